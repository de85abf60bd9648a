import { type Promotion, promotions } from '@croupier/contract/content.ts'
import { BannerArt } from '@croupier/kit/art/banner-art.tsx'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { buttonClass } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { Loading, Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { plainText } from '../../home/plain-text.ts'
import content from './content.module.css'
import { PageHead } from './page-head.tsx'
import classes from './promotions.module.css'
import { PromotionDates } from './promotion-dates.tsx'

/** Promotions on their shelves, running ones first. */
export function PromotionsPage() {
  const t = useWords('content')
  const navigate = useNavigate()
  const { category } = useSearch({ from: '/_main/promotions' })
  const { data, error, refetch } = useAsk(promotions, undefined, { meta: { actor: 'account' } })
  const shelf = category && data?.categories.includes(category) ? category : undefined
  const list = data?.list.filter((one) => shelf === undefined || one.category === shelf) ?? []
  const choose = (next: string | undefined) =>
    void navigate({ to: '/promotions', search: next ? { category: next } : {}, replace: true, resetScroll: false })
  return (
    <div className={`wrap ${content.page}`}>
      <PageHead title={t('promotions')} lead={t('promotions_lead')} />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data && data.categories.length > 1 ? (
        <div className={content.chips} role="group" aria-label={t('shelves')}>
          <button
            type="button"
            className={content.chip}
            aria-pressed={shelf === undefined}
            onClick={() => choose(undefined)}
          >
            {t('shelf_all')} <small>{data.list.length}</small>
          </button>
          {data.categories.map((one) => (
            <button
              key={one}
              type="button"
              className={content.chip}
              aria-pressed={shelf === one}
              onClick={() => choose(one)}
            >
              {t(`shelf_${one}`)} <small>{data.list.filter((promotion) => promotion.category === one).length}</small>
            </button>
          ))}
        </div>
      ) : null}
      {data?.list.length === 0 ? (
        <Empty
          art={<ThingArt name="empty-box" />}
          title={t('no_promotions')}
          text={t('no_promotions_text')}
          actions={
            <Link to="/rng" className={buttonClass()}>
              {t('to_games')}
            </Link>
          }
        />
      ) : null}
      <ul className={classes.cards}>
        {list.map((promotion, index) => (
          <Card key={promotion.id} promotion={promotion} first={index === 0} />
        ))}
        {data || error ? null : <Coming />}
      </ul>
    </div>
  )
}

function Card({ promotion, first }: { readonly promotion: Promotion; readonly first: boolean }) {
  const { id, title, body, art, status } = promotion
  return (
    <li className={`card ${classes.card}`} data-status={status}>
      <Link to="/promoDetail" search={{ id }} className={classes.link}>
        <span className={classes.art}>
          <BannerArt name={art ?? title} eager={first} />
        </span>
        <span className={classes.words}>
          <PromotionDates promotion={promotion} />
          <b className={classes.title}>{title}</b>
          <span className={classes.text}>{plainText(openingOf(body))}</span>
        </span>
      </Link>
    </li>
  )
}

const Coming = () => (
  <li className="sr-only">
    <Loading>
      <Skeleton height={280} radius={12} />
    </Loading>
  </li>
)

/** The first paragraph says what it is; how it works stands on the promotion's own page. */
const openingOf = (html: string) => /<p>.*?<\/p>/s.exec(html)?.[0] ?? html
