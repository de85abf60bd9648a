/** The page says that it is awake this often; a browser slows a hidden page down to once a minute. */
export const BEAT_MS = 10_000
const ASLEEP_MS = 90_000
const HIDDEN_MS = 5 * 60_000

/** Whether a page that is looked at again may show what is no longer so: it was asleep, hidden for long, or without a line. */
export class SleepWatch {
  #awakeAt: number
  #hiddenAt: number | undefined
  #lost = false

  constructor(now: number) {
    this.#awakeAt = now
  }

  /** The page is awake; true where it was not for long, such as behind a closed lid. */
  beat(now: number): boolean {
    const slept = now - this.#awakeAt > ASLEEP_MS
    this.#awakeAt = now
    return slept
  }

  /** Nobody looks at the page any more. */
  hide(now: number): void {
    this.#hiddenAt ??= now
  }

  /** It is looked at again; true after a long while. */
  show(now: number): boolean {
    const hidden = this.#hiddenAt !== undefined && now - this.#hiddenAt > HIDDEN_MS
    this.#hiddenAt = undefined
    return this.beat(now) || hidden
  }

  /** How the line to the server is; true when it is back after it was lost. */
  line(lost: boolean): boolean {
    const isBack = this.#lost && !lost
    this.#lost = lost
    return isBack
  }
}
