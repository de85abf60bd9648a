import type { ReplyOf } from '@croupier/contract/call.ts'
import type { openTeamAccount as call } from '@croupier/contract/agent-links.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { drawPassword, judgeName, openAccount } from '#modules/identity/account-opening/account-opening.ts'
import { hashPassword } from '#modules/identity/password/password.ts'
import { lockRebates, rebatesOfOne, setRebates } from '../rebates/rebates.ts'
import { judgeAgent, judgeGiven, rebatesFrom } from '../rebates/rules.ts'
import { typeBelow } from './rules.ts'
import * as store from './store.ts'

type OpeningReply = ReplyOf<typeof call>

/** Open an account right below the agent. Its first password is in the answer of the call that opened it, and nowhere afterwards. */
export async function openTeamAccount(deps: Deps, ask: Ask<typeof call>): Promise<OpeningReply> {
  const { session, body, ip } = ask
  must(judgeAgent(session.agentType))
  const brand = await brandOf(deps, ask.brandId)
  const account = must(judgeName(brand, body.username))
  const agentType = typeBelow(session.agentType, body.type)
  const wanted = {
    id: body.id,
    brandId: brand.id,
    agentId: session.memberId,
    account,
    agentType,
    ...rebatesFrom(body.rebates),
  }
  const before = await store.findOpened(deps.db, wanted.id)
  if (before) return must(shownAgain(before, wanted))

  const firstPassword = drawPassword(deps, brand, account)
  const passwordHash = await hashPassword(deps, firstPassword)
  const asked = { brand, agent: session, wanted, passwordHash, ip }
  const { memberId, isNew } = await inTransaction(deps.db, (tx) => open(tx, deps, asked))
  return { memberId, account, firstPassword: isNew ? firstPassword : null }
}

type WantedAccount = Omit<store.OpenedAccount, 'memberId'>

interface AccountRequest {
  readonly brand: Brand
  readonly agent: { readonly memberId: string; readonly agentType: number }
  readonly wanted: WantedAccount
  readonly passwordHash: string
  readonly ip: string
}

interface OpeningResult {
  readonly memberId: string
  /** Whether it was opened just now. */
  readonly isNew: boolean
}

async function open(
  tx: Tx,
  deps: Deps,
  { brand, agent, wanted, passwordHash, ip }: AccountRequest,
): Promise<OpeningResult> {
  // Locked before the question whether it was asked before: the same one twice at once is one.
  await lockRebates(tx, [agent.memberId])
  const before = await store.findOpened(tx, wanted.id)
  if (before) return { memberId: must(shownAgain(before, wanted)).memberId, isNew: false }
  must(judgeGiven(wanted, await rebatesOfOne(tx, brand, agent)))

  const { account, agentType } = wanted
  const opening = { brandId: brand.id, account, agentType, uplineId: agent.memberId, passwordHash, ip }
  const memberId = await openAccount(tx, deps, opening)
  await setRebates(tx, memberId, wanted)
  if (!(await store.insertOpened(tx, { ...wanted, memberId }, deps.now()))) throw new Refusal('id_reused')
  return { memberId, isNew: true }
}

const KEPT = ['brandId', 'agentId', 'account', 'agentType', 'lottery', 'casino'] as const

/** The same again is answered without the password; another one has another id. */
function shownAgain(before: store.OpenedAccount, wanted: WantedAccount): Verdict<OpeningReply> {
  if (KEPT.some((key) => before[key] !== wanted[key])) return no('id_reused')
  return yes({ memberId: before.memberId, account: before.account, firstPassword: null })
}
