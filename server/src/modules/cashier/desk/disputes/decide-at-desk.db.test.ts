import { audit } from '@croupier/contract/audit.ts'
import * as desk from '@croupier/contract/console-disputes.ts'
import { dashboard } from '@croupier/contract/dashboard.ts'
import { expect, test } from 'vitest'
import { matchWorld } from '../../../../../test/matches.ts'
import { operatorIn } from '../../../../../test/operators.ts'
import { confirmed } from '../../../../../test/approvals.ts'

const it = await matchWorld()
const { ask, answer, moneyOf, paid, partsOf, picture, withdrawalOf } = it
const [ana, paolo, mai, jun, lea] = [
  await operatorIn(it, 'operator01'),
  await operatorIn(it, 'operator02'),
  await operatorIn(it, 'operator03'),
  await operatorIn(it, 'operator04'),
  await operatorIn(it, 'operator05'),
]
const at = (matchId: string) => ({ params: { matchId } })
const open = (token: string, id: string) => ask(desk.disputeCase, { token, ...at(id) })
const claim = (token: string, id: string) => ask(desk.claimDispute, { token, ...at(id) })
const staged = async (stage: desk.DisputeStage) => (await ask(desk.disputeDesk, { token: ana, query: { stage } })).value
const postings = (token: string, id: string, arrived: string) =>
  ask(desk.disputePostings, { token, ...at(id), query: { arrived } })
type FoundOutcome = { readonly outcome: desk.DisputeOutcome; readonly arrived?: string; readonly reason?: string }
/** As the screen shows it at this moment; as nobody sees it where it can't be seen. */
const shown = async (id: string) => {
  const { status, value } = await open(ana, id)
  return { expected: status === 200 ? { amount: value.amount, state: value.state } : { amount: '', state: '' } }
}
const decide = async (token: string, id: string, found: FoundOutcome, merchant = 'LUCKY') =>
  ask(desk.decideDispute, {
    token,
    ...at(id),
    body: { reason: 'statement_shows', note: 'Seen on both', ...found, ...(await shown(id)) },
    headers: { merchant },
  })
const STRANGER = '01890000-0000-7000-8000-000000000001'

/** A payment of so much, of which the receiver says that nothing, or all but so much, has arrived. */
const disputed = async ({ amount = '500', remaining }: { amount?: string; remaining?: string } = {}) => {
  const made = await paid(amount)
  const said = remaining === undefined ? { answer: 'not_received' as const } : { answer: 'partly' as const, remaining }
  expect((await answer(made.receiver, made.matchId, said, await picture())).statusCode).toBe(200)
  return made
}

test('both sides are shown with their pictures, what agrees, how it went before, and what the books would say', async () => {
  const { payer, receiver, matchId } = await disputed({ remaining: '120' })
  const { list, counts } = await staged('open')
  expect(list.find(({ id }) => id === matchId)).toMatchObject({ payer: payer.account, receiver: receiver.account })
  expect(counts.open).toBe(list.length)
  const shown = (await open(ana, matchId)).value
  expect(shown).toMatchObject({
    amount: '500.00',
    answer: 'partly',
    remaining: '120.00',
    received: null,
    needsTwo: false,
    paidTo: { holder: expect.stringContaining('•'), numberEnd: expect.stringMatching(/^\d{4}$/) },
    sides: {
      payer: { member: { account: payer.account }, says: '500.00', before: { payments: 0, disputes: 0, lost: 0 } },
      receiver: { member: { account: receiver.account }, says: '380.00' },
    },
  })
  for (const { proof } of Object.values(shown.sides)) {
    const image = await it.app.http.inject({ url: proof ?? '' })
    expect(image.headers['content-type']).toBe('image/webp')
  }
  expect((await postings(ana, matchId, '380')).value).toEqual({
    postings: [
      { account: 'hold', member: receiver.account, amount: '-380.00' },
      { account: 'wallet', member: payer.account, amount: '380.00' },
    ],
    sum: '0.00',
    staysHeld: '120.00',
  })
  expect((await postings(ana, matchId, '500.01')).errorCode).toBe('invalid_amount')
  expect((await postings(ana, STRANGER, '1')).errorCode).toBe('not_found')
  expect((await decide(ana, matchId, { outcome: 'receiver' })).status).toBe(200)
})

