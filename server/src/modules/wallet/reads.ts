import type * as contract from '@croupier/contract/wallet.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Snapshot, Watcher } from '#kernel/live.ts'
import type { Ask } from '#kernel/route.ts'
import type { Session } from '#kernel/session.ts'
import { brandOf, currencyOf } from '../brand/brand.ts'
import { accountOf } from './wallet.ts'
import { fundsOf } from './balances/balances.ts'

const POINTS = 'POINTS'
const POINTS_DECIMALS = 2
const NOTHING = { balance: 0n, held: 0n, available: 0n, lines: 0 }

/** What the member has. */
export const readBalance = async (
  deps: Deps,
  { session }: Ask<typeof contract.balance>,
): Promise<ReplyOf<typeof contract.balance>> => (await fundsReply(deps, session)).reply

/** The same for the live channel; it grows with every line on the account. */
export async function readBalanceTopic(deps: Deps, { session }: Watcher): Promise<Snapshot | undefined> {
  if (!session) return undefined
  const { reply, lines } = await fundsReply(deps, session)
  return { seq: lines, data: reply }
}

/** A member's funds as the balance call and the live topic show them, with the number of lines behind them. */
async function fundsReply(deps: Deps, session: Session) {
  const brand = await brandOf(deps, session.brandId)
  const currency = currencyOf(brand, session.agentType)
  const [cash, points] = [accountOf(session.memberId, currency), accountOf(session.memberId, POINTS)]
  const funds = await fundsOf(deps.db, [cash, points])
  const { available, held, lines } = funds.get(cash) ?? NOTHING
  const reply = {
    sumBalance: amountText(available, brand.decimals),
    held: amountText(held, brand.decimals),
    isSingle: brand.settings.cashier.wallet.isSingle,
    currency,
    points: amountText((funds.get(points) ?? NOTHING).available, POINTS_DECIMALS),
  }
  return { reply, lines }
}
