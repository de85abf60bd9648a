import { Lobby } from '../lobby.tsx'

/** The lotteries, Vietnamese and South East Asian ones among them: what can be drawn, or what else is open. */
export const LotteryPage = () => <Lobby category="LOTT" />