test('what a person decides moves what was shown, both read the reason, and the log says so', async () => {
  const first = await disputed()
  const waiting = (await ask(dashboard, { token: ana })).value.waiting.find(({ kind }) => kind === 'disputes')
  expect(waiting).toMatchObject({ count: 1, oldestAt: expect.any(String) })
  expect((await decide(ana, first.matchId, { outcome: 'payer', reason: 'slip_proves' })).status).toBe(200)
  expect(await moneyOf(first.payer)).toEqual({ free: '1500.00', held: '0.00' })
  expect(await withdrawalOf(first.receiver)).toMatchObject({ state: 'paid', matched: '500.00' })
  const reason = 'The payer’s receipt proves the payment.'
  expect(await partsOf(first.payer, first.depositId)).toMatchObject([{ state: 'received', reason }])
  expect(await partsOf(first.receiver, first.receiver.withdrawalId)).toMatchObject([{ state: 'received', reason }])
  const [action] = (await ask(audit, { token: ana, query: { subject: `dispute:${first.matchId}` } })).value.list
  expect(action).toMatchObject({
    action: 'disputes.decide',
    by: 'operator01',
    reason: 'slip_proves',
    note: 'Seen on both',
  })
  expect((await staged('done')).list[0]).toMatchObject({ id: first.matchId, received: '500.00' })
})

test('a part that has arrived is the payer’s, and the rest waits again', async () => {
  const { payer, receiver, matchId } = await disputed({ remaining: '120' })
  expect((await decide(paolo, matchId, { outcome: 'partly', arrived: '350' })).status).toBe(200)
  expect(await moneyOf(payer)).toEqual({ free: '1350.00', held: '0.00' })
  expect(await moneyOf(receiver)).toEqual({ free: '9485.00', held: '165.00' })
  expect((await open(ana, matchId)).value).toMatchObject({ state: 'received', received: '350.00' })
})

test('who was found wrong before is seen to have been', async () => {
  const first = await disputed()
  expect((await decide(ana, first.matchId, { outcome: 'receiver' })).status).toBe(200)
  expect((await open(ana, first.matchId)).value).toMatchObject({ state: 'returned', received: null })
  const { id } = (await it.pay(first.payer, '500')).value
  const [again] = await partsOf(first.payer, id)
  expect((await it.prove(first.payer, again!.id)).statusCode).toBe(200)
  const said = await answer(first.receiver, again!.id, { answer: 'not_received' }, await picture())
  expect(said.statusCode).toBe(200)
  const { sides } = (await open(ana, again!.id)).value
  expect(sides.payer.before).toEqual({ payments: 1, disputes: 1, lost: 1 })
  expect(sides.receiver.before).toEqual({ payments: 1, disputes: 1, lost: 0 })
  expect((await decide(ana, again!.id, { outcome: 'payer' })).status).toBe(200)
})

test('a dispute is decided once, also by several at once', async () => {
  const { payer, matchId } = await disputed()
  const race = await Promise.all([
    decide(ana, matchId, { outcome: 'payer' }),
    decide(paolo, matchId, { outcome: 'receiver' }),
    decide(lea, matchId, { outcome: 'payer' }),
    decide(lea, matchId, { outcome: 'payer' }),
  ])
  expect(race.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(race.map(({ errorCode }) => errorCode))).toEqual(new Set([undefined, 'match_not_open']))
  expect(['1000.00', '1500.00']).toContain((await moneyOf(payer)).free)
  expect((await ask(audit, { token: ana, query: { subject: `dispute:${matchId}` } })).value.total).toBe(1)
})

