import { LOTTERY_ACCOUNT_TYPES, type PrizeMode } from '@croupier/contract/lottery.ts'
import { Loading, Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useSearch } from '@tanstack/react-router'
import { LinkedLotteryPage } from '../../features/catalogue/categories/linked-lottery-page.tsx'
import { Lobby } from '../../features/catalogue/lobby.tsx'
import { readLottery } from '../../features/catalogue/lobby-search.ts'
import { BoardPage } from '../../features/lottery/board-page.tsx'
import { useLotteries } from '../../features/lottery/use-lotteries.ts'
import { StarredTiles } from './starred-tiles.tsx'

interface LotteryPageProps {
  readonly path: '/lottery' | '/vnlottery' | '/seaLottery'
}

const MODES: Readonly<Record<LotteryPageProps['path'], readonly PrizeMode[] | undefined>> = {
  '/lottery': undefined,
  '/vnlottery': ['Lott', 'ZY'],
  '/seaLottery': ['SEA'],
}

/** The lotteries of the house and, below them, those of others; the one that the address names opens. */
export function LotteryPage({ path }: LotteryPageProps) {
  const { gameCode, playType } = readLottery(useSearch({ strict: false }))
  if (gameCode !== undefined) return <Opened {...{ path, gameCode, playType }} />
  const modes = MODES[path]
  return (
    <Lobby category="LOTT" shownAbove={LOTTERY_ACCOUNT_TYPES}>
      <StarredTiles {...(modes && { modes })} />
    </Lobby>
  )
}

interface OpenedProps extends LotteryPageProps {
  readonly gameCode: string
  readonly playType: string | undefined
}

/** One of the house's own lotteries has its board here; another one leads where it belongs. */
function Opened({ path, gameCode, playType }: OpenedProps) {
  const { list, error } = useLotteries()
  if (list?.some((lottery) => lottery.gameCode === gameCode)) return <BoardPage gameCode={gameCode} back={path} />
  if (list || error) return <LinkedLotteryPage gameCode={gameCode} playType={playType} />
  return (
    <div className="wrap">
      <Loading>
        <Skeleton height={420} radius={12} />
      </Loading>
    </div>
  )
}
