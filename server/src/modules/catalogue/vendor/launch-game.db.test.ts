import { randomUUID } from 'node:crypto'
import { jwks } from '@croupier/contract/brand.ts'
import { freePlay } from '@croupier/contract/mfa.ts'
import { memberInfo } from '@croupier/contract/identity.ts'
import { launchGame, launchGameByPost } from '@croupier/contract/launch.ts'
import { takeTimeOut } from '@croupier/contract/limits.ts'
import { CompactEncrypt, importJWK, type JWK } from 'jose'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { tokenHash } from '#kernel/session.ts'
import { switchGames } from '#modules/betting/suspensions/suspensions.ts'
import { LUCKY } from '../../../../test/policy.ts'
import { callersWorld } from '../../../../test/vendor-callers.ts'
import { forgetAccesses } from './access.ts'
import { saveAccess } from './store.ts'

const FLAGS = ['free_play', 'direct_registration', 'username_register', 'password_login'] as const
const { app, ask, deps, hear, policy, callers, member, logIn, sitDown } = await callersWorld()
await policy({ flags: [...FLAGS] })
const [caller] = callers as [(typeof callers)[number]]
const launch = (token: string | undefined, query: Parameters<typeof asked>[0]) =>
  ask(launchGame, { ...(token && { token }), query: asked(query) })
const asked = (query: Partial<Record<'gameId' | 'roomId' | 'nodeId' | 'vassalage' | 'playType', string>>) => query

async function trial() {
  const key = (await ask(jwks)).value.keys[0] as unknown as JWK
  const random = await new CompactEncrypt(new TextEncoder().encode(randomUUID()))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid! })
    .encrypt(await importJWK(key, 'ECDH-ES'))
  const { value } = await ask(freePlay, { body: { os: 'Linux', platform: 'W', random, gatewayVersion: 3 } })
  await hear()
  const { id } = (await ask(memberInfo, { token: value.token })).value
  return { id, account: '', password: '', token: value.token }
}

