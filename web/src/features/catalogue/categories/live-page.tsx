import { Lobby } from '../lobby.tsx'

/** The live casino: the games of the category, or what else is open. */
export const LivePage = () => <Lobby category="LIVE" />
