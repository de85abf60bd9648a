import { Text } from '@croupier/kit/layout/layout.tsx'
import { balance } from '@croupier/contract/wallet.ts'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { Button, buttonClass } from '@croupier/kit/form/button.tsx'
import { numberFormat } from '@croupier/kit/formats.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useSession } from '@croupier/kit/session.ts'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { PageHead } from '../../parts/page/page-head.tsx'
import classes from './content.module.css'

/** The points mall: the member's points, and what can be had for them. Nothing is on the shelves that cannot be redeemed. */
export function PointMallPage() {
  const t = useWords('content')
  const guest = useSession() === undefined
  const open = useOpenModal()
  return (
    <div className={`wrap ${classes.page}`}>
      <PageHead title={t('point_mall')} lead={t('point_mall_lead')}>
        {guest ? null : <Points />}
      </PageHead>
      <Empty
        art={<ThingArt name="gem" size={96} />}
        title={t('mall_empty')}
        text={t('mall_empty_text')}
        actions={
          <>
            {guest ? <Button onClick={() => open('loginPopupModal')}>{t('mall_log_in')}</Button> : null}
            <Link to="/promotions" className={buttonClass()}>
              {t('promotions')}
            </Link>
            <Link to="/rng" className={buttonClass('primary')}>
              {t('to_games')}
            </Link>
          </>
        }
      />
    </div>
  )
}

function Points() {
  const t = useWords('content')
  const language = useLanguage()
  const { data } = useAsk(balance)
  return (
    <p className={`card ${classes.sent}`} style={{ padding: '10px 18px' }}>
      <Text size={13} tone="text-dim">
        {t('your_points')}
      </Text>
      {data ? (
        <Text as="b" size={24} weight={700} className={classes.receipt}>
          {numberFormat(language).format(Number(data.points))}
        </Text>
      ) : (
        <Skeleton width={80} height={32} />
      )}
    </p>
  )
}
