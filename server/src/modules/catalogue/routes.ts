import * as lists from '@croupier/contract/catalogue.ts'
import * as favourites from '@croupier/contract/favourites.ts'
import * as returns from '@croupier/contract/returns.ts'
import { type Route, route } from '#kernel/route.ts'
import { routes as accessRoutes } from './access/routes.ts'
import { routes as deskRoutes } from './desk/routes.ts'
import { addFavourite, removeFavourite } from './favourites/keep-favourites.ts'
import { readFavouriteGames, readFavouriteIds } from './favourites/reads.ts'
import * as reads from './reads.ts'
import { routes as vendorRoutes } from './vendor/routes.ts'
import { readReturns, readWatchedReturns } from './returns/reads.ts'

export const routes: readonly Route[] = [
  route(lists.vendorSorting, reads.readVendors),
  route(lists.gameMenus, reads.readMenus),
  route(lists.vendorKinds, reads.readKinds),
  route(lists.gameList, reads.readGames),
  route(lists.hotGames, reads.readHotGames),
  route(lists.popularGames, reads.readPopularGames),
  route(lists.recentGames, reads.readRecentGames),
  route(lists.roomList, reads.readRooms),
  route(lists.collections, reads.readCollections),
  route(lists.searchList, reads.readSearchList),
  route(favourites.favouriteIds, readFavouriteIds),
  route(favourites.favouriteGames, readFavouriteGames),
  route(favourites.addFavourite, addFavourite),
  route(favourites.removeFavourite, removeFavourite),
  route(returns.gameReturns, readReturns),
  route(returns.watchedReturns, readWatchedReturns),
  ...deskRoutes,
  ...accessRoutes,
  ...vendorRoutes,
]
