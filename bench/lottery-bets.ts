import { createHmac } from 'node:crypto'
import type { Words } from '@croupier/engine/chance.ts'
import { Fraction } from '@croupier/engine/fraction.ts'
import { drawResult } from '@croupier/engine/lottery/draw.ts'
import { lotteryFamilies } from '@croupier/engine/lottery/families.ts'
import type { DrawResult, Hits, LotteryFamily, LotteryMethod } from '@croupier/engine/lottery/family.ts'
import { oddsAt, topMode } from '@croupier/engine/lottery/price.ts'
import { anyContent } from '@croupier/engine/test/method-proof.ts'
import { seededWords } from '@croupier/engine/test/words.ts'
import type { BetGroup, MeasuredBet } from './bets.ts'

/** The rebate point of the demo brands, in tenths. */
const POINT = 80
const LINK_WORDS = 8

/** A bet on every method of every family, the same every time, at the top mode; each family is drawn as the product draws it. */
export const lotteryBets = (): readonly BetGroup[] => lotteryFamilies.map(familyBets)

function familyBets(family: LotteryFamily): BetGroup {
  const bets = family.methods.map((method, at) => betOf(family, method, at))
  const most = Math.max(...family.methods.map(({ draws }) => draws))
  return {
    bets: bets.map(({ measured }) => measured),
    play: (words, paid) => {
      // Bets on two stations are judged by what both of them show.
      const results = Array.from({ length: most }, () => drawn(family, words))
      const [one = [], both = one] = [results[0], results.length > 1 ? results.flat() : undefined]
      for (const [at, bet] of bets.entries()) paid[at] = bet.returns(bet.draws === 1 ? one : both)
    },
  }
}

function drawn(family: LotteryFamily, words: Words): DrawResult {
  let link = ''
  for (let word = 0; word < LINK_WORDS; word++) link += words.next().toString(16).padStart(8, '0')
  return drawResult(family, { link, salt: 'bench', gameCode: family.key, issueNo: '1' }, (key, message) =>
    createHmac('sha256', Buffer.from(key, 'hex')).update(message).digest(),
  )
}

interface LotteryBet {
  readonly measured: MeasuredBet
  readonly draws: number
  readonly returns: (result: DrawResult) => number
}

function betOf(family: LotteryFamily, method: LotteryMethod, seed: number): LotteryBet {
  const content = anyContent(method, seededWords(seed + 1))
  const tickets = method.tickets(content)
  const odds = oddsAt(method.tiers, { mode: topMode(POINT) })
  const shares = new Map(method.tiers.map(({ key }) => [key, asNumber(odds(key)) / tickets]))
  const returned = [...method.expected(content)].reduce(
    (sum, [tier, hits]) => sum.add(odds(tier).mul(hits)),
    new Fraction(0n),
  )
  const isAlike = method.tiers.length === 1
  return {
    measured: {
      game: family.key,
      bet: method.key,
      exact: asNumber(returned) / tickets,
      ...(isAlike && { chance: asNumber(method.covered(content)) }),
    },
    draws: method.draws,
    returns: (result) => returnOf(method.hits(content, result), shares),
  }
}

function returnOf(hits: Hits, shares: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const [tier, count] of hits) sum += count * (shares.get(tier) ?? 0)
  return sum
}

const asNumber = ({ numerator, denominator }: Fraction): number => Number((numerator * 10n ** 18n) / denominator) / 1e18
