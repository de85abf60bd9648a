import { Lobby } from '../lobby.tsx'

/** Card games against each other: the games of the category, or what else is open. */
export const PvpPage = () => <Lobby category="PVP" />
