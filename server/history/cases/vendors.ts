import { SANDBOX_GAMES, SANDBOX_VENDOR } from '@croupier/contract/sandbox-games.ts'
import { inTransaction } from '#kernel/database.ts'
import { periodsAt } from '#kernel/period.ts'
import { interruptRounds } from '#modules/betting/vendor/interrupt-rounds.ts'
import { openVendorBook, type VendorCall } from '#modules/betting/vendor/vendor.ts'
import { callId, roundIdOf } from '#modules/catalogue/vendor/ids.ts'
import { playRulesOf } from '#modules/standing/play/play.ts'
import { ago, type CaseContext, DAY, HOUR, type OpenCase } from './case.ts'
import { arrive, memberOf, people } from './people.ts'

const UNITS = 10_000n
const VENDOR = SANDBOX_VENDOR.code
const SLOT = SANDBOX_GAMES.find(({ category }) => category === 'RNG')

/** A vendor stops calling in the middle of a round: the stake stays held. */
export const heldStake: OpenCase = {
  name: 'held stake',
  async open(context) {
    if (SLOT === undefined) throw new Error('the vendor of the sandbox has no slot')
    const then = ago(context, 5 * HOUR)
    const memberId = memberOf(await arrive(context, people.dennis, 7 * DAY))
    const round = 'TD-88213047'
    const rules = playRulesOf(context.brand, then.now())
    await say(context, 5 * HOUR, {
      ...headOf(context, memberId, {
        name: 'bet',
        transactionId: 'TD-88213047-1',
        amount: 150n * UNITS,
        roundId: round,
      }),
      kind: 'bet',
      roundId: roundIdOf(VENDOR, memberId, round),
      gameCode: SLOT.code,
      category: SLOT.category,
      stake: 150n * UNITS,
      rules,
      barred: undefined,
    })
    // Long enough ago that the next check would find the same.
    await interruptRounds(ago(context, 4 * HOUR))
  },
}

/** A vendor awards more than is paid automatically. */
export const heldAward: OpenCase = {
  name: 'held award',
  async open(context) {
    const memberId = memberOf(await arrive(context, people.winner, 60 * DAY))
    const then = ago(context, 70)
    const { awards } = context.brand.settings
    const amount = 24_500n * UNITS
    await say(context, 70, {
      ...headOf(context, memberId, { name: 'award', transactionId: 'TD-WEEKLY-47-1', amount, roundId: undefined }),
      kind: 'award',
      award: 'promotion',
      amount,
      roundId: undefined,
      limits: { ...awards, day: periodsAt(then.now(), context.brand.timeZone).day.from },
    })
  },
}

interface VendorMessage {
  readonly name: string
  readonly transactionId: string
  readonly amount: bigint
  readonly roundId: string | undefined
}

function headOf({ brand }: CaseContext, memberId: string, { name, transactionId, amount, roundId }: VendorMessage) {
  const fields = { name, player: memberId, currency: brand.currency, amount, roundId, transactionId }
  const said = Object.entries(fields).filter(([, value]) => value !== undefined)
  return {
    id: callId(VENDOR, transactionId),
    vendor: VENDOR,
    memberId,
    brandId: brand.id,
    asset: brand.currency,
    content: said.map(([field, value]) => `${field}=${String(value)}`).join('|'),
  }
}

/** The vendor's call reaches us. */
async function say(context: CaseContext, minutes: number, call: VendorCall): Promise<void> {
  const then = ago(context, minutes)
  await inTransaction(then.db, async (tx) => {
    const book = await openVendorBook(tx, [call], then.now())
    const { code, reason } = book.take(call)
    if (code !== 'OK') throw new Error(`a vendor's ${call.kind} is answered ${code} ${reason ?? ''}`)
    await book.write()
  })
}
