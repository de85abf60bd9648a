import * as call from '@croupier/contract/policy.ts'
import { type Route, route } from '#kernel/route.ts'
import { readPolicy, readPreview, readVersion, readVersions } from './reads.ts'
import { savePolicy } from './save-policy.ts'

export const routes: readonly Route[] = [
  route(call.policy, readPolicy),
  route(call.policyVersions, readVersions),
  route(call.policyVersion, readVersion),
  route(call.previewPolicy, readPreview),
  route(call.savePolicy, savePolicy),
]
