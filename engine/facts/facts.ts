import type { Hashes } from '../seeds.ts'
import { agrees, figureText, givenText } from './compare.ts'
import type { Figures } from './compare.ts'
import { diceFigures } from './dice-facts.ts'
import { textOf } from './entry.ts'
import type { FactEntry } from './entry.ts'
import { fairFigures } from './fair-facts.ts'
import { decisionFigures } from './decision-facts.ts'
import { handFigures } from './hand-facts.ts'
import { instantFigures } from './instant-facts.ts'
import { lotteryFigures } from './lottery-facts.ts'
import { luckyTwentyFigures } from './lucky-twenty-facts.ts'
import { slotFigures } from './slot-facts.ts'
import { tableFigures } from './table-facts.ts'

export interface FactVerdict {
  readonly entry: FactEntry
  readonly verdict: 'reproduced' | 'differs' | 'not covered'
  /** The claims that differ, as the file has them and as we compute them. */
  readonly theirs: string
  readonly ours: string
}

const covering: readonly ((entry: FactEntry, hashes: Hashes) => Figures | undefined)[] = [
  diceFigures,
  instantFigures,
  luckyTwentyFigures,
  slotFigures,
  tableFigures,
  handFigures,
  decisionFigures,
  fairFigures,
  lotteryFigures,
]

/** Compute every claim of an entry and compare. An entry of which any claim has no figure is not covered. */
export function judge(entry: FactEntry, hashes: Hashes): FactVerdict {
  const figures = covering.map((cover) => cover(entry, hashes)).find((found) => found !== undefined)
  const claims = [...entry.claims, ...sideClaims(entry)]
  const computed = claims.flatMap(([claim, given]) => {
    const figure = figures?.(claim)
    return figure === undefined ? [] : [{ claim, given, figure }]
  })
  if (entry.claims.size === 0 || computed.length < claims.length)
    return { entry, verdict: 'not covered', theirs: '', ours: '' }

  const wrong = computed.filter(({ given, figure }) => !agrees(given, figure, entry.tolerance))
  return {
    entry,
    verdict: wrong.length === 0 ? 'reproduced' : 'differs',
    theirs: wrong.map(({ claim, given }) => `${claim} ${givenText(given)}`).join('; '),
    ours: wrong.map(({ claim, given, figure }) => `${claim} ${figureText(figure, given)}`).join('; '),
  }
}

// A link of a crash chain is stated beside its terminal seed, among the inputs; it follows from the seed all the same.
function sideClaims({ input }: FactEntry): [string, string][] {
  const hash = textOf(input.gameHash)
  return hash === undefined ? [] : [['input.gameHash', hash]]
}

/** The line of one entry: verdict, id, game and bet, and where it differs their figures and ours; between tabs. */
export function lineOf({ entry, verdict, theirs, ours }: FactVerdict): string {
  const fields = [verdict, entry.id, entry.game, entry.bet, ...(verdict === 'differs' ? [theirs, ours] : [])]
  return fields.map((field) => field.replaceAll(/\s+/g, ' ')).join('\t')
}

/** The last line: how many of each. */
export function countsLine(judged: readonly FactVerdict[]): string {
  const verdicts = ['reproduced', 'differs', 'not covered'] as const
  return verdicts.map((verdict) => `${verdict} ${judged.filter((each) => each.verdict === verdict).length}`).join(', ')
}
