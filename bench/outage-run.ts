import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

export interface CallersOptions {
  readonly port: number
  readonly connections: number
  /** A token a line. */
  readonly tokensFile: string
  /** Where the ids of acknowledged rounds are written, one a line. */
  readonly idsFile: string
}

export interface CallersResult {
  readonly acknowledged: number
  /** How often each answer came: a status, with the code of a refusal; or none. */
  readonly outcomes: Readonly<Record<string, number>>
  /** Answers that nobody may get in an outage. */
  readonly strange: readonly string[]
  readonly slowestMs: number
}

/** A round that was answered: when it was asked for and when the answer came, in milliseconds since 1970. */
interface AnsweredRound {
  readonly asked: number
  readonly answered: number
}

export interface Callers {
  /** When the first round was answered that was asked for after this moment. */
  answeredAfter(moment: number): Promise<number>
  /** Let them come to an end. */
  stop(): Promise<CallersResult>
}

/** Let callers play in a process of their own. */
export function startCallers(options: CallersOptions): Callers {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'outage-callers.ts'), JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = Promise.all([text(child.stdout!), once(child, 'exit')])
  return {
    answeredAfter: (moment) =>
      new Promise((resolve, reject) => {
        const hear = (said: unknown) => {
          const { asked, answered } = said as AnsweredRound // The callers say nothing else.
          if (asked <= moment) return
          child.off('message', hear)
          resolve(answered)
        }
        child.on('message', hear)
        child.once('exit', () => reject(new Error('the callers ended')))
      }),
    async stop() {
      child.send('stop')
      const [said, [code]] = await ended
      if (code !== 0) throw new Error(`the callers ended with ${code}`)
      return JSON.parse(said) as CallersResult
    },
  }
}
