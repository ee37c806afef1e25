import { type Logger, pino } from 'pino'
import type { LogLevel } from './config.ts'

export type { Logger }

/** Structured lines on standard output; nothing secret gets into them, wherever it stands. */
export function createLogger(level: LogLevel): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'token',
        'password',
        '*.token',
        '*.password',
        'req.headers.authorization',
        'req.headers.cookie',
        'connectionString',
        'databaseUrl',
        'migrationDatabaseUrl',
      ],
      censor: '[redacted]',
    },
  })
}
