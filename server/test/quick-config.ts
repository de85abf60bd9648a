import { type Config, readConfig } from '../src/kernel/config.ts'

/** As a server without settings, but that passwords and proofs of work take hardly any time. */
export const quickConfig: Config = {
  ...readConfig({ LOG_LEVEL: 'silent', CHALLENGE_WORK: '2' }),
  passwordMemoryKib: 64,
}
