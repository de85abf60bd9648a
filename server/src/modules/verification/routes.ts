import { security, sendDocument as sendCall } from '@croupier/contract/security.ts'
import { type Route, route } from '#kernel/route.ts'
import { routes as deskRoutes } from './desk/routes.ts'
import { readSecurity } from './reads.ts'
import { sendDocument } from './send-document.ts'

export const routes: readonly Route[] = [route(security, readSecurity), route(sendCall, sendDocument), ...deskRoutes]
