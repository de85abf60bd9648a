import { Grid, Stack, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { type Promotion, promotions } from '@croupier/contract/content.ts'
import { BannerArt } from '@croupier/kit/art/banner-art.tsx'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { buttonClass } from '@croupier/kit/form/button.tsx'
import { Chips } from '@croupier/kit/form/chips.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { Loading, Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { plainText } from './plain-text.ts'
import { usePlaySession } from '../../parts/limits/use-play-session.ts'
import { PageHead } from '../../parts/page/page-head.tsx'
import content from './content.module.css'
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
        <Text as="div" mb={16}>
          <Chips
            label={t('shelves')}
            options={[
              { value: undefined, label: t('shelf_all'), count: data.list.length },
              ...data.categories.map((one) => ({
                value: one,
                label: t(`shelf_${one}`),
                count: data.list.filter((promotion) => promotion.category === one).length,
              })),
            ]}
            value={shelf}
            onChange={choose}
          />
        </Text>
      ) : null}
      {data?.list.length === 0 ? <NothingOffered /> : null}
      <Grid as="ul" gap={16} className={classes.cards}>
        {list.map((promotion, index) => (
          <Card key={promotion.id} promotion={promotion} first={index === 0} />
        ))}
        {data || error ? null : <Coming />}
      </Grid>
    </div>
  )
}

/** Nothing runs, or the reader has chosen to stay out: then nothing leads to the games either. */
function NothingOffered() {
  const t = useWords('content')
  const kind = usePlaySession().data?.restraint?.kind
  const away = kind === 'timed_out' || kind === 'self_excluded'
  return (
    <Empty
      art={<ThingArt name="empty-box" />}
      title={t(away ? 'no_offers' : 'no_promotions')}
      text={t(away ? 'no_offers_text' : 'no_promotions_text')}
      actions={
        <Link to={away ? '/responsible-gaming' : '/rng'} className={buttonClass()}>
          {t(away ? 'to_help' : 'to_games')}
        </Link>
      }
    />
  )
}

function Card({ promotion, first }: { readonly promotion: Promotion; readonly first: boolean }) {
  const { id, title, body, art, status } = promotion
  return (
    <Text as="li" clips className={`card ${classes.card}`} data-status={status}>
      <Link to="/promoDetail" search={{ id }} className={classes.link}>
        <Surface as="span" clips level={2} className={classes.art}>
          <BannerArt name={art ?? title} eager={first} />
        </Surface>
        <Stack as="span" gap={8} className={classes.words}>
          <PromotionDates promotion={promotion} />
          <Text as="b" size={16} weight={600} className={classes.title}>
            {title}
          </Text>
          <Text clips tone="text-dim" className={classes.text}>
            {plainText(openingOf(body))}
          </Text>
        </Stack>
      </Link>
    </Text>
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
