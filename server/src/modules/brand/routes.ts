import { domainRoute, registrationSetting, systemStatus, whitelabel } from '@croupier/contract/brand.ts'
import { reasons } from '@croupier/contract/console-desk.ts'
import { type Route, route } from '#kernel/route.ts'
import { routes as deskRoutes } from './desk/routes.ts'
import { routes as policyRoutes } from './policy/routes.ts'
import { readDomainRoute, readReasons, readRegistrationSetting, readSystemStatus, readWhitelabel } from './reads.ts'

export const routes: readonly Route[] = [
  route(whitelabel, readWhitelabel),
  route(registrationSetting, readRegistrationSetting),
  route(systemStatus, readSystemStatus),
  route(domainRoute, readDomainRoute),
  route(reasons, readReasons),
  ...policyRoutes,
  ...deskRoutes,
]
