import type * as contract from '@croupier/contract/console-tournaments.ts'
import { CallerId } from '@croupier/contract/field.ts'
import { amountText, unitsOf } from '@croupier/engine/money.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { atField, must, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { closeContest } from '#modules/betting/contests/contests.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { mayBeCancelled, mayBeWritten, totalOf } from './rules.ts'
import * as store from './store.ts'
import { writeAnnounced } from './write-announced.ts'

type SaveRequest = Ask<typeof contract.saveTournament>
type AnnounceRequest = Ask<typeof contract.announceTournament>
type CancelRequest = Ask<typeof contract.cancelTournament>

/** Write a draft, or write over one; members see nothing of it. */
export async function saveTournament(deps: Deps, ask: SaveRequest): Promise<EmptyReply> {
  const brand = await brandOf(deps, ask.session.brandId)
  const wanted = must(termsOf(ask, brand))
  await inTransaction(deps.db, async (tx) => {
    const before = await store.lockTournament(tx, wanted.id)
    if (before && before.brandId !== brand.id) throw new Refusal('not_found')
    if (before) must(mayBeWritten(before))
    else if (!CallerId.safeParse(wanted.id).success) must(atField('tournamentId', 'invalid'))
    await store.saveTournament(tx, wanted)
    await tell(tx, deps, ask, {
      tournament: wanted,
      action: 'tournaments.save',
      before: before ? factsOf(before, brand) : null,
      after: factsOf(wanted, brand),
    })
  })
  return {}
}

/** Show a draft to members: from now on its terms stand. */
export async function announceTournament(deps: Deps, ask: AnnounceRequest): Promise<EmptyReply> {
  const brand = await brandOf(deps, ask.session.brandId)
  await inTransaction(deps.db, async (tx) => {
    const draft = await lockOwn(tx, ask)
    must(mayBeWritten(draft))
    if (draft.endsAt <= deps.now()) must(atField('endsAt', 'invalid_date'))
    const tournament = { ...draft, state: 'announced' } as const
    const facts = factsOf(tournament, brand)
    if (totalOf(draft.prizes) > brand.settings.tournaments.max) throw new Refusal('amount_above_cap')
    const when = totalOf(draft.prizes) > brand.settings.tournaments.aloneMax
    await needTwo(
      tx,
      ask.session,
      { when, rule: 'prizes_above_limit', subject: subjectOf(tournament), facts },
      deps.now(),
    )
    await writeAnnounced(tx, tournament)
    await tell(tx, deps, ask, {
      tournament,
      action: 'tournaments.announce',
      before: { state: draft.state },
      after: facts,
    })
  })
  return {}
}

/** Call a tournament off before it has paid; what members were told of is taken back by two people. */
export async function cancelTournament(deps: Deps, ask: CancelRequest): Promise<EmptyReply> {
  const brand = await brandOf(deps, ask.session.brandId)
  await inTransaction(deps.db, async (tx) => {
    const before = await lockOwn(tx, ask)
    must(mayBeCancelled(before))
    const tournament = { ...before, state: 'cancelled' } as const
    const facts = factsOf(tournament, brand)
    const when = before.state === 'announced'
    await needTwo(tx, ask.session, { when, rule: 'tournament_off', subject: subjectOf(tournament), facts }, deps.now())
    await store.saveTournament(tx, tournament)
    await closeContest(tx, tournament.id)
    await tell(tx, deps, ask, {
      tournament,
      action: 'tournaments.cancel',
      before: { state: before.state },
      after: facts,
    })
  })
  return {}
}

async function lockOwn(tx: Tx, { params, session }: AnnounceRequest | CancelRequest): Promise<store.TournamentRow> {
  const found = await store.lockTournament(tx, params.tournamentId)
  if (found?.brandId !== session.brandId) throw new Refusal('not_found')
  return found
}

/** The terms in stored units; refused at the field that makes no sense. */
function termsOf(
  { params, body }: SaveRequest,
  { id: brandId, currency, decimals }: Brand,
): Verdict<store.TournamentRow> {
  const stakeMin = unitsOf(body.stakeMin, decimals)
  if (!stakeMin) return atField('stakeMin', 'invalid_amount')
  const prizes = body.prizes.map((prize) => unitsOf(prize, decimals))
  // No rank is paid less than the one below it.
  if (prizes.some((prize, index) => !prize || prize > (prizes[index - 1] ?? prize)))
    return atField('prizes', 'invalid_amount')
  const [startsAt, endsAt] = [new Date(body.startsAt), new Date(body.endsAt)]
  if (!(endsAt > startsAt)) return atField('endsAt', 'invalid_date')
  if (!body.names['en']) return atField('names', 'required')
  const { names, metric, category, games, repeats } = body
  return yes({
    id: params.tournamentId,
    brandId,
    names,
    metric,
    asset: currency,
    category,
    games,
    stakeMin,
    prizes: prizes as bigint[],
    startsAt,
    endsAt,
    repeats,
    state: 'draft',
    paidAt: null,
  })
}

const subjectOf = ({ id, names }: store.TournamentRow) => ({
  type: 'tournament',
  id,
  name: names['en'] ?? id,
})

const factsOf = (
  { names, metric, category, games, startsAt, endsAt, repeats, state, ...money }: store.TournamentRow,
  brand: Brand,
) => {
  const text = (units: bigint) => amountText(units, brand.decimals)
  return {
    state,
    names,
    metric,
    category,
    games,
    repeats,
    stakeMin: text(money.stakeMin),
    prizes: money.prizes.map(text),
    prizeTotal: text(totalOf(money.prizes)),
    currency: money.asset,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }
}

interface EditAction {
  readonly tournament: store.TournamentRow
  readonly action: string
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>>
}

async function tell(
  tx: Tx,
  deps: Deps,
  ask: SaveRequest | AnnounceRequest | CancelRequest,
  { tournament, action, before, after }: EditAction,
): Promise<void> {
  const { reason, note } = ask.body
  const entry = { brandId: tournament.brandId, action, subject: subjectOf(tournament), before, after, reason, note }
  await record(tx, doerOf(ask), entry, deps.now())
}
