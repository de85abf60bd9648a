import { Grid, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { type Promotion, promotion as promotionCall } from '@croupier/contract/content.ts'
import { BannerArt } from '@croupier/kit/art/banner-art.tsx'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { buttonClass } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { Loading, Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { GoLink } from './go-link.tsx'
import head from '../../parts/page/page-head.module.css'
import content from './content.module.css'
import { PromotionDates } from './promotion-dates.tsx'
import classes from './promotions.module.css'
import { RichText } from './rich-text.tsx'

const ID = /^[0-9a-f-]{36}$/i

/** One promotion in full: what it is, when it holds, and how to take part. */
export function PromotionPage({ id }: { readonly id: string }) {
  const t = useWords('content')
  const known = ID.test(id)
  const { data, error, refetch } = useAsk(
    promotionCall,
    { params: { id } },
    { enabled: known, meta: { actor: 'account' } },
  )
  const gone = !known || error?.code === 'not_found'
  return (
    <div className={`wrap ${content.page}`}>
      <Link to="/promotions" className={classes.back}>
        <IconArrowLeft size={16} aria-hidden />
        {t('promotions')}
      </Link>
      {gone ? (
        <Empty
          art={<ThingArt name="telescope" />}
          title={t('promotion_gone')}
          text={t('promotion_gone_text')}
          actions={
            <Link to="/promotions" className={buttonClass('primary')}>
              {t('all_promotions')}
            </Link>
          }
        />
      ) : null}
      {error && !gone ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error && known ? (
        <Loading>
          <Skeleton height={300} radius={16} />
        </Loading>
      ) : null}
      {data ? <Full promotion={data} /> : null}
    </div>
  )
}

function Full({ promotion }: { readonly promotion: Promotion }) {
  const t = useWords('content')
  return (
    <article>
      <Surface clips level={2} radius={16} className={classes.hero}>
        <BannerArt name={promotion.art ?? promotion.title} eager />
      </Surface>
      <Grid gap={24} align="start" mt={24} className={classes.detail}>
        <div>
          <Text as="h1" balanced size={32} weight={700} className={head.title}>
            {promotion.title}
          </Text>
          <RichText html={promotion.body} />
        </div>
        <aside className={`card ${content.box} ${classes.side}`} aria-label={t('dates')}>
          <PromotionDates promotion={promotion} />
          {promotion.link && promotion.status === 'running' ? (
            <GoLink to={promotion.link} className={buttonClass('primary', 'large', true)}>
              {promotion.linkLabel ?? promotion.title}
            </GoLink>
          ) : null}
          <Text as="p" size={13} tone="text-dim">
            {t('promotion_terms')}
          </Text>
          <Link to="/help" hash="agreement" className={buttonClass('secondary', 'medium', true)}>
            {t('agreement')}
          </Link>
        </aside>
      </Grid>
    </article>
  )
}
