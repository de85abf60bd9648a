import { Lobby } from '../lobby.tsx'

/** Sports: the games of the category, or what else is open. */
export const SportsPage = () => <Lobby category="SPORTS" />
