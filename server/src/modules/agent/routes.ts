import type { Route } from '#kernel/route.ts'

export const routes: readonly Route[] = []
