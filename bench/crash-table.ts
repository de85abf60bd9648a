import { setTimeout as wait } from 'node:timers/promises'

/** What a crash table is offered with here. */
export const CRASH_LIMITS = {
  stakeMin: '1.00',
  stakeMax: '1000.00',
  stakeStep: '0.01',
  payoutCap: '1000000.00',
} as const

export interface FlightView {
  readonly roundId: string
  readonly phase: string
  readonly startsAt: string
}

/** Ask the crash table of the server at this port. */
export async function askCrash(
  port: number,
  path: string,
  token?: string,
  body?: object,
): Promise<{ readonly status: number; readonly value: unknown }> {
  const headers = {
    merchant: 'LUCKY',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body ? { 'content-type': 'application/json' } : {}),
  }
  const response = await fetch(
    `http://127.0.0.1:${port}/wps/studio/crash${path}`,
    body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
  )
  const { value } = (await response.json()) as { value: unknown }
  return { status: response.status, value }
}

const POLL_MS = 50
/** The longest flights last minutes. */
const PATIENCE_MS = 180_000

/** Wait until a round takes bets, and has just begun to. */
export async function freshRound(port: number): Promise<FlightView> {
  let before: string | undefined
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
    const { round } = (await askCrash(port, '')).value as { round: FlightView | null }
    if (round?.phase === 'betting' && before !== undefined && round.roundId !== before) return round
    before = round?.roundId ?? ''
    await wait(POLL_MS)
  }
  throw new Error('no round opens')
}
