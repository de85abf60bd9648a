import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bets as betRecord, round as readBetRound } from '@croupier/contract/betting.ts'
import { deskTable, deskTables } from '@croupier/contract/console-tables.ts'
import { tableRound, tableShoe } from '@croupier/contract/table-rounds.ts'
import { takeSeat } from '@croupier/contract/table-answers.ts'
import { liveTable, liveTables } from '@croupier/contract/tables.ts'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { asDealer } from '#kernel/dealer-role.ts'
import { operatorIn } from '../../../../test/operators.ts'
import { LUCKY, setPolicy } from '../../../../test/policy.ts'
import { tablePlay } from '../../../../test/tables.ts'
import { world } from '../../../../test/world.ts'
import { hashOfLink } from '../../chains/chains.ts'
import { dealTables } from './dealer/deal-tables.ts'
import { readLobbyTopic, readStakesTopic, readTableTopic } from './reads.ts'

const logged: string[] = []
const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
const here = await world({ log })
const { ask, clock, deps, member } = here
await setPolicy(deps, LUCKY, { tables: { links: 100 } })
const play = await tablePlay(here, 'BJ1')
const { tableId, to, turns, bet, say, current, table } = play
const params = { tableId }
const operator = await operatorIn(here)

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Every link of the table that nobody may know yet, however it is written. */
async function untold(): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ chainId: number; link: number }>`
    select s.chain_id as "chainId", s.link from studio.table_shoe as s join chains.chain as c on c.id = s.chain_id
    where c.owner = ${`table:${tableId}`} and s.hash is null order by s.link limit 1`.execute(deps.db)
  const [open] = rows
  if (!open) throw new Error('no shoe is open')
  const texts = new Set<string>()
  let hash = await hashOfLink(deps.db, open.chainId, 1)
  for (let link = 1; link <= open.link; link += 1) {
    const bytes = Buffer.from(hash, 'hex')
    for (const text of [hash, bytes.toString('base64'), bytes.toString('base64url')]) texts.add(text)
    hash = sha256(hash)
  }
  return texts
}

const LONG = /[\w+/=-]{43,}/g

/** All that can be asked about the table by anybody, while what answers cannot read what is secret. */
async function answers(token: string, roundId: string, shoeId: string): Promise<readonly unknown[]> {
  await asDealer(deps.db, (tx) => sql`revoke select on chains.checkpoint from croupier_dealer`.execute(tx))
  const watcher = { brandId: LUCKY, session: undefined, subject: tableId }
  const said = await Promise.all([
    ask(liveTable, { params, token }),
    ask(liveTable, { params }),
    ask(liveTables, { token }),
    ask(tableRound, { token, params: { tableId, roundId } }),
    ask(tableShoe, { token, params: { tableId, shoeId } }),
    ask(betRecord, { token, query: {} }),
    ask(readBetRound, { token, params: { roundId } }),
    ask(deskTable, { token: operator, params }),
    ask(deskTables, { token: operator }),
    readTableTopic(deps, watcher),
    readLobbyTopic(deps, watcher),
    readStakesTopic(deps, watcher),
  ])
  await asDealer(deps.db, (tx) => sql`grant select on chains.checkpoint to croupier_dealer`.execute(tx))
  // What does not exist yet is not found; nothing fails.
  expect(said.filter((one) => one && 'status' in one && one.status !== 200 && one.status !== 404)).toEqual([])
  return said
}

