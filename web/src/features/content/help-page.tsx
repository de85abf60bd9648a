import { Grid, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { type Article, helpCenter } from '@croupier/contract/content.ts'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { Button } from '@croupier/kit/form/button.tsx'
import { SearchField } from '@croupier/kit/form/search-field.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { Loading, Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconPrinter } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { PageHead } from '../../parts/page/page-head.tsx'
import content from './content.module.css'
import { FeedbackSection } from './feedback-section.tsx'
import classes from './help-page.module.css'
import { helpFinder } from './help-finder.ts'
import { useDayText } from './moment.ts'
import { RichText } from './rich-text.tsx'

interface HelpPageProps {
  /** Without the site around it: for a window beside a game. */
  readonly alone?: boolean
}

const FEEDBACK = 'feedback'
const NO_SECTIONS: readonly Article[] = []

/** The help centre: its sections with a table of contents, a search within, and the way to tell us something. */
export function HelpPage({ alone = false }: HelpPageProps) {
  const t = useWords('content')
  const { data, error, refetch } = useAsk(helpCenter, undefined, { staleTime: 300_000 })
  const [sought, setSought] = useState('')
  const sections = data?.sections ?? NO_SECTIONS
  const find = useMemo(() => helpFinder(sections), [sections])
  const found = find(sought)
  useHash(data !== undefined)
  const Frame = alone ? 'main' : 'div'
  return (
    <Frame className={`wrap ${content.page} ${classes.page}`} data-alone={alone || undefined}>
      <PageHead title={t('help')} lead={t('help_lead')}>
        <span className={classes.print}>
          <Button onClick={() => window.print()}>
            <IconPrinter size={16} aria-hidden />
            {t('print')}
          </Button>
        </span>
      </PageHead>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Coming />}
      {data ? (
        <Grid gap={24} align="start" className={classes.columns}>
          <Contents sections={found} sought={sought} onSeek={setSought} alone={alone} />
          <Stack gap={16} className={classes.sections}>
            {found.map((section) => (
              <Section key={section.key} section={section} />
            ))}
            {found.length === 0 ? (
              <Empty
                art={<ThingArt name="telescope" />}
                title={t('help_none', { sought })}
                text={t('help_none_text')}
                actions={<Button onClick={() => setSought('')}>{t('help_all')}</Button>}
              />
            ) : null}
            {alone ? null : <FeedbackSection id={FEEDBACK} />}
          </Stack>
        </Grid>
      ) : null}
    </Frame>
  )
}

/** The sections arrive after the address was read, so the hash is looked for once they are there. */
function useHash(there: boolean) {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  useEffect(() => {
    if (there && hash) document.getElementById(hash)?.scrollIntoView()
  }, [there, hash])
}

interface ContentsProps {
  readonly sections: readonly Article[]
  readonly sought: string
  readonly onSeek: (text: string) => void
  readonly alone: boolean
}

function Contents({ sections, sought, onSeek, alone }: ContentsProps) {
  const t = useWords('content')
  return (
    <Stack gap={14} className={classes.side}>
      <SearchField
        label={t('help_search')}
        size="large"
        value={sought}
        maxLength={80}
        onChange={({ target }) => onSeek(target.value)}
      />
      <p className="sr-only" aria-live="polite">
        {sought.trim() === '' ? '' : t('help_found', { count: sections.length })}
      </p>
      <nav aria-label={t('contents')}>
        <Stack as="ul" className={classes.contents}>
          {sections.map(({ key, title }) => (
            <li key={key}>
              <a href={`#${key}`}>{title}</a>
            </li>
          ))}
          {alone ? null : (
            <li>
              <a href={`#${FEEDBACK}`}>{t('feedback')}</a>
            </li>
          )}
        </Stack>
      </nav>
    </Stack>
  )
}

function Section({ section: { key, title, body, version, validFrom } }: { readonly section: Article }) {
  const t = useWords('content')
  const day = useDayText()
  return (
    <section id={key} className={`card ${content.box} ${classes.section}`} aria-labelledby={`${key}-title`}>
      <Text as="h2" mb={10} size={20} weight={700} id={`${key}-title`} className={classes.title}>
        {title}
      </Text>
      <RichText html={body} />
      <Text as="p" mt={20} size={12} tone="text-dim">
        {t('version', { version, day: day(validFrom) })}
      </Text>
    </section>
  )
}

const Coming = () => (
  <Loading>
    <Stack gap={14}>
      <Skeleton height={44} radius={8} />
      <Skeleton height={220} radius={12} />
      <Skeleton height={220} radius={12} />
    </Stack>
  </Loading>
)
