import type { setLotterySale as call } from '@croupier/contract/console-lotteries.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { editSetting } from '../../brand/policy/policy.ts'
import { findLottery } from '../store.ts'

/** Stop the sale of a lottery at the brand, or open it again: the policy's list of those that are not sold. Two people open it. */
export const setLotterySale = (deps: Deps, ask: Ask<typeof call>): Promise<EmptyReply> =>
  inTransaction(deps.db, async (tx) => {
    const { gameCode } = ask.params
    const lottery = await findLottery(tx, gameCode)
    if (!lottery) throw new Refusal('not_found')
    const subject = { type: 'lottery', id: gameCode, name: gameCode }
    await editSetting(
      tx,
      ask,
      {
        path: ['lottery', 'closed'],
        value: ({ lottery: own }) => {
          if (!own) throw new Refusal('not_found')
          const others = own.closed.filter((code) => code !== gameCode)
          if (ask.body.sale === 'open') return others
          return own.closed.includes(gameCode) ? own.closed : [...others, gameCode]
        },
        rule: 'lottery_reopened',
        action: 'draws.sale',
        subject,
      },
      deps.now(),
    )
    return {}
  })
