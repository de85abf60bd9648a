import { Grid, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import type { Category } from '@croupier/contract/field.ts'
import { CategoryArt } from '@croupier/kit/art/category-art.tsx'
import { categoryGround } from '@croupier/kit/art/category-ground.ts'
import { VendorMark } from '@croupier/kit/art/vendor-mark.tsx'
import { buttonClass } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconChevronRight, IconCoins, IconStack2 } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { moveInGrid } from '../parts/page/grid-keys.ts'
import { useOpenModal } from '../parts/modals/modals.ts'
import classes from './navigation.module.css'
import { type NavigationEntry, type NavigationVendor, VENDORS_SHOWN } from '../parts/site/navigation-entries.ts'

interface VendorPanelProps {
  readonly entry: NavigationEntry
  readonly onLeave: () => void
}

/** What drops down from a category: it in words, its first nine vendors, and More. */
export function VendorPanel({ entry: { category, to, vendors, games, pointsRate }, onLeave }: VendorPanelProps) {
  const t = useWords('shell')
  return (
    <Grid gap={28} className={`wrap ${classes.drop}`}>
      <Stack align="start" className={classes.about}>
        <Text as="h2" size={20} weight={700} className={classes.title}>
          {t(category)}
        </Text>
        <Text as="p" mt={6} size={13} tone="text-dim">
          {t('panel_text', { games, vendors: vendors.length })}
        </Text>
        <span className={classes.tag}>
          <IconCoins size={14} aria-hidden />
          {t('points_rate', { rate: pointsRate })}
        </span>
        <Link to={to} className={buttonClass()} onClick={onLeave}>
          {t('more_in', { category: t(category) })}
          <IconChevronRight size={16} aria-hidden />
        </Link>
      </Stack>
      <Grid as="ul" gap={12} className={classes.vendors} aria-label={t(category)}>
        {vendors.slice(0, VENDORS_SHOWN).map((vendor) => (
          <li key={vendor.vassalage}>
            <VendorCard category={category} vendor={vendor} onLeave={onLeave} />
          </li>
        ))}
        <li>
          <Link to={to} className={classes.rest} data-tile onKeyDown={moveInGrid} onClick={onLeave}>
            <IconStack2 size={22} aria-hidden />
            <b>{t('more')}</b>
            {t('more_vendors', { count: Math.max(0, vendors.length - VENDORS_SHOWN) })}
          </Link>
        </li>
      </Grid>
    </Grid>
  )
}

interface VendorCardProps {
  readonly category: Category
  readonly vendor: NavigationVendor
  readonly onLeave: () => void
}

/** A vendor: to its games in the category, to a list of them over the page one is on, or straight into its only game. */
function VendorCard({ category, vendor, onLeave }: VendorCardProps) {
  const t = useWords('shell')
  const navigate = useNavigate()
  const open = useOpenModal()
  const { vassalage, displayName, mark, games, opens, gameCode, to } = vendor
  const href =
    opens === 'game' && gameCode !== undefined
      ? `/game?gameCode=${gameCode}`
      : `${to}?page=${encodeURIComponent(vassalage)}`
  const onClick = (press: MouseEvent) => {
    onLeave()
    if (press.metaKey || press.ctrlKey || press.shiftKey) return
    press.preventDefault()
    if (opens === 'popup') open('gamePopup', vassalage)
    else void navigate({ href })
  }
  return (
    <Text
      as="a"
      block
      anchor
      clips
      pad={14}
      radius={12}
      href={href}
      className={classes.vendor}
      style={{ background: categoryGround(category) }}
      data-tile
      onKeyDown={moveInGrid}
      onClick={onClick}
    >
      <span className={classes.vendorArt}>
        <CategoryArt category={category} size={78} />
      </span>
      <VendorMark code={mark} size={20} quiet />
      <Text block mt={12} leading={18} weight={600} className={classes.vendorName}>
        {displayName}
      </Text>
      <Text block size={12}>
        {t('games', { count: games })}
      </Text>
    </Text>
  )
}
