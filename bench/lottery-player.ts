import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

const AGAIN_MS = 150
const PATIENCE_MS = 120_000
const PRICE = { unit: '1', multiple: 1, mode: 1900 }

/** What one of ten tickets at a mode of 1900 pays, in stored units: a line on every digit always wins it. */
export const SURE_PAYOUT = 190_000n

/** Every digit at the last place, which always wins, and one number of five digits. */
const LINES = [
  { method: 'DWD', content: '||||0,1,2,3,4,5,6,7,8,9', tickets: 10, ...PRICE },
  { method: 'ZX5', content: '0|0|0|0|0', tickets: 1, ...PRICE },
]

/** A member who orders over HTTP, and asks again with the same id until there is an answer. */
export class LotteryPlayer {
  readonly #port: number
  readonly #token: string
  readonly #chases: boolean
  readonly taken: string[] = []
  /** Orders that came too late. */
  readonly refused: string[] = []
  /** Calls that had no answer. */
  again = 0

  constructor(port: number, token: string, chases: boolean) {
    this.#port = port
    this.#token = token
    this.#chases = chases
  }

  /** Order on the first of these issues, or on all of them until one wins. */
  async order(gameCode: string, issueNos: readonly string[]): Promise<void> {
    const id = randomUUID()
    const issues = issueNos.map((issueNo) => ({ issueNo, multiple: 1 }))
    const chase = this.#chases ? { chase: { issues, stopOnWin: true } } : {}
    const body = { id, gameCode, issueNo: issueNos[0], lines: LINES, ...chase }
    for (const until = Date.now() + PATIENCE_MS; ;) {
      const code = await this.#send(body)
      if (code === 'taken') return void this.taken.push(id)
      if (code === 'bets_closed') return void this.refused.push(id)
      if (Date.now() > until) throw new Error(`an order is not answered: ${code}`)
      await wait(AGAIN_MS)
    }
  }

  async #send(body: object): Promise<string> {
    try {
      const response = await fetch(`http://127.0.0.1:${this.#port}/wps/lottery/orders`, {
        method: 'POST',
        headers: { merchant: 'LUCKY', authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (response.ok) return 'taken'
      return ((await response.json()) as { errorCode?: string }).errorCode ?? `${response.status}`
    } catch (error) {
      this.again += 1
      return error instanceof Error ? error.message : String(error)
    }
  }
}
