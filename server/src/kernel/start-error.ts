/** Why the product cannot start, in one line for the person at the terminal; shown without a stack. */
export class StartError extends Error {
  override name = 'StartError'
  /** It may go by itself: a start that is tried again later can succeed. */
  readonly passing: boolean

  constructor(message: string, { passing = false, ...options }: ErrorOptions & { readonly passing?: boolean } = {}) {
    super(message, options)
    this.passing = passing
  }
}
