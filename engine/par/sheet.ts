import { Fraction } from '../fraction.ts'
import type { Pays } from '../slots/paylines.ts'
import type { Strip } from '../slots/reels.ts'

/** What a title's PAR sheet says; every figure comes from the running code. */
export interface Sheet {
  /** Its page is named so: `jade-ways`. */
  readonly file: string
  readonly name: string
  readonly paytableVersion: string
  /** The game in a sentence or two. */
  readonly form: string
  readonly volatility: string
  readonly strips: readonly Reels[]
  readonly tables: readonly SheetGrid[]
  /** What happens beyond the table of pays, one sentence each. */
  readonly features: readonly string[]
  /** The parts of the return; together they are `total`. */
  readonly returns: readonly (readonly [part: string, share: Fraction])[]
  readonly total: Fraction
  /** Solved in doubles: so many decimals are right. Exact where it is missing. */
  readonly decimals?: number
  readonly buy?: BonusBuy
  readonly chances: readonly (readonly [what: string, chance: Fraction])[]
  /** Per stake; where no exact one is known, what measured the deviation. */
  readonly variance: Fraction | string
  readonly others: readonly (readonly [what: string, figure: string])[]
  readonly spread?: Spread
}

export interface Reels {
  readonly title: string
  readonly strips: readonly Strip[]
}

export interface SheetGrid {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface BonusBuy {
  readonly price: number
  readonly spins: number
  readonly share: Fraction
}

/** How many combinations of a spin win nothing, under each bound in stakes, and beyond the last. */
export interface Spread {
  readonly title: string
  readonly bounds: readonly number[]
  readonly counts: readonly number[]
}

export const bounds = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

/** A table of pays, the best symbol first. */
export const paysTable = (title: string, pays: Pays): SheetGrid => {
  const counts = [...new Set(Object.values(pays).flatMap((table) => Object.keys(table)))].toSorted(
    (one, other) => Number(one) - Number(other),
  )
  return {
    title,
    head: ['symbol', ...counts],
    rows: Object.entries(pays).map(([symbol, table]) => [
      symbol,
      ...counts.map((count) => String(table[Number(count)] ?? '')),
    ]),
  }
}

/** Numbers by numbers, such as what scatters pay. */
export const pairsTable = (
  title: string,
  head: readonly string[],
  pairs: Readonly<Record<number, number>>,
): SheetGrid => ({
  title,
  head,
  rows: Object.entries(pairs).map(([one, other]) => [one, String(other)]),
})

/** Things by their weights. */
export const weightsTable = (
  title: string,
  head: readonly string[],
  weights: readonly (readonly [unknown, number])[],
): SheetGrid => ({
  title,
  head,
  rows: weights.map(([thing, weight]) => [String(thing), String(weight)]),
})

/** The sheet as a page of Markdown. */
export function pageOf(sheet: Sheet): string {
  return [
    `# ${sheet.name}`,
    `${sheet.form} Paytable \`${sheet.paytableVersion}\`; volatility ${sheet.volatility}. Written by \`npm run par\` from the code that plays.`,
    ...returnPart(sheet),
    ...chancePart(sheet),
    '## Features',
    sheet.features.map((feature) => `- ${feature}`).join('\n'),
    ...sheet.tables.flatMap((table) => [`## ${table.title}`, tableText(table)]),
    ...sheet.strips.flatMap(stripsPart),
  ]
    .join('\n\n')
    .concat('\n')
}

function returnPart({ returns, total, decimals, buy }: Sheet): string[] {
  const digits = decimals ?? 12
  const whole = total.toString()
  const rows = [...returns, ['together', total] as const].map(([part, share]) => [
    part,
    percent(share, digits - 2),
    percent(share.div(total), 2),
  ])
  return [
    '## Return to player',
    tableText({ title: '', head: ['part', '% of stakes', '% of the return'], rows }),
    decimals === undefined
      ? `Exactly, as a fraction of the stakes:\n\n\`\`\`\n${whole.length > 120 ? whole.replace('/', '\n/\n') : whole}\n\`\`\``
      : `The tumbles are solved as a chain in doubles; ${decimals} decimals of the share are right.`,
    ...(buy
      ? [
          `Bought: ${buy.spins} free spins for ${buy.price} stakes return ${percent(buy.share, digits - 2)} % of that price.`,
        ]
      : []),
  ]
}

function chancePart({ chances, variance, others, spread }: Sheet): string[] {
  const rows = chances.map(([what, chance]) => [what, chance.decimal(12), oneIn(chance)])
  const deviation =
    variance instanceof Fraction
      ? `Variance ${variance.decimal(6)}, standard deviation ${variance.root(12).decimal(6)}, in stakes a round.`
      : variance
  return [
    '## Chances',
    tableText({ title: '', head: ['what', 'chance', 'one in'], rows }),
    deviation,
    others.map(([what, figure]) => `- ${what}: ${figure}`).join('\n'),
    ...(spread ? [`## ${spread.title}`, spreadText(spread)] : []),
  ]
}

function spreadText({ bounds: edges, counts }: Spread): string {
  const size = counts.reduce((sum, count) => sum + count, 0)
  const names = [
    'nothing',
    ...edges.map((edge, at) => `${at === 0 ? 'over 0' : edges[at - 1]} to under ${edge}`),
    `${edges.at(-1)} and more`,
  ]
  const rows = counts.map((count, at) => [
    names[at] ?? '',
    count.toLocaleString('en'),
    percent(new Fraction(BigInt(count), BigInt(size)), 6),
  ])
  return tableText({
    title: '',
    head: ['win in stakes', 'combinations', '%'],
    rows: [...rows, ['all', size.toLocaleString('en'), '100']],
  })
}

/** Strips, and how often each symbol stands on each of them. */
function stripsPart({ title, strips }: Reels): string[] {
  const symbols = [...new Set(strips.flat())].toSorted((one, other) => (one < other ? -1 : 1))
  const counts = symbols.map((symbol) => [
    symbol,
    ...strips.map((strip) => String(strip.filter((each) => each === symbol).length)),
  ])
  const head = ['symbol', ...strips.map((_, reel) => `reel ${reel + 1}`)]
  return [
    `## ${title}`,
    strips.map((strip, reel) => `${reel + 1}. ${strip.join(' ')}`).join('\n'),
    tableText({ title: '', head, rows: [...counts, ['all', ...strips.map((strip) => String(strip.length))]] }),
  ]
}

const tableText = ({ head, rows }: SheetGrid): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const percent = (share: Fraction, digits: number): string => share.mul(new Fraction(100n)).decimal(digits)

const oneIn = (chance: Fraction): string =>
  chance.numerator === 0n ? 'never' : new Fraction(1n).div(chance).decimal(2)
