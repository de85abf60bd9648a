import { PAGE_PATHS } from '@croupier/contract/page.ts'

/** Pages that are found by name, beside categories and the member's own; the key is a word of the `search` group. */
const NAMED = {
  '/promotions': 'promotions',
  '/noticePage': 'notices',
  '/vip': 'vip',
  '/help': 'help',
  '/responsible-gaming': 'responsible_gaming',
  '/verify': 'verify',
  '/fairness': 'returns',
  '/tournaments': 'tournaments',
  '/down': 'download',
  '/join': 'join',
} as const

/** Those of them that this site has. */
export const FOUND_PAGES = Object.entries(NAMED)
  .filter(([path]) => PAGE_PATHS.some((known) => known === path))
  .map(([path, key]) => ({ path, key }))
