import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { lineHash, lineText, sealHash, withHashedSides, verifyLine, type LedgerLine, type LineProof } from './ledger.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const salts = { line: '0'.repeat(32), debit: '1'.repeat(32), credit: '2'.repeat(32) }
const line: LedgerLine = {
  line: 2,
  id: 'id',
  journal: 'journal',
  kind: 'stake',
  state: 'posted',
  debit: 'member',
  credit: 'house',
  amount: 10_000n,
  debitAfter: 40_000n,
  creditAfter: null,
  holdId: null,
  cause: 'round',
}
const between: LedgerLine = { ...line, credit: 'other', creditAfter: 70_000n }
const head = { id: 9n, writer: 3, number: 7n, at: '2026-11-21T12:00:00.000Z', previous: 'f'.repeat(64) }

const proofOf = (of: LedgerLine, side: 'debit' | 'credit', account: string): LineProof => {
  const shown = withHashedSides(sha256, of, salts)
  const hashes = ['a'.repeat(64), lineHash(sha256, of, salts)]
  const { amount, debitAfter, creditAfter } = shown
  return {
    proves: 'ledger line',
    line: {
      ...shown,
      amount: String(amount),
      debitAfter: debitAfter === null ? null : String(debitAfter),
      creditAfter: creditAfter === null ? null : String(creditAfter),
    },
    salt: salts.line,
    own: {
      side,
      account,
      after: String(of[`${side}After`]),
      salt: of.creditAfter === null ? null : salts[side],
    },
    batch: { ...head, id: '9', number: '7', hash: sealHash(sha256, head, hashes) },
    hashes,
  }
}
const failing = (proof: LineProof) => verifyLine(proof, sha256).flatMap(({ check, ok }) => (ok ? [] : [check]))

test('a line is written as one text with a place for everything', () => {
  expect(lineText(line)).toBe('2|id|journal|stake|posted|member|house|10000|40000|||round')
})

test('between two members each stands behind a hash, and with the house nobody needs to', () => {
  expect(withHashedSides(sha256, line, salts)).toBe(line)
  const shown = withHashedSides(sha256, between, salts)
  expect(lineText(shown)).not.toMatch(/member|other|40000|70000/)
  expect(shown.debit).not.toBe(shown.credit)
})

test('the hash of a line is another one with another salt', () => {
  expect(lineHash(sha256, line, salts)).toBe(sha256(`${salts.line}|${lineText(line)}`))
  expect(lineHash(sha256, line, { ...salts, line: '3'.repeat(32) })).not.toBe(lineHash(sha256, line, salts))
})

test('a proof holds for either side, and for nobody else', () => {
  expect(failing(proofOf(line, 'debit', 'member'))).toEqual([])
  expect(failing(proofOf(between, 'debit', 'member'))).toEqual([])
  expect(failing(proofOf(between, 'credit', 'other'))).toEqual([])
  expect(failing(proofOf(between, 'credit', 'somebody'))).toEqual(['side'])
  expect(failing(proofOf(line, 'debit', 'somebody'))).toEqual(['side'])
})

test('a proof of another amount, another place or another batch is named by what does not fit', () => {
  const proof = proofOf(line, 'debit', 'member')
  expect(failing({ ...proof, line: { ...proof.line, amount: '1' } })).toEqual(['line'])
  expect(failing({ ...proof, line: { ...proof.line, line: 3 } })).toEqual(['line'])
  expect(failing({ ...proof, batch: { ...proof.batch, number: '8' } })).toEqual(['batch'])
  expect(failing({ ...proof, hashes: [...proof.hashes, 'b'.repeat(64)] })).toEqual(['batch'])
})
