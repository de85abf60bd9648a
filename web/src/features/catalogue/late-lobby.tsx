import { late } from '../../shell/late.tsx'

/** The lobby, a chunk of its own: every category's page shows it. */
export const Lobby = late(() => import('./lobby.tsx').then(({ Lobby }) => Lobby))
