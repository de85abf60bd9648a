// npm run verify -- FILE: proves a recorded round from its seeds or its link of the chain, a draw of a lottery with own prizes from its
// link, or a line of the ledger from its proof, without the site.
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type LineProof, verifyLine } from '@croupier/engine/ledger.ts'
import { type DrawRecord, isDrawRecord, verifyDraw } from '@croupier/engine/lottery/verify-draw.ts'
import { isShoeRecord, type ShoeRecord, verifyShoe } from '@croupier/engine/tables/verify.ts'
import { type FlightRecord, isFlightRecord, verifyFlight } from '@croupier/engine/verify-flight.ts'
import { verifyRound } from '@croupier/engine/verify.ts'
import type { RoundRecord, Verification } from '@croupier/engine/verify.ts'

const hashes = {
  hmac: (key: string, message: string) => createHmac('sha256', key).update(message).digest(),
  sha256: (text: string) => createHash('sha256').update(text).digest('hex'),
  linkHmac: (link: string, message: string) => createHmac('sha256', Buffer.from(link, 'hex')).update(message).digest(),
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

// The verifier judges every figure itself; here only the places where it looks are made sure of.
const isRound = (value: unknown): value is RoundRecord =>
  isObject(value) &&
  [value.roundId, value.gameCode, value.stake, value.payout].every((text) => typeof text === 'string') &&
  Array.isArray(value.events) &&
  isObject(value.proof) &&
  [value.proof.serverSeedHash, value.proof.clientSeed].every((text) => typeof text === 'string') &&
  ['string', 'undefined'].includes(typeof (value.proof.serverSeed ?? undefined)) &&
  typeof value.proof.nonce === 'number' &&
  isObject(value.rules) &&
  typeof value.rules.unit === 'string' &&
  [value.rules.payoutCap, value.rules.jackpotSize, value.rules.stake].every((text) =>
    ['string', 'undefined'].includes(typeof (text ?? undefined)),
  ) &&
  (value.steps === undefined || value.steps === null || Array.isArray(value.steps))

const isTexts = (of: Record<string, unknown>, names: readonly string[]) =>
  names.every((name) => typeof of[name] === 'string')
const isUnits = (value: unknown) => typeof value === 'string' && /^-?\d+$/.test(value)

// As above: what is judged must be there to be judged.
const isLineProof = (value: unknown): value is LineProof =>
  isObject(value) &&
  value.proves === 'ledger line' &&
  isObject(value.line) &&
  isTexts(value.line, ['id', 'journal', 'kind', 'state', 'debit', 'credit']) &&
  typeof value.line.line === 'number' &&
  isUnits(value.line.amount) &&
  [value.line.debitAfter, value.line.creditAfter].every((units) => units === null || isUnits(units)) &&
  typeof value.salt === 'string' &&
  isObject(value.own) &&
  ['debit', 'credit'].includes(String(value.own.side)) &&
  isTexts(value.own, ['account']) &&
  isUnits(value.own.after) &&
  isObject(value.batch) &&
  isUnits(value.batch.id) &&
  isUnits(value.batch.number) &&
  isTexts(value.batch, ['at', 'previous', 'hash']) &&
  Array.isArray(value.hashes)

function read(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    return stop(`${path} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

function stop(line: string): never {
  console.error(line)
  process.exit(1)
}

function show(round: RoundRecord, { checks, figures, ok }: Verification): void {
  console.log(`round ${round.roundId}, ${round.gameCode}, stake ${round.stake}, payout ${round.payout}`)
  if (figures) console.log(`words ${figures.words.join(' ')}`)
  for (const drawn of figures?.drawn ?? []) console.log(`drawn ${drawn}`)
  const pot = figures?.draws.find(({ name }) => name === 'jackpot')
  if (figures && pot) console.log(`jackpot draw ${pot.drawn} of ${pot.of}, wins below ${figures.stake}`)
  for (const { check, ok: right, expected, found } of checks) {
    console.log(
      right ? `${check}: ok (${expected})` : `${check}: FAILED, the seeds give ${expected}, the record says ${found}`,
    )
  }
  console.log(ok ? 'verified' : 'NOT verified')
}

function showLine(proof: LineProof): boolean {
  const { line, own, batch, hashes: lines } = proof
  const checks = verifyLine(proof, hashes.sha256)
  console.log(
    `line ${batch.id}/${line.line} of ${lines.length}, ${line.kind}, ${line.state}, ${line.amount} units, ${batch.at}`,
  )
  console.log(`account ${own.account}, ${own.side}, left with ${own.after} units`)
  console.log(`chain ${batch.writer}, batch number ${batch.number}, after ${batch.previous}`)
  for (const { check, ok, expected, found } of checks)
    console.log(ok ? `${check}: ok (${expected})` : `${check}: FAILED, the proof gives ${expected}, and says ${found}`)
  const ok = checks.every((check) => check.ok)
  console.log(ok ? 'verified' : 'NOT verified')
  return ok
}

function showRound(round: RoundRecord): boolean {
  if (!round.proof.serverSeed) {
    stop(
      `round ${round.roundId}: the server seed is not revealed yet; rotate your seeds, then download the round again`,
    )
  }
  const verification = verifyRound(round, hashes)
  show(round, verification)
  return verification.ok
}

function showFlight(flight: FlightRecord): boolean {
  const { ok, checks } = verifyFlight(flight, hashes)
  console.log(`round ${flight.roundId}, ${flight.gameCode}, stake ${flight.stake}, payout ${flight.payout}`)
  for (const { check, ok: right, expected, found } of checks)
    console.log(
      right ? `${check}: ok (${expected})` : `${check}: FAILED, the chain gives ${expected}, the record says ${found}`,
    )
  console.log(ok ? 'verified' : 'NOT verified')
  return ok
}

function showShoe(shoe: ShoeRecord): boolean {
  if (shoe.proof.hash === null)
    stop(`shoe ${shoe.shoeId}: its link is not told yet; it is, as soon as the shoe is over`)
  const { ok, checks } = verifyShoe(shoe, hashes)
  console.log(`shoe ${shoe.shoeId}, ${shoe.proof.gameCode} at ${shoe.proof.table}, ${shoe.rounds.length} rounds`)
  for (const { check, ok: right, round, expected, found } of checks) {
    const what = round === undefined ? check : `${round} ${check}`
    console.log(
      right ? `${what}: ok (${expected})` : `${what}: FAILED, the link gives ${expected}, the record says ${found}`,
    )
  }
  console.log(ok ? 'verified' : 'NOT verified')
  return ok
}

function showDraw(draw: DrawRecord): boolean {
  const { ok, checks } = verifyDraw(draw, hashes)
  console.log(`issue ${draw.issueNo} of ${draw.gameCode}, numbers ${draw.result.join(' ')}`)
  for (const { check, ok: right, lineId, expected, found } of checks) {
    const what = lineId === undefined ? check : `${lineId} ${check}`
    console.log(
      right ? `${what}: ok (${expected})` : `${what}: FAILED, the link gives ${expected}, the record says ${found}`,
    )
  }
  if (draw.proof === undefined) console.log('the draw is an official one, whose numbers follow from no link')
  console.log(ok ? 'verified' : 'NOT verified')
  return ok
}

const path = process.argv[2]
if (path === undefined) stop('usage: npm run verify -- FILE')
const file = read(path)
if (!isLineProof(file) && !isDrawRecord(file) && !isShoeRecord(file) && !isFlightRecord(file) && !isRound(file))
  stop(
    `${path} is neither a recorded round (roundId, gameCode, stake, payout, events, rules, and proof or chain are needed), nor a draw of a lottery, nor a proof of a ledger line`,
  )
const proved = isLineProof(file)
  ? showLine(file)
  : isDrawRecord(file)
    ? showDraw(file)
    : isShoeRecord(file)
      ? showShoe(file)
      : isFlightRecord(file)
        ? showFlight(file)
        : showRound(file)
process.exitCode = proved ? 0 : 1
