import { expect, test } from 'vitest'
import { hashes } from '../test/hashes.ts'
import { linkWords, sourceOf } from './source.ts'
import { tableGameOf } from './tables.ts'
import { isShoeRecord, type ShoeRecord, verifyShoe } from './verify.ts'

const hash = hashes.sha256('a link')

/** Twenty rounds of dragon tiger as a table writes them down. */
function dealtShoe(): ShoeRecord {
  const game = tableGameOf('DRAGON_TIGER')
  if (!game?.deck) throw new Error('dragon tiger has no deck')
  const deck = game.deck
  let from = deck.burn
  const rounds = Array.from({ length: 20 }, (_, at) => {
    const source = sourceOf(linkWords(hashes.hmac, hash, 'salt', 'DT1'), deck, from)
    const { events, result } = game.deal(source, [], [], 'TIE_8')
    const startsFrom = from
    from = source.taken
    const shown = events.map((event) => ({ at: '2026-11-21T12:00:00.000Z', ...event }))
    const id = { roundId: `round ${at}`, code: `DT1-1-${at + 1}`, number: at + 1 }
    return { ...id, phase: 'settled', startsFrom, dealtTo: [], answers: [], events: shown, result }
  })
  const linkAfter = hashes.sha256(hash)
  const rules = { table: 'DT1', gameCode: 'DRAGON_TIGER', paytable: 'TIE_8', paytableVersion: 'dragon-tiger-1' }
  return {
    shoeId: 'shoe',
    rounds,
    proof: { ...rules, head: hashes.sha256(linkAfter), salt: 'salt', toHead: 2, linkAfter, hash },
  }
}

const failed = (record: ShoeRecord) =>
  verifyShoe(record, hashes)
    .checks.filter(({ ok }) => !ok)
    .map(({ check }) => check)

test('a whole shoe is proved from its link, written down and read again', () => {
  const record: unknown = JSON.parse(JSON.stringify(dealtShoe()))
  expect(isShoeRecord(record) && verifyShoe(record, hashes).ok).toBe(true)
})

test('what was changed is named: a card, an outcome, a round left out, a link, the published end', () => {
  const record = dealtShoe()
  const [first, ...others] = record.rounds
  if (!first) throw new Error('no round')
  const other = others[0]?.events ?? []
  expect(failed({ ...record, rounds: [{ ...first, events: other }, ...others] })).toEqual(['events'])
  expect(failed({ ...record, rounds: [{ ...first, result: { dragon: 0, tiger: 0 } }, ...others] })).toEqual(['outcome'])
  expect(failed({ ...record, rounds: others })).toEqual(['start'])
  expect(failed({ ...record, proof: { ...record.proof, linkAfter: hash } })).toEqual(['link'])
  expect(failed({ ...record, proof: { ...record.proof, head: hash } })).toEqual(['head'])
  expect(failed({ ...record, proof: { ...record.proof, hash: null } })).toEqual(['rules'])
})

test('own bets must have been paid by the outcome', () => {
  const record = dealtShoe()
  const roundId = record.rounds[0]?.roundId ?? ''
  const won = tableGameOf('DRAGON_TIGER')?.summary(record.rounds[0]?.result).won[0]
  const paid = won === 'dragon' ? '20.00' : won === 'tie' ? '5.00' : '0.00'
  const bets = [{ roundId, spot: 'dragon', stake: '10.00', state: 'won', payout: paid }]
  expect(failed({ ...record, unit: '0.01', bets })).toEqual([])
  expect(failed({ ...record, unit: '0.01', bets: bets.map((bet) => ({ ...bet, payout: '77.00' })) })).toEqual(['paid'])
})

test('a file with something missing is no record of a shoe', () => {
  const record = dealtShoe()
  expect(isShoeRecord({ ...record, rounds: [{ roundId: 'x' }] })).toBe(false)
  expect(isShoeRecord({ ...record, proof: { ...record.proof, salt: undefined } })).toBe(false)
  expect(isShoeRecord({ ...record, proof: { ...record.proof, toHead: 1e9 } })).toBe(false)
})
