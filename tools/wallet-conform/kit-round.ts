import type { KitAnswer, KitClient } from './kit-client.ts'

/** What the session told: as much as the checks need to place their stakes. */
export interface KitSession {
  readonly session: string
  readonly player: string
  readonly currency: string
  readonly min: number
  readonly max: number
}

/** One round of the kit's own, with names that nobody had before; every message can be said again word by word. */
export interface KitRound {
  readonly round: string
  readonly betTx: string
  readonly winTx: string
  bet(over?: Fields): Promise<KitAnswer>
  win(amount: number, over?: Fields): Promise<KitAnswer>
  play(won: number, over?: Fields): Promise<KitAnswer>
  rollback(over?: Fields): Promise<KitAnswer>
  close(over?: Fields): Promise<KitAnswer>
}

export type Fields = Readonly<Record<string, unknown>>

export function openKitRound(client: KitClient, at: KitSession, stake = at.min): KitRound {
  const [round, betTx, winTx, backTx] = ['round', 'bet', 'win', 'back'].map((of) => client.name(of)) as [
    string,
    string,
    string,
    string,
  ]
  const place = { round, game: client.target.game }
  const { session, player, currency } = at
  return {
    round,
    betTx,
    winTx,
    bet: (over) => client.send('bet', { session, ...place, tx: betTx, amount: stake, currency, ...over }),
    win: (amount, over) =>
      client.send('win', { player, ...place, tx: winTx, betTx, amount, currency, final: true, ...over }),
    play: (won, over) =>
      client.send('play', {
        ...{ session, ...place, currency, final: true },
        ...{ bet: { tx: betTx, amount: stake }, win: { tx: winTx, amount: won }, ...over },
      }),
    rollback: (over) => client.send('rollback', { player, ...place, tx: backTx, betTx, ...over }),
    close: (over) => client.send('close', { player, ...place, ...over }),
  }
}
