import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { type DiskLevel, diskLevel, freeBytes } from './disk-space.ts'

const limits = { lowBytes: 1000, fullBytes: 200 }

test.each<[DiskLevel, number, DiskLevel]>([
  ['enough', 1000, 'enough'],
  ['enough', 999, 'low'],
  ['low', 200, 'low'],
  ['low', 199, 'full'],
  ['full', 199, 'full'],
  ['full', 299, 'full'],
  ['full', 300, 'low'],
  ['full', 1000, 'enough'],
])('after %s, %i bytes are %s', (before, free, level) => {
  expect(diskLevel(before, free, limits)).toBe(level)
})

test('the free space of the data folder is what the file system says', async () => {
  const config = readConfig({ DATA_DIR: tmpdir(), DATABASE_URL: 'postgres://somewhere/else' })
  const { bsize, blocks } = statfsSync(tmpdir())
  const free = await freeBytes(config)
  expect(free).toBeGreaterThan(0)
  expect(free).toBeLessThanOrEqual(bsize * blocks)
})

test('limits in the wrong order are named at the start', () => {
  expect(() => readConfig({ DISK_LOW_MB: '100', DISK_FULL_MB: '200' })).toThrow(
    'Wrong settings: DISK_FULL_MB is above DISK_LOW_MB',
  )
})
