/** Why the product cannot start, in one line for the person at the terminal; shown without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
