import { hashes } from '@croupier/kit/hashes.ts'
import { pointOf } from '@croupier/engine/instant/crash.ts'
import { verifyFlight } from '@croupier/engine/verify-flight.ts'
import { verifyRound } from '@croupier/engine/verify.ts'
import { hundredthsText } from '@croupier/engine/wire.ts'
import { expect, test } from 'vitest'
import { proofAddress, recordInHash } from '../../parts/rounds/round-link.ts'
import type { Round } from '../../parts/rounds/round.ts'
import { readRecord, recordOf } from '../../parts/rounds/round-record.ts'

const serverSeed = '5f3c1a9e7b2d4860c1f0a3b5d7e9124680acebdf13579bdf02468ace13579bdf'
const record = {
  roundId: '0197a000-0000-7000-8000-000000000001',
  gameCode: 'DICE',
  stake: '10.00',
  payout: '19.80',
  choices: { target: '50.00', over: true },
  events: [{ kind: 'rolled', roll: '67.38', target: '50.00', over: true, multiplier: '1.9803', won: true }],
  proof: {
    serverSeed,
    serverSeedHash: hashes.sha256(serverSeed),
    clientSeed: 'demo-client',
    nonce: 1,
    paytableVersion: 'dice-1',
    profile: 99,
  },
  rules: { unit: '0.01', payoutCap: '1000000.00', jackpotSize: null },
}

test('the browser computes the hashes that the offline verifier computes', () => {
  expect(hashes.sha256(serverSeed)).toBe('03d6c9f131e20655327113a831270840ccf6fe4c88106706fd26dc7a603414b1')
  expect(Array.from(hashes.hmac(serverSeed, 'demo-client:1:0').subarray(0, 4))).toEqual([0xac, 0x7e, 0xa1, 0x45])
})

test('a round is verified in the browser, and a changed payout is found', () => {
  expect(verifyRound(record, hashes)).toMatchObject({ ok: true, figures: { drawn: ['67.38'] } })
  const forged = verifyRound({ ...record, payout: '19.90' }, hashes)
  expect(forged.checks.filter(({ ok }) => !ok).map(({ check }) => check)).toEqual(['payout'])
})

test('a proof file is read with and without the envelope of its call', () => {
  expect(readRecord(JSON.stringify(record))).toEqual(record)
  expect(readRecord(JSON.stringify({ success: true, value: record }))).toEqual(record)
})

test.each([
  ['no JSON', 'hello'],
  ['another JSON', '{"a": 1}'],
  ['a round without its proof', JSON.stringify({ ...record, proof: null })],
  ['a nonce that is no number', JSON.stringify({ ...record, proof: { ...record.proof, nonce: '1' } })],
  ['a megabyte', `"${'x'.repeat(1_000_001)}"`],
])('a file with %s is no proof', (_, text) => {
  expect(readRecord(text)).toBeUndefined()
})

test('a shared link carries the whole proof behind its hash', async () => {
  const address = await proofAddress(record, 'https://lucky.example')
  expect(address).toMatch(/^https:\/\/lucky\.example\/verify#round=[\w-]+$/)
  expect(await recordInHash(new URL(address).hash)).toEqual(record)
})

const hash = 'b0a1'.repeat(16)
const point = pointOf(hashes.hmac, hash, 'salt', 99)
const flight = {
  roundId: record.roundId,
  gameCode: 'CRASH',
  stake: '10.00',
  payout: '0.00',
  events: [{ kind: 'crashed', point: hundredthsText(point) }],
  bets: [{ id: 'one', stake: '10.00', payout: '0.00', status: 'lost' }],
  chain: {
    hash,
    linkAfter: hashes.sha256(hash),
    toHead: 1,
    head: hashes.sha256(hash),
    salt: 'salt',
    profile: 99,
  },
  rules: { unit: '0.01', payoutCap: '1000.00' },
}

test('a shared round is read from its file and its link too, and proved by its chain', async () => {
  expect(readRecord(JSON.stringify({ ...flight, proof: null }))).toMatchObject(flight)
  const { hash: carried } = new URL(await proofAddress(flight, 'https://lucky.example'))
  expect(await recordInHash(carried)).toEqual(flight)
  expect(verifyFlight(flight, hashes)).toMatchObject({ ok: true })
  expect(readRecord(JSON.stringify({ ...flight, chain: { ...flight.chain, toHead: -1 } }))).toBeUndefined()
})

test('a round that goes on step by step keeps its steps in its record', () => {
  const multiStep = { ...record, bets: [], chain: null, steps: [{ kind: 'open', tile: 3 }] }
  expect(recordOf(multiStep as unknown as Round)).toMatchObject({ steps: [{ kind: 'open', tile: 3 }] })
})

test('a link that was cut on its way carries nothing', async () => {
  const { hash } = new URL(await proofAddress(record, 'https://lucky.example'))
  expect(await recordInHash(hash.slice(0, -9))).toBeUndefined()
  expect(await recordInHash('#top')).toBeUndefined()
})
