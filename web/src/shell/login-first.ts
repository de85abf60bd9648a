import { whitelabel } from '@croupier/contract/brand.ts'
import { isOn } from '@croupier/contract/whitelabel.ts'
import { keyOf } from '@croupier/kit/query.ts'
import { session } from '@croupier/kit/session.ts'
import type { QueryClient } from '@tanstack/react-query'

/** Pages that nobody has to log in for: to get in, and to get help with it. */
const OPEN = ['/login', '/register', '/help', '/helpmc', '/support', '/responsible-gaming']

/** Whether a page waits for a login: the brand lets nobody look around, and nobody is logged in. */
export const needsLogin = (required: boolean, loggedIn: boolean, path: string): boolean =>
  required && !loggedIn && !OPEN.includes(path.replace(/(?<=.)\/$/, ''))

/** Whether this page waits for a login now. */
export const loginFirst = (client: QueryClient, path: string): boolean =>
  needsLogin(
    isOn(client.getQueryData<{ tree: Parameters<typeof isOn>[0] }>(keyOf(whitelabel))?.tree ?? [], 'login_required'),
    session() !== undefined,
    path,
  )
