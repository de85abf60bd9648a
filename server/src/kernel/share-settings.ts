import type { Shares } from './pools.ts'

type ConnectionSetting = `DATABASE_${'MONEY' | 'SITE' | 'CONSOLE' | 'WORK' | 'DOOR'}`
type LimitSetting = `DATABASE_${'WAIT' | 'LOCK' | 'STATEMENT'}_MS`
type ShareEnvironment = Readonly<Record<ConnectionSetting | LimitSetting, number>>

/** The lanes as they are set. Whoever comes to the door has the call itself before them, so that they wait there for less. */
export function sharesOf(read: ShareEnvironment): Shares {
  const { DATABASE_WAIT_MS: waitMs, DATABASE_LOCK_MS: lockMs, DATABASE_STATEMENT_MS: statementMs } = read
  const caller = { waitMs, lockMs, statementMs }
  const door = { waitMs: Math.ceil(waitMs / 2), lockMs: Math.ceil(lockMs / 2), statementMs }
  return {
    money: { ...caller, connections: read.DATABASE_MONEY },
    site: { ...caller, connections: read.DATABASE_SITE },
    console: { ...caller, connections: read.DATABASE_CONSOLE, statementMs: statementMs * 3 },
    work: { waitMs: 10_000, lockMs: 10_000, statementMs: statementMs * 100, connections: read.DATABASE_WORK },
    door: { ...door, connections: read.DATABASE_DOOR },
    health: { ...door, connections: 1 },
  }
}
