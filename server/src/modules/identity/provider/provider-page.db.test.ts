import { systemStatus } from '@croupier/contract/brand.ts'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { brandOf, OWN_PROVIDER_PATH } from '#modules/brand/brand.ts'
import { pageAtProvider } from '../../../../test/own-provider.ts'
import { LUCKY, setPolicy } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'
import { providerPage } from './provider-page.ts'

const house = await world()
const { deps, ask } = house
const send = pageAtProvider(house, 'LUCKY')
const offered = async () => (await ask(systemStatus)).value.info.phoneProvider
const theirs = {
  issuer: 'https://issuer.example/lucky',
  audience: 'lucky',
  keysUrl: 'https://issuer.example/keys',
  restUrl: 'https://identity.example/v1',
  apiKey: 'public-key',
}

test('a page hears of the brand’s own provider, and of none while the switch is off', async () => {
  expect(await offered()).toEqual({ restUrl: OWN_PROVIDER_PATH, apiKey: 'LUCKY', captcha: false })
  await setPolicy(deps, LUCKY, { phoneProvider: theirs })
  expect(await offered()).toEqual({ restUrl: theirs.restUrl, apiKey: theirs.apiKey, captcha: false })
  await setPolicy(deps, LUCKY, { flags: [] })
  expect(await offered()).toBeUndefined()
  await setPolicy(deps, LUCKY, { flags: ['phone_code_provider'], phoneProvider: null })
})

test('the own provider serves nobody who has another one or none, nor an unknown key', async () => {
  const wish = { phoneNumber: '+639175558001' }
  await setPolicy(deps, LUCKY, { phoneProvider: theirs })
  expect((await send('sendVerificationCode', wish)).no).toBe('OPERATION_NOT_ALLOWED')
  await setPolicy(deps, LUCKY, { flags: [], phoneProvider: null })
  expect((await send('sendVerificationCode', wish)).no).toBe('OPERATION_NOT_ALLOWED')
  expect((await send('signInWithPhoneNumber', { sessionInfo: 'x', code: '1' })).no).toBe('OPERATION_NOT_ALLOWED')
  await setPolicy(deps, LUCKY, { flags: ['phone_code_provider'] })
  expect((await send('sendVerificationCode', wish)).status).toBe(200)
  expect((await pageAtProvider(house, 'NOBODY')('sendVerificationCode', wish)).no).toBe('OPERATION_NOT_ALLOWED')
  expect((await send('sendVerificationCode', { phoneNumber: 7 })).no).toBe('OPERATION_NOT_ALLOWED')
})

test('in production there is no own provider, neither to ask nor to be offered', async () => {
  const production = { ...deps, config: { ...deps.config, mode: 'production' as const } }
  const site = Fastify()
  await site.register(providerPage, { deps: production })
  for (const call of ['accounts:sendVerificationCode', 'accounts:signInWithPhoneNumber'])
    expect((await site.inject({ method: 'POST', url: `${OWN_PROVIDER_PATH}/${call}?key=LUCKY` })).statusCode).toBe(404)
  expect((await site.inject({ url: `${OWN_PROVIDER_PATH}/keys` })).statusCode).toBe(404)
  expect((await brandOf(production, LUCKY)).phoneProvider).toBeUndefined()
  expect((await brandOf(deps, LUCKY)).phoneProvider?.keysUrl).toBeNull()
})
