import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { readSources } from '@xezer/feed/simulator/read-sources'
import { createGivingTimers } from '@xezer/feed/thread/right-of-way'
import { serveFeed } from '@xezer/feed/thread/serve-feed'
import type { HouseWord } from '@xezer/feed/thread/thread-words'
import type { FeedThreadData } from '@xezer/server/feed-thread'
import { createLogger } from '@xezer/server/platform/logger'
import { nodeMachine } from '@xezer/server/platform/node-machine'
import { yieldProcessor } from '@xezer/server/platform/yield-processor'
import { createSimulatedFeed } from '@xezer/server/simulated-feed'
import { type ChosenWorlds, seedOfWorld, withChosen } from './world/choose-worlds.ts'
import { joinWorlds } from './world/many-worlds.ts'

/** As `feed-worker.ts` of the server, with several worlds beside each other. */
yieldProcessor()
const { config, rightOfWay } = workerData as FeedThreadData
const timers = createGivingTimers(nodeMachine.timers, nodeMachine.steadyClock, rightOfWay)
const machine = { ...nodeMachine, timers }
const log = createLogger(config.logLevel)
// Worlds make matches; facts and seasons are those of one, however many matches there are.
const sources = readSources(config.contentDir)
const chosen: ChosenWorlds = JSON.parse(readFileSync(process.env.BENCH_WORLDS ?? '', 'utf8'))
const worlds = chosen.inPlay.map((inPlay, number) =>
  createSimulatedFeed({ ...config, simSeed: seedOfWorld(config.simSeed, number) }, log, machine, {
    sources: sources.map((source) => withChosen(source, chosen.atMs, inPlay)),
    hasOutrights: number === 0,
  }),
)
const served = serveFeed(joinWorlds(worlds), (word) => parentPort?.postMessage(word), nodeMachine.timers)
parentPort?.on('message', (word: HouseWord) => served.hear(word))
