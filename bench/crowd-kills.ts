import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { assertCrowdBooks } from './crowd-books.ts'
import { CrowdSite, type Victim, VICTIMS } from './crowd-site.ts'
import { type Bench, figure } from './result.ts'

const PORT = Number(process.env.BENCH_PORT ?? 4770)
const SIZES = [6, 2, 2]
const PACE = 2000
const KILLS = 12
/** So many bets more, and it goes on. */
const BETS = 30
const LOOK_MS = 200
const PATIENCE_MS = 180_000
const DAY_MS = 86_400_000
const PLAYERS = `select count(*) from crowd.player`
const PLAYED = 'select count(*) from betting.bet'

/** The site, its database and the crowd are killed by turns at any moment, and the clock is moved by a day and a month: play goes on. */
export const crowdKills: Bench = async ({ quick }) => {
  const site = await CrowdSite.open('crowd-kills', PORT)
  try {
    await site.order(SIZES, PACE)
    await site.startCrowd()
    await goesOn(site)
    const players = await site.count(PLAYERS)
    const kills = quick ? VICTIMS.length : KILLS
    const backMs: number[] = []
    for (let kill = 0; kill < kills; kill++) backMs.push(await strike(site, VICTIMS[kill % VICTIMS.length] ?? 'crowd'))
    for (const days of [1, 30]) {
      await site.moveClock(days * DAY_MS)
      await goesOn(site)
    }
    const after = await site.count(PLAYERS)
    if (after !== players) throw new Error(`there were ${players} players, and now ${after}`)
    await site.stopCrowd()
    await assertCrowdBooks(site)
    return {
      figures: [
        { measure: 'kills of site, database and crowd survived', unit: '', value: kills, atLeast: kills },
        figure(
          'until the crowd bets again',
          's',
          backMs.map((ms) => ms / 1000),
        ),
      ],
      notes: [
        `${SIZES.join(', ')} players at three brands at ${PACE / 100} × pace; the clock is moved by a day and by thirty afterwards`,
        'the same people come back; no bet outlives its round, the ledger is proved, figures equal a re-count',
      ],
    }
  } finally {
    await site.close()
  }
}

async function strike(site: CrowdSite, victim: Victim): Promise<number> {
  // Anywhere between two steps and in the middle of them.
  await wait(randomInt(1500))
  const begun = performance.now()
  await site.strike(victim)
  await site.heal(victim)
  await goesOn(site)
  return performance.now() - begun
}

/** Waits until so many bets more have been placed. */
async function goesOn(site: CrowdSite): Promise<void> {
  const begun = performance.now()
  const before = await site.count(PLAYED)
  while ((await site.count(PLAYED).catch(() => 0)) < before + BETS) {
    if (performance.now() - begun > PATIENCE_MS) throw new Error(`nobody plays any more: ${site.faults().slice(-2000)}`)
    await wait(LOOK_MS)
  }
}
