// `npm start`: installs what is missing, builds the site if its sources changed, and runs the server on the pinned Node.
import { build } from './build.mjs'
import { bureauSettings } from './bureau.mjs'
import { crowdSettings } from './crowd.mjs'
import { gatewaySettings } from './gateway.mjs'
import { install, Stop } from './install.mjs'
import { sandboxVendorSettings } from './sandbox-vendor.mjs'
import { serve } from './serve.mjs'
import { vendorSettings } from './vendor-wallet.mjs'

try {
  install({ everything: false })
  await build()
  const gateway = await gatewaySettings(process.env)
  const vendors = await vendorSettings(process.env, gateway)
  const games = await sandboxVendorSettings(process.env, vendors)
  const bureau = await bureauSettings(process.env, games)
  serve({ ...gateway, ...vendors, ...games, ...bureau, ...crowdSettings(process.env) })
} catch (error) {
  if (!(error instanceof Stop)) throw error
  console.error(error.message)
  process.exitCode = 1
}
