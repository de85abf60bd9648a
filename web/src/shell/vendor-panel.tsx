import { CategoryArt } from '@croupier/kit/art/category-art.tsx'
import { categoryGround } from '@croupier/kit/art/category-ground.ts'
import { VendorMark } from '@croupier/kit/art/vendor-mark.tsx'
import { buttonClass } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconChevronRight, IconCoins, IconStack2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { moveInGrid } from '../features/catalogue/grid-keys.ts'
import classes from './navigation.module.css'
import { type NavigationEntry, VENDORS_SHOWN } from './navigation-entries.ts'

interface VendorPanelProps {
  readonly entry: NavigationEntry
  readonly onLeave: () => void
}

/** What drops down from a category: it in words, its first nine vendors, and More. */
export function VendorPanel({ entry: { category, to, sorted }, onLeave }: VendorPanelProps) {
  const t = useWords('shell')
  const { vendors, games, pointsRate } = sorted
  return (
    <div className={`wrap ${classes.drop}`}>
      <div className={classes.about}>
        <h2 className={classes.title}>{t(category)}</h2>
        <p className={classes.text}>{t('panel_text', { games, vendors: vendors.length })}</p>
        <span className={classes.tag}>
          <IconCoins size={14} aria-hidden />
          {t('points_rate', { rate: pointsRate })}
        </span>
        <Link to={to} className={buttonClass()} onClick={onLeave}>
          {t('more_in', { category: t(category) })}
          <IconChevronRight size={16} aria-hidden />
        </Link>
      </div>
      <ul className={classes.vendors} aria-label={t(category)}>
        {vendors.slice(0, VENDORS_SHOWN).map(({ vassalage, displayName, mark, games: count }) => (
          <li key={vassalage}>
            <Link
              to={to}
              search={{ page: vassalage }}
              className={classes.vendor}
              style={{ background: categoryGround(category) }}
              data-tile
              onKeyDown={moveInGrid}
              onClick={onLeave}
            >
              <span className={classes.vendorArt}>
                <CategoryArt category={category} size={78} />
              </span>
              <VendorMark code={mark} size={20} quiet />
              <span className={classes.vendorName}>{displayName}</span>
              <span className={classes.vendorGames}>{t('games', { count })}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link to={to} className={classes.rest} data-tile onKeyDown={moveInGrid} onClick={onLeave}>
            <IconStack2 size={22} aria-hidden />
            <b>{t('more')}</b>
            {t('more_vendors', { count: Math.max(0, vendors.length - VENDORS_SHOWN) })}
          </Link>
        </li>
      </ul>
    </div>
  )
}
