import { announcements } from '@croupier/contract/content.ts'
import { type Route, route } from '#kernel/route.ts'
import { readAnnouncements } from './reads.ts'

export const routes: readonly Route[] = [route(announcements, readAnnouncements)]
