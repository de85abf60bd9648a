import { randomUUID } from 'node:crypto'
import { makeAgentLink } from '@croupier/contract/agent-links.ts'
import type { AskedOf } from '@croupier/contract/call.ts'
import { register } from '@croupier/contract/identity.ts'
import { sql } from 'kysely'
import { brandOf } from '#modules/brand/brand.ts'
import { rebatesOfOne } from '#modules/agent/rebates/rebates.ts'
import { putUnder } from './hierarchy.ts'
import { HASTE, LUCKY, setPolicy } from './policy.ts'
import { type TestMember, world, type WorldOptions } from './world.ts'

export const LINK = {
  name: 'Weekend group',
  type: 'player',
  rebates: { lottery: 5, casino: 0.2 },
  endsOn: null,
  quota: null,
} as const

/** A world in which agents bring others. */
export async function linkWorld(options: WorldOptions = {}) {
  const here = await world(options)
  const { ask, deps, member, logIn } = here
  await setPolicy(deps, LUCKY, { ...HASTE, challengeOn: { login: false, registration: false } })

  /** Somebody of this type, below another where one is named. */
  const somebody = async (agentType: number, upline?: TestMember): Promise<TestMember> => {
    const one = await member()
    await sql`update identity.member set agent_type = ${agentType} where id = ${one.id}`.execute(deps.db)
    if (upline) await putUnder(deps, one.id, upline.id)
    return { ...one, token: await logIn(one.account, one.password) }
  }
  const makeLink = ({ token }: { readonly token: string }, more: Partial<AskedOf<typeof makeAgentLink, 'body'>> = {}) =>
    ask(makeAgentLink, { token, body: { id: randomUUID(), ...LINK, ...more } })
  const join = (affiliateCode: string | undefined, more: object = {}) =>
    ask(register, {
      body: {
        username: `come${randomUUID().replaceAll('-', '').slice(0, 10)}`,
        password: 'Sampag1ta2026',
        agree: true,
        ...(affiliateCode !== undefined && { affiliateCode }),
        ...more,
      },
    })
  /** What is kept of an account: its type, who is above, and the code that brought it. */
  const personOf = async (account: string) =>
    (
      await sql<{ id: string; type: number; upline: string | null; code: string | null }>`
        select member.id, member.agent_type as type, upline.account as upline, profile.invited_by as code
        from identity.member join identity.profile on profile.member_id = member.id
        left join identity.member as upline on upline.id = member.upline_id
        where member.account = ${account}`.execute(deps.db)
    ).rows[0]!
  const rebatesOf = async (memberId: string, agentType = 0) =>
    rebatesOfOne(deps.db, await brandOf(deps, LUCKY), { memberId, agentType })
  return { ...here, somebody, makeLink, join, personOf, rebatesOf }
}
