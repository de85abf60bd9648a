import { buttonClass } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconBallBowling } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy } from '../../parts/page/lazy.tsx'
import { SectionHead } from '../../parts/page/section-head.tsx'
import section from '../../parts/page/section.module.css'
import { useNavigationEntries } from '../../parts/site/use-navigation.ts'
import { DeferredPart } from './deferred-part.tsx'
import classes from './home.module.css'

const LatestDraws = lazy(() => import('../../features/lottery/latest-draws.tsx').then(({ LatestDraws }) => LatestDraws))

/** The numbers that were drawn last, where the brand has lotteries. */
export function Draws() {
  const t = useWords('home')
  const lottery = useNavigationEntries().find(({ category }) => category === 'LOTT' || category === 'ELOTT')
  if (!lottery) return null
  return (
    <section className={section.section}>
      <SectionHead icon={<IconBallBowling size={20} aria-hidden />} title={t('latest_draws')}>
        <Link to={lottery.to} className={buttonClass('secondary', 'small')}>
          {t('view_all')}
        </Link>
      </SectionHead>
      <DeferredPart fallback={<div className={classes.drawsPlace} />}>
        <LatestDraws />
      </DeferredPart>
    </section>
  )
}
