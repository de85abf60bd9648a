import type { Config } from './config.ts'
import type { Db } from './database.ts'
import type { Log } from './log.ts'
import type { InstallationSecret } from './secret.ts'

/** What the world gives to the code: made once in `main.ts`, and once more by the tests. */
export interface Deps {
  readonly config: Config
  readonly db: Db
  readonly log: Log
  /** The only clock. */
  readonly now: () => Date
  /** What only this installation knows; keys are drawn from it by purpose. */
  readonly secret: InstallationSecret
  /** Unpredictable bytes. */
  readonly random: (length: number) => Buffer
}
