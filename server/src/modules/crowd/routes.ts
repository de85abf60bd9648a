import * as call from '@croupier/contract/crowd.ts'
import { type Route, route } from '#kernel/route.ts'
import { enrolPlayers } from './enrol-players.ts'
import { orderCrowd } from './order-crowd.ts'
import { readCrowd } from './reads.ts'
import { takeOrders } from './take-orders.ts'

export const routes: readonly Route[] = [
  route(call.crowd, readCrowd),
  route(call.orderCrowd, orderCrowd),
  route(call.takeCrowdOrders, takeOrders),
  route(call.enrolCrowd, enrolPlayers),
]
