import * as call from '@croupier/contract/line.ts'
import { type Route, route } from '#kernel/route.ts'
import { readDownline, readLineOptions, readLineTransfer, readLineTransfers } from './reads.ts'
import { transferInLine } from './transfer-in-line.ts'

export const routes: readonly Route[] = [
  route(call.lineOptions, readLineOptions),
  route(call.findDownline, readDownline),
  route(call.transferInLine, transferInLine),
  route(call.lineTransfers, readLineTransfers),
  route(call.lineTransfer, readLineTransfer),
]
