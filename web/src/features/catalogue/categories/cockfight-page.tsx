import { Lobby } from '../lobby.tsx'

/** Cockfights: the games of the category, or what else is open. */
export const CockfightPage = () => <Lobby category="COCKFIGHT" />
