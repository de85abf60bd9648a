import { memberInfo, register } from '@croupier/contract/identity.ts'
import { excludeSelf } from '@croupier/contract/limits.ts'
import { changeProfile, security } from '@croupier/contract/security.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { placeBets } from '#modules/betting/betting.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { lockStanding, saveStanding } from '#modules/standing/standing.ts'
import { plainBet, plainRound } from '../../../../test/plain-bet.ts'
import { HASTE, LUCKY, setPolicy } from '../../../../test/policy.ts'
import { bindEmail } from '../../../../test/second-proof.ts'
import { type TestMember, world } from '../../../../test/world.ts'
import { findChanges } from '../trail/store.ts'
import { brokenLinks } from '../trail/trail.ts'
import { mayDeposit } from '#modules/limits/limits.ts'
import { keptOut, playRulesOf } from '#modules/standing/play/play.ts'

const here = await world()
const { ask, clock, deps, hear, logIn, member } = here
await setPolicy(deps, LUCKY, {
  ...HASTE,
  challengeOn: { login: false, registration: false },
  realityCheck: { enforced: false },
})
const brand = await brandOf(deps, LUCKY)
beforeEach(() => clock.move(61_000))

let made = 0
/** A name that no other test has. */
const named = () => ({ payeeName: `Juan ${String.fromCharCode(97 + ++made)}ruz`, birthday: '1990-05-17' })
const exclude = ({ token, account, password }: TestMember, months: number | null = 6) =>
  ask(excludeSelf, { token, body: { months, account, password } })
const tell = (token: string, body: object) => ask(changeProfile, { token, body })

async function excluded(self: { payeeName: string; birthday: string }, months: number | null = 6) {
  const one = await member()
  expect((await tell(one.token, self)).status).toBe(200)
  const email = `${one.account}@inbox.example`
  await bindEmail(here, one.token, email)
  expect((await exclude(one, months)).status).toBe(200)
  return { ...one, email }
}
const place = async (memberId: string) => {
  const judging = { now: deps.now(), rules: playRulesOf(brand, deps.now()) }
  const bet = plainBet(memberId, 10_000n)
  const [verdict] = await inTransaction(deps.db, (tx) => placeBets(tx, [bet], [plainRound(bet)], judging))
  return verdict && 'code' in verdict ? verdict.code : 'taken'
}
const deposit = (memberId: string) =>
  inTransaction(deps.db, (tx) => mayDeposit(tx, brand, { memberId, amount: 10_000n }, deps.now()))
const shown = (memberId: string) =>
  inTransaction(deps.db, async (tx) => saveStanding(tx, { ...(await lockStanding(tx, memberId)), verified: true }))
/** Registers like anybody; whatever they look like, the answer is the same. */
async function newcomer(said: object) {
  const typed = { password: 'Demo2026pass', confirmPassword: 'Demo2026pass', agree: true } as const
  const answer = await ask(register, { body: { username: `again${++made}`, ...typed, ...said } })
  await hear()
  const { token } = answer.value
  return { answer, token, id: (await ask(memberInfo, { token })).value.id }
}

test('a second account by the same name and birth date plays nothing until it has shown who it is', async () => {
  const self = named()
  await excluded(self)
  const again = await member()
  expect(await place(again.id)).toBe('taken')

  expect((await tell(again.token, { ...self, payeeName: `  ${self.payeeName.toUpperCase()} ` })).status).toBe(200)
  expect(await place(again.id)).toBe('identity_unverified')
  expect(await deposit(again.id)).toMatchObject({ code: 'identity_unverified' })
  expect(await keptOut(deps.db, [again.id], deps.now())).toEqual(new Set([again.id]))

  await shown(again.id)
  expect(await place(again.id)).toBe('taken')
  expect(await deposit(again.id)).toMatchObject({ ok: true })
})

test.each([
  ['the same name and birth date', (self: object) => self],
  ['the e-mail that was proved', (_self: object, email: string) => ({ email: email.toUpperCase() })],
])('a newcomer with %s is registered like anybody, is given no credit, and is held', async (_what, said) => {
  const self = named()
  const { email } = await excluded(self)
  const [stranger, again] = [await newcomer({}), await newcomer(said(self, email))]
  const shape = ({ status, errorCode, extra, value }: typeof again.answer) => ({
    status,
    errorCode,
    extra,
    keys: Object.keys(value),
  })
  expect(shape(again.answer)).toEqual(shape(stranger.answer))
  expect([await place(stranger.id), await place(again.id)]).toEqual(['taken', 'identity_unverified'])
  expect((await ask(balance, { token: again.token })).value.sumBalance).toBe('0.00')
})

test('the accounts that are there already are held with the exclusion, also while bets of theirs arrive', async () => {
  const self = named()
  const [one, other] = [await member(), await member()]
  for (const { token } of [one, other]) await tell(token, self)
  const early = Array.from({ length: 20 }, () => place(other.id))
  await Promise.all([exclude(one), ...early])
  const late = await Promise.all(Array.from({ length: 20 }, () => place(other.id)))
  expect(new Set(late)).toEqual(new Set(['identity_unverified']))
})

test('an e-mail or a name alone that the excluded member never proved holds nobody', async () => {
  const { payeeName, birthday } = named()
  const one = await newcomer({ email: 'typed.only@inbox.example', payeeName, birthday })
  const account = (await ask(memberInfo, { token: one.token })).value.account
  await exclude({ id: one.id, token: one.token, account, password: 'Demo2026pass' })
  const again = await newcomer({ email: 'typed.only@inbox.example', payeeName, birthday: '1991-05-17' })
  expect(await place(again.id)).toBe('taken')
})

test('the hold is over with the exclusion, lasts for good with one for good, and never gets shorter', async () => {
  const self = named()
  await excluded(self, null)
  await excluded(self)
  const again = await newcomer(self)
  const other = named()
  await excluded(other)
  const later = await member()
  await tell(later.token, other)
  expect(await place(later.id)).toBe('identity_unverified')
  clock.move(190 * 86_400_000)
  expect([await place(again.id), await place(later.id)]).toEqual(['identity_unverified', 'taken'])
})

test('a brand holds by what its policy names, and only its own members', async () => {
  const self = named()
  await excluded(self)
  await setPolicy(deps, LUCKY, { limits: { samePerson: ['mobile', 'email'] } })
  const again = await newcomer(self)
  expect(await place(again.id)).toBe('taken')
  await setPolicy(deps, LUCKY, { limits: { samePerson: ['mobile', 'email', 'name_and_birthday'] } })
  await tell(again.token, { address: '12 Mabini Street' })
  expect(await place(again.id)).toBe('identity_unverified')
})

test('the trail says whom a member looks like, for the house alone', async () => {
  const self = named()
  const out = await excluded(self)
  const again = await newcomer(self)
  const trail = await findChanges(deps.db, again.id)
  expect(trail).toMatchObject([{ field: 'alike', changedBy: 'house', after: expect.stringContaining(out.id) }])
  expect(brokenLinks(trail).wrong).toEqual([])
  const token = await logIn((await ask(memberInfo, { token: again.token })).value.account, 'Demo2026pass')
  expect(JSON.stringify((await ask(security, { token })).value)).not.toContain(out.id)
})
