/** A line of a record as it is counted: what the account gained, or lost where it is below zero. */
export interface CountedLine {
  readonly kind: string
  readonly amount: bigint
  readonly at: Date
  readonly batch: bigint
  readonly line: number
}

/** Lines of one kind in a block. */
export interface BlockPart {
  readonly kind: string
  readonly credits: bigint
  readonly debits: bigint
  readonly firstAt: Date
  readonly lastAt: Date
  /** Where its lines stand, oldest first. */
  readonly batches: readonly bigint[]
  readonly places: readonly number[]
}

export interface Block {
  readonly endBatch: bigint
  readonly endLine: number
  /** Of each kind, and of all together under the empty name. */
  readonly parts: readonly BlockPart[]
}

/** Lines of a full block. */
export const BLOCK_LINES = 500
/** A day that ends closes a block that has at least this many: blocks of a busy record lie within one day. */
const DAY_LINES = 100

/** The part of a block that stands for every kind. */
const EVERY_KIND = ''

/** Do these new lines fill another block? */
export const fillsBlock = (had: number, added: number): boolean =>
  Math.floor((had + added) / BLOCK_LINES) > Math.floor(had / BLOCK_LINES)

/** Cut lines into blocks, oldest first; what does not fill one is left for later. */
export function cutBlocks(lines: readonly CountedLine[], dayOf: (at: Date) => string): readonly Block[] {
  const blocks: Block[] = []
  let open: CountedLine[] = []
  let day = ''
  for (const line of lines) {
    const today = dayOf(line.at)
    if (open.length >= BLOCK_LINES || (open.length >= DAY_LINES && today !== day)) {
      blocks.push(blockOf(open))
      open = []
    }
    open.push(line)
    day = today
  }
  if (open.length >= BLOCK_LINES) blocks.push(blockOf(open))
  return blocks
}

function blockOf(lines: readonly CountedLine[]): Block {
  // A block is cut from at least one line.
  const last = lines.at(-1) as CountedLine
  const kinds = Map.groupBy(lines, ({ kind }) => kind)
  return {
    endBatch: last.batch,
    endLine: last.line,
    parts: [partOf(EVERY_KIND, lines), ...[...kinds].map(([kind, some]) => partOf(kind, some))],
  }
}

function partOf(kind: string, lines: readonly CountedLine[]): BlockPart {
  const amounts = lines.map(({ amount }) => amount)
  const times = lines.map(({ at }) => at.getTime())
  return {
    kind,
    credits: amounts.filter((amount) => amount > 0n).reduce((sum, amount) => sum + amount, 0n),
    debits: amounts.filter((amount) => amount < 0n).reduce((sum, amount) => sum - amount, 0n),
    firstAt: new Date(Math.min(...times)),
    lastAt: new Date(Math.max(...times)),
    batches: lines.map(({ batch }) => batch),
    places: lines.map(({ line }) => line),
  }
}

/** What a member made and lost, in stored units. */
export interface ProfitSums {
  readonly deposits: bigint
  readonly withdrawals: bigint
  readonly transfers: bigint
  readonly stakes: bigint
  readonly wins: bigint
  readonly bonuses: bigint
  readonly other: bigint
}

export interface KindSum {
  readonly kind: string
  readonly credits: bigint
  readonly debits: bigint
}

type Column = keyof ProfitSums

/** Under which heading a kind counts; a kind that is not named here is "other". */
const COLUMNS: ReadonlyMap<string, Column> = new Map([
  ['deposit', 'deposits'],
  ['deposit_matched', 'deposits'],
  ['withdrawal', 'withdrawals'],
  ['withdrawal_matched', 'withdrawals'],
  ['transfer_in', 'transfers'],
  ['transfer_out', 'transfers'],
  ['vendor_in', 'transfers'],
  ['vendor_out', 'transfers'],
  ['stake', 'stakes'],
  ['stake_returned', 'stakes'],
  ['payout', 'wins'],
  ['cash_out', 'wins'],
  ['jackpot', 'wins'],
  ['award', 'wins'],
  ['tournament_prize', 'bonuses'],
  ['sign_up_credit', 'bonuses'],
  ['demo_opening', 'bonuses'],
  ['trial_credit', 'bonuses'],
  ['rebate', 'bonuses'],
  ['rebate_returned', 'bonuses'],
])
/** Counted as what went rather than what came. */
const OUTWARD: ReadonlySet<Column> = new Set(['withdrawals', 'stakes'])

/** Put the sums of kinds under their headings. */
export function profitOf(kinds: readonly KindSum[]): ProfitSums & { readonly net: bigint } {
  const sums = { deposits: 0n, withdrawals: 0n, transfers: 0n, stakes: 0n, wins: 0n, bonuses: 0n, other: 0n }
  for (const { kind, credits, debits } of kinds) {
    const column = COLUMNS.get(kind) ?? 'other'
    sums[column] += OUTWARD.has(column) ? debits - credits : credits - debits
  }
  return { ...sums, net: sums.wins + sums.bonuses + sums.other - sums.stakes }
}
