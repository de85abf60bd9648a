import * as launch from '@croupier/contract/launch.ts'
import { type Route, route } from '#kernel/route.ts'
import { launchGame, launchGameByPost } from './launch-game.ts'

export const routes: readonly Route[] = [
  route(launch.launchGame, launchGame),
  route(launch.launchGameByPost, launchGameByPost),
]
