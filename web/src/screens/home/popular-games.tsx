import { popularGames } from '@croupier/contract/catalogue.ts'
import type { Game } from '@croupier/contract/catalogue.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconTrendingUp } from '@tabler/icons-react'
import { GameRow } from '../../features/catalogue/game-row.tsx'
import { otherGames } from './other-games.ts'

const COUNT = 20
/** With fewer the hot games have said it all. */
const LEAST = 4

/** What was played most in the last week, besides the games that stand among the hot ones already. */
export function PopularGames({ hot }: { readonly hot: readonly Game[] | undefined }) {
  const t = useWords('home')
  const { data } = useAsk(popularGames, { query: { count: COUNT, prizeMode: 'Lott', device: 'WEB' } })
  const games = data && hot && otherGames(data.list, hot)
  if (games && games.length < LEAST) return null
  return <GameRow title={t('popular_games')} icon={<IconTrendingUp size={20} aria-hidden />} games={games} />
}
