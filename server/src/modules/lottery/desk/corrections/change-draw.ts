import type * as contract from '@croupier/contract/console-draws.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { must, Refusal } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { beginCorrection, isBeingCorrected } from '../../../betting/corrections/corrections.ts'
import { recordSharedRound } from '../../../betting/shared-rounds/shared-rounds.ts'
import { brandsIn } from '../../../brand/brand.ts'
import { derivedId } from '../../../wallet/wallet.ts'
import { notifyBrands } from '../../draws/notify-brands.ts'
import { type DeskIssueRow, lockDeskIssue } from '../results/store.ts'
import { subjectOf } from '../subject.ts'
import { factsOf } from './draw-facts.ts'
import { type DrawEffect, effectOf } from './effects.ts'
import { correctionFrom, mayVoid } from './rules.ts'
import * as store from './store.ts'

type ChangeRequest = Ask<typeof contract.voidDraw> | Ask<typeof contract.correctDraw>

/** A draw is void, before it, after it, or after it was paid: every stake returns, in parts. By two people. */
export const voidDraw = (deps: Deps, ask: Ask<typeof contract.voidDraw>): Promise<EmptyReply> =>
  inTransaction(deps.db, async (tx) => {
    const issue = await lockIssue(tx, ask)
    must(mayVoid(issue))
    await change(tx, deps, ask, { issue, action: 'void', numbers: null })
    await store.voidIssue(tx, issue.id, deps.now())
    return {}
  })

/** An official draw that was paid has other numbers: the difference moves, in parts. By two people. */
export const correctDraw = (deps: Deps, ask: Ask<typeof contract.correctDraw>): Promise<EmptyReply> =>
  inTransaction(deps.db, async (tx) => {
    const issue = await lockIssue(tx, ask)
    const numbers = must(correctionFrom(issue, ask.body.numbers))
    const { rounds } = await change(tx, deps, ask, { issue, action: 'correct', numbers })
    await store.saveNumbers(tx, issue.id, numbers)
    for (const { roundId } of rounds)
      await recordSharedRound(tx, { roundId, events: [{ kind: 'numbers', numbers }], proof: null })
    return {}
  })

/** The draw that is meant, locked: whoever bets on it or pays it is done, or finds it changed. */
async function lockIssue(tx: Tx, { params }: ChangeRequest): Promise<DeskIssueRow> {
  const issue = await lockDeskIssue(tx, params)
  if (!issue) throw new Refusal('not_found')
  return issue
}

/** What two people agree to. */
interface DrawChange {
  readonly issue: DeskIssueRow
  readonly action: store.DrawAction
  readonly numbers: readonly string[] | null
}

/** What it comes to now is shown to the second person; then the bets follow part by part, by a job that hears of it. */
async function change(tx: Tx, deps: Deps, ask: ChangeRequest, { issue, action, numbers }: DrawChange) {
  const brands = await brandsIn(tx, deps)
  const effect = await effectOf(tx, brands, {
    issueId: issue.id,
    lottery: issue.lottery,
    family: issue.family,
    numbers,
  })
  for (const { roundId } of effect.rounds)
    if (await isBeingCorrected(tx, roundId)) throw new Refusal('correction_running')
  const facts = factsOf(issue, { numbers, effect, brands })
  const subject = subjectOf(issue)
  await needTwo(tx, ask.session, { rule: `draw_${action}`, subject, facts }, deps.now())

  await begin(tx, deps, ask, { issue, action, numbers, effect })
  const { reason, note } = ask.body
  const before = { status: issue.status, ...(issue.numbers && { numbers: issue.numbers.join(' ') }) }
  const after = action === 'void' ? { ...facts, status: 'void' } : facts
  const entry = { brandId: ask.session.brandId, action: `draws.${action}`, subject, before, after, reason, note }
  await record(tx, doerOf(ask), entry, deps.now())
  await notifyBrands(tx, brands, issue.lottery)
  return effect
}

/** A correction of the draw, and one of each of its rounds in the book. */
async function begin(
  tx: Tx,
  deps: Deps,
  { body, session }: ChangeRequest,
  { issue, action, numbers, effect }: DrawChange & { readonly effect: DrawEffect },
): Promise<void> {
  const [confirmedBy, askedBy] = [session.username, session.confirming?.askedBy ?? session.username]
  const before = await store.findCorrectionsOf(tx, issue.id)
  const id = derivedId(issue.id, `${action} ${before.length}`)
  const by = { reason: body.reason, askedBy, confirmedBy }
  const rounds = effect.rounds.map((round) => ({ ...round, id: derivedId(id, round.roundId), correctionId: id }))
  const kind = action === 'void' ? 'void' : 'resettle'
  for (const { id: ownId, roundId, brandId, bets } of rounds)
    must(await beginCorrection(tx, { id: ownId, roundId, brandId, kind, bets, ...by }, deps.now()))
  const changed = { numbersBefore: issue.numbers, numbersAfter: numbers }
  const row = { id, issueId: issue.id, brandId: session.brandId, kind: action, at: deps.now(), ...changed, ...by }
  await store.insertCorrection(tx, row, rounds)
}
