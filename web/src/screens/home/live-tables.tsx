import { buttonClass } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconCards } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy } from '../../parts/page/lazy.tsx'
import { useNavigationEntries } from '../../parts/site/use-navigation.ts'
import { DeferredPart } from './deferred-part.tsx'
import classes from './home.module.css'
import { SectionHead } from '../../parts/page/section-head.tsx'
import section from '../../parts/page/section.module.css'

const LiveRail = lazy(() => import('../../features/tables/live-rail.tsx').then(({ LiveRail }) => LiveRail))

/** A table of every live game, where the brand has them. */
export function LiveTables() {
  const t = useWords('home')
  const entries = useNavigationEntries()
  if (entries.length > 0 && !entries.some(({ category }) => category === 'LIVE')) return null
  return (
    <section className={section.section}>
      <SectionHead icon={<IconCards size={20} aria-hidden />} title={t('live_tables')}>
        <Link to="/live" className={buttonClass('secondary', 'small')}>
          {t('view_all')}
        </Link>
      </SectionHead>
      <DeferredPart fallback={<div className={classes.railPlace} />}>
        <LiveRail />
      </DeferredPart>
    </section>
  )
}
