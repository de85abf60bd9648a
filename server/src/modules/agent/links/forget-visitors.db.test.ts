import { agentLinks, visitAgentLink } from '@croupier/contract/agent-links.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { linkWorld } from '../../../../test/agent-links.ts'
import { forgetVisitors } from './forget-visitors.ts'

const { ask, clock, deps, logIn, makeLink, somebody } = await linkWorld({ config: { trustedProxies: ['127.0.0.1'] } })

test('who came is forgotten after two days, and how many is not; nowhere is an address kept', async () => {
  const agent = await somebody(1)
  const { code } = (await makeLink(agent)).value
  await ask(visitAgentLink, { body: { code }, headers: { 'x-forwarded-for': '203.0.113.99' } })
  const visitors = async () =>
    (await sql<{ visitor: string }>`select visitor from agent.link_visitor`.execute(deps.db)).rows
  expect(await visitors()).toHaveLength(1)
  expect(JSON.stringify(await visitors())).not.toContain('203.0.113')
  clock.move(24 * 3_600_000)
  await forgetVisitors(deps)
  expect(await visitors()).toHaveLength(1)
  clock.move(3 * 24 * 3_600_000)
  await forgetVisitors(deps)
  expect(await visitors()).toEqual([])
  const { list } = (await ask(agentLinks, { token: await logIn(agent.account, agent.password) })).value
  expect(list).toMatchObject([{ visits: 1 }])
})
