import { expect, it } from 'vitest'
import { columnGroupName, commentText, incidentText, periodName } from './market-name.ts'

it('names parts of play, column groups and comments', () => {
  expect(periodName('h1', 'az')).toBe('1-ci hissə')
  expect(periodName('half_time', 'en')).toBe('Half-time')
  expect(periodName('set2.game5', 'en')).toBe('Set 2, Game 5')
  expect(periodName('q3', 'az')).toBe('3-cü period')
  expect(periodName('nowhere7', 'en')).toBe('nowhere7')
  expect(columnGroupName('1x2', 'en')).toBe('Match result')
  expect(columnGroupName('main', 'az')).toBe('Əsas')
  expect(commentText('corner', 'Qarabağ', "67'", 'az')).toBe("67' Künc zərbəsi: Qarabağ")
  expect(commentText('danger', null, "45+3'", 'en')).toBe("45+3' Dangerous attack")
  expect(incidentText('second_yellow_card', 'Qarabağ', 'az')).toBe('İkinci sarı vərəqə: Qarabağ')
  expect(incidentText('own_goal', 'Qarabağ', 'az')).toBe('Avtoqol · Qarabağ')
  expect(incidentText('own_goal', null, 'az')).toBe('Avtoqol')
  expect(incidentText('half_time', null, 'ru')).toBe('Перерыв')
})
