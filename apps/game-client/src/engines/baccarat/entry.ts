import { BACCARAT_BETS, baccaratFigures } from '@xezer/game-math/baccarat/baccarat'
import { type BaccaratChoice, type BaccaratView, baccaratEngine } from '@xezer/game-math/play/baccarat'
import { percent } from '../../drawing/factors.ts'
import { addSheet } from '../../kit/add-sheet.ts'
import type { GameEntry } from '../../kit/game-entry.ts'
import { createChipTray } from '../chips/chip-tray.ts'
import sheet from './baccarat.css'
import { BET_NAMES, CHIP_VALUES, factorOf } from './bets.ts'
import { type BaccaratStage, createBaccaratStage } from './stage.ts'

addSheet(sheet)

const WINNERS = {
  player: 'play-baccarat.player',
  banker: 'play-baccarat.banker',
  tie: 'play-baccarat.tie',
} as const

export const entry: GameEntry<BaccaratChoice, never, BaccaratView, BaccaratStage> = {
  engine: 'baccarat',
  pressName: 'deal',
  createStage: createBaccaratStage,
  createChoice: (tools, stage) =>
    createChipTray({
      tools: { ...tools, initial: baccaratEngine.readChoice(null, tools.initial) },
      cloth: stage,
      values: CHIP_VALUES,
      read: ({ bets }: BaccaratChoice) => bets,
      make: (bets): BaccaratChoice => ({ bets }),
    }),
  sayResult: ({ view }, { text }) =>
    text('play-baccarat.result', {
      winner: text(WINNERS[view.winner]),
      player: view.playerPoints,
      banker: view.bankerPoints,
    }),
  describe: ({ text }) => [
    {
      title: text('play-baccarat.rules'),
      blocks: [
        { kind: 'text', text: text('play-baccarat.rules.aim') },
        { kind: 'text', text: text('play-baccarat.rules.third') },
        { kind: 'text', text: text('play-baccarat.rules.shoe') },
      ],
    },
    {
      title: text('play.paytable'),
      blocks: [
        {
          kind: 'table',
          head: [text('play-baccarat.bet'), text('play-baccarat.back'), text('play.hit_rate'), 'RTP'],
          rows: BACCARAT_BETS.map((bet) => {
            const { hitRate, rtp } = baccaratFigures(bet)
            return [text(BET_NAMES[bet]), `${factorOf(bet)}×`, percent(hitRate), percent(rtp)]
          }),
        },
        { kind: 'text', text: text('play-baccarat.rules.tie') },
      ],
    },
  ],
}
