import type { ReplyOf } from '@croupier/contract/call.ts'
import type { tableRound } from '@croupier/contract/table-rounds.ts'
import type * as contract from '@croupier/contract/tables.ts'
import { amountText } from '@croupier/engine/money.ts'
import { tableGameOf } from '@croupier/engine/tables/tables.ts'
import type { Brand } from '../../brand/brand.ts'
import { tablePace } from '../../brand/table-pace/table-pace.ts'
import type { AnswerRow } from './answers/store.ts'
import type { BetRow } from './bets/store.ts'
import { pilesOf } from './piles.ts'
import { undoUntil } from './rules.ts'
import type { SeatRow } from './seats/store.ts'
import type { LastRow, RoundRow, ShoeRow, SummaryRow, TableRow, Totals } from './store.ts'

export type LobbyTable = ReplyOf<typeof contract.liveTables>['tables'][number]
export type LiveTable = ReplyOf<typeof contract.liveTable>
type DealtRound = ReplyOf<typeof tableRound>['round']
type ShoeProof = ReplyOf<typeof tableRound>['proof']

const textIn =
  ({ decimals }: Brand) =>
  (units: bigint | string) =>
    amountText(BigInt(units), decimals)

/** What does not change from round to round, in these words. */
export function tableShown(brand: Brand, table: TableRow, { asset, language }: { asset: string; language: string }) {
  const text = textIn(brand)
  const { id, gameCode, names, paytable, state, limits } = table
  return {
    tableId: id,
    gameCode,
    name: names[language.slice(0, 2)] ?? names['en'] ?? table.code,
    paytable,
    paytableVersion: tableGameOf(gameCode)?.paytableVersion ?? '',
    state,
    currency: asset,
    limits: Object.entries(limits.groups).map(([group, { min, max }]) => ({ group, min: text(min), max: text(max) })),
    roundMax: text(limits.roundMax),
    pace: tablePace(brand, table),
  }
}

/** A round as it runs; once nobody waits for it any more and the table rests, there is none. */
export const isRunning = (round: RoundRow | undefined, now: Date): round is RoundRow =>
  round !== undefined && (round.settledAt === null || (round.phaseEndsAt !== null && now < later(round.phaseEndsAt)))

const LINGERS_MS = 5000
const later = (moment: Date) => new Date(moment.getTime() + LINGERS_MS)

/** What a table does at this moment, in a line; `last` is its round before. */
export function lineOf(
  round: RoundRow | undefined,
  shoe: ShoeRow | undefined,
  { now, last }: { readonly now: Date; readonly last: LastRow | undefined },
) {
  const running = isRunning(round, now) ? round : undefined
  return {
    roundId: running?.id ?? null,
    phase: running?.phase ?? null,
    phaseEndsAt: running ? endsAt(running) : null,
    people: running?.people ?? 0,
    shoe: shoe ? shoeShown(shoe) : null,
    laid: pilesOf(running && running.events.length > 0 ? running.events : (last?.events ?? [])),
  }
}

const endsAt = ({ phaseEndsAt }: RoundRow) => phaseEndsAt?.toISOString() ?? null

export function shoeShown({ id, number, taken, gameCode }: ShoeRow): NonNullable<LobbyTable['shoe']> {
  const deck = tableGameOf(gameCode)?.deck
  const lasting = deck?.lasts === 'shoe' ? deck : undefined
  return { shoeId: id, number, taken: lasting ? taken : null, size: lasting?.size ?? null, cut: lasting?.cut ?? null }
}

export const chainShown = ({ head, salt, links, link, linkAfter }: ShoeRow): NonNullable<LiveTable['chain']> => ({
  head,
  salt,
  links,
  link,
  linkAfter,
})

export const summaryShown = ({ id, number, summary, phase }: SummaryRow): LobbyTable['summaries'][number] => ({
  roundId: id,
  number,
  won: phase === 'void' ? [] : [...(summary?.won ?? [])],
  score: phase === 'void' ? '' : (summary?.score ?? ''),
})

/** The round that runs, as far as it has come. */
export const roundShown = (brand: Brand, round: RoundRow): NonNullable<LiveTable['round']> => ({
  roundId: round.id,
  code: round.code,
  number: round.number,
  phase: round.phase,
  phaseEndsAt: endsAt(round),
  betsUntil: round.closesAt.toISOString(),
  undoUntil: undoUntil(round, brand.settings.tables)?.toISOString() ?? null,
  events: [...round.events],
  answers: [...round.answers],
  question: round.question && {
    kind: round.question.kind,
    of: round.question.of,
    seat: round.question.seat ?? null,
    seats: [...(round.question.seats ?? [])],
    place: round.question.place ?? null,
    options: [...round.question.options],
    silence: round.question.silence,
    bets: round.question.bets,
    until: round.question.until,
  },
  result: round.result,
  won: [...round.won],
  summary: round.endedAt === null ? null : summaryShown(round),
})

/** What lies on the spots. */
export const totalsShown = (brand: Brand, totals: Totals, asset: string): LiveTable['totals'] =>
  Object.entries(totals[asset] ?? {}).map(([spot, [stake, people]]) => ({ spot, stake: textIn(brand)(stake), people }))

/** A round as it was dealt. */
export const dealtShown = (round: RoundRow): DealtRound => ({
  roundId: round.id,
  code: round.code,
  number: round.number,
  phase: round.phase,
  startsFrom: round.startsFrom,
  dealtTo: [...round.dealtTo],
  answers: [...round.answers],
  events: [...round.events],
  result: round.result,
  summary: round.endedAt === null ? null : summaryShown(round),
  startedAt: round.openedAt.toISOString(),
  endedAt: round.endedAt?.toISOString() ?? null,
})

/** What proves the rounds of a shoe: its own link once it is over. */
export const proofShown = (shoe: ShoeRow): ShoeProof => ({
  table: shoe.tableCode,
  gameCode: shoe.gameCode,
  paytable: shoe.paytable,
  paytableVersion: tableGameOf(shoe.gameCode)?.paytableVersion ?? '',
  head: shoe.head,
  salt: shoe.salt,
  link: shoe.link,
  toHead: shoe.links - shoe.link,
  linkAfter: shoe.linkAfter,
  hash: shoe.hash,
})

/** What one member has in a round, with what they have left. */
export type MemberRound = ReplyOf<typeof contract.placeTableBets>

/** A bet as its member sees it: what was taken for it. */
export const ownBet = (bet: BetRow): MemberRound['bets'][number] => ({
  betId: bet.id,
  clickId: bet.betSlipId,
  spot: bet.spot,
  stake: amountText(bet.stake, bet.decimals),
  state: bet.state,
  payout: amountText(bet.payout, bet.decimals),
})

/** What one member has in a round. */
export const memberRoundOf = (
  bets: readonly BetRow[],
  answers: readonly AnswerRow[],
  seats: readonly SeatRow[],
): Pick<MemberRound, 'bets' | 'answers' | 'seats'> => ({
  bets: bets.map(ownBet),
  answers: answers.map(({ kind, seat, option, place }) => ({ kind, seat: seat === 0 ? null : seat, option, place })),
  seats: seats.map(({ seat }) => seat),
})
