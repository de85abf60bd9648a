import { type Config, readConfig } from '../src/kernel/config.ts'
import { LANES } from '../src/kernel/lane.ts'
import type { Share, Shares } from '../src/kernel/pools.ts'

const settings = readConfig({ LOG_LEVEL: 'silent', CHALLENGE_WORK: '2' })

const PATIENT_MS = 60_000
const patient = (share: Share): Share => ({ ...share, waitMs: PATIENT_MS, lockMs: PATIENT_MS, statementMs: PATIENT_MS })

/** As a server without settings, but that passwords and proofs of work take hardly any time, and nobody is sent away by a slow machine. */
export const quickConfig: Config = {
  ...settings,
  passwordMemoryKib: 64,
  databaseShares: Object.fromEntries(LANES.map((lane) => [lane, patient(settings.databaseShares[lane])])) as Shares, // One for each lane.
}
