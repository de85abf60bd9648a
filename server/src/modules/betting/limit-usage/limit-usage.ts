import type { Tx } from '#kernel/database.ts'
import { periodsAt, type Period, type Span } from '#kernel/period.ts'
import { type Verdict, yes } from '#kernel/refusal.ts'
import type { Standing } from '#modules/standing/standing.ts'
import type { PlayRules } from '#modules/standing/play/play.ts'
import type { Bet, NewBet } from '../betting.ts'
import { fits, isCurrent, type LimitUsage, recount } from './rules.ts'
import * as store from './store.ts'

type Spans = Readonly<Record<Period, Span>>

/** What members who have limits staked and lost: read behind the locks of their accounts, written with their bets. */
export class LimitUsageBook {
  readonly #usages: Map<string, LimitUsage>
  readonly #spans: ReadonlyMap<string, Spans>
  readonly #changed = new Set<string>()

  private constructor(usages: readonly LimitUsage[], spans: ReadonlyMap<string, Spans>) {
    this.#usages = new Map(usages.map((usage) => [keyOf(usage), usage]))
    this.#spans = spans
  }

  /** Mostly nobody has limits, and nothing is asked. */
  static async open(
    tx: Tx,
    standings: ReadonlyMap<string, Standing>,
    rules: ReadonlyMap<string, PlayRules>,
    now: Date,
  ): Promise<LimitUsageBook> {
    const counted = [...standings.values()].filter((standing) => standing.counted)
    if (counted.length === 0) return new LimitUsageBook([], new Map())

    const spans = new Map<string, Spans>()
    for (const { memberId } of counted) {
      const timeZone = rules.get(memberId)?.timeZone
      if (timeZone !== undefined) spans.set(memberId, periodsAt(now, timeZone))
    }
    const known = await store.findLimitUsage(tx, [...standings.keys()])
    const book = new LimitUsageBook(known, spans)
    await Promise.all(counted.map((standing) => book.#begin(tx, standing)))
    return book
  }

  /** Does this stake fit into the limits of who stands so? */
  fits(standing: Standing, bet: NewBet): Verdict<undefined> {
    const [usage, spans] = [this.#usages.get(keyOf(bet)), this.#spans.get(bet.memberId)]
    return usage && spans ? fits(standing, usage, bet.stake, spans) : yes(undefined)
  }

  /** A bet has come, or stands otherwise than before. */
  count(before: Bet | undefined, bet: Bet): void {
    const key = keyOf(bet)
    const usage = this.#usages.get(key)
    if (!usage) return
    this.#usages.set(key, recount(usage, before, bet))
    this.#changed.add(key)
  }

  async write(tx: Tx): Promise<void> {
    const changed = [...this.#changed].map((key) => this.#usages.get(key)).filter((usage) => usage !== undefined)
    if (changed.length > 0) await store.saveLimitUsage(tx, changed)
  }

  /** Where a bet may come and the counts are of other periods, or there are none, they come from the bets themselves. */
  async #begin(tx: Tx, { memberId, asset }: Standing): Promise<void> {
    const spans = this.#spans.get(memberId)
    if (!spans || asset === null) return
    const before = this.#usages.get(keyOf({ memberId, asset }))
    if (before && isCurrent(before, spans)) return
    const [day, week, month] = [spans.day.from, spans.week.from, spans.month.from]
    this.#usages.set(keyOf({ memberId, asset }), await store.sumLimitUsage(tx, { memberId, asset, day, week, month }))
  }
}

const keyOf = ({ memberId, asset }: { readonly memberId: string; readonly asset: string }) => `${memberId}/${asset}`
