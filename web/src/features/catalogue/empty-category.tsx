import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { gameList, recentGames } from '@croupier/contract/catalogue.ts'
import type { Category } from '@croupier/contract/field.ts'
import { CategoryArt } from '@croupier/kit/art/category-art.tsx'
import { categoryGround } from '@croupier/kit/art/category-ground.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { CategoryIcon } from '../../parts/site/category-icon.tsx'
import { prefetch } from '../../parts/modals/prefetch.ts'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { useNavigationEntries } from '../../parts/site/use-navigation.ts'
import classes from './empty-category.module.css'
import lobby from './lobby.module.css'
import { TileGrid } from './tile-grid.tsx'

const SHOWN = 14

/** A category in which nothing is open: says so, and leads to what is. */
export function EmptyCategory({ category }: { readonly category: Category }) {
  const t = useWords('catalogue')
  const shell = useWords('shell')
  const open = useOpenModal()
  const entries = useNavigationEntries()
  return (
    <div className={`wrap ${lobby.lobby}`}>
      <Row
        as="section"
        gap={24}
        align="center"
        justify="between"
        padY={32}
        padX={40}
        radius={16}
        className={classes.hero}
        style={{ background: categoryGround(category) }}
      >
        <div>
          <Text as="h1" size={32} weight={800} className={classes.title}>
            {shell(category)}
          </Text>
          <p className={classes.text}>{t('category_empty')}</p>
          <Row gap={8} wraps mt={20} className={classes.ways}>
            <Button onPointerEnter={() => prefetch('search')} onClick={() => open('search')}>
              <IconSearch size={16} aria-hidden />
              {t('search_all')}
            </Button>
            {entries.map(({ category: other, to, page }) => (
              <Link key={other} to={to} search={{ page }} className={classes.way}>
                <CategoryIcon category={other} size={16} />
                {shell(other)}
              </Link>
            ))}
          </Row>
        </div>
        <span className={classes.art}>
          <CategoryArt category={category} size={148} />
        </span>
      </Row>
      <PlayedLast />
      <OpenGames />
    </div>
  )
}

function PlayedLast() {
  const t = useWords('catalogue')
  const { data } = useAsk(recentGames)
  if (!data || data.list.length === 0) return null
  return (
    <Text as="section" mt={32} className={classes.section} aria-labelledby="played">
      <h2 id="played">{t('played_last')}</h2>
      <TileGrid games={data.list.map(({ game }) => game)} label={t('played_last')} />
    </Text>
  )
}

function OpenGames() {
  const t = useWords('catalogue')
  const { data, error, refetch } = useAsk(gameList, { query: { pageSize: SHOWN } }, { staleTime: 60_000 })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <Text as="section" mt={32} className={classes.section} aria-labelledby="open">
      <h2 id="open">{t('open_now')}</h2>
      <TileGrid games={data?.games ?? []} coming={data ? 0 : 7} label={t('open_now')} />
    </Text>
  )
}
