import { VENDOR_CALLS, type VendorCallName, type VendorCode } from '@croupier/contract/vendor-api.ts'
import { scale, unitsOf } from '@croupier/engine/money.ts'

/** Ways in which a wallet may be wrong; the kit has to find each. */
export const BREAKS = [
  'moves_duplicates',
  'takes_changed_duplicates',
  'refuses_early_cancels',
  'takes_cancelled_bets',
  'settles_what_was_never_bet',
  'settles_closed_rounds',
  'takes_made_up_tokens',
  'asks_settles_for_a_session',
  'overdraws',
  'hides_the_balance_of_a_refusal',
  'leaves_zero_settles_open',
  'rounds_amounts',
  'takes_other_currencies',
  'is_slow',
  'forgets_calls',
  'believes_every_signature',
  'believes_old_signatures',
  'takes_bets_of_the_excluded',
  'knows_every_vendor',
  'refuses_recall',
  'asks_awards_for_a_session',
  'counts_wrongly',
] as const
export type Break = (typeof BREAKS)[number]

export interface BookReply {
  readonly status: VendorCode
  readonly balance?: bigint | undefined
  readonly transferId?: string | null
}

interface Bet {
  readonly roundId: string
  readonly stake: bigint
  state: 'open' | 'settled' | 'cancelled'
}

interface KeptReply {
  readonly content: string
  readonly said: BookReply
}

type Fields = Readonly<Record<string, unknown>>

const DECIMALS = 2
const UNIT = 10n ** BigInt(scale - DECIMALS)
const KEPT_MAX = 12

/** The one player of a wallet that exists to try vendors, and to try the kit itself: right, or broken in one way. */
export class WalletBook {
  readonly broken: Break | undefined
  readonly player: string
  readonly currency: string
  readonly token: string
  loggedIn = true
  #balance: bigint
  readonly #kept = new Map<string, KeptReply>()
  readonly #bets = new Map<string, Bet>()
  readonly #buried = new Set<string>()
  readonly #closed = new Set<string>()
  #transfers = 0

  constructor(who: { player: string; currency: string; token: string; balance: bigint; broken?: Break | undefined }) {
    this.player = who.player
    this.currency = who.currency
    this.token = who.token
    this.broken = who.broken
    this.#balance = who.balance
  }

  get balance(): bigint {
    return this.#balance
  }

