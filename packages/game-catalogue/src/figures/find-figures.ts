import { findEngine } from '@xezer/game-math/play/find-engine'
import { FIGURES, type FigureKey } from '../generated/figures.ts'
import type { Listing } from '../listing.ts'
import type { GameFigures } from './game-figures.ts'

type Model = Pick<Listing, 'engine' | 'variant'>

const keyOf = ({ engine, variant }: Model): FigureKey =>
  engine === 'roulette' ? (variant === 'french' ? 'roulette-french' : 'roulette-european') : engine

export const findFigures = (listing: Model): GameFigures => FIGURES[keyOf(listing)]

/** The mathematics of a game by name and version, the same for all games that share it: `slot-book 1`. */
export const modelOf = (listing: Model): string => `${keyOf(listing)} ${findEngine(listing.engine).version}`
