// npm run verify -- round.json: proves a recorded round from its seeds, without the site.
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { verifyRound } from '@croupier/engine/verify.ts'
import type { RoundRecord, Verification } from '@croupier/engine/verify.ts'

const hashes = {
  hmac: (key: string, message: string) => createHmac('sha256', key).update(message).digest(),
  sha256: (text: string) => createHash('sha256').update(text).digest('hex'),
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
  [value.rules.payoutCap, value.rules.jackpotSize].every((text) =>
    ['string', 'undefined'].includes(typeof (text ?? undefined)),
  )

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
  if (figures?.roll) console.log(`roll ${figures.roll}`)
  for (const stops of figures?.stops ?? []) console.log(`stops ${stops.join(' ')}`)
  if (figures?.jackpotDraw) {
    const { drawn, stake, of } = figures.jackpotDraw
    console.log(`jackpot draw ${drawn} of ${of}, wins below ${stake}`)
  }
  for (const { check, ok: right, expected, found } of checks) {
    console.log(
      right ? `${check}: ok (${expected})` : `${check}: FAILED, the seeds give ${expected}, the record says ${found}`,
    )
  }
  console.log(ok ? 'verified' : 'NOT verified')
}

const path = process.argv[2]
if (path === undefined) stop('usage: npm run verify -- round.json')
const round = read(path)
if (!isRound(round))
  stop(`${path} is not a recorded round: roundId, gameCode, stake, payout, events, proof and rules are needed`)
if (!round.proof.serverSeed) {
  stop(`round ${round.roundId}: the server seed is not revealed yet; rotate your seeds, then download the round again`)
}
const verification = verifyRound(round, hashes)
show(round, verification)
process.exitCode = verification.ok ? 0 : 1
