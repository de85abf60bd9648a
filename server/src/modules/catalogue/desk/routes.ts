import * as contract from '@croupier/contract/console-catalogue.ts'
import { nameGame as nameGameCall } from '@croupier/contract/console-game-names.ts'
import { type Route, route } from '#kernel/route.ts'
import { publishCollection, saveCollection } from '../collections/edit-collection.ts'
import { readCollection, readDeskCollections } from '../collections/reads.ts'
import { changeRoom } from '../rooms/change-room.ts'
import { readDeskRooms } from '../rooms/reads.ts'
import { nameGame } from './name-game.ts'
import { readOffers, readPlaces } from './reads.ts'
import { markGame, sortGames, sortVendors } from './show-games.ts'
import { switchAllGames, switchGame, switchVendor } from './switch-games.ts'

export const routes: readonly Route[] = [
  route(contract.deskVendors, readPlaces),
  route(contract.sortVendors, sortVendors),
  route(contract.switchVendor, switchVendor),
  route(contract.deskGames, readOffers),
  route(contract.markGame, markGame),
  route(nameGameCall, nameGame),
  route(contract.sortGames, sortGames),
  route(contract.switchGame, switchGame),
  route(contract.switchAllGames, switchAllGames),
  route(contract.deskRooms, readDeskRooms),
  route(contract.changeRoom, changeRoom),
  route(contract.deskCollections, readDeskCollections),
  route(contract.deskCollection, readCollection),
  route(contract.saveCollection, saveCollection),
  route(contract.publishCollection, publishCollection),
]
