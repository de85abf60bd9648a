import type { Db } from '#kernel/database.ts'
import { onlyThese } from '#kernel/member-selection.ts'
import { playLess } from './rules.ts'
import * as store from './store.ts'

/** What was staked and won in a brand in each of some spans, by hour and category of what was settled. */
export async function playByHour(
  db: Db,
  play: store.SelectedPlay,
  spans: readonly store.Span[],
): Promise<readonly (readonly store.PlayRow[])[]> {
  const { members } = play
  if (members.kind === 'all') return store.sumPlay(db, play, spans)
  const some = await store.sumPlayOf(db, { ...play, members: onlyThese(members) }, spans)
  if (members.kind === 'only') return some
  const all = await store.sumPlay(db, play, spans)
  return all.map((rows, span) => playLess(rows, some[span] ?? []))
}

/** How many members of a brand had a bet settled in each of some spans. */
export const playersOf = (
  db: Db,
  play: store.SelectedPlay & { readonly timeZone: string },
  spans: readonly store.Span[],
): Promise<readonly number[]> => store.countPlayers(db, play, spans)

/** Bets of a brand that wait for their outcome, and what was staked on them. */
export async function openBetsOf(db: Db, play: store.SelectedPlay): Promise<store.OpenStakeRow> {
  const { members } = play
  if (members.kind === 'all') return store.sumOpen(db, play)
  const some = await store.sumOpenOf(db, { ...play, members: onlyThese(members) })
  if (members.kind === 'only') return some
  const all = await store.sumOpen(db, play)
  return { count: all.count - some.count, held: all.held - some.held }
}

/** The moment up to which all of this is counted: what bets brought since is not among it. Undefined where nothing is counted. */
export const countedTo = (db: Db): Promise<Date | undefined> => store.findComplete(db)
