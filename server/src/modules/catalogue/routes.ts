import * as lists from '@croupier/contract/catalogue.ts'
import * as favourites from '@croupier/contract/favourites.ts'
import * as returns from '@croupier/contract/returns.ts'
import { type Route, route, type SharedAnswer } from '#kernel/route.ts'
import { placeOf } from '#modules/brand/brand.ts'
import { routes as accessRoutes } from './access/routes.ts'
import { routes as deskRoutes } from './desk/routes.ts'
import { addFavourite, removeFavourite } from './favourites/keep-favourites.ts'
import { readFavouriteGames, readFavouriteIds } from './favourites/reads.ts'
import * as reads from './reads.ts'
import { routes as vendorRoutes } from './vendor/routes.ts'
import { readReturns, readWatchedReturns } from './returns/reads.ts'

/** Some vendors are not offered in some countries. */
const byCountry: SharedAnswer = { audience: (deps, ip) => placeOf(deps, ip).country }

export const routes: readonly Route[] = [
  route(lists.vendorSorting, reads.readVendors, byCountry),
  route(lists.gameMenus, reads.readMenus, byCountry),
  route(lists.vendorKinds, reads.readKinds, byCountry),
  route(lists.gameList, reads.readGames, byCountry),
  route(lists.hotGames, reads.readHotGames, byCountry),
  route(lists.popularGames, reads.readPopularGames, byCountry),
  route(lists.recentGames, reads.readRecentGames),
  route(lists.roomList, reads.readRooms),
  route(lists.collections, reads.readCollections, byCountry),
  route(lists.searchList, reads.readSearchList, byCountry),
  route(favourites.favouriteIds, readFavouriteIds),
  route(favourites.favouriteGames, readFavouriteGames),
  route(favourites.addFavourite, addFavourite),
  route(favourites.removeFavourite, removeFavourite),
  route(returns.gameReturns, readReturns, byCountry),
  route(returns.watchedReturns, readWatchedReturns),
  ...deskRoutes,
  ...accessRoutes,
  ...vendorRoutes,
]
