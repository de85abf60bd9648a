import { randomBytes, randomUUID } from 'node:crypto'
import { inTransaction } from '#kernel/database.ts'
import { openSession } from '#kernel/session.ts'
import { feedFigures as feedPlay } from '#modules/betting/figures/counting/feed-figures.ts'
import { createMember } from '#modules/identity/identity.ts'
import { accountOf, houseAccount, openMemberAccounts, transfer } from '#modules/wallet/wallet.ts'
import { feedFigures as feedMoney } from '#modules/wallet/figures/feed-figures.ts'
import { PLAIN_MEMBER } from './plain-member.ts'
import { plainPlay } from './plain-play.ts'
import { world } from './world.ts'

const UNIT = 10_000n
const RICH = 10n ** 9n

/** Somebody of a team; their sessions are opened by the test. */
export interface TeamMember {
  readonly id: string
  readonly account: string
  readonly agentType: number
}

/** A world with agents and those below them, whose play and payments are said by the test in whole pesos. */
export async function agentWorld() {
  const here = await world()
  const { deps } = here
  const { play: playUnits } = plainPlay(deps)

  /** Somebody of this kind with money, below another. */
  const below = async (upline: TeamMember | undefined, agentType = 0): Promise<TeamMember> => {
    const id = randomUUID()
    const account = `t${id.slice(0, 13).replaceAll('-', '')}`
    const row = { ...PLAIN_MEMBER, id, account, nickname: account, agentType, uplineId: upline?.id ?? null }
    const opening = { id: randomUUID(), kind: 'demo_opening', debit: houseAccount(1, 'demo', 'PHP') } as const
    await inTransaction(deps.db, async (tx) => {
      await createMember(tx, row, deps.now())
      await openMemberAccounts(tx, [{ brandId: 1, memberId: id, currency: 'PHP' }], deps.now())
      await transfer(tx, [{ ...opening, credit: accountOf(id, 'PHP'), amount: RICH }], deps.now())
    })
    return { id, account, agentType }
  }
  /** A session that begins now. */
  const enter = async ({ id: memberId, agentType }: TeamMember): Promise<string> => {
    const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')]
    const endsAt = new Date(deps.now().getTime() + 86_400_000)
    const visitor = { ip: '127.0.0.1', userAgent: 'test', idleForS: 1800 }
    await inTransaction(deps.db, (tx) =>
      openSession(tx, { id, token, brandId: 1, memberId, agentType, endsAt, ...visitor }, deps.now()),
    )
    return token
  }
  /** Agents one below the other, `top` › `agent` › `deep`, with players right below each: `near`, `player` and `far`. */
  const family = async () => {
    const top = await below(undefined, 1)
    const agent = await below(top, 2)
    const deep = await below(agent, 2)
    return { top, agent, deep, near: await below(top), player: await below(agent), far: await below(deep) }
  }
  const play = (who: TeamMember, stake: number, payout: number, changes: Parameters<typeof playUnits>[3] = {}) =>
    playUnits(who.id, BigInt(stake) * UNIT, BigInt(payout) * UNIT, changes)
  const move = async (who: TeamMember, kind: 'deposit' | 'withdrawal', amount: number) => {
    const [own, rail] = [accountOf(who.id, 'PHP'), houseAccount(1, 'cashier:QRPH', 'PHP')]
    const [debit, credit] = kind === 'deposit' ? [rail, own] : [own, rail]
    const one = { id: randomUUID(), kind, debit, credit, amount: BigInt(amount) * UNIT }
    await inTransaction(deps.db, (tx) => transfer(tx, [one], deps.now()))
  }
  const count = async () => {
    await feedPlay(deps)
    await feedMoney(deps)
  }
  return { ...here, below, enter, family, play, move, count }
}