/** Whatever is written down anywhere but where nobody reads but the dealer. */
async function written(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname in ('studio', 'chains', 'betting', 'kernel', 'operator', 'wallet') and tableowner <> 'croupier_dealer'`.execute(
    deps.db,
  )
  const texts = await Promise.all(
    rows.map(async ({ name }) => {
      const found = await sql<{
        text: string | null
      }>`select string_agg(t::text, ' ') as text from ${sql.raw(name)} as t`.execute(deps.db)
      return found.rows[0]?.text ?? ''
    }),
  )
  return texts.join(' ')
}

/** Cards by name, wherever they stand. */
const cardsIn = (text: string): readonly string[] => text.match(/"(?:10|[2-9AJQK])[cdhs]"/g) ?? []

test('a card face down, the cards to come and the links are in no answer, message, row, log line or error before their time', async () => {
  const [one, other] = [await member(), await member()]
  for (const [seat, { token }] of [
    [2, one],
    [5, other],
  ] as const)
    await ask(takeSeat, { token, params, body: { seat, do: 'take' } })
  const shown = new Set<string>()
  const { roundId } = await to('betting')
  const shoeId = (await table()).shoe?.shoeId ?? ''
  const chain = (await table()).chain
  await bet(one, { seat2: '20.00' }, { roundId })
  await bet(other, { seat5: '20.00', seat2_behind: '10.00' }, { roundId })
  const secret = await untold()
  const seen: (readonly unknown[])[] = []
  // To the end of the round; each seat takes one more card where it may.
  for (let at = await current(one); at.phase !== 'settled'; at = await current(one)) {
    const said = JSON.stringify(await answers(one.token, roundId, shoeId))
    for (const card of cardsIn(JSON.stringify(at.events))) shown.add(card)
    // All rows are read where the card lies face down, and when betting has ended.
    const rows = at.phase === 'closed' || at.question?.seat === 2 ? await written() : ''
    for (const text of [said, rows, ...logged.splice(0)]) {
      expect((text.match(LONG) ?? []).filter((long) => secret.has(long))).toEqual([])
      expect(cardsIn(text).filter((card) => !shown.has(card))).toEqual([])
    }
    seen.push(at.events)
    expect(at).toMatchObject({ result: null, won: [], summary: null })
    const seat = at.question?.seat
    const asked = seat === 2 ? one : seat === 5 ? other : undefined
    if (asked && at.question?.options.includes('hit')) await say(asked, at.question.kind, 'hit', seat ?? undefined)
    const due = await sql<{ at: Date }>`select due_at as at from studio.live_table where id = ${tableId}`.execute(
      deps.db,
    )
    clock.set(new Date(Math.max(due.rows[0]?.at.getTime() ?? 0, clock.now().getTime())))
    await turns()
  }
  const { value } = await ask(tableRound, { params: { tableId, roundId } })
  const { events } = value.round
  const hidden = events.findIndex(({ kind }) => kind === 'card_hidden')
  expect(hidden).toBeGreaterThan(0)
  expect(events.filter(({ kind }) => kind === 'card_shown')).toHaveLength(1)
  expect(events[hidden]).not.toHaveProperty('card')
  expect(seen.at(-1)?.length).toBeGreaterThan(hidden)
  for (const moment of seen) expect(moment).toEqual(events.slice(0, moment.length))
  for (const card of cardsIn(JSON.stringify(value.round))) shown.add(card)
  // Then it is told, and it was one of those that were looked for.
  expect(sha256(value.proof.hash ?? '')).toBe(chain?.linkAfter)
  expect(secret.has(value.proof.hash ?? '')).toBe(true)
})

test('a dealer that fails says nothing of what it was about to show', async () => {
  const one = await member()
  await ask(takeSeat, { token: one.token, params, body: { seat: 3, do: 'take' } })
  await to('betting')
  await bet(one, { seat3: '20.00' })
  await to('dealing')
  const secret = await untold()
  logged.splice(0)
  const { events } = await current()
  await sql`alter table studio.table_round add constraint failing
    check (jsonb_array_length(events) <= ${sql.lit(events.length)}) not valid`.execute(deps.db)
  clock.move(1000)
  await dealTables(deps, (_kind, numbers) => Promise.resolve(numbers))
  await sql`alter table studio.table_round drop constraint failing`.execute(deps.db)
  const said = logged.splice(0).join('\n')
  expect(said).toContain('could not be dealt')
  expect((said.match(LONG) ?? []).filter((long) => secret.has(long))).toEqual([])
  expect(said).not.toContain('card')
})

test('what answers calls of tables has no way to the code that reads links', () => {
  const reached = new Set<string>()
  const walk = (file: string) => {
    if (reached.has(file) || !existsSync(file)) return
    reached.add(file)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/^(?!import type).*from '(\.[^']+)'/gm))
      walk(join(dirname(file), path))
  }
  const rooms = ['.', 'bets', 'seats', 'desk', 'desk/rounds'].map((room) => join(import.meta.dirname, room))
  for (const room of rooms)
    for (const name of readdirSync(room)) if (/(?<!\.test)\.ts$/.test(name)) walk(join(room, name))
  expect(reached.has(join(import.meta.dirname, 'place-bets.ts'))).toBe(true)
  const reading = (files: Iterable<string>) =>
    [...files].filter((file) => readFileSync(file, 'utf8').includes('chains.checkpoint'))
  expect(reading(reached)).toEqual([])
  walk(join(import.meta.dirname, 'dealer/deal.ts'))
  expect(reading(reached)).toHaveLength(1)
})
