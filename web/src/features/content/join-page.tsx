import { Grid, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { joinUs } from '@croupier/contract/content.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { PageHead } from '../../parts/page/page-head.tsx'
import classes from './content.module.css'
import join from './join-page.module.css'
import { PartnerForm } from './partner-form.tsx'
import { RichText } from './rich-text.tsx'

/** For people who want to work with the brand: what it offers them, and a letter to it. */
export function JoinPage() {
  const t = useWords('content')
  const { data, error, refetch } = useAsk(joinUs, undefined, { staleTime: 300_000 })
  const [first, ...further] = data?.articles ?? []
  return (
    <div className={`wrap ${classes.page}`}>
      <PageHead title={first?.title ?? t('join')} lead={t('join_lead')} />
      <Grid gap={32} align="start" className={join.columns}>
        <Stack gap={14}>
          {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
          {data || error ? null : <Skeleton height={240} radius={12} />}
          {first ? <RichText html={first.body} /> : null}
          {further.map(({ key, title, body }) => (
            <section key={key}>
              <Text as="h2" mb={14} size={20} weight={700} className={classes.sectionTitle}>
                {title}
              </Text>
              <RichText html={body} />
            </section>
          ))}
        </Stack>
        <section className={`card ${classes.box}`} aria-labelledby="partner-title">
          <Text as="h2" mb={14} size={20} weight={700} id="partner-title" className={classes.sectionTitle}>
            {t('partner_title')}
          </Text>
          <PartnerForm />
        </section>
      </Grid>
    </div>
  )
}