describe('a game', () => {
  test('opens with the way of playing that the page names, where it names one', async () => {
    const { token } = await member()
    const opened = async (more: { readonly playType?: string }) =>
      new URL((await launch(token, { gameId: caller.game, ...more })).value.gameUrl).searchParams.get('playType')
    expect([await opened({ playType: 'LO2' }), await opened({})]).toEqual(['LO2', null])
    expect((await launch(token, { gameId: caller.game, playType: '<b>' })).status).toBe(400)
  })

  test('of a vendor opens at its own address, with a token that is kept as a hash alone', async () => {
    const one = await member()
    const { value } = await launch(one.token, { gameId: caller.game })
    const url = new URL(value.gameUrl)
    expect(value).toMatchObject({
      kind: 'frame',
      origin: 'https://native.games.example',
      gameCode: caller.game,
      vassalage: caller.vendor,
      currency: 'PHP',
      expiresAt: '2026-11-21T12:02:00.000Z',
      interrupted: [],
    })
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ game: caller.game, mode: 'real', merchant: 'LUCKY' })
    const token = url.searchParams.get('token') ?? ''
    const { rows } = await sql`
      select member_id, game_code, asset, device, token_hash from catalogue.launch where member_id = ${one.id}`.execute(
      deps.db,
    )
    expect(rows).toEqual([
      {
        member_id: one.id,
        game_code: caller.game,
        asset: 'PHP',
        device: 'html5-desktop',
        token_hash: tokenHash(token),
      },
    ])
  })

  test('of our own opens at a page of the site, by any of its names, and asked either way', async () => {
    const { token } = await member()
    for (const query of [{ gameId: 'DICE' }, { roomId: 'DICE' }, { nodeId: 'DICE', vassalage: 'CROUPIER' }])
      expect((await launch(token, query)).value).toMatchObject({
        kind: 'route',
        gameUrl: '/game?gameCode=DICE',
        origin: null,
      })
    const body = { gameId: 'DICE', accountType: 1, clientType: 3, confirmTrans: 0, launchMode: 'GLS' as const }
    expect((await ask(launchGameByPost, { token, body })).value.kind).toBe('route')
  })

  test.each([
    [{ gameCode: 'SSC_1M' }, '/lottery?gameCode=SSC_1M'],
    [{ gameCode: 'SSC_1M', view: 'lobby', prizeMode: 'Elott', device: 'mobile' }, '/lottery'],
    [
      { gameCode: 'HN_1M', lottoArea: 'VN', prizeMode: 'ZY', playType: 'LO2' },
      '/vnlottery?gameCode=HN_1M&playType=LO2',
    ],
    [{ gameId: 'D4_10M' }, '/seaLottery?gameCode=D4_10M'],
  ] as const)('of a lottery, asked for as %j, opens at %s', async (wanted, address) => {
    const { token } = await member()
    const { value } = await ask(launchGame, { token, query: { launchMode: 'LOTT', ...wanted } })
    expect(value).toMatchObject({ kind: 'route', gameUrl: address })
  })

  test.each([
    [{ gameId: 'NOWHERE' }, 'not_found'],
    [{ gameId: 'DICE', vassalage: 'OTHERS' }, 'not_found'],
    [{}, 'invalid_request'],
    [{ gameId: 'a b' }, 'invalid_request'],
    [{ gameId: 'DICE', launchMode: 'LOTT' }, 'not_found'],
    [{ gameId: 'DICE', launchMode: 'OTHER' }, 'invalid_request'],
    [{ launchMode: 'LOTT', view: 'betting' }, 'invalid_request'],
    [{ gameId: 'DICE', accountType: '2' }, 'invalid_request'],
  ] as const)('asked for as %j is refused: %s', async (query, code) => {
    const { token } = await member()
    const { errorCode } = await ask(launchGame, { token, query: query as never })
    expect(errorCode).toBe(code)
  })

  test('does not open for a visitor, nor for who takes a break', async () => {
    expect((await launch(undefined, { gameId: caller.game })).errorCode).toBe('not_logged_in')
    const one = await member()
    await ask(takeTimeOut, { token: one.token, body: { hours: 24 } })
    const token = await logIn(one.account, one.password)
    expect((await launch(token, { gameId: caller.game })).errorCode).toBe('timed_out')
  })

  test('that is closed, or whose vendor has no way in, does not open', async () => {
    const { token } = await member()
    const shut = (open: boolean) =>
      sql`update catalogue.brand_game set open = ${open} where game_code = ${caller.game}`.execute(deps.db)
    await shut(false)
    expect((await launch(token, { gameId: caller.game })).errorCode).toBe('game_closed')
    await shut(true)
    const which = { brandId: LUCKY, scope: 'game', code: caller.game } as const
    await inTransaction(deps.db, (tx) => switchGames(tx, { ...which, open: false }, deps.now()))
    expect((await launch(token, { gameId: caller.game })).errorCode).toBe('game_closed')
    await inTransaction(deps.db, (tx) => switchGames(tx, { ...which, open: true }, deps.now()))
    const row = { vendorCode: caller.vendor, dialect: caller.dialect, wallet: 'seamless', addresses: [] } as const
    const launchUrl = 'https://native.games.example/play'
    const save = async (change: object) => {
      await inTransaction(deps.db, (tx) => saveAccess(tx, { ...row, launchUrl, open: true, ...change }))
      forgetAccesses(deps)
    }
    await save({ open: false })
    expect((await launch(token, { gameId: caller.game })).errorCode).toBe('vendor_unavailable')
    await save({})
    expect((await launch(token, { gameId: caller.game })).errorCode).toBeUndefined()
  })
})

