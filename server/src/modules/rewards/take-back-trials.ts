import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { doTogether, type Subject, type Task } from '#kernel/failed-task.ts'
import type { News } from '#kernel/outbox.ts'
import { must } from '#kernel/refusal.ts'
import { TRIAL } from '#kernel/session.ts'
import { brandIn, currencyOf } from '#modules/brand/brand.ts'
import { accountOf, derivedId, houseAccount, transfer } from '#modules/wallet/wallet.ts'
import { fundsOf } from '#modules/wallet/balances/balances.ts'

type TrialNews = Pick<News, 'brandId' | 'keys'>

const subjectsOf = ({ brandId, keys }: TrialNews): readonly Subject[] => keys.map((key) => ({ brandId, key }))

/** Take back what is left when a trial is over. */
export const takeBackTrials = (deps: Deps, heard: TrialNews): Promise<void> =>
  doTogether(deps, takeBackTrial, subjectsOf(heard))

/** What is left of one whom it has failed for. */
export const takeBackTrial: Task = {
  name: 'take_back_trial',
  async work(tx, deps, subjects) {
    for (const [brandId, some] of Map.groupBy(subjects, (one) => one.brandId)) await takeBack(tx, deps, brandId, some)
  },
}

async function takeBack(tx: Tx, deps: Deps, brandId: number, trials: readonly Subject[]): Promise<void> {
  const currency = currencyOf(await brandIn(tx, deps, brandId), TRIAL)
  const left = await fundsOf(
    tx,
    trials.map(({ key }) => accountOf(key, currency)),
  )
  const moves = trials.flatMap(({ key: memberId }) => {
    const amount = left.get(accountOf(memberId, currency))?.available ?? 0n
    const [debit, credit] = [accountOf(memberId, currency), houseAccount(brandId, 'trial', currency)]
    const id = derivedId(memberId, 'trial_over')
    return amount > 0n ? [{ id, kind: 'trial_over', debit, credit, amount, cause: memberId }] : []
  })
  for (const verdict of await transfer(tx, moves, deps.now())) must(verdict)
}
