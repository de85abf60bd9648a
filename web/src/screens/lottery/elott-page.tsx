import { Lobby } from '../../features/catalogue/lobby.tsx'
import { LotteryTiles } from '../../features/lottery/lottery-tiles.tsx'

/** The electronic lottery: the house's own draws first, then the games of the category, or what else is open. */
export const ElottPage = () => (
  <Lobby category="ELOTT">
    <LotteryTiles modes={['Elott']} />
  </Lobby>
)
