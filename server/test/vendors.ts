import { randomUUID } from 'node:crypto'
import { balance } from '@croupier/contract/wallet.ts'
import { merchantWallet, recallWallets, walletTransfer, walletTransfers } from '@croupier/contract/vendors.ts'
import { afterAll } from 'vitest'
import { houseAccount } from '#modules/wallet/wallet.ts'
import { houseFundsOf } from '#modules/wallet/balances/balances.ts'
import { luckySettings } from '../seed/brand-lucky.ts'
import { HASTE, LUCKY, setPolicy } from './policy.ts'
import { openTestVendors } from './vendor-wallet.ts'
import { type TestMember, world } from './world.ts'

type Policy = NonNullable<NonNullable<typeof luckySettings.cashier>['wallet']>

/** A world in which members have wallets with vendors, who keep them in a process of their own. */
export async function vendorWorld() {
  const vendors = await openTestVendors()
  afterAll(() => vendors.close())
  const here = await world({ config: vendors.config })
  const { ask, deps, clock } = here
  vendors.setClock(clock.now)
  const policy = (change: Policy = {}) =>
    setPolicy(deps, LUCKY, {
      ...HASTE,
      cashier: { ...luckySettings.cashier, wallet: { ...luckySettings.cashier?.wallet, isSingle: false, ...change } },
    })
  await policy()

  const move = (
    { token }: Pick<TestMember, 'token'>,
    direction: 'in' | 'out',
    amount: string,
    more: { id?: string; vassalage?: string } = {},
  ) => ask(walletTransfer, { token, body: { id: randomUUID(), vassalage: 'BAHAY', direction, amount, ...more } })
  const recall = ({ token }: Pick<TestMember, 'token'>, id: string = randomUUID()) =>
    ask(recallWallets, { token, body: { id } })
  const walletOf = async ({ token }: Pick<TestMember, 'token'>) => (await ask(merchantWallet, { token })).value
  const transfersOf = async ({ token }: Pick<TestMember, 'token'>) => (await ask(walletTransfers, { token })).value.list
  /** What the member has with a vendor. */
  const thereOf = async (one: Pick<TestMember, 'token'>, code = 'BAHAY') =>
    (await walletOf(one)).vendors.find(({ vassalage }) => vassalage === code)?.balance
  const moneyOf = async ({ token }: Pick<TestMember, 'token'>) => {
    const { sumBalance, held } = (await ask(balance, { token })).value
    return { free: sumBalance, held }
  }
  /** What the house has with a vendor, by its own books. */
  const lent = (code = 'BAHAY') => houseFundsOf(deps.db, houseAccount(LUCKY, `vendor:${code}`, 'PHP'))
  return { ...here, vendors, policy, move, recall, walletOf, transfersOf, thereOf, moneyOf, lent }
}
