import { Grid, Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { vipClub } from '@croupier/contract/content.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { memberInfo } from '@croupier/contract/identity.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useSession } from '@croupier/kit/session.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { Loading, Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconCheck, IconCrown, IconMinus } from '@tabler/icons-react'
import { useLevelName } from '../../parts/site/level-name.ts'
import { prefetch } from '../../parts/modals/prefetch.ts'
import { useOpenModal } from '../../parts/modals/modals.ts'
import content from './content.module.css'
import { LevelBadge } from './level-badge.tsx'
import { RichText } from './rich-text.tsx'
import classes from './vip-page.module.css'

type Level = ReplyOf<typeof vipClub>['levels'][number]

/** The VIP club: the visitor's own level, all of them, and what each really brings. */
export function VipPage() {
  const t = useWords('content')
  const levelName = useLevelName()
  const { data, error, refetch } = useAsk(vipClub, undefined, { staleTime: 300_000 })
  const { data: member } = useAsk(memberInfo)
  const own = data?.levels.find(({ level }) => level === member?.clubLabel.rankLevel)
  return (
    <div className={`wrap ${content.page}`}>
      <Hero own={own} count={data?.levels.length ?? 0} />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : (
        <Loading>
          <Skeleton height={160} radius={12} />
        </Loading>
      )}
      {data ? (
        <>
          <section className={content.section} aria-labelledby="levels">
            <Text as="h2" mb={14} size={20} weight={700} id="levels" className={content.sectionTitle}>
              {t('levels', { count: data.levels.length })}
            </Text>
            <Grid as="ol" gap={10} className={classes.levels}>
              {data.levels.map((level) => (
                <Stack
                  as="li"
                  gap={4}
                  align="center"
                  text="center"
                  key={level.level}
                  className={`card ${classes.level}`}
                  data-own={level === own || undefined}
                >
                  <LevelBadge level={level.level} colour={level.colour} size={64} />
                  <b>{levelName(level.name)}</b>
                  <Text size={12} tone="text-dim" className={classes.mark}>
                    {level === own ? t('you') : t('level', { level: level.level })}
                  </Text>
                </Stack>
              ))}
            </Grid>
          </section>
          <Benefits levels={data.levels} own={own} />
          {data.articles.map(({ key, title, body }) => (
            <section key={key} className={content.section}>
              <Text as="h2" mb={14} size={20} weight={700} className={content.sectionTitle}>
                {title}
              </Text>
              <RichText html={body} />
            </section>
          ))}
        </>
      ) : null}
    </div>
  )
}

function Hero({ own, count }: { readonly own: Level | undefined; readonly count: number }) {
  const t = useWords('content')
  const levelName = useLevelName()
  const guest = useSession() === undefined
  const open = useOpenModal()
  return (
    <Row as="header" gap={28} align="center" radius={16} className={classes.hero}>
      {own ? (
        <LevelBadge level={own.level} colour={own.colour} size={112} />
      ) : (
        <IconCrown size={72} stroke={1.2} aria-hidden />
      )}
      <div>
        <Text as="p" size={13} weight={600} className={classes.club}>
          {t('vip_club')}
        </Text>
        <h1 className={classes.name}>{own ? levelName(own.name) : t('vip_title', { count })}</h1>
        <p className={classes.said}>
          {own
            ? t(own.desk ? 'own_level_desk' : 'own_level', { level: own.level, count })
            : t(guest ? 'vip_guest' : 'vip_none')}
        </p>
        {guest ? (
          <Text as="div" mt={16}>
            <Button onPointerEnter={() => prefetch('loginPopupModal')} onClick={() => open('loginPopupModal')}>
              {t('vip_log_in')}
            </Button>
          </Text>
        ) : null}
      </div>
    </Row>
  )
}

interface BenefitsProps {
  readonly levels: readonly Level[]
  readonly own: Level | undefined
}

/** Only what is there: the odds are the same for all, the desk is for the higher levels. */
function Benefits({ levels, own }: BenefitsProps) {
  const t = useWords('content')
  const levelName = useLevelName()
  const rows: readonly (readonly [name: string, has: (level: Level) => boolean])[] = [
    ['benefit_badge', () => true],
    ['benefit_odds', () => true],
    ['benefit_desk', ({ desk }) => desk],
  ]
  return (
    <section className={content.section} aria-labelledby="benefits">
      <Text as="h2" mb={14} size={20} weight={700} id="benefits" className={content.sectionTitle}>
        {t('benefits')}
      </Text>
      {/* A wide table scrolls by keys only when it can have the focus. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={`card ${classes.scroll}`} tabIndex={0} role="region" aria-labelledby="benefits">
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('benefit')}</th>
              {levels.map((level) => (
                <th key={level.level} scope="col" data-own={level === own || undefined}>
                  {levelName(level.name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, has]) => (
              <tr key={name}>
                <th scope="row">{t(name)}</th>
                {levels.map((level) => (
                  <td key={level.level} data-own={level === own || undefined}>
                    <Has yes={has(level)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Has({ yes }: { readonly yes: boolean }) {
  const t = useWords('content')
  const Icon = yes ? IconCheck : IconMinus
  return (
    <span className={classes.has} data-yes={yes || undefined}>
      <Icon size={18} aria-hidden />
      <span className="sr-only">{t(yes ? 'yes' : 'no')}</span>
    </span>
  )
}
