import type { Award, Recall, VendorCallName, VendorCode } from '@croupier/contract/vendor-api.ts'

/** A vendor's request as it travelled. */
export interface RawCall {
  /** What follows the dialect's own path. */
  readonly name: string
  readonly method: string
  /** With its query, as it was signed. */
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** Who says that they sent it, when, and whether a key of theirs proves it. */
export interface Sender {
  readonly vendor: string
  readonly sentMs: number
  provedBy(key: string): boolean
}

interface PlayerFields {
  readonly player: string
  readonly currency: string
}

interface RoundFields extends PlayerFields {
  readonly transactionId: string
  readonly roundId: string
  readonly game: string
}

/** A vendor's call in the words of the one canon; amounts in stored units. */
export type VendorAsk =
  | { readonly name: 'authenticate'; readonly token: string }
  | ({ readonly name: 'balance' } & PlayerFields)
  | ({ readonly name: 'bet'; readonly token: string; readonly amount: bigint } & RoundFields)
  | ({ readonly name: 'settle'; readonly betTransactionId: string | undefined; readonly amount: bigint } & RoundFields)
  | ({ readonly name: 'cancel'; readonly betTransactionId: string } & RoundFields)
  | ({
      readonly name: 'adjust'
      readonly betTransactionId: string
      readonly amount: bigint
      readonly reason: string
    } & RoundFields)
  | ({
      readonly name: 'award'
      readonly transactionId: string
      readonly award: Award
      readonly amount: bigint
      readonly roundId: string | undefined
    } & PlayerFields)
  | ({
      readonly name: 'close-round'
      readonly roundId: string
      readonly game: string
      readonly recall: Recall | undefined
    } & PlayerFields)
  | ({
      readonly name: 'report-round'
      readonly stake: bigint
      readonly payout: bigint
      /** What the player has with the vendor after the round. */
      readonly balance: bigint
      readonly recall: Recall | undefined
    } & RoundFields)

/** What is answered, in the words of the one canon. */
export interface CanonicalReply {
  readonly code: VendorCode
  readonly reason?: string | undefined
  readonly player?: string | undefined
  readonly currency?: string | undefined
  /** In stored units, and how many decimals of them a player has. */
  readonly balance?: bigint | undefined
  readonly decimals?: number | undefined
  readonly transferId?: string | null | undefined
  /** Of `authenticate`. */
  readonly opened?: {
    readonly token: string
    readonly game: string
    readonly language: string
    readonly device: string
  }
}

export interface WrittenReply {
  readonly status: number
  readonly body: string
}

/** How one family of vendors writes and signs what all of them mean. */
export interface Dialect {
  /** Where its calls come in. */
  readonly prefix: string
  /** Its names of our calls. */
  readonly names: Readonly<Record<string, VendorCallName>>
  sender(raw: RawCall): Sender | undefined
  /** Undefined for what is malformed. */
  read(raw: RawCall): VendorAsk | undefined
  write(said: CanonicalReply): WrittenReply
}

/** One value of a header. */
export const headerOf = ({ headers }: RawCall, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

/** What a text says as JSON; undefined where it says nothing. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
