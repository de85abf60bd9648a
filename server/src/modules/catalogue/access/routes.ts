import * as contract from '@croupier/contract/console-vendor-access.ts'
import { type Route, route } from '#kernel/route.ts'
import { endKey, makeKey, showKey } from './keep-keys.ts'
import { readAccess, readAccesses } from './reads.ts'
import { saveAccess } from './save-access.ts'

export const routes: readonly Route[] = [
  route(contract.vendorAccesses, readAccesses),
  route(contract.vendorAccess, readAccess),
  route(contract.saveVendorAccess, saveAccess),
  route(contract.makeVendorKey, makeKey),
  route(contract.showVendorKey, showKey),
  route(contract.endVendorKey, endKey),
]
