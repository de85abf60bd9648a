import { Fraction } from '../fraction.ts'
import { type BetContent, readContent } from '../lottery/content.ts'
import type { DrawResult, LotteryMethod } from '../lottery/family.ts'
import type { Words } from '../chance.ts'

const ZERO = new Fraction(0n)

/** What a content does over every outcome of a draw, counted one by one. */
export interface CountedContent {
  readonly tickets: number
  /** Mean return of the fair odds: each ticket of a method whose tiers are paid by mode must bring its stake back. */
  readonly fair: Fraction
  readonly covered: Fraction
  readonly most: Fraction
}

const oddsOf = (method: LotteryMethod) => (tier: string) => method.tiers.find(({ key }) => key === tier)?.odds ?? ZERO

/** Judge a content over these results, each as likely as another. */
export function countContent(
  method: LotteryMethod,
  content: BetContent,
  results: readonly DrawResult[],
): CountedContent {
  const odds = oddsOf(method)
  const counts = new Map<string, number>()
  let winning = 0
  let most = ZERO
  const seen = new Set<string>()
  for (const result of results) {
    const hits = method.hits(content, result)
    if (hits.size === 0) continue
    winning += 1
    for (const [tier, count] of hits) counts.set(tier, (counts.get(tier) ?? 0) + count)
    const outcome = [...hits].join(';')
    if (seen.has(outcome)) continue
    seen.add(outcome)
    const paid = [...hits].reduce((sum, [tier, count]) => sum.add(odds(tier).mul(new Fraction(BigInt(count)))), ZERO)
    if (most.atMost(paid)) most = paid
  }
  const returned = [...counts].reduce(
    (sum, [tier, count]) => sum.add(odds(tier).mul(new Fraction(BigInt(count)))),
    ZERO,
  )
  return {
    tickets: method.tickets(content),
    fair: returned.div(new Fraction(BigInt(results.length))),
    covered: new Fraction(BigInt(winning), BigInt(results.length)),
    most,
  }
}

/** What the method itself says of the same. */
export const statedOf = (method: LotteryMethod, content: BetContent): CountedContent => ({
  tickets: method.tickets(content),
  fair: new Fraction(BigInt(method.tickets(content))),
  covered: method.covered(content),
  most: method.most(content, oddsOf(method)),
})

/** A content that the method accepts, chosen by these words: each position holds anything from its least to its most. */
export function anyContent({ form, tickets }: LotteryMethod, words: Words): BetContent {
  const below = (n: number) => words.next() % n
  for (;;) {
    const text =
      form.positions && (!form.typed || below(4) > 0)
        ? form.positions
            .map(({ values, min, max }) => {
              const size = min + below(Math.min(max, min + 4, values.length) - min + 1)
              return values
                .map((value) => ({ value, by: words.next() }))
                .toSorted((one, other) => one.by - other.by)
                .slice(0, size)
                .map(({ value }) => value)
                .join(',')
            })
            .join('|')
        : Array.from({ length: 1 + below(5) }, () =>
            Array.from({ length: (form.typed?.numbers ?? 0) * (form.typed?.digits ?? 0) }, () => below(10)).join(''),
          ).join(' ')
    const { content } = readContent(form, text)
    if (content && tickets(content) > 0) return content
  }
}
