import { describe, expect, test } from 'vitest'
import { returnMeter, spinPayout } from './lucky-twenty-meter.ts'
import { analysis, fullCycle, variances } from './lucky-twenty-odds.ts'
import { playLuckyTwenty } from './lucky-twenty.ts'
import { roundWords } from '../seeds.ts'
import { hashes, published } from '../test/hashes.ts'
import { seededWords } from '../test/words.ts'

const wordsAt = (nonce: number) => roundWords(hashes.hmac, published.serverSeed, published.clientSeed, nonce)

describe('the measuring spin', () => {
  test('pays in line bets what the round pays in money, from the same words', () => {
    const lineBet = 100n
    const bet = { stake: 20n * lineBet, unit: 1n, jackpotSize: 250_000_000_000n }
    const nonces = Array.from({ length: 3000 }, (_, nonce) => nonce)
    const different = nonces.filter(
      (nonce) => BigInt(spinPayout(wordsAt(nonce))) * lineBet !== playLuckyTwenty(bet, wordsAt(nonce)).payout,
    )
    expect(different).toEqual([])
    expect(nonces.filter((nonce) => playLuckyTwenty(bet, wordsAt(nonce)).events.length > 10).length).toBeGreaterThan(5)
  })

  test('leaves the words where the round leaves them', () => {
    const [metered, played] = [seededWords(5), seededWords(5)]
    for (let round = 0; round < 500; round += 1) {
      spinPayout(metered)
      playLuckyTwenty({ stake: 2000n, unit: 1n, jackpotSize: 250_000_000_000n }, played)
    }
    expect(metered.next()).toBe(played.next())
  })

  test('over a million seeded rounds returns the exact figure within four standard errors', () => {
    const rounds = 1_000_000
    const { lineBets, hits, features, freeSpins, spins } = returnMeter(rounds, seededWords(2026))
    const returned = lineBets / 20 / rounds
    const exact = Number(analysis().returnWithoutJackpot.decimal(12))
    const deviation = Number(variances().total.root(12).decimal(12))
    expect(spins).toBe(rounds)
    expect(Math.abs(returned - exact)).toBeLessThan((4 * deviation) / Math.sqrt(rounds))

    const share = fullCycle().hits / fullCycle().cycle
    expect(Math.abs(hits / rounds - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / rounds))
    expect(freeSpins / features).toBeGreaterThan(10.6)
    expect(freeSpins / features).toBeLessThan(10.95)
  })
})
