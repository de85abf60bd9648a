import { gameList, hotGames, recentGames, searchList, vendorSorting } from '@croupier/contract/catalogue.ts'
import { type Route, route } from '#kernel/route.ts'
import { readGames, readHotGames, readRecentGames, readSearchList, readVendors } from './reads.ts'

export const routes: readonly Route[] = [
  route(vendorSorting, readVendors),
  route(gameList, readGames),
  route(hotGames, readHotGames),
  route(recentGames, readRecentGames),
  route(searchList, readSearchList),
]
