import { agentLinks, visitAgentLink } from '@croupier/contract/agent-links.ts'
import { expect, test } from 'vitest'
import { linkWorld } from '../../../../test/agent-links.ts'

const { ask, clock, makeLink, somebody, logIn } = await linkWorld({ config: { trustedProxies: ['127.0.0.1'] } })
const agent = await somebody(1)
const visit = (code: string, address = '203.0.113.7') =>
  ask(visitAgentLink, { body: { code }, headers: { 'x-forwarded-for': address } })
const visitsOf = async (code: string) => {
  const { list } = (await ask(agentLinks, { token: await logIn(agent.account, agent.password) })).value
  return list.find((one) => one.code === code)?.visits
}

test('an address counts once a day with each link, many at once too', async () => {
  const [first, second] = [(await makeLink(agent)).value, (await makeLink(agent)).value]
  const answers = await Promise.all(Array.from({ length: 10 }, () => visit(first.code)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await visitsOf(first.code)).toBe(1)
  await visit(` ${first.code.toLowerCase()} `)
  await visit(first.code, '203.0.113.8')
  await visit(second.code)
  expect([await visitsOf(first.code), await visitsOf(second.code)]).toEqual([2, 1])
  clock.move(24 * 3_600_000)
  await visit(first.code)
  expect(await visitsOf(first.code)).toBe(3)
})

test('the answer does not tell whether there is such a link, and a code that is none counts nowhere', async () => {
  const { code } = (await makeLink({ token: await logIn(agent.account, agent.password) })).value
  const answers = [await visit(code), await visit('NOBODY'), await visit(`${code}X`), await visit('')]
  for (const { status, value } of answers) expect([status, value]).toEqual([200, {}])
  const elsewhere = await ask(visitAgentLink, { body: { code }, headers: { merchant: 'SAMPA' } })
  expect(elsewhere.status).toBe(200)
  expect(await visitsOf(code)).toBe(1)
  expect((await ask(visitAgentLink, { body: { code: 'x'.repeat(65) } })).fields).toHaveProperty('code')
})
