/** Who changed what the demo world starts with: first settings that say so are never changed again. */
export const SEED = 'seed'

/** What the third parties beside the sandbox remember, in the data folder. */
export const PARTY_FILES = [
  'gateway.sqlite',
  'vendor-wallets.sqlite',
  'sandbox-vendor.sqlite',
  'results-bureau.sqlite',
  'crowd.sqlite',
]

/** Of coins that are worth nothing. */
export const SANDBOX_COINS = 'sandbox'
