import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readContent } from './content.ts'
import { drawResult } from './draw.ts'
import { familyOf, lotteryFamilies, methodOf } from './families.ts'
import { oddsAt, prizeOf } from './price.ts'
import { type DrawRecord, isDrawRecord, betDigest, verifyDraw } from './verify-draw.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const linkHmac = (link: string, message: string) =>
  createHmac('sha256', Buffer.from(link, 'hex')).update(message).digest()
const hashes = { sha256, linkHmac }

const TO_HEAD = 5
const hash = sha256('a seed that nobody keeps')
const head = Array.from({ length: TO_HEAD }).reduce<string>((link) => sha256(link), hash)
const proof = { head, salt: 'salt', toHead: TO_HEAD, linkAfter: sha256(hash), hash }

const recordOf = (family: string, more: Partial<DrawRecord> = {}): DrawRecord => {
  const seed = { link: hash, salt: 'salt', gameCode: `${family}_1M`, issueNo: '202611210903' }
  const result = drawResult(familyOf(family)!, seed, linkHmac)
  return { gameCode: seed.gameCode, family, issueNo: seed.issueNo, result, proof, unit: '0.01', ...more }
}

const wrongIn = (record: DrawRecord, hashesMost?: number) =>
  verifyDraw(record, hashes, hashesMost).checks.flatMap(({ check, ok }) => (ok ? [] : [check]))

test.each(lotteryFamilies.map(({ key }) => [key]))('a draw of %s is proved by its link', (family) => {
  const { ok, checks } = verifyDraw(recordOf(family), hashes)
  expect([ok, checks.map(({ check }) => check)]).toEqual([true, ['rules', 'link', 'head', 'numbers']])
})

describe('what does not follow from the link is named', () => {
  test.each<[string, Partial<DrawRecord>]>([
    ['rules', { family: 'NONE' }],
    ['link', { proof: { ...proof, linkAfter: sha256('other') } }],
    ['link', { proof: { ...proof, hash: null } }],
    ['head', { proof: { ...proof, toHead: TO_HEAD - 1 } }],
    ['numbers', { result: ['1', '2', '3', '4', '5'] }],
    ['numbers', { issueNo: '202611210904' }],
    ['numbers', { gameCode: 'SSC_3M' }],
    ['numbers', { proof: { ...proof, salt: 'other' } }],
  ])('%s of %o', (check, more) => {
    expect(wrongIn(recordOf('SSC', more))).toEqual([check])
  })

  test('a head that is too far away is left out', () => {
    const record = recordOf('SSC', { proof: { ...proof, head: 'wrong' } })
    expect(wrongIn(record)).toEqual(['head'])
    expect(wrongIn(record, TO_HEAD - 1)).toEqual([])
  })
})

test('a shared draw is proved by the lottery that it was drawn for', () => {
  const seed = { link: hash, salt: 'salt', gameCode: 'HANOI_VIP', issueNo: '20261121' }
  const result = drawResult(familyOf('VN_NORTH')!, seed, linkHmac)
  const shared = { gameCode: 'SEA_HANOI_VIP', family: 'HN', issueNo: '20261121', result, unit: '1' }
  expect(wrongIn({ ...shared, proof: { ...proof, gameCode: 'HANOI_VIP' } })).toEqual([])
  expect(wrongIn({ ...shared, proof })).toEqual(['numbers'])
})

describe('the seal', () => {
  const lineIds = ['b', 'a', 'c']
  const seal = { count: 3, stakes: '6.00', digest: sha256('a\nb\nc\n') }

  test('is of the ids in ascending order, each with a line feed', () => {
    expect(betDigest(lineIds, sha256)).toBe(seal.digest)
    expect(wrongIn(recordOf('SSC', { seal, lineIds, stakes: ['1.00', '2.00', '3.00'] }))).toEqual([])
    expect(wrongIn(recordOf('SSC', { seal, lineIds }))).toEqual([])
    expect(wrongIn(recordOf('SSC', { seal }))).toEqual([])
  })

  test.each<[Partial<DrawRecord>]>([
    [{ lineIds: ['a', 'b'] }],
    [{ lineIds: ['a', 'b', 'd'] }],
    [{ stakes: ['1.00', '2.00', '2.99'] }],
    [{ stakes: ['1.00', 'x', '3.00'] }],
    [{ seal: { ...seal, count: 4 } }],
  ])('is broken by %o', (more) => {
    expect(wrongIn(recordOf('SSC', { seal, lineIds, stakes: ['1.00', '2.00', '3.00'], ...more }))).toEqual(['seal'])
  })
})

describe('the own prize', () => {
  const record = recordOf('SSC')
  const method = methodOf(familyOf('SSC')!, 'YFFS')!
  const content = record.result.slice(0, 2).toSorted().join(',')
  const odds = oddsAt(method.tiers, { mode: 1960 })
  const paid = prizeOf(
    method,
    { content: readContent(method.form, content).content!, price: 2_0000n, odds, unit: 100n },
    record.result,
  )
  const bet = {
    lineId: 'a',
    method: 'YFFS',
    content,
    price: '2.00',
    odds: { WIN: odds('WIN').toString() },
    prize: `${paid / 10_000n}.${`${(paid / 100n) % 100n}`.padStart(2, '0')}`,
  }

  test('follows from content, price and exact odds, cut once', () => {
    expect(paid).toBeGreaterThan(0n)
    expect(bet.odds.WIN).toContain('/')
    const { ok, checks } = verifyDraw({ ...record, bets: [bet] }, hashes)
    expect([ok, checks.at(-1)]).toEqual([
      true,
      { check: 'prize', ok: true, lineId: 'a', expected: bet.prize, found: bet.prize },
    ])
  })

  test.each([
    [{ prize: '1000.00' }, bet.prize],
    [{ content: '' }, 'no content of YFFS'],
    [{ odds: {} }, 'no odds of WIN'],
    [{ odds: { WIN: '1/0' } }, 'no odds of WIN'],
    [{ method: 'NONE' }, 'no method NONE of one draw'],
    [{ price: '1e9' }, 'no price 1e9 in steps of 0.01'],
  ])('%o is not what was paid', (more, expected) => {
    const { ok, checks } = verifyDraw({ ...record, bets: [{ ...bet, ...more }] }, hashes)
    expect([ok, checks.at(-1)?.expected]).toEqual([false, expected])
  })

  test('an official draw is proved by its own bets alone', () => {
    const { proof: _, ...official } = { ...record, bets: [bet] }
    expect(verifyDraw(official, hashes).checks.map(({ check }) => check)).toEqual(['rules', 'prize'])
  })
})

test('a file is a record when all that is judged is there', () => {
  const record = recordOf('SSC', {
    seal: { count: 1, stakes: '1', digest: 'x' },
    lineIds: ['a'],
    bets: [{ lineId: 'a', method: 'DWD', content: '1||||', price: '1', odds: { WIN: '9' }, prize: '0' }],
  })
  expect(isDrawRecord(JSON.parse(JSON.stringify(record)))).toBe(true)
  expect(isDrawRecord({ ...record, proof: { ...proof, hash: null } })).toBe(true)
  for (const wrong of [
    null,
    [],
    {},
    { ...record, result: '123' },
    { ...record, proof: { ...proof, toHead: 1e9 } },
    { ...record, proof: { ...proof, hash: 'XYZ' } },
    { ...record, seal: { stakes: '1', digest: 'x' } },
    { ...record, lineIds: [1] },
    { ...record, bets: [{ lineId: 'a' }] },
  ])
    expect(isDrawRecord(wrong)).toBe(false)
})
