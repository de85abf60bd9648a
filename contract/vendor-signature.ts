/** What a signed call says of itself, in the headers of this name. */
export const SIGNED_HEADERS = { vendor: 'x-vendor', timestamp: 'x-timestamp', signature: 'x-signature' } as const

/** The same of a call of the aggregator's dialect, which has its moment in the body. */
export const AGGREGATOR_HEADERS = { vendor: 'x-aggregator', signature: 'x-signature' } as const

/** A call as it is signed, to us or to a vendor. */
export interface SignedCall {
  /** In milliseconds since 1970. */
  readonly timestamp: string
  readonly method: string
  readonly path: string
  /** As it travels. */
  readonly body: string
}

/** What is signed, in this order and with a line feed between: HMAC-SHA256 with the key, in hex. */
export const signedText = ({ timestamp, method, path, body }: SignedCall): string =>
  [timestamp, method, path, body].join('\n')

/** What the aggregator's dialect signs: without its path a bet's body would be as good for another call. */
export const aggregatorText = ({ path, body }: Pick<SignedCall, 'path' | 'body'>): string => `${path}\n${body}`
