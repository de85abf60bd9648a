import { popularGames } from '@croupier/contract/catalogue.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconTrendingUp } from '@tabler/icons-react'
import { GameRow } from '../features/catalogue/game-row.tsx'

const COUNT = 20
/** With fewer the hot games have said it all. */
const LEAST = 4

/** What was played most in the last week. */
export function PopularGames() {
  const t = useWords('home')
  const { data } = useAsk(popularGames, { query: { count: COUNT, prizeMode: 'Lott', device: 'WEB' } })
  if (data && data.list.length < LEAST) return null
  return <GameRow title={t('popular_games')} icon={<IconTrendingUp size={20} aria-hidden />} games={data?.list} />
}
