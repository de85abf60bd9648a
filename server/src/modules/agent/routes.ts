import type { Route } from '#kernel/route.ts'
import { routes as lineRoutes } from './line/routes.ts'

export const routes: readonly Route[] = [...lineRoutes]
