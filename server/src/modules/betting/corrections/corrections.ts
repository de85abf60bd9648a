import type { Db, Tx } from '#kernel/database.ts'
import { announce } from '#kernel/outbox.ts'
import { must, no, type Verdict, yes } from '#kernel/refusal.ts'
import { fundsOf } from '../../wallet/balances/balances.ts'
import { accountOf, derivedId } from '../../wallet/wallet.ts'
import type { Bet } from '../betting.ts'
import type { LockedBets } from '../book.ts'
import { decideBets } from '../decide-bets.ts'
import type { BetPlace, MemberEnd, RoundEnding } from '../endings/endings.ts'
import { owedOfBets } from '../shortfalls/shortfalls.ts'
import { adjustmentOf, type AdjustmentRow, insertAdjustments } from '../store.ts'
import {
  type CorrectionEffect,
  effectOf,
  isBehind,
  type MemberEffect,
  movedBy,
  type MovedSum,
  sameCorrection,
  standsAs,
} from './rules.ts'
import * as store from './store.ts'

/** A round whose bets are to be voided or settled anew, as two people agreed to it. */
export interface NewCorrection {
  /** Made by whoever asks. */
  readonly id: string
  readonly roundId: string
  readonly brandId: number
  readonly kind: 'void' | 'resettle'
  readonly reason: string
  readonly askedBy: string
  readonly confirmedBy: string
  /** How many bets it changes, as the two were shown. */
  readonly bets: number
}

/** A correction, and how far it has come. */
export interface Correction extends NewCorrection {
  readonly state: 'running' | 'done'
  readonly done: number
  /** Bets that could not be corrected. */
  readonly failed: number
  readonly place: BetPlace
  readonly askedAt: Date
  readonly endedAt: Date | null
}

/** What it would come to if the bets of a round ended so instead, by asset. No bet is read into memory. */
export async function previewCorrection(db: Db, ending: RoundEnding): Promise<ReadonlyMap<string, CorrectionEffect>> {
  return effectsOf(db, await store.sumChanges(db, ending))
}

/** What a member's bets of one asset come to that are to end otherwise. */
export type MemberChange = Omit<MemberEffect, 'available'>

/** What such changes come to for everybody, by asset, by what members have now. */
export async function effectsOf(
  db: Db,
  changes: readonly MemberChange[],
): Promise<ReadonlyMap<string, CorrectionEffect>> {
  const taking = changes.filter(({ taken }) => taken > 0n).map(({ memberId, asset }) => accountOf(memberId, asset))
  const funds = await fundsOf(db, taking)
  const members = changes.map((one) => {
    const available = funds.get(accountOf(one.memberId, one.asset))?.available ?? 0n
    return { ...one, available }
  })
  return new Map([...Map.groupBy(members, ({ asset }) => asset)].map(([asset, own]) => [asset, effectOf(own)]))
}

/**
 * Begin a correction, which is then done part by part; a round that is over is void or closed from now on. The same again is the first
 * answer; the same id with other content is `id_reused`; while another one of the round is under way it is `correction_running`.
 */
export async function beginCorrection(tx: Tx, correction: NewCorrection, now: Date): Promise<Verdict<Correction>> {
  const isNew = await store.insertCorrection(tx, correction, now)
  if (isNew) {
    await store.saveRoundStatus(tx, correction.roundId, correction.kind === 'void' ? 'void' : 'closed')
    await announce(tx, [{ topic: 'correction_begun', brandId: correction.brandId, keys: [correction.id] }])
  }
  const written = await store.findCorrection(tx, correction.id)
  if (!written) return no('correction_running')
  return isNew || sameCorrection(written, correction) ? yes(written) : no('id_reused')
}

/** Whether a correction of a round is under way. */
export const isBeingCorrected = async (db: Db, roundId: string): Promise<boolean> =>
  (await store.findOfRound(db, roundId)).some(({ state }) => state === 'running')

/** The corrections that are not done, the oldest first. */
export const runningCorrections = (db: Db): Promise<readonly Correction[]> => store.findRunning(db)

/** The corrections of a round, the latest first. */
export const correctionsOf = (db: Db, roundId: string): Promise<readonly Correction[]> => store.findOfRound(db, roundId)

/** What a correction has moved so far, by asset. */
export const sumsOf = (db: Db, correctionId: string): Promise<readonly MovedSum[]> => store.findSums(db, correctionId)

const PART: store.PartSize = { seen: 20_000, bets: 2000, bytes: 2_000_000 }

