import { Lobby } from '../lobby.tsx'

/** Fishing games: the games of the category, or what else is open. */
export const FishPage = () => <Lobby category="FISH" />
