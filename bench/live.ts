import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { seedBrands } from '@croupier/server/seed/seed.ts'
import { createApp } from '@croupier/server/src/app.ts'
import { inTransaction } from '@croupier/server/src/kernel/database.ts'
import type { Deps } from '@croupier/server/src/kernel/deps.ts'
import { notifySoon } from '@croupier/server/src/kernel/notifications.ts'
import { changeSettings } from '@croupier/server/src/modules/brand/change-settings.ts'
import { brandResolver } from '@croupier/server/src/modules.ts'
import { freshDatabase } from './database.ts'
import { Boards, nameOfBoard, type WatchOptions, type WatchFigures } from './live-boards.ts'
import { type Bench, figure, type Pace } from './result.ts'

const BOARDS = 300
const SOCKETS = 5000
const MOVES = 500
/** Moves are made together, as those of a feed. */
const STEP_MS = 20
const PORT = Number(process.env.BENCH_PORT ?? 4715)

/** Thousands of pages that each watch one of three hundred boards, of which five hundred a second move. */
export const live: Bench = async (pace) => {
  const database = await freshDatabase('live')
  try {
    await seedBrands(database.deps)
    const { deps } = database
    const live = { points: 1_000_000, seconds: 1, addressPoints: null }
    await changeSettings(deps, {
      brandId: 1,
      settings: { rateLimits: { live } },
      changedBy: 'bench',
      reason: 'all pages come from one address',
    })
    const boards = new Boards(BOARDS)
    const app = await createApp(deps, { database, brandResolver, modules: [{ topics: [boards.topic] }] })
    await app.http.listen({ port: PORT, host: '127.0.0.1' })
    await app.start()
    try {
      const watched = await watchAll(pace, deps, boards)
      if (watched.lost > 0) throw new Error(`${watched.lost} sockets were closed`)
      return {
        figures: [
          figure('p99 from a move to a page that watches', 'ms', watched.p99, { atMost: 250 }),
          figure('p50', 'ms', watched.p50),
          figure(
            'a socket is sent',
            'kB/s',
            watched.bytes.map((sum) => sum / 1000),
            { atMost: 4 },
          ),
          figure('pages that did not have the last state in the end', '', [watched.missed], { atMost: 0 }),
          figure('messages', '/s', [watched.perSecond]),
          figure('of them, what has changed', 'of 1', [watched.changes]),
        ],
        notes: [
          `${BOARDS} boards of ${JSON.stringify(boards.states[0]).length} bytes; ${SOCKETS} sockets, each watching one; ${MOVES} moves a second, each told by a transaction after its commit`,
          'measuring client on the same cores; every page works its state out from what it was sent',
        ],
      }
    } finally {
      await app.stop()
    }
  } finally {
    await database.close()
  }
}

async function watchAll({ runs, seconds }: Pace, deps: Deps, boards: Boards): Promise<WatchFigures> {
  const watch: WatchOptions = { port: PORT, sockets: SOCKETS, boards: BOARDS, runs, seconds }
  const child = fork(join(import.meta.dirname, 'live-pages.ts'), [JSON.stringify(watch)])
  const said = async <T>(): Promise<T> => {
    const end = once(child, 'exit').then(([code]) =>
      Promise.reject(new Error(`the watching process ended with ${code}`)),
    )
    return (await Promise.race([once(child, 'message'), end]))[0] as T
  }
  const ended = new AbortController()
  try {
    await said()
    const moving = moveAll(deps, boards, ended.signal)
    child.send('go')
    await said()
    ended.abort()
    await moving
    child.send(boards.states)
    return await said<WatchFigures>()
  } finally {
    ended.abort()
    child.kill()
  }
}

async function moveAll(deps: Deps, boards: Boards, ended: AbortSignal): Promise<void> {
  const begun = performance.now()
  for (let moved = 0; !ended.aborted; await wait(STEP_MS)) {
    const due = Math.floor(((performance.now() - begun) / 1000) * MOVES)
    const keys: string[] = []
    for (; moved < due; moved += 1) {
      const number = (moved * 7919) % BOARDS
      boards.move(number)
      keys.push(nameOfBoard(number))
    }
    if (keys.length > 0)
      await inTransaction(deps.db, async (tx) => notifySoon(tx, [{ topic: 'board_moved', brandId: 1, keys }]))
  }
}
