import { Lobby } from '../../features/catalogue/lobby.tsx'
import { StarredTiles } from './starred-tiles.tsx'

/** The electronic lottery: the house's own draws first, then the games of the category, or what else is open. */
export const ElottPage = () => (
  <Lobby category="ELOTT" shownAbove={['ELOTT']}>
    <StarredTiles modes={['Elott']} />
  </Lobby>
)
