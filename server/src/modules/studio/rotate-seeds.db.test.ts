import { createHash, randomUUID } from 'node:crypto'
import { playRound, rotateSeeds, seeds } from '@croupier/contract/studio.ts'
import { expect, test } from 'vitest'
import { type TestMember, world } from '../../../test/world.ts'
import { inTransaction, ConcurrentChangeError } from '#kernel/database.ts'
import { findActiveSeeds, saveNonces } from './store.ts'

const { ask, member, deps } = await world()

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const seen = async ({ token }: TestMember) => (await ask(seeds, { token })).value
const rotate = ({ token }: TestMember, body: { id: string; clientSeed?: string }) => ask(rotateSeeds, { token, body })

test('a member sees both commitments before the first round, the same each time', async () => {
  const one = await member()
  const first = await seen(one)
  expect(first).toMatchObject({ nonce: 0, revealed: [] })
  expect(first.serverSeedHash).not.toBe(first.nextServerSeedHash)
  expect(await seen(one)).toEqual(first)
})

test('a rotation reveals the seed that was committed, and the committed next one takes its place', async () => {
  const one = await member()
  const before = await seen(one)
  const { value } = await rotate(one, { id: randomUUID(), clientSeed: 'my-own_seed-7' })
  expect(value).toMatchObject({ serverSeedHash: before.nextServerSeedHash, clientSeed: 'my-own_seed-7', nonce: 0 })
  expect(value.revealed).toHaveLength(1)
  expect(sha256(value.revealed[0]?.serverSeed ?? '')).toBe(before.serverSeedHash)
  expect(value.nextServerSeedHash).not.toBe(before.nextServerSeedHash)
})

test('the same rotation ten times at once turns the seeds once', async () => {
  const one = await member()
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => rotate(one, { id })))
  expect(new Set(answers.map((answer) => answer.value.serverSeedHash)).size).toBe(1)
  expect((await seen(one)).revealed).toHaveLength(1)
})

test('a rotation’s id with other content, or of another member, is refused', async () => {
  const [one, stranger] = [await member(), await member()]
  const id = randomUUID()
  await rotate(one, { id })
  expect(await rotate(one, { id, clientSeed: 'other' })).toMatchObject({ status: 409, errorCode: 'id_reused' })
  expect(await rotate(stranger, { id })).toMatchObject({ status: 409, errorCode: 'id_reused' })
})

test('a round is never played on a seed that was turned, or used by another, while it was being decided', async () => {
  const one = await member()
  await seen(one)
  const dice = { id: randomUUID(), gameCode: 'DICE' as const, stake: '1.00', choices: { target: '50.00', over: false } }
  const meanwhile = [
    () => rotate(one, { id: randomUUID() }),
    () => ask(playRound, { token: one.token, body: dice }),
  ] as const

  const decide = (happens: () => Promise<unknown>) =>
    deps.db.transaction().execute(async (tx) => {
      const [seed] = await findActiveSeeds(tx, [one.id])
      if (!seed) throw new Error('the member has no seed')
      await happens()
      await saveNonces(tx, [{ id: seed.id, nonceBefore: seed.nonce, nonce: seed.nonce + 1 }], deps.now())
    })
  for (const happens of meanwhile) await expect(decide(happens)).rejects.toBeInstanceOf(ConcurrentChangeError)
  await expect(decide(async () => {})).resolves.toBeUndefined()
})

test('a transaction that was outrun is tried again from the start', async () => {
  let tries = 0
  const done = await inTransaction(deps.db, async () => {
    if (++tries === 1) throw new ConcurrentChangeError('somebody was quicker')
    return 'done'
  })
  expect([done, tries]).toEqual(['done', 2])
})

test('rounds and rotations at once never use a nonce of one seed twice', async () => {
  const one = await member()
  await seen(one)
  const dice = () =>
    ask(playRound, {
      token: one.token,
      body: { id: randomUUID(), gameCode: 'DICE', stake: '1.00', choices: { target: '50.00', over: false } },
    })
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => (index % 10 === 5 ? rotate(one, { id: randomUUID() }) : dice())),
  )
  const used = answers.flatMap(({ value }) =>
    'proof' in value ? [`${value.proof.serverSeedHash}/${value.proof.nonce}`] : [],
  )
  expect(new Set(used).size).toBe(used.length)
  expect((await seen(one)).revealed).toHaveLength(6)
})

test.each(['', 'has space', 'x'.repeat(65), 'ünïcode', 'a;b'])(
  'the client seed %j is refused at its field',
  async (clientSeed) => {
    const one = await member()
    const refused = await rotate(one, { id: randomUUID(), clientSeed })
    expect(refused).toMatchObject({ status: 400, errorCode: 'invalid_request' })
    expect(Object.keys(refused.fields)).toEqual(['clientSeed'])
  },
)

test('no server seed is shown before it is revealed', async () => {
  const one = await member()
  await ask(playRound, {
    token: one.token,
    body: { id: randomUUID(), gameCode: 'DICE', stake: '1.00', choices: { target: '50.00', over: false } },
  })
  expect(Object.keys(await seen(one)).toSorted()).toEqual([
    'clientSeed',
    'committedAt',
    'nextServerSeedHash',
    'nonce',
    'revealed',
    'serverSeedHash',
  ])
})
