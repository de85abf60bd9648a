import type { BrandLook } from '@croupier/contract/brand.ts'
import { merchantWallet } from '@croupier/contract/vendors.ts'
import { BrandProvider } from '@croupier/kit/brand.tsx'
import { CallRefusal } from '@croupier/kit/calls.ts'
import { keyOf, makeQueryClient } from '@croupier/kit/query.ts'
import { startWords } from '@croupier/kit/words.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import words from '../../../words/en/catalogue.json' with { type: 'json' }
import { OwnWallet } from './own-wallet.tsx'

vi.hoisted(() => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
})
// The way to the transfer leads elsewhere, which needs the whole site around it.
vi.mock('../../../parts/modals/modals.ts', () => ({ useOpenModal: () => () => undefined }))

await startWords('en', { groups: ['catalogue'], load: () => Promise.resolve(words), wording: {} })

const look = { merchant: 'SAMPA', name: 'SAMPA', currencySign: '₫', decimals: 0, signAfter: true } as BrandLook
const said = (key: 'frame_wallet' | 'frame_wallet_empty' | 'frame_wallet_short' | 'frame_wallet_silent') =>
  words[key].replace('{vendor}', 'Palaro')

type Client = ReturnType<typeof makeQueryClient>

/** What a player sees above a game of Palaro once the client knows so much. */
async function shown(know: (client: Client) => unknown, { short = false } = {}) {
  const client = makeQueryClient()
  await know(client)
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <BrandProvider value={{ brand: look, tree: [] }}>
        <OwnWallet vendor="PALARO" short={short} />
      </BrandProvider>
    </QueryClientProvider>,
  )
}
const holding = (balance: string | null) => (client: Client) =>
  client.setQueryData(keyOf(merchantWallet), { vendors: [{ vassalage: 'PALARO', displayName: 'Palaro', balance }] })

test('until the wallet is known its place is kept, and nothing is said of it', async () => {
  const page = await shown(() => undefined)
  expect(page).toContain('aria-busy="true"')
  expect(page).not.toContain(words.frame_wallet_move)
})

test('a wallet with money says how much; one that does not cover a stake says so', async () => {
  const page = await shown(holding('4000'))
  expect(page).toContain(said('frame_wallet'))
  expect(page).toContain('4,000')
  expect(page).not.toContain(said('frame_wallet_short'))
  expect(await shown(holding('4000'), { short: true })).toContain(said('frame_wallet_short'))
})

test('an empty wallet asks for money before the first stake', async () => {
  expect(await shown(holding('0'))).toContain(said('frame_wallet_empty'))
})

test('a vendor that does not answer has no balance, not a balance of nothing', async () => {
  const page = await shown(holding(null))
  expect(page).toContain(said('frame_wallet_silent'))
  expect(page).not.toContain(said('frame_wallet_empty'))
})

test('wallets that did not arrive are a failure that can be tried again', async () => {
  const page = await shown((client) =>
    client
      .fetchQuery({
        queryKey: keyOf(merchantWallet),
        queryFn: () =>
          Promise.reject(new CallRefusal('too_many_requests', 429, { message: 'Wallets rest.', value: {} })),
        retry: false,
      })
      .catch(() => undefined),
  )
  expect(page).toContain('role="alert"')
  expect(page).toContain('Wallets rest.')
  expect(page).toContain('Try again')
})
