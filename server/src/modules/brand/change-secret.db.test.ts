import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { world } from '../../../test/world.ts'
import { nameOf, openSecret } from '#kernel/secret.ts'
import { changeSecret, endOverlap } from './change-secret.ts'

// What is sealed anew, and when, is shown by server/src/secret-rotation.db.test.ts.

const folder = mkdtempSync(join(tmpdir(), 'change-secret-'))
afterAll(() => rmSync(folder, { recursive: true }))
const secret = openSecret({ dataDir: folder }, randomBytes)
const { deps, clock } = await world({ config: { dataDir: folder }, secret })
const ORDER = { by: 'ana', reason: 'a stolen backup', leadMs: 3000, overlapMs: 3_600_000 }

async function entries() {
  const { rows } = await sql<{ brandId: number; action: string; byName: string; reason: string; all: string }>`
    select brand_id as "brandId", action, by_name as "byName", reason, audit::text as all from kernel.audit
    where action like 'secret.%' order by action desc, brand_id`.execute(deps.db)
  return rows
}

test('the log of every brand says who rotated and ended, and why, and names secrets without showing them', async () => {
  const { current: first } = secret.files()
  expect(await changeSecret(deps, ORDER)).toEqual({
    from: new Date(deps.now().getTime() + 3000),
    until: new Date(deps.now().getTime() + 3_603_000),
  })
  const { current } = secret.files()
  expect(current).not.toEqual(first)
  expect(await changeSecret(deps, ORDER)).toBeUndefined()
  expect(await endOverlap(deps, ORDER, [])).toBe(false)
  clock.move(3000)
  expect(await endOverlap(deps, ORDER, [])).toBe(true)
  expect(await endOverlap(deps, ORDER, [])).toBe(false)

  const rows = await entries()
  expect(rows.map(({ action, brandId }) => [action, brandId])).toEqual([
    ['secret.rotate', 1],
    ['secret.rotate', 2],
    ['secret.rotate', 3],
    ['secret.finish', 1],
    ['secret.finish', 2],
    ['secret.finish', 3],
  ])
  for (const { reason, byName, all } of rows) {
    expect(reason).toBe('a stolen backup')
    expect(byName).toContain('ana')
    expect(all).toContain(nameOf(first))
    for (const bytes of [first, current]) expect(all).not.toContain(bytes.toString('hex'))
  }
})