describe('what no list shows', () => {
  const CALIFORNIA = '8.8.8.8'
  const change = (column: string, value: string) =>
    sql`update catalogue.vendor set ${sql.ref(column)} = ${value}::text[] where code = ${caller.vendor}`.execute(
      deps.db,
    )
  const from = async (token: string, remoteAddress: string) => {
    const headers = { merchant: 'LUCKY', authorization: `Bearer ${token}` }
    const url = `${launchGame.path}?gameId=${caller.game}`
    return (await app.http.inject({ url, remoteAddress, headers })).json().errorCode
  }

  test('does not open where its vendor may not be offered', async () => {
    const { token } = await member()
    await change('closed_countries', '{US}')
    expect([await from(token, '127.0.0.1'), await from(token, CALIFORNIA)]).toEqual([undefined, 'not_in_country'])
    await change('closed_countries', '{}')
    expect(await from(token, CALIFORNIA)).toBeUndefined()
  })

  test('does not open for money that its vendor does not play in', async () => {
    const { token } = await member()
    await change('currencies', '{VND,BRL}')
    expect((await launch(token, { gameId: caller.game })).errorCode).toBe('not_in_currency')
    await change('currencies', '{PHP}')
    expect((await launch(token, { gameId: caller.game })).errorCode).toBeUndefined()
  })

  test('does not open on a device that the game is not made for', async () => {
    const { token } = await member()
    const made = (devices: string) =>
      sql`update catalogue.game set devices = ${devices}::text[] where code = ${caller.game}`.execute(deps.db)
    const on = async (platform: 'html5-mobile' | 'html5-desktop') =>
      (await ask(launchGame, { token, query: { gameId: caller.game, platform } })).errorCode
    await made('{mobile}')
    expect([await on('html5-mobile'), await on('html5-desktop')]).toEqual([undefined, 'not_on_device'])
    await made('{desktop,mobile}')
    expect(await on('html5-desktop')).toBeUndefined()
  })
})

describe('a trial account', () => {
  test('plays for play money with a vendor too, and never for money', async () => {
    const one = await trial()
    const { value } = await launch(one.token, { gameId: caller.game })
    expect([value.currency, new URL(value.gameUrl).searchParams.get('mode')]).toEqual(['FUN', 'fun'])
    const seat = await sitDown(caller, one)
    const bet = { transactionId: randomUUID(), roundId: 'r1', ...seat.who, token: seat.token, amount: '1.00' }
    expect((await caller.send('bet', bet)).code).toBe('WRONG_CURRENCY')
    expect(await caller.send('bet', { ...bet, currency: 'FUN' })).toMatchObject({ code: 'OK' })
  })

  test('has no wallet with a vendor', async () => {
    const one = await trial()
    const launchUrl = 'https://native.games.example/play'
    const row = { vendorCode: caller.vendor, dialect: caller.dialect, launchUrl, addresses: [], open: true } as const
    const save = async (wallet: 'seamless' | 'transfer') => {
      await inTransaction(deps.db, (tx) => saveAccess(tx, { ...row, wallet }))
      forgetAccesses(deps)
    }
    await save('transfer')
    expect((await launch(one.token, { gameId: caller.game })).errorCode).toBe('in_need_true_account')
    await save('seamless')
  })
})

test('the vendor door takes calls of the addresses on its list alone, and in its own dialect', async () => {
  const launchUrl = 'https://native.games.example/play'
  const row = { vendorCode: caller.vendor, dialect: caller.dialect, wallet: 'seamless', launchUrl, open: true } as const
  const save = async (addresses: readonly string[]) => {
    await inTransaction(deps.db, (tx) => saveAccess(tx, { ...row, addresses }))
    forgetAccesses(deps)
  }
  const from = async (ip: string) => (await caller.send('authenticate', { token: 'x' }, { ip })).code
  await save(['203.0.113.0/24', '2001:db8::/32'])
  expect(
    await Promise.all(['203.0.113.9', '::ffff:203.0.113.9', '2001:db8::1', '198.51.100.1', '::1'].map(from)),
  ).toEqual(['INVALID_TOKEN', 'INVALID_TOKEN', 'INVALID_TOKEN', 'INVALID_VENDOR', 'INVALID_VENDOR'])
  await save([])
  const other = callers.find(({ dialect }) => dialect === 'form')!
  expect((await other.send('authenticate', { token: 'x' }, { vendor: caller.vendor })).code).toBe('INVALID_VENDOR')
})

test('a call that is no call is told so, and says nothing of us', async () => {
  const send = (payload: string, type = 'application/json') =>
    app.http.inject({ method: 'POST', url: '/vendor/v1/bet', payload, headers: { 'content-type': type } })
  expect((await send('{')).json()).toEqual({ status: 'INVALID_SIGNATURE', reason: 'unsigned' })
  expect((await send('x'.repeat(70_000))).statusCode).toBe(413)
  expect((await send('{}', 'text/plain')).statusCode).toBe(415)
  expect((await app.http.inject({ method: 'POST', url: '/vendor/v1/nothing' })).statusCode).toBe(404)
})
