import { withStakes } from './chips.ts'
import type { Stakes } from './chips.ts'

const nothing: Stakes = new Map()

/** The bet slip as it is filled: clicks on spots that have not been sent yet, the last one last. */
export class BetSlip {
  #kept: readonly Stakes[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #tell: (laid: Stakes) => void

  /** `tell` is called with the sum of all of them, whenever it changes. */
  constructor(tell: (laid: Stakes) => void) {
    this.#tell = tell
  }

  /** One more; when no other has come for so long they are due. */
  add(stakes: Stakes, afterMs: number, due: () => void) {
    this.#keep([...this.#kept, stakes])
    clearTimeout(this.#timer)
    this.#timer = setTimeout(due, afterMs)
  }

  /** Takes the last one back. */
  readonly drop = () => this.#keep(this.#kept.slice(0, -1))

  /** All of them: they are on their way now and can no longer be taken back here. */
  take(): Stakes {
    const all = sumOf(this.#kept)
    this.#keep([])
    return all
  }

  #keep(clicks: readonly Stakes[]) {
    this.#kept = clicks
    this.#tell(sumOf(clicks))
  }
}

const sumOf = (clicks: readonly Stakes[]): Stakes => clicks.reduce((sum, click) => withStakes(sum, click), nothing)
