import type { ReplyOf } from '@croupier/contract/call.ts'
import type { enrolCrowd } from '@croupier/contract/crowd.ts'
import { FACES } from '@croupier/contract/security.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { newId } from '#kernel/id.ts'
import { announce } from '#kernel/outbox.ts'
import type { Ask } from '#kernel/route.ts'
import { createMember, markDemoPlayers } from '#modules/identity/identity.ts'
import { hashPassword } from '#modules/identity/password/password.ts'
import { onlyForCrowd } from './key.ts'
import * as store from './store.ts'

type EnrolledPlayer = ReplyOf<typeof enrolCrowd>['players'][number]
type Newcomer = Ask<typeof enrolCrowd>['body']['players'][number]

/** Open the accounts of demo players, each marked from its first moment; a name that somebody else has stays theirs. */
export async function enrolPlayers(
  deps: Deps,
  { body, brandId, ip }: Ask<typeof enrolCrowd>,
): Promise<ReplyOf<typeof enrolCrowd>> {
  onlyForCrowd(deps, body.key)
  const there = await store.findPlayers(
    deps.db,
    brandId,
    body.players.map(({ account }) => account),
  )
  const players: EnrolledPlayer[] = []
  for (const player of body.players) {
    const { account } = player
    const state = there.has(account) ? 'there' : await enrol(deps, player, { brandId, ip })
    players.push({ account, state })
  }
  return { players }
}

interface Site {
  readonly brandId: number
  readonly ip: string
}

async function enrol(
  deps: Deps,
  { account, nickname, password }: Newcomer,
  { brandId, ip }: Site,
): Promise<EnrolledPlayer['state']> {
  const passwordHash = await hashPassword(deps, password)
  return inTransaction(deps.db, async (tx) => {
    const id = newId(deps)
    const avatar = FACES[deps.random(1).readUInt8() % FACES.length] ?? 'fox'
    const member = { id, brandId, account, nickname, avatar, passwordHash, registeredIp: ip, ...PLAYER }
    const now = deps.now()
    // Of two at once the second has waited for the first.
    if (!(await createMember(tx, member, now))) return (await isPlayer(tx, brandId, account)) ? 'there' : 'taken'
    await markDemoPlayers(tx, [id])
    await store.insertPlayer(tx, { memberId: id, brandId, account }, now)
    await announce(tx, [{ topic: 'member_registered', brandId, keys: [id] }])
    return 'made'
  })
}

const isPlayer = async (tx: Tx, brandId: number, account: string) =>
  (await store.findPlayers(tx, brandId, [account])).has(account)

const PLAYER = {
  agentType: 0,
  uplineId: null,
  rankLevel: 1,
  clubLabel: 'Bronze',
  labels: [],
  passwordIsDefault: false,
} as const
