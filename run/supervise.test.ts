import { type ChildProcess, spawn } from 'node:child_process'
import { afterEach, expect, test, vi } from 'vitest'
import { supervise } from './supervise.mjs'

interface Run {
  readonly child: ChildProcess
  readonly up: Promise<void>
}

const runs: Run[] = []
const kept: ReturnType<typeof supervise>[] = []
const said: string[] = []
let heard: () => unknown = () => {}
vi.spyOn(console, 'error').mockImplementation((line) => {
  said.push(String(line))
  heard()
})

afterEach(() => {
  for (const { stop } of kept.splice(0)) stop('SIGKILL')
  runs.length = 0
  said.length = 0
  heard = () => {}
})

const LASTS = `process.on('SIGTERM', () => process.exit(0)); process.send('up'); setInterval(() => {}, 1000)`

/** Keeps a program alive; resolves `ended` with its last exit code. */
function keep(code: (run: number) => string) {
  const ended = Promise.withResolvers<number | null>()
  const supervision = supervise({
    name: 'It',
    start() {
      const child = spawn(process.execPath, ['-e', code(runs.length)], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
      const up = Promise.withResolvers<void>()
      runs.push({ child, up: up.promise })
      child.once('message', () => up.resolve())
      return child
    },
    ended: ended.resolve,
  })
  kept.push(supervision)
  return { ...supervision, ended: ended.promise }
}

const upAgain = async (run: number) => {
  await expect.poll(() => runs.length).toBe(run)
  await runs.at(-1)!.up
}

test('a killed process is started again, as often as it is killed', async () => {
  keep(() => LASTS)
  for (let run = 1; run <= 3; run++) {
    await upAgain(run)
    runs.at(-1)!.child.kill('SIGKILL')
  }
  await upAgain(4)
  expect(said[0]).toBe('It ended unexpectedly (SIGKILL); starting it again')
  expect(said[2]).toMatch(/^It ended unexpectedly \(SIGKILL\); starting it again in 0\.\d s$/)
})

test('a process that fails is started again', async () => {
  keep((run) => (run === 0 ? `process.send('up', () => process.exit(1))` : LASTS))
  await upAgain(2)
  expect(said).toEqual(['It ended unexpectedly (exit code 1); starting it again'])
})

test('what ends in good order is not started again', async () => {
  const { ended } = keep(() => `process.send('up', () => process.exit(0))`)
  expect(await ended).toBe(0)
  expect(runs).toHaveLength(1)
})

test('what a person must mend first is not started again', async () => {
  const { ended } = keep(() => `process.send('up', () => process.exit(78))`)
  expect(await ended).toBe(78)
  expect(runs).toHaveLength(1)
  expect(said).toEqual([])
})

test('what was never up is not started again', async () => {
  const { ended } = keep(() => 'process.exit(75)')
  expect(await ended).toBe(75)
  expect(runs).toHaveLength(1)
})

test('what was up is started again until it can start', async () => {
  keep((run) => [`process.send('up', () => process.exit(1))`, 'process.exit(75)', 'process.exit(75)'][run] ?? LASTS)
  await upAgain(4)
  expect(said).toHaveLength(3)
})

test('what is stopped ends, and is not started again', async () => {
  const { stop, ended } = keep(() => LASTS)
  await upAgain(1)
  stop('SIGTERM')
  expect(await ended).toBe(0)
  expect(runs).toHaveLength(1)
})

test('what is stopped between two attempts ends at once', async () => {
  heard = () => said.length === 3 && queueMicrotask(() => stop('SIGTERM'))
  const { stop, ended } = keep((run) => (run === 0 ? `process.send('up', () => process.exit(1))` : 'process.exit(75)'))
  expect(await ended).toBe(0)
  expect(runs).toHaveLength(3)
})

test('nothing is kept alive where there is nothing to start', () => {
  const ended: unknown[] = []
  const { stop } = supervise({ name: 'It', start: () => undefined, ended: (...end) => ended.push(end) })
  stop('SIGTERM')
  expect(ended).toEqual([[0, null]])
})
