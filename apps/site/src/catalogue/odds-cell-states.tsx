import { useText } from '@xezer/ui/text-provider'
import { useMemo } from 'react'
import { EmptyCell, OddsCell } from '../core/prices/odds-cell.tsx'
import { createPicks } from '../core/prices/picks.ts'
import { type Services, ServicesContext } from '../core/services.tsx'
import styles from './catalogue.module.css'
import { CELLS, factorOf, fillCells } from './example-cells.ts'
import { Specimen } from './specimen.tsx'

const FORMS = ['bare', 'labelled', 'stacked'] as const

/** The odds cell: every state in every form that it has on the site, and all of it once more with old prices. */
export function OddsCellStates() {
  const text = useText()
  // A cell reads prices and reports taps; nothing else of the services is behind it.
  const services = useMemo(() => ({ prices: fillCells(), picks: createPicks() }) as unknown as Services, [])
  return (
    <ServicesContext.Provider value={services}>
      {[false, true].map((isStale) => (
        <div key={String(isStale)} className={styles.column} {...(isStale ? { 'data-stale': '' } : {})}>
          {FORMS.map((form) => (
            <Specimen key={form} name={`OddsCell ${form}${isStale ? ', prices out of date' : ''}`} isWide>
              <div className={styles.cells} data-cells>
                {CELLS.map((cell) => (
                  <OddsCell
                    key={cell.name}
                    factor={factorOf(cell)}
                    market={text('market.main')}
                    label={form === 'bare' ? undefined : cell.name}
                    isStacked={form === 'stacked'}
                  />
                ))}
                <EmptyCell />
                <EmptyCell isMarked />
              </div>
            </Specimen>
          ))}
        </div>
      ))}
    </ServicesContext.Provider>
  )
}
