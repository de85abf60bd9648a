import { batched } from '#kernel/batch.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { announce } from '#kernel/outbox.ts'
import { type Verdict, yes } from '#kernel/refusal.ts'
import { livingSessions, touchSessions } from '#kernel/session.ts'
import { openVendorBook, type VendorAnswer, type VendorCall } from '#modules/betting/vendor/vendor.ts'
import type { CanonicalReply } from '../outside/dialect.ts'
import type { Access } from './access.ts'
import { type MovingCall, translate, type TranslatedCall } from './translate.ts'

/** Do what a vendor asks for, in one transaction with all that came at the same time; asked again, it is the first answer. */
export async function executeCall(deps: Deps, access: Access, ask: MovingCall): Promise<CanonicalReply> {
  const translated = await translate(deps, access, ask)
  if ('code' in translated) return translated
  const { call, brand } = translated
  const answer = await carryOutTogether(deps, translated)
  return {
    code: answer.code,
    reason: answer.reason ?? undefined,
    player: call.memberId,
    currency: call.asset,
    balance: call.kind === 'report' ? undefined : (answer.balance ?? undefined),
    decimals: brand.decimals,
    transferId: answer.transferId,
  }
}

const carryOutTogether = batched(
  async (tx: Tx, commands: readonly TranslatedCall[], deps: Deps): Promise<readonly Verdict<VendorAnswer>[]> => {
    const now = deps.now()
    const sessionIds = [...new Set(commands.flatMap(({ launch }) => launch?.sessionId ?? []))]
    const asked = commands.map(({ call }) => call)
    const [book, living] = await Promise.all([
      openVendorBook(tx, asked, now),
      sessionIds.length > 0 ? livingSessions(tx, sessionIds, now) : NOBODY,
    ])

    const calls = commands.map((command) => whileLoggedIn(command, living))
    const answers = calls.map((call) => book.take(call))

    const due = sessionIds.filter((id) => living.has(id) && isDue(id, now))
    await Promise.all([
      book.write(),
      due.length > 0 ? touchSessions(tx, due, now) : undefined,
      tell(
        tx,
        calls.filter((_, index) => answers[index]?.transferId),
      ),
    ])
    return answers.map((answer) => yes(answer))
  },
  { sizeOf: ({ call }) => ({ rows: 1, bytes: call.content.length }) },
)

const NOBODY: ReadonlySet<string> = new Set()

/** Who has logged out bets no more. */
const whileLoggedIn = ({ call, launch }: TranslatedCall, living: ReadonlySet<string>): VendorCall =>
  call.kind === 'bet' && launch && !living.has(launch.sessionId)
    ? { ...call, barred: { code: 'TOKEN_EXPIRED', reason: 'logged_out' } }
    : call

const TOUCH_AFTER_MS = 60_000
const TOUCHED_MAX = 100_000
const touched = new Map<string, number>()

/** Its use is noted once a minute. */
function isDue(sessionId: string, now: Date): boolean {
  if (now.getTime() - (touched.get(sessionId) ?? -Infinity) < TOUCH_AFTER_MS) return false
  if (touched.size >= TOUCHED_MAX) touched.clear()
  touched.set(sessionId, now.getTime())
  return true
}

/** What others should know, brand by brand. */
async function tell(tx: Tx, moved: readonly VendorCall[]): Promise<void> {
  const news = [...Map.groupBy(moved, ({ brandId }) => brandId)].flatMap(([brandId, calls]) => {
    const settled = calls.flatMap((call) => (call.kind === 'settle' || call.kind === 'report' ? [call.gameCode] : []))
    return [
      { topic: 'balances_changed', brandId, keys: [...new Set(calls.map(({ memberId }) => memberId))] },
      ...(settled.length > 0 ? [{ topic: 'rounds_settled', brandId, keys: [...new Set(settled)] }] : []),
    ]
  })
  await announce(tx, news)
}
