import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { hashOf } from '../modules/identity/trail/trail.ts'
import { verifyChanges } from '../modules/identity/trail/verify-changes.ts'
import { entryHash } from './audit-entry.ts'
import { commandBy, NO_HASH, record } from './audit.ts'
import { inTransaction } from './database.ts'
import { auditedBrands, faultText, verifyAudit } from './verify-audit.ts'

const { db, drop } = await freshDatabase()
afterAll(drop)
const now = new Date('2026-11-23T08:00:00Z')
const subject = { type: 'member', id: randomUUID(), name: 'maria' }
const add = (brandId: number, note: string, after?: unknown) =>
  inTransaction(db, (tx) => record(tx, commandBy('Ana'), { brandId, action: 'notes.add', subject, note, after }, now))
/** What nobody may do who comes by the product. */
async function unguarded(...statements: readonly string[]): Promise<void> {
  const tables = ['kernel.audit', 'identity.member_change']
  const guards = (word: string) => tables.map((table) => `alter table ${table} ${word} trigger user`)
  for (const statement of [...guards('disable'), ...statements, ...guards('enable')])
    await sql.raw(statement).execute(db)
}

test('what no database keeps is not hashed either: the entry holds', async () => {
  await add(1, 'half \uD800 of one, and \u0000 nothing', { '\uDC00': ['\uD83D'] })
  const { rows } = await sql<{ note: string }>`select note from kernel.audit where brand_id = 1`.execute(db)
  expect(rows).toEqual([{ note: 'half \uFFFD of one, and \uFFFD nothing' }])
  expect(await verifyAudit(db, 1)).toMatchObject({ entries: 1, wrong: [], marked: [] })
})

test('every broken and every missing entry is named, and what was changed behind them as well', async () => {
  for (let count = 1; count <= 9; count++) await add(2, `note ${count}`)
  await unguarded(
    `update kernel.audit set note = 'else' where brand_id = 2 and number = 2`,
    `delete from kernel.audit where brand_id = 2 and number in (5, 6)`,
    `update kernel.audit set hash = repeat('1', 64) where brand_id = 2 and number = 8`,
  )
  const verdict = await verifyAudit(db, 2)
  // The entry behind a changed hash does not follow from it.
  expect(verdict).toMatchObject({ entries: 9, wrong: [2, 5, 6, 8, 9], wrongCount: 5 })
  expect(faultText(verdict)).toBe('entries 2, 5, 6, 8, 9 are not what was written')

  const whole = { number: 2n, hash: verdict.end.hash }
  expect((await verifyAudit(db, 2, whole)).wrong).toEqual([3, 5, 6, 8, 9])
  await unguarded(`delete from kernel.audit where brand_id = 2 and number > 3`)
  expect(await verifyAudit(db, 2)).toMatchObject({ wrong: [2, 4, 5, 6, 7, 8, 9], wrongCount: 7 })
})

test('more broken entries than anybody reads are counted', async () => {
  await add(3, 'one')
  await unguarded(`update kernel.audit_head set number = 5000 where brand_id = 3`)
  const verdict = await verifyAudit(db, 3)
  expect(verdict.wrong).toHaveLength(100)
  expect(verdict.wrongCount).toBe(4999)
  expect(faultText(verdict)).toMatch(/^entries 2, 3, .* and 4899 more are not what was written$/)
  expect(await auditedBrands(db)).toEqual([1, 2, 3])
})

/** An entry as it was written before text was looked at: hashed as typed, stored as the encoding leaves it. */
async function addAsBefore(brandId: number, number: number, note: string, previous: string): Promise<string> {
  const at = now.toISOString()
  const doer = { operatorId: null, name: 'Ana', sessionId: null, ip: null }
  const said = { brandId, number: String(number), at, ...doer, action: 'notes.add', subject, reason: '', note }
  const content = JSON.stringify({ ...said, before: null, after: null })
  const hash = entryHash(previous, content)
  await sql`
    insert into kernel.audit (brand_id, number, at, by_name, action, subject_type, subject_id, subject_name, reason, note, content,
                              previous_hash, hash)
    values (${brandId}, ${number}, ${now}, 'Ana', 'notes.add', 'member', ${subject.id}, 'maria', '', ${note}, ${content}, ${previous},
            ${hash})`.execute(db)
  await sql`insert into kernel.audit_head values (${brandId}, ${number}, ${hash})
            on conflict (brand_id) do update set number = ${number}, hash = ${hash}`.execute(db)
  return hash
}

/** The upgrade, on chains that were written before it. */
async function upgradeAgain(): Promise<void> {
  const files = ['0063_kernel_audit_mark', '0064_identity_change_mark']
  const texts = files.map((name) => readFile(new URL(`../../migrations/${name}.sql`, import.meta.url), 'utf8'))
  const migrations = (await Promise.all(texts)).join('\n')
  await sql.raw(`drop table kernel.audit_mark, identity.member_change_mark; ${migrations}`).execute(db)
}

test('an upgrade marks what was stored otherwise than hashed, and nothing else; marks forgive no change made since', async () => {
  const first = await addAsBefore(4, 1, 'half \uD800', NO_HASH)
  const second = await addAsBefore(4, 2, 'typed \\ud800 and \uFFFD', first)
  const third = await addAsBefore(4, 3, 'half \uDC00 again', second)
  await addAsBefore(4, 4, 'plain', third)
  expect(await verifyAudit(db, 4)).toMatchObject({ wrong: [1, 3], marked: [] })

  await upgradeAgain()
  expect(await verifyAudit(db, 4)).toMatchObject({ wrong: [], wrongCount: 0, marked: [1, 3] })
  await expect(sql`delete from kernel.audit_mark`.execute(db)).rejects.toThrow('only added to')
  await expect(
    sql`insert into kernel.audit_mark values (4, 4, 'stored_otherwise', now(), 'nobody')`.execute(db),
  ).rejects.toThrow('only added to')

  await unguarded(`update kernel.audit set note = 'else' where brand_id = 4 and number = 3`)
  expect(await verifyAudit(db, 4)).toMatchObject({ wrong: [3], marked: [1] })
})

test('changes of members are marked and proved likewise', async () => {
  const [member, previous] = [randomUUID(), '']
  const link = (number: number, after: string, before: string) => ({
    memberId: member,
    number,
    brandId: 1,
    field: 'nickname',
    before: null,
    after,
    changedBy: `member:${member}`,
    at: now,
    previousHash: before,
  })
  const firstHash = hashOf(link(1, 'half \uD800', previous))
  const secondHash = hashOf(link(2, 'plain \uFFFD "line"\n', firstHash))
  const insert = (number: number, after: string, before: string, hash: string) =>
    `insert into identity.member_change values ('${member}', ${number}, 1, 'nickname', null, '${after}', 'member:${member}',
     '${now.toISOString()}', '${before}', '${hash}')`
  await unguarded(
    'alter table identity.member_change drop constraint member_change_member_id_fkey',
    insert(1, 'half \uFFFD', previous, firstHash),
    insert(2, 'plain \uFFFD "line"\n', firstHash, secondHash),
  )
  expect(await verifyChanges(db)).toMatchObject({ changes: 2, wrong: [{ memberId: member, number: 1 }], marked: [] })

  await upgradeAgain()
  expect(await verifyChanges(db)).toMatchObject({ wrong: [], marked: [{ memberId: member, number: 1 }] })

  await unguarded(`update identity.member_change set after = 'else' where number = 1`)
  expect(await verifyChanges(db)).toMatchObject({ wrong: [{ memberId: member, number: 1 }], marked: [] })
})
