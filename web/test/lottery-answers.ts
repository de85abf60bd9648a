import type { LotteryTerms } from '@croupier/contract/lottery.ts'
import { familyOf } from '@croupier/engine/lottery/families.ts'

const TEN_THOUSAND = 10_000n

/** How far the clock of these answers is from the page's: an hour, so that whoever counts by the page's is found out. */
const AHEAD_MS = 3_600_000

export const later = (ms: number): string => new Date(Date.now() + AHEAD_MS + ms).toISOString()

/** An issue that is on sale for a while yet. */
export const issueOnSale = (issueNo: string, of: Partial<NonNullable<LotteryTerms['issue']>> = {}) => ({
  issueNo,
  openAt: later(-22_000),
  closeAt: later(600_000),
  drawAt: later(605_000),
  status: 'open' as const,
  ...of,
})

const MINUTE_MS = 60_000

/** So many issues in a row, one a minute, the first of them on sale. */
export const issuesFrom = (issueNo: string, count: number) =>
  Array.from({ length: count }, (_, at) =>
    issueOnSale(`${BigInt(issueNo) + BigInt(at)}`, {
      closeAt: later(10 * MINUTE_MS + at * MINUTE_MS),
      drawAt: later(10 * MINUTE_MS + at * MINUTE_MS + 5000),
      ...(at > 0 && { status: 'pending' as const }),
    }),
  )

/** What the server says of a lottery of this family: every method of the engine, at the odds of the rulebook. */
export function termsOf(key: string, of: Partial<LotteryTerms> = {}): LotteryTerms {
  const family = familyOf(key)
  if (!family) throw new Error(`no family ${key}`)
  const hasModes = family.methods.some(({ tiers }) => tiers.some(({ byMode }) => byMode))
  const odds = (numerator: bigint, denominator: bigint) => {
    const cut = (numerator * TEN_THOUSAND) / denominator
    return `${cut / TEN_THOUSAND}.${(cut % TEN_THOUSAND).toString().padStart(4, '0')}`
  }
  const issue = issueOnSale('202611210903')
  return {
    gameCode: `${key}_1M`,
    name: `${key} 1 minute`,
    family: key,
    prizeMode: hasModes ? 'Elott' : 'Lott',
    timeZone: 'Asia/Manila',
    state: 'open',
    drawnBy: 'house',
    issue,
    last: null,
    now: later(0),
    currency: 'PHP',
    methods: family.methods
      .filter(({ draws }) => draws === 1)
      .map(({ key: method, group, tiers }) => ({
        key: method,
        group,
        odds: tiers.map((tier) => ({
          key: tier.key,
          odds: tier.byMode
            ? odds(tier.odds.numerator * 1960n, tier.odds.denominator * 2000n)
            : odds(tier.odds.numerator, tier.odds.denominator),
          byMode: tier.byMode,
        })),
        stakeMin: hasModes ? null : '1.00',
        stakeMax: hasModes ? null : '2000.00',
        return: '98.00',
      })),
    modes: hasModes ? { min: 1800, top: 1960, step: 2 } : null,
    units: hasModes ? ['1', '0.1', '0.01'] : [],
    prizeMax: '10000000.00',
    numberRules: [],
    next: [issue],
    rulesVersion: '1',
    ...of,
  }
}
