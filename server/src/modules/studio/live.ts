import { concernsBrand, concernsSubject, type LiveTopic } from '#kernel/live.ts'
import { readTableTopic as readCrashTopic } from './crash/reads.ts'
import { potSubjects, readPotTopic } from './reads.ts'
import { readLobbyTopic, readStakesTopic, readTableTopic, tableSubjects } from './tables/reads.ts'

/** What stands in a game's pot: `pot:LUCKY_TWENTY`. */
const pot: LiveTopic = {
  name: 'pot',
  actor: 'anyone',
  hears: ['rounds_settled'],
  subjects: potSubjects,
  concerns: concernsSubject,
  read: readPotTopic,
}

/** The shared crash round: its phases and everybody's bets. */
const crash: LiveTopic = {
  name: 'crash',
  actor: 'anyone',
  hears: ['crash_changed'],
  changes: true,
  concerns: concernsBrand,
  read: readCrashTopic,
}

/** The lobby of the live tables, each in a line. */
const tables: LiveTopic = {
  name: 'tables',
  actor: 'anyone',
  hears: ['table_changed'],
  restMs: 500,
  changes: true,
  concerns: concernsBrand,
  read: readLobbyTopic,
}

/** A live table as everybody there sees it: `table:ID`. */
const table: LiveTopic = {
  name: 'table',
  actor: 'anyone',
  hears: ['table_changed'],
  changes: true,
  subjects: tableSubjects,
  concerns: concernsSubject,
  read: readTableTopic,
}

/** What lies on the spots of a live table: `stakes:ID`. */
const stakes: LiveTopic = {
  name: 'stakes',
  actor: 'anyone',
  hears: ['table_staked'],
  subjects: tableSubjects,
  restMs: 250,
  changes: true,
  concerns: concernsSubject,
  read: readStakesTopic,
}

export const topics: readonly LiveTopic[] = [pot, crash, tables, table, stakes]
