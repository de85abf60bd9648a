import { checkNow, checks } from '@croupier/contract/console-checks.ts'
import { markMember } from '@croupier/contract/console-actions.ts'
import { dashboard } from '@croupier/contract/dashboard.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../../test/operators.ts'
import { world } from '../../../../test/world.ts'
import { checkChains } from './check-chains.ts'

const it = await world()
const HOUR_MS = 3_600_000
let [token, cashier] = [await operatorIn(it), await operatorIn(it, 'operator02')]
/** So much later everybody logs in anew. */
async function later(hours: number) {
  it.clock.move(hours * HOUR_MS)
  ;[token, cashier] = [await operatorIn(it), await operatorIn(it, 'operator02')]
}
const seen = async (asking = token) => (await it.ask(checks, { token: asking })).value
const mark = async (tag: string) => {
  const { id } = await it.member()
  await it.ask(markMember, { token, params: { memberId: id }, body: { tags: [tag], watch: false, reason: 'habit' } })
}

/** Past the database's own refusal, which is there again afterwards. */
async function tamper(note: string) {
  await sql`alter table kernel.audit disable trigger user`.execute(it.deps.db)
  await sql`update kernel.audit set note = ${note} where number = 2`.execute(it.deps.db)
  await sql`alter table kernel.audit enable trigger user`.execute(it.deps.db)
}

// Logins of operators are entries as well.
test('before the first check nothing is said; the first goes from the first line, the next ones over what is new', async () => {
  expect(await seen()).toEqual({ ledger: null, audit: null })
  await mark('One')
  await mark('Two')
  await checkChains(it.deps)
  expect(await seen()).toMatchObject({
    ledger: { ok: true, since: null, count: 8 },
    audit: { ok: true, since: null, count: 4 },
  })

  const before = it.deps.now().toISOString()
  await later(1)
  await mark('Three')
  await checkChains(it.deps)
  const found = await seen(cashier)
  expect(found).toMatchObject({
    ledger: { ok: true, since: before, count: 1 },
    audit: { ok: true, since: before, count: 3 },
  })
  expect(found.ledger?.at).toBe(it.deps.now().toISOString())
})

test('an audit log is checked from its first entry once a day, and an entry that was changed is named', async () => {
  await later(25)
  await checkChains(it.deps)
  expect((await seen()).audit).toMatchObject({ ok: true, since: null, count: 9 })

  await tamper('changed')
  await later(25)
  const { value } = await it.ask(checkNow, { token })
  expect(value.audit).toMatchObject({ ok: false, fault: 'entry 2 is not what was written' })
  expect(value.ledger).toMatchObject({ ok: true })
  // Who may not read the log hears that something is wrong, and not what.
  expect((await seen(cashier)).audit).toMatchObject({ ok: false, fault: null })
  const alerts = async () => (await it.ask(dashboard, { token })).value.alerts.map(({ kind }) => kind)
  expect(await alerts()).toEqual(['audit_failed'])

  await tamper('')
  await checkChains(it.deps)
  expect((await seen()).audit).toMatchObject({ ok: true, since: null })
  expect(await alerts()).toEqual([])
})

test('a check that has not been made for hours is an alert as well', async () => {
  await later(3)
  const { value } = await it.ask(dashboard, { token })
  expect(value.alerts).toMatchObject([{ kind: 'checks_late' }])
})
