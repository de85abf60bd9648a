import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/pots.ts'
import { amountText, flooredText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import { publicName } from '#kernel/masked-name.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { type MemberName, memberNames } from '#modules/identity/identity.ts'
import { houseFundsOf } from '#modules/wallet/balances/balances.ts'
import { potAccount } from './accounts.ts'
import { type FallRow, findLastFalls, findPots } from './store.ts'

/** Pots that must fall: what stands in each, and the last that fell with what opens its commitment. */
export async function readPots(
  deps: Deps,
  { brandId, language }: Ask<typeof contract.pots>,
): Promise<ReplyOf<typeof contract.pots>> {
  const brand = await brandOf(deps, brandId)
  const [rows, falls] = await Promise.all([
    findPots(deps.db, brandId, brand.currency),
    findLastFalls(deps.db, brandId, brand.currency),
  ])
  const accounts = await memberNames(
    deps.db,
    [...falls.values()].map(({ memberId }) => memberId),
  )
  const list = await Promise.all(
    brand.settings.pots.map(async ({ code, names, share, mustFallBy }) => {
      const pot = rows.find((row) => row.code === code)
      if (!pot) return []
      const fell = falls.get(code)
      return [
        {
          code,
          name: names[language] ?? names['en'] ?? code,
          currency: brand.currency,
          // Shares of small stakes are finer than what is shown.
          amount: flooredText(await houseFundsOf(deps.db, potAccount(pot)), brand.decimals),
          mustFallBy: textOf(mustFallBy, brand),
          // Millionths as per cent with four decimals are the same digits.
          share: amountText(BigInt(share), 4),
          commitment: pot.commitment,
          since: pot.since.toISOString(),
          lastFall: fell ? fallReply(fell, playerOf(accounts.get(fell.memberId)), brand) : null,
        },
      ]
    }),
  )
  return { list: list.flat() }
}

const textOf = (units: bigint, { decimals }: Brand) => amountText(units, decimals)

const playerOf = (name: MemberName | undefined) => (name === undefined ? '' : publicName(name))

const fallReply = ({ amount, at, fallsAt, salt, commitment }: FallRow, player: string, brand: Brand) => ({
  player,
  amount: textOf(amount, brand),
  at: at.toISOString(),
  point: String(fallsAt),
  salt,
  commitment,
})
