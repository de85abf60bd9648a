import { LiveTables } from '../../features/tables/live-tables.tsx'
import { Lobby } from '../../features/catalogue/lobby.tsx'

/** The live casino: the house's own tables first, then the games of the category, or what else is open. */
export const LivePage = () => (
  <Lobby category="LIVE">
    <LiveTables />
  </Lobby>
)
