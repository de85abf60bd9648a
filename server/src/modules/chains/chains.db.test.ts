import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { world } from '../../../test/world.ts'
import { chainOf, hashOfLink, makeChain, publishChain, saltChain, takeLink } from './chains.ts'

const { deps } = await world()
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A chain of this owner, published and salted. */
async function openChain(owner: string, links: number) {
  const made = await makeChain(deps, links)
  await inTransaction(deps.db, (tx) => publishChain(tx, owner, made, deps.now()))
  const chain = await chainOf(deps.db, owner)
  if (!chain) throw new Error(`${owner} has no chain`)
  await inTransaction(deps.db, (tx) => saltChain(tx, deps, chain.id))
  return { made, id: chain.id }
}

test('every link hashes to the one after it, up to the published head', async () => {
  const { made, id } = await openChain('test:links', 2500)
  expect(made.checkpoints.map(({ link }) => link)).toEqual([1, 1001, 2001])
  const hashes = await Promise.all([1, 999, 1000, 1001, 2499].map((link) => hashOfLink(deps.db, id, link)))
  expect(sha256(hashes[4]!)).toBe(made.head)
  expect(sha256(hashes[1]!)).toBe(hashes[2])
  expect(sha256(hashes[2]!)).toBe(hashes[3])
  await expect(hashOfLink(deps.db, id, 0)).rejects.toThrow('has no checkpoint')
})

test('the links are the dealer’s alone: any other connection is refused them, to read or to write', async () => {
  await openChain('test:refused', 10)
  const refused = 'permission denied for table checkpoint'
  await expect(sql`select hash from chains.checkpoint`.execute(deps.db)).rejects.toThrow(refused)
  await expect(sql`delete from chains.checkpoint`.execute(deps.db)).rejects.toThrow(refused)
  await expect(
    inTransaction(deps.db, async (tx) => {
      expect(await hashOfLink(tx, (await chainOf(tx, 'test:refused'))?.id ?? 0, 1)).toMatch(/^[\da-f]{64}$/)
      // Its rights end with its statement, not with the transaction.
      await sql`select hash from chains.checkpoint`.execute(tx)
    }),
  ).rejects.toThrow(refused)
})

test('a chain gives no link before its salt is drawn, and the salt stays', async () => {
  const made = await makeChain(deps, 10)
  await inTransaction(deps.db, (tx) => publishChain(tx, 'test:salt', made, deps.now()))
  const chain = await chainOf(deps.db, 'test:salt')
  expect(chain).toMatchObject({ links: 10, linksLeft: 9, head: made.head, salt: null })
  expect(await inTransaction(deps.db, (tx) => takeLink(tx, chain!.id))).toBeUndefined()

  await inTransaction(deps.db, (tx) => saltChain(tx, deps, chain!.id))
  const salted = await chainOf(deps.db, 'test:salt')
  await inTransaction(deps.db, (tx) => saltChain(tx, deps, chain!.id))
  expect((await chainOf(deps.db, 'test:salt'))?.salt).toBe(salted?.salt)
})

test('links are taken from the last one down, each once however many take at once, until none is left', async () => {
  const { id } = await openChain('test:taken', 10)
  const taken = await Promise.all(Array.from({ length: 12 }, () => inTransaction(deps.db, (tx) => takeLink(tx, id))))
  const links = taken.flatMap((one) => (one ? [one.link] : []))
  expect(links.toSorted((a, b) => b - a)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
  expect(await chainOf(deps.db, 'test:taken')).toMatchObject({ id, linksLeft: 0 })
})

test('of two nodes that publish at once one does, and a chain with links left is kept', async () => {
  const made = await Promise.all([makeChain(deps, 10), makeChain(deps, 10), makeChain(deps, 10)])
  await Promise.all(made.map((one) => inTransaction(deps.db, (tx) => publishChain(tx, 'test:twice', one, deps.now()))))
  await inTransaction(deps.db, (tx) => publishChain(tx, 'test:twice', made[0], deps.now()))
  const { rows } = await sql<{ head: string }>`select head from chains.chain where owner = 'test:twice'`.execute(
    deps.db,
  )
  expect(rows).toHaveLength(1)
})