/**
 * The next bets of a correction, in the order of their members, that stand otherwise than they are to end: a part that one transaction can
 * correct. With the place that it reaches; nothing is left where there is none.
 */
export const nextCorrections = (
  db: Db,
  { place }: Pick<Correction, 'place'>,
  ending: RoundEnding,
  size = PART,
): Promise<store.FoundPart> => store.findPart(db, ending, place, size)

/**
 * Correct bets that follow each other, whole or not at all, and write how far that brings the correction. Bets that somebody else has
 * come to before are left; answers the others. Whoever keeps more of a bet writes it in the same transaction.
 */
export async function correctBets<End extends MemberEnd>(
  tx: Tx,
  { id: correctionId }: Pick<Correction, 'id'>,
  ends: readonly End[],
  now: Date,
): Promise<readonly End[]> {
  const correction = await store.lockCorrection(tx, correctionId)
  if (correction?.state !== 'running') return []
  const left = ends.filter((end) => isBehind(end, correction.place))
  const last = left.at(-1)
  if (!last) return []

  const adjustments: AdjustmentRow[] = []
  const changes: (readonly [before: Bet, after: Bet])[] = []
  const ids = left.map(({ betId }) => betId)
  let owedBefore: ReadonlyMap<string, bigint> | undefined
  const verdicts = await decideBets(tx, left, now, async (book, end) => {
    // Behind the locks of the accounts, as what is owed afterwards.
    owedBefore ??= await owedOfBets(tx, ids)
    const before = book.bet(end.betId)
    if (before && standsAs(before, end)) return yes(before)
    const verdict = correct(book, correction, end)
    if (!before || !verdict.ok) return verdict
    changes.push([before, verdict.value])
    if (before.status !== 'open')
      adjustments.push(
        adjustmentOf(
          { ...end, id: transferId(correction, before.id), reason: correction.reason },
          before,
          verdict.value,
        ),
      )
    return verdict
  })
  for (const verdict of verdicts) must(verdict)

  if (adjustments.length > 0) await insertAdjustments(tx, adjustments, now)
  const owedAfter = await owedOfBets(tx, ids)
  const sums = movedBy(
    changes.map(([before, { id, asset, payout }]) => ({
      asset,
      difference: payout - before.payout,
      owed: (owedAfter.get(id) ?? 0n) - (owedBefore?.get(id) ?? 0n),
    })),
  )
  if (sums.length > 0) await store.addSums(tx, correctionId, sums)
  await store.saveProgress(tx, correctionId, { place: last, done: left.length, failed: 0 })
  return left
}

/** The transfer of a corrected bet has the same id however often it is tried. */
const transferId = ({ id }: Correction, betId: string) => derivedId(betId, `correction ${id}`)

/** A bet that is still open ends as the correction says; one that has ended moves the difference. */
function correct(book: LockedBets, correction: Correction, end: MemberEnd): Verdict<Bet> {
  const id = transferId(correction, end.betId)
  const bet = book.bet(end.betId)
  if (!bet) return no('bet_not_open')
  if (bet.status !== 'open') return book.resettle(id, bet.id, end)
  return end.status === 'void' ? book.cancel(bet.id, id) : book.settle(bet.id, { ...end, id })
}

/** Note a bet that cannot be corrected with its reason, and go on behind it. */
export async function noteUncorrected(
  tx: Tx,
  { id: correctionId }: Pick<Correction, 'id'>,
  { end, reason }: { readonly end: MemberEnd; readonly reason: string },
  now: Date,
): Promise<void> {
  const correction = await store.lockCorrection(tx, correctionId)
  if (correction?.state !== 'running' || !isBehind(end, correction.place)) return
  await store.insertFailed(tx, { correctionId, betId: end.betId, reason }, now)
  await store.saveProgress(tx, correctionId, { place: end, done: 0, failed: 1 })
}

/** A part is done: the correction goes on behind the place that it reached, or is over where there is none. Answers it as it stands. */
export async function endPart(
  tx: Tx,
  { id }: Pick<Correction, 'id'>,
  upto: BetPlace | undefined,
  now: Date,
): Promise<Correction | undefined> {
  const correction = await store.lockCorrection(tx, id)
  if (correction?.state !== 'running') return correction
  if (!upto) await store.endCorrection(tx, id, now)
  else if (isBehind(upto, correction.place)) await store.saveProgress(tx, id, { place: upto, done: 0, failed: 0 })
  return store.findCorrection(tx, id)
}
