import { domainRoute, registrationSetting, systemStatus, whitelabel } from '@croupier/contract/brand.ts'
import { type Route, route } from '#kernel/route.ts'
import { routes as policyRoutes } from './policy/routes.ts'
import { readDomainRoute, readRegistrationSetting, readSystemStatus, readWhitelabel } from './reads.ts'

export const routes: readonly Route[] = [
  route(whitelabel, readWhitelabel),
  route(registrationSetting, readRegistrationSetting),
  route(systemStatus, readSystemStatus),
  route(domainRoute, readDomainRoute),
  ...policyRoutes,
]
