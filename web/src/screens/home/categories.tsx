import { Text } from '@croupier/kit/layout/layout.tsx'
import { CategoryArt } from '@croupier/kit/art/category-art.tsx'
import { categoryGround } from '@croupier/kit/art/category-ground.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import { useNavigationEntries } from '../../parts/site/use-navigation.ts'
import classes from './categories.module.css'

/** A card for each category that has games here. */
export function Categories() {
  const t = useWords('home')
  const shell = useWords('shell')
  const entries = useNavigationEntries()
  if (entries.length === 0) return <div className={classes.categoriesPlace} />
  return (
    <nav className={classes.categories} aria-label={t('categories')}>
      {entries.map(({ category, to, page, games }) => (
        <Link
          key={category}
          to={to}
          search={{ page }}
          className={classes.category}
          style={{ background: categoryGround(category) }}
        >
          <Text block size={15} weight={600} className={classes.categoryName}>
            {shell(category)}
          </Text>
          <Text block size={12} className={classes.categoryCount}>
            {shell('games', { count: games })}
          </Text>
          <span className={classes.categoryArt}>
            <CategoryArt category={category} size={64} />
          </span>
        </Link>
      ))}
    </nav>
  )
}
