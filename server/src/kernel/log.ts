import { pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Pick<
  ReturnType<typeof pino>,
  'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'level' | 'child' | 'silent'
>

const SECRETS = ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]']

/** The structured log: one JSON object a line, with request ids, without secrets. */
export const openLog = (config: Config): Log =>
  pino({ level: config.logLevel, redact: SECRETS, base: null, timestamp: pino.stdTimeFunctions.isoTime })
