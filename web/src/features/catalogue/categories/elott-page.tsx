import { Lobby } from '../lobby.tsx'

/** The electronic lottery: the games of the category, or what else is open. */
export const ElottPage = () => <Lobby category="ELOTT" />
