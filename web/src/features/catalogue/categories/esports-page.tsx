import { Lobby } from '../lobby.tsx'

/** Esports: the games of the category, or what else is open. */
export const EsportsPage = () => <Lobby category="ESPORTS" />
