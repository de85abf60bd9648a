import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { LUCKY } from '../../../test/policy.ts'
import { world } from '../../../test/world.ts'
import { brandOf } from './brand.ts'
import { putSetting } from './put-setting.ts'

const { deps, hear } = await world()

const put = (path: string, value: Parameters<typeof putSetting>[1]['value']) =>
  putSetting(deps, { brandId: LUCKY, path: path.split('.'), value, changedBy: 'operator01', reason: 'a test' })

const newest = async () =>
  (
    await sql<Record<string, unknown>>`
      select version, changed_by as "changedBy", reason, before, settings from brand.setting
      where brand_id = ${LUCKY} order by version desc limit 1`.execute(deps.db)
  ).rows[0]

test('one setting is changed, the others stay, and the change says who, why, before and after', async () => {
  const { settings } = await brandOf(deps, LUCKY)
  const { version, before, after } = await put('lock.failures', 5)
  expect({ before, after }).toEqual({ before: 3, after: 5 })
  expect(await newest()).toMatchObject({
    version,
    changedBy: 'operator01',
    reason: 'a test',
    settings: { lock: { failures: 5 } },
  })
  await hear()
  expect((await brandOf(deps, LUCKY)).settings).toEqual({ ...settings, lock: { ...settings.lock, failures: 5 } })
})

test('a switch goes on and off, twice or not', async () => {
  expect(await put('flags.login_required', true)).toMatchObject({ before: false, after: true })
  expect(await put('flags.login_required', true)).toMatchObject({ before: true, after: true })
  expect(await put('flags.login_required', false)).toMatchObject({ before: true, after: false })
})

test('two changes at once both hold', async () => {
  await Promise.all(['SG', 'US', 'FR'].map((country) => put(`region.deny.countries.${country}`, true)))
  await hear()
  expect((await brandOf(deps, LUCKY)).settings.region.deny.countries.toSorted()).toEqual(['FR', 'SG', 'US'])
})

test.each([
  ['maintenance', 'yes'],
  ['lock.failures', 0],
  ['lock.nothing', 1],
  ['nothing', true],
  ['flags.nothing', true],
  ['region.deny.countries', ['Singapore']],
  ['region.deny.ranges', ['203.0.113.0/33']],
  ['site.customerService', [{ csType: 'VIP', path: 'javascript:alert(1)' }]],
  ['site.customerService', [{ csType: 'VIP', path: '//elsewhere.example' }]],
  ['site.customerService', [{ csType: 'VIP', path: 'http://elsewhere.example' }]],
  ['site.imageCDNs', ['https://images.example/path; script-src *']],
  ['site.imageCDNs', ['http://images.example']],
  ['site.gtagId', '"><script>'],
])('%s is not set to %j', async (path, value) => {
  const before = await newest()
  await expect(put(path, value)).rejects.toThrow(z.ZodError)
  expect(await newest()).toEqual(before)
})
