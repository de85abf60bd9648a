import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { world } from '../../../test/world.ts'
import { brandOf, forgetBrands } from './brand.ts'
import { changeSettings } from './change-settings.ts'

const LUCKY = 1
const { deps, hear } = await world()

const change = (settings: Parameters<typeof changeSettings>[1]['settings'], reason = 'test') =>
  changeSettings(deps, { brandId: LUCKY, settings, changedBy: 'operator01', reason })

interface Version {
  version: number
  changed_by: string
  reason: string
  before: { lock: { failures: number } } | null
  settings: { lock: { failures: number } }
  changed_at: Date
}
const versions = async () =>
  (
    await sql<Version>`
      select version, changed_by, reason, before, settings, changed_at from brand.setting
      where brand_id = ${LUCKY} order by version`.execute(deps.db)
  ).rows

test('every change is a version with who, when, why, before and after; what is not named stays', async () => {
  const before = await brandOf(deps, LUCKY)
  const version = await change({ lock: { failures: 5 } }, 'fewer calls to customer service')

  expect(version).toBe(before.version + 1)
  expect((await versions()).at(-1)).toMatchObject({
    version,
    changed_by: 'operator01',
    reason: 'fewer calls to customer service',
    before: { lock: { failures: 3 } },
    settings: { lock: { failures: 5, windowMinutes: 30 } },
    changed_at: deps.now(),
  })
  await hear()
  const after = await brandOf(deps, LUCKY)
  expect(after.settings).toEqual({ ...before.settings, lock: { ...before.settings.lock, failures: 5 } })
})

test('changes at once come one after the other, each on top of the last', async () => {
  const from = (await versions()).length
  const numbers = await Promise.all([4, 5, 6, 7, 8].map((failures) => change({ lock: { failures } })))

  expect(numbers.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5].map((step) => from + step))
  const all = await versions()
  for (const [index, one] of all.slice(1).entries()) expect(one.before).toEqual(all[index]?.settings)
})

test('settings that are none leave no version behind', async () => {
  const count = (await versions()).length
  await expect(change({ lock: { failures: 0 } })).rejects.toThrow(z.ZodError)
  expect(await versions()).toHaveLength(count)
})

test('a version is never changed or deleted', async () => {
  await expect(sql`update brand.setting set reason = 'another'`.execute(deps.db)).rejects.toThrow(/never changed/)
  await expect(sql`delete from brand.setting`.execute(deps.db)).rejects.toThrow(/never changed/)
  await expect(sql`truncate brand.setting`.execute(deps.db)).rejects.toThrow(/never changed/)
})

test('a change is known as soon as its news is heard', async () => {
  // What was read just now is kept for a moment, which is as long as it takes to change it here.
  const moment = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  forgetBrands(deps)
  await brandOf(deps, LUCKY)
  await change({ maintenance: true })
  expect((await brandOf(deps, LUCKY)).settings.maintenance).toBe(false)
  moment.mockRestore()
  await hear()
  expect((await brandOf(deps, LUCKY)).settings.maintenance).toBe(true)
  await change({ maintenance: false })
  forgetBrands(deps)
  expect((await brandOf(deps, LUCKY)).settings.maintenance).toBe(false)
})