  /** Bets that wait for their end. */
  get open(): number {
    return [...this.#bets.values()].filter(({ state }) => state === 'open').length
  }

  /** Rounds with a settled bet that were not closed. */
  get unclosed(): number {
    const settled = [...this.#bets.values()].filter(({ state }) => state === 'settled')
    return new Set(settled.map(({ roundId }) => roundId).filter((id) => !this.#closed.has(id))).size
  }

  take(name: VendorCallName, body: unknown): BookReply {
    const read = VENDOR_CALLS[name].safeParse(body)
    if (!read.success) return { status: 'INVALID_REQUEST' }
    const fields: Fields = read.data
    if (name === 'authenticate')
      return { status: this.#knows(fields['token']) ? 'OK' : 'INVALID_TOKEN', balance: this.#balance }
    if (fields['player'] !== this.player) return { status: 'UNKNOWN_PLAYER' }
    if (fields['currency'] !== this.currency && this.broken !== 'takes_other_currencies')
      return { status: 'WRONG_CURRENCY' }
    if (name === 'balance') return { status: 'OK', balance: this.#balance }
    const id = String(fields['transactionId'] ?? `close ${String(fields['roundId'])}`)
    const { token: _token, recall: _recall, ...asked } = fields
    return this.#once(id, JSON.stringify({ name, ...asked }), () => this.#judge(name, fields))
  }

  #once(id: string, content: string, judge: () => BookReply): BookReply {
    const kept = this.#kept.get(id)
    if (kept?.content === content && this.broken !== 'moves_duplicates') return kept.said
    if (kept && kept.content !== content && this.broken !== 'takes_changed_duplicates')
      return { status: 'DUPLICATE_TRANSACTION', balance: this.#balance }
    const said = judge()
    if (said.status === 'OK' || said.status === 'NOT_ENOUGH_MONEY') this.#kept.set(id, { content, said })
    if (this.broken === 'forgets_calls' && this.#kept.size > KEPT_MAX)
      this.#kept.delete([...this.#kept.keys()][0] ?? '')
    return said
  }

  #judge(name: VendorCallName, fields: Fields): BookReply {
    const amount = this.#amountOf(fields)
    if (amount === undefined) return this.#no('INVALID_REQUEST')
    switch (name) {
      case 'bet':
        return this.#bet(fields, amount)
      case 'settle':
        return this.#settle(fields, amount)
      case 'cancel':
        return this.#cancel(String(fields['betTransactionId']))
      case 'adjust':
        return this.#move(amount)
      case 'award':
        return !this.loggedIn && this.broken === 'asks_awards_for_a_session'
          ? this.#no('TOKEN_EXPIRED')
          : this.#move(amount)
      default:
        return this.#close(fields)
    }
  }

  #bet(fields: Fields, amount: bigint): BookReply {
    const id = String(fields['transactionId'])
    const roundId = String(fields['roundId'])
    if (amount <= 0n) return this.#no('INVALID_REQUEST')
    if (this.#closed.has(roundId)) return this.#no('ROUND_CLOSED')
    if (!this.#knows(fields['token'])) return this.#no('INVALID_TOKEN')
    if (!this.loggedIn && this.broken !== 'takes_bets_of_the_excluded') return this.#no('TOKEN_EXPIRED')
    if (this.#buried.has(id) && this.broken !== 'takes_cancelled_bets') return this.#no('FINAL_ERROR')
    if (amount > this.#balance && this.broken !== 'overdraws')
      return {
        ...this.#no('NOT_ENOUGH_MONEY'),
        ...(this.broken === 'hides_the_balance_of_a_refusal' && { balance: undefined }),
      }
    this.#bets.set(id, { roundId, stake: amount, state: 'open' })
    return this.#move(-amount)
  }

  #settle(fields: Fields, amount: bigint): BookReply {
    if (!this.loggedIn && this.broken === 'asks_settles_for_a_session') return this.#no('TOKEN_EXPIRED')
    const roundId = String(fields['roundId'])
    const named = fields['betTransactionId']
    const bets =
      named === undefined
        ? [...this.#bets.values()].filter((bet) => bet.roundId === roundId)
        : [this.#bets.get(String(named))]
    const [first] = bets
    if (!first && this.broken !== 'settles_what_was_never_bet') return this.#no('TRANSACTION_DOES_NOT_EXIST')
    if (this.#closed.has(roundId) && this.broken !== 'settles_closed_rounds') return this.#no('ROUND_CLOSED')
    if (first?.state === 'cancelled') return this.#no('FINAL_ERROR')
    if (!(amount === 0n && this.broken === 'leaves_zero_settles_open'))
      for (const bet of bets) if (bet?.state === 'open') bet.state = 'settled'
    return this.#move(amount)
  }

  #cancel(id: string): BookReply {
    const bet = this.#bets.get(id)
    if (!bet && this.broken === 'refuses_early_cancels') return this.#no('TRANSACTION_DOES_NOT_EXIST')
    if (!bet) this.#buried.add(id)
    if (!bet || bet.state === 'cancelled') return { status: 'OK', balance: this.#balance, transferId: null }
    if (bet.state === 'settled') return this.#no('FINAL_ERROR')
    bet.state = 'cancelled'
    return this.#move(bet.stake)
  }

  #close(fields: Fields): BookReply {
    const roundId = String(fields['roundId'])
    if (fields['recall'] !== undefined && this.broken === 'refuses_recall') return this.#no('INVALID_REQUEST')
    const bets = [...this.#bets.values()].filter((bet) => bet.roundId === roundId)
    if (bets.length === 0) return this.#no('TRANSACTION_DOES_NOT_EXIST')
    if (bets.some(({ state }) => state === 'open')) return this.#no('INVALID_REQUEST')
    this.#closed.add(roundId)
    return this.#move(0n)
  }

  #amountOf({ amount }: Fields): bigint | undefined {
    if (amount === undefined) return 0n
    const text = String(amount)
    const units = unitsOf(text.replace('-', ''), scale)
    if (units === undefined) return this.broken === 'rounds_amounts' ? UNIT : undefined
    if (units % UNIT !== 0n && this.broken !== 'rounds_amounts') return undefined
    return text.startsWith('-') ? -units : units
  }

  #move(amount: bigint): BookReply {
    this.#balance += this.broken === 'counts_wrongly' && amount > 0n ? amount + UNIT : amount
    return { status: 'OK', balance: this.#balance, transferId: amount === 0n ? null : this.#transferId() }
  }

  #transferId(): string {
    return `00000000-0000-4000-8000-${String(++this.#transfers).padStart(12, '0')}`
  }

  #knows = (token: unknown) => token === this.token || this.broken === 'takes_made_up_tokens'

  #no(status: VendorCode): BookReply {
    return { status, balance: this.#balance }
  }
}