test('a large one needs a second person, and moves once', async () => {
  await it.policy({}, 0, { twoFrom: '500' })
  const { payer, matchId } = await disputed()
  expect((await open(ana, matchId)).value).toMatchObject({ needsTwo: true, twoFrom: '500.00' })
  const first = await decide(ana, matchId, { outcome: 'payer' })
  expect(first).toMatchObject({ status: 202, extra: { rule: 'dispute_above_limit' } })
  expect(await moneyOf(payer)).toEqual({ free: '1000.00', held: '0.00' })
  expect((await decide(paolo, matchId, { outcome: 'receiver' })).errorCode).toBe('approval_waiting')
  expect((await open(lea, matchId)).value).toMatchObject({ second: true, proposed: '500.00' })
  expect((await staged('second')).list.map(({ id }) => id)).toEqual([matchId])
  expect((await staged('open')).counts).toMatchObject({ open: 0, second: 1 })
  expect((await ask(desk.claimNextDispute, { token: lea })).value.id).toBeNull()
  const params = { approvalId: String(first.extra['approvalId']) }
  expect((await confirmed({ ask }, { token: ana, params, body: {} })).errorCode).toBe('own_approval')
  const both = await Promise.all(
    [lea, paolo].map((token) => confirmed({ ask }, { token, params, body: { note: 'Asked the bank' } })),
  )
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await moneyOf(payer)).toEqual({ free: '1500.00', held: '0.00' })
  const small = await disputed({ amount: '499' })
  expect((await decide(ana, small.matchId, { outcome: 'receiver' })).status).toBe(200)
  await it.policy()
})

test('what is found is whole: a part says how much, and the reason is of the list', async () => {
  const { matchId } = await disputed()
  const fieldsOf = async (found: FoundOutcome) => (await decide(ana, matchId, found)).fields
  expect(await fieldsOf({ outcome: 'partly' })).toMatchObject({ arrived: [{ code: 'required' }] })
  expect(await fieldsOf({ outcome: 'payer', arrived: '5' })).toMatchObject({ arrived: [{ code: 'not_allowed' }] })
  for (const arrived of ['0', '500', '500.01', '1.001'])
    expect(await fieldsOf({ outcome: 'partly', arrived })).toMatchObject({ arrived: [{ code: 'invalid_amount' }] })
  expect(await fieldsOf({ outcome: 'payer', reason: 'weather' })).toMatchObject({ reason: [{ code: 'invalid' }] })
  expect((await decide(ana, matchId, { outcome: 'receiver' })).status).toBe(200)
})

test('nobody decides on what is another’s at the moment, over, unknown, another brand’s, or not theirs to decide', async () => {
  const { matchId } = await disputed()
  const found = { outcome: 'receiver' } as const
  expect((await ask(desk.claimNextDispute, { token: paolo })).value.id).toBe(matchId)
  expect((await claim(ana, matchId)).errorCode).toBe('claimed')
  expect((await decide(ana, matchId, found)).errorCode).toBe('claimed')
  expect((await ask(desk.wantDispute, { token: ana, ...at(matchId) })).status).toBe(200)
  expect((await open(paolo, matchId)).value.claim).toMatchObject({ own: true, wantedBy: 'Ana Reyes' })
  await ask(desk.releaseDispute, { token: paolo, ...at(matchId) })
  expect((await open(jun, matchId)).status).toBe(200)
  expect((await decide(jun, matchId, found)).errorCode).toBe('forbidden')
  expect((await open(mai, matchId)).errorCode).toBe('forbidden')
  expect((await decide(ana, matchId, found, 'SAMPA')).errorCode).toBe('not_found')
  const elsewhere = { token: ana, ...at(matchId), headers: { merchant: 'SAMPA' } }
  expect((await ask(desk.disputeCase, elsewhere)).errorCode).toBe('not_found')
  expect((await ask(desk.disputePostings, { ...elsewhere, query: { arrived: '1' } })).errorCode).toBe('not_found')
  expect((await decide(ana, matchId, found)).status).toBe(200)
  expect((await decide(ana, matchId, found)).errorCode).toBe('match_not_open')
  expect((await claim(ana, matchId)).errorCode).toBe('match_not_open')
  expect((await postings(ana, matchId, '1')).errorCode).toBe('match_not_open')
  expect((await decide(ana, STRANGER, found)).errorCode).toBe('not_found')
  const undisputed = await paid('600')
  expect((await open(ana, undisputed.matchId)).errorCode).toBe('not_found')
  expect((await decide(ana, undisputed.matchId, found)).errorCode).toBe('match_not_open')
})
