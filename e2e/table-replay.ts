import { randomUUID } from 'node:crypto'
import type { TableGame } from '@croupier/engine/tables/table-game.ts'
import type { Page } from '@playwright/test'
import { mostDealt } from './most-cards.ts'

/** Have the page told of a round of this game as its record and its table would. Answers the round's id. */
export async function tellOf(page: Page, gameCode: string, game: TableGame): Promise<string> {
  const { events, result, won, score } = mostDealt(game)
  const [roundId, tableId, shoeId, betId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const at = new Date(0).toISOString()
  const [paytable = ''] = game.paytables
  const [spot] = game.spots(paytable)
  const money = { stake: '10.00', payout: '0.00' }
  const named = { roundId, gameCode, gameName: gameCode, vendor: 'CROUPIER', category: 'LIVE' }
  const bet = {
    ...named,
    ...money,
    id: betId,
    selection: { spot: spot?.key, pays: spot?.pays },
    result: '-10.00',
    validTurnover: '10.00',
    status: 'lost',
    settling: false,
    placedAt: at,
    settledAt: at,
  }
  const round = {
    ...named,
    ...money,
    status: 'closed',
    startedAt: at,
    closedAt: at,
    currency: 'PHP',
    jackpot: '0.00',
    choices: null,
    steps: null,
    events: [],
    together: { status: 'lost', result: '-10.00', validTurnover: '10.00' },
    withVendor: false,
    told: null,
    balanceBefore: '10.00',
    balanceAfter: '0.00',
    proof: null,
    chain: null,
    bets: [bet],
    transfers: [],
    rules: {
      unit: '0.01',
      decimals: 2,
      payoutCap: '1000.00',
      jackpotSize: null,
      table: { tableId, shoeId, code: 'A' },
    },
  }
  const summary = { roundId, number: 1, won, score }
  const { paytableVersion } = game
  const dealt = {
    shoeId,
    round: {
      roundId,
      code: 'A-1',
      number: 1,
      phase: 'settled',
      startsFrom: 0,
      dealtTo: [],
      answers: [],
      result,
      events: events.map((event) => ({ ...event, at })),
      startedAt: at,
      endedAt: at,
      summary,
    },
    proof: {
      table: 'A',
      gameCode,
      paytable,
      paytableVersion,
      head: 'a',
      salt: 'b',
      link: 1,
      toHead: 1,
      linkAfter: 'c',
      hash: null,
    },
    mine: [{ betId, clickId: betId, spot: spot?.key, ...money, state: 'lost' }],
  }
  const answer = (value: unknown) => ({ json: { success: true, value } })
  await page.route(`**/wps/betting/rounds/${roundId}`, (route) => route.fulfill(answer(round)))
  await page.route(`**/wps/live/tables/${tableId}/**`, (route) => route.fulfill(answer(dealt)))
  return roundId
}

/** Which pieces on a table lie over each other or outside of the box that they are shown in; those of a seat overlap on purpose. */
export const overprints = (page: Page): Promise<readonly string[]> => page.evaluate(overprinted)

/** Runs in the page, so everything it needs is inside. */
function overprinted(): readonly string[] {
  const felt = document.querySelector('[data-felt]')
  const box = felt?.getBoundingClientRect()
  if (!felt || !box) return ['there is no felt']
  const named = (part: Element) => `${part.tagName} ${part.textContent?.slice(0, 20)}`
  const inSeat = (part: Element) => part.closest('[role=img]') !== null
  const meet = (one: Element, other: Element, by: number) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    return width > 2 && height > by
  }
  const drawn = [...felt.querySelectorAll('svg, img, i')].filter(
    (part) => part.getBoundingClientRect().width > 8 && part.checkVisibility({ visibilityProperty: true }),
  )
  if (drawn.length === 0) return ['nothing lies on the felt']
  // Layers of a drawing, such as those of the wheel, lie on each other.
  const pieces = drawn.filter((part) => !part.querySelector('defs') && !part.closest('button'))
  const texts = [...felt.querySelectorAll('b, span')].filter(
    (part) => part.childElementCount === 0 && part.textContent?.trim() && !part.closest('.sr-only, svg'),
  )
  const outside = [...drawn, ...texts].filter((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1
  })
  const over = (parts: readonly Element[], by: number) =>
    parts.flatMap((one, at) =>
      parts
        .slice(at + 1)
        .filter((other) => !one.contains(other) && !(inSeat(one) && inSeat(other)) && meet(one, other, by))
        .map((other) => `${named(one)} over ${named(other)}`),
    )
  return [...outside.map((part) => `outside: ${named(part)}`), ...over(pieces, 2), ...over(texts, 4)]
}
