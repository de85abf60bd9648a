import { readFile } from 'node:fs/promises'
import { registrationSetting, systemStatus, whitelabel } from '@croupier/contract/brand.ts'
import { helpCenter } from '@croupier/contract/content.ts'
import { register } from '@croupier/contract/identity.ts'
import { LANGUAGES } from '@croupier/contract/language.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { publishArticle } from '#modules/content/content.ts'
import { lucky, luckySettings } from '../../../seed/brand-lucky.ts'
import { HASTE, LUCKY, setPolicy } from '../../../test/policy.ts'
import { world } from '../../../test/world.ts'

const { deps, clock, ask } = await world()
const AGE = 25
const headersIn = (language: string) => ({ headers: { language } })

beforeAll(() =>
  setPolicy(deps, LUCKY, {
    ...HASTE,
    challengeOn: { login: false, registration: false },
    registration: { ...luckySettings.registration, minimumAge: AGE },
  }),
)

const join = (username: string, birthday: string) =>
  ask(register, {
    body: { username, password: 'Sampag1ta2026', confirmPassword: 'Sampag1ta2026', agree: true, birthday },
  })
const yearsAgo = (years: number) => `${clock.now().getUTCFullYear() - years}-01-01`

test('a brand of another age refuses who is younger, by that age, and takes who is not', async () => {
  const refused = await join('young01', yearsAgo(AGE - 1))
  expect(refused.fields.birthday).toEqual([{ code: 'too_young', message: expect.stringContaining(`${AGE}`) }])
  expect((await join('grown01', yearsAgo(AGE))).status).toBe(200)
})

test.each(lucky.languages)('form, footer and articles say it in %s', async (language) => {
  const form = (await ask(registrationSetting, headersIn(language))).value
  expect([form.minimumAge, form.ageText]).toEqual([AGE, expect.stringContaining(`${AGE}`)])
  expect((await ask(systemStatus, headersIn(language))).value.info.register.minimumAge).toBe(AGE)
  // What the footer shows.
  expect((await ask(whitelabel, headersIn(language))).value.brand.minimumAge).toBe(AGE)
  const { sections } = (await ask(helpCenter, headersIn(language))).value
  for (const key of ['account', 'agreement']) expect(sections.find((one) => one.key === key)?.body).toContain(`${AGE}`)
  expect(JSON.stringify(sections)).not.toContain('{age}')
})

const migration = async (name: string) =>
  sql.raw(await readFile(new URL(`../../../migrations/${name}.sql`, import.meta.url), 'utf8')).execute(deps.db)

test('a brand of before keeps its age', async () => {
  await sql`alter table brand.brand add column minimum_age int not null default 33`.execute(deps.db)
  const before = await brandOf(deps, LUCKY)
  // The table has had another name since.
  await sql`alter table brand.brand rename to merchant`.execute(deps.db)
  await migration('0113_brand_minimum_age')
  await sql`alter table brand.merchant rename to brand`.execute(deps.db)
  await setPolicy(deps, LUCKY, {})
  const { settings, version } = await brandOf(deps, LUCKY)
  expect(version).toBe(before.version + 2)
  expect(settings).toEqual({
    ...before.settings,
    registration: { ...before.settings.registration, minimumAge: 33 },
  })
})

test('articles of before say the age that holds, and their other numbers stay', async () => {
  const { rows } = await sql<{ key: string; language: string; body: string }>`
    select key, language, body from content.article_text
    where brand_id = ${LUCKY} and place = 'help' and key in ('account', 'agreement') order by key, language`.execute(
    deps.db,
  )
  expect(rows).toHaveLength(2 * lucky.languages.length)
  for (const { key, language, body } of rows)
    await sql`
      update content.article_text set body = ${body.replaceAll('{age}', '21')}
      where brand_id = ${LUCKY} and key = ${key} and language = ${language}`.execute(deps.db)
  const own = { title: 'Ours', body: '<p>At 21 o’clock, to 21 people.</p>' }
  await inTransaction(deps.db, (tx) =>
    publishArticle(
      tx,
      {
        brandId: LUCKY,
        place: 'help',
        key: 'account',
        version: 7,
        position: 0,
        validFrom: clock.now(),
        publishedBy: 'test',
        words: { [LANGUAGES.EN]: own },
      },
      clock.now(),
    ),
  )
  await migration('0114_content_article_age')
  const after = await sql`
    select key, language, body from content.article_text
    where brand_id = ${LUCKY} and place = 'help' and key in ('account', 'agreement') and version = 1
    order by key, language`.execute(deps.db)
  expect(after.rows).toEqual(rows)
  const { rows: ours } = await sql`select body from content.article_text where version = 7`.execute(deps.db)
  expect(ours).toEqual([{ body: own.body }])
})
