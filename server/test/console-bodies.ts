import { randomUUID } from 'node:crypto'
import type { AskedOf } from '@croupier/contract/call.ts'
import type { createBrand } from '@croupier/contract/console-brands.ts'
import { CHOSEN_ROLES } from '@croupier/contract/look.ts'
import { PALETTES } from '@croupier/contract/palettes.ts'

export type BrandBody = AskedOf<typeof createBrand, 'body'>

const chosen = (set: Readonly<Record<string, string>>) =>
  Object.fromEntries(CHOSEN_ROLES.map((role) => [role, set[role] ?? ''])) as BrandBody['tokens']['dark'] // Of just these roles.

/** A brand that there is not yet, without the reason why it is made. */
export const SOL = {
  merchant: 'SOL',
  name: 'Sol',
  wordmark: 'SOL',
  logo: 'sol',
  currency: 'BRL',
  timeZone: 'America/Sao_Paulo',
  minimumAge: 18,
  languages: ['PT', 'EN'],
  hosts: [{ host: 'sol.localhost', kind: 'member' }],
  menu: ['RNG', 'LIVE', 'INHOUSE'],
  currencySign: 'R$',
  signAfter: false,
  copyright: '© 2026 SOL',
  description: { pt: 'Jogos honestos.' },
  tokens: { dark: chosen(PALETTES.ocean.dark), light: chosen(PALETTES.ocean.light) },
} as const satisfies Omit<BrandBody, 'reason' | 'note'>

/** An operator that there is not yet, without the reason why they join. */
export const newOperator = () => ({
  id: randomUUID(),
  username: 'sweeper',
  name: 'Sweeper',
  email: 'sweeper@croupier.example',
  roles: [],
  brands: ['LUCKY'],
  networks: [],
  state: 'active' as const,
})
