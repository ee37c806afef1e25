import type { Results } from '@xezer/contract/sport-entities'
import { exampleEvent } from '../core/live/example-event.ts'
import { BoardCells } from '../core/match/board-cells.tsx'
import { TurnDot } from '../core/match/turn-dot.tsx'
import { IncidentMark } from '../features/event/incident-mark.tsx'
import { ScoreTable } from '../features/event/score-table.tsx'
import styles from './catalogue.module.css'
import { BOARDS } from './example-boards.ts'
import { Specimen } from './specimen.tsx'

const MARKS = [
  ...['goal', 'own_goal', 'penalty_missed', 'yellow_card', 'second_yellow_card', 'red_card', 'substitution'],
  ...['break', 'set_won', 'match_won', 'run', 'lead_change', 'medical', 'retired'],
] as const

/** Score boards of every form: with and without columns of parts, in play and over, wide and narrow. */
export function BoardStates() {
  return (
    <>
      {BOARDS.map(({ name, home, away, results }) => (
        <Specimen key={name} name={`ScoreTable, ${name}`} isWide>
          <div className={styles.board}>
            <ScoreTable event={exampleEvent(1, [], { home, away })} results={results} />
          </div>
          <Rows results={results} />
        </Specimen>
      ))}
      <Specimen name="IncidentMark, TurnDot">
        {MARKS.map((kind) => (
          <IncidentMark key={kind} kind={kind} />
        ))}
        <TurnDot isOn />
      </Specimen>
    </>
  )
}

function Rows({ results }: { results: Results }) {
  return (
    <>
      <BoardCells results={results} />
      <BoardCells results={results} isNarrow />
    </>
  )
}
