import type { Tx } from '#kernel/database.ts'
import { periodsAt, type Period, type Span } from '#kernel/period.ts'
import { type Verdict, yes } from '#kernel/refusal.ts'
import type { Standing } from '#modules/standing/standing.ts'
import type { PlayRules } from '#modules/standing/play/play.ts'
import type { NewBet } from './betting.ts'
import { fits, goesOn, recount, type Tally } from './rules.ts'
import * as store from './store.ts'
import type { BetRow } from './store.ts'

type Spans = Readonly<Record<Period, Span>>

/** What members who have limits staked and lost: read behind the locks of their accounts, written with their bets. */
export class Tallies {
  readonly #tallies: Map<string, Tally>
  readonly #spans: ReadonlyMap<string, Spans>
  readonly #changed = new Set<string>()

  private constructor(tallies: readonly Tally[], spans: ReadonlyMap<string, Spans>) {
    this.#tallies = new Map(tallies.map((tally) => [keyOf(tally), tally]))
    this.#spans = spans
  }

  /** Mostly nobody has limits, and nothing is asked. */
  static async open(
    tx: Tx,
    standings: ReadonlyMap<string, Standing>,
    rules: ReadonlyMap<string, PlayRules>,
    now: Date,
  ): Promise<Tallies> {
    const counted = [...standings.values()].filter((standing) => standing.counted)
    if (counted.length === 0) return new Tallies([], new Map())

    const spans = new Map<string, Spans>()
    for (const { memberId } of counted) {
      const timeZone = rules.get(memberId)?.timeZone
      if (timeZone !== undefined) spans.set(memberId, periodsAt(now, timeZone))
    }
    const known = await store.findTallies(tx, [...standings.keys()])
    const tallies = new Tallies(known, spans)
    await Promise.all(counted.map((standing) => tallies.#begin(tx, standing)))
    return tallies
  }

  /** Does this stake fit into the limits of who stands so? */
  fits(standing: Standing, bet: NewBet): Verdict<undefined> {
    const [tally, spans] = [this.#tallies.get(keyOf(bet)), this.#spans.get(bet.memberId)]
    return tally && spans ? fits(standing, tally, bet.stake, spans) : yes(undefined)
  }

  /** A bet has come, or stands otherwise than before. */
  count(before: BetRow | undefined, bet: BetRow): void {
    const key = keyOf(bet)
    const tally = this.#tallies.get(key)
    if (!tally) return
    this.#tallies.set(key, recount(tally, before, bet))
    this.#changed.add(key)
  }

  async write(tx: Tx): Promise<void> {
    const changed = [...this.#changed].map((key) => this.#tallies.get(key)).filter((tally) => tally !== undefined)
    if (changed.length > 0) await store.saveTallies(tx, changed)
  }

  /** Where a bet may come and the counts are of other periods, or there are none, they come from the bets themselves. */
  async #begin(tx: Tx, { memberId, asset }: Standing): Promise<void> {
    const spans = this.#spans.get(memberId)
    if (!spans || asset === null) return
    const before = this.#tallies.get(keyOf({ memberId, asset }))
    if (before && goesOn(before, spans)) return
    const [day, week, month] = [spans.day.from, spans.week.from, spans.month.from]
    this.#tallies.set(keyOf({ memberId, asset }), await store.sumTally(tx, { memberId, asset, day, week, month }))
  }
}

const keyOf = ({ memberId, asset }: { readonly memberId: string; readonly asset: string }) => `${memberId}/${asset}`
