import { Grid, Row } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { Card } from '../../kit/card.tsx'
import { useMoments } from '../../kit/moment.ts'
import classes from './draws.module.css'
import type { DrawDetail, OwnEntry } from './use-entry.ts'
import { usePlaceName } from './use-place-name.ts'

interface ChecksCardProps {
  readonly known: DrawDetail
  readonly entry: OwnEntry
}

/** What an entry is checked by: its lengths, the draw before, when sale ended, and the bureau. */
export function ChecksCard({ known, entry }: ChecksCardProps) {
  const t = useWords('draws')
  const moments = useMoments()
  const { checks, draw } = known
  const { filled, numbers } = entry.fields
  const isEntered = entry.may || known.entries.some(({ numbers: seen }) => seen !== null)
  const done = entry.may ? filled : numbers.length
  return (
    <Card title={t('check.title')}>
      <Grid as="ul" gapX={14} gapY={10} className={classes.checks}>
        <Check
          ok={isEntered && done === numbers.length ? true : null}
          says={t('check.length', { done: isEntered ? done : 0, of: numbers.length })}
        />
        <Check
          ok={checks.soldInTime}
          says={t(checks.soldInTime ? 'check.in_time' : 'check.late', { at: moments.time(draw.closeAt) })}
        />
        <Check
          ok={checks.isNew}
          says={t(checks.isNew === null ? 'check.new_later' : checks.isNew ? 'check.is_new' : 'check.not_new')}
        />
        <BureauCheck known={known} />
      </Grid>
      <BureauDifferences known={known} />
    </Card>
  )
}

interface CheckProps {
  /** Null where it cannot be said yet. */
  readonly ok: boolean | null
  readonly says: string
}

function Check({ ok, says }: CheckProps) {
  const t = useWords('draws')
  const Sign = ok === null ? IconCircleDashed : ok ? IconCircleCheck : IconAlertTriangle
  const state = ok === null ? 'open' : ok ? 'ok' : 'wrong'
  return (
    <Row as="li" gap={8} align="start" data-state={state}>
      <Sign size={17} role="img" aria-label={t(`check.state.${state}`)} />
      <span>{says}</span>
    </Row>
  )
}

function BureauCheck({ known: { checks, notices } }: { readonly known: DrawDetail }) {
  const t = useWords('draws')
  const agrees = checks.noticeAgrees
  if (agrees) return <Check ok={agrees.agree === agrees.of} says={t('check.bureau', { ...agrees })} />
  return <Check ok={null} says={t(notices.length === 0 ? 'check.no_bureau' : 'check.bureau_hidden')} />
}

/** Where the bureau says something else than what the operator sees of the entries. */
function BureauDifferences({ known: { prizes, entries, notices } }: { readonly known: DrawDetail }) {
  const t = useWords('draws')
  const moments = useMoments()
  const nameOf = usePlaceName(prizes)
  const notice = notices[0]
  const seen = (entries.find(({ own }) => own) ?? entries[0])?.numbers
  if (!notice?.numbers || !seen) return null
  const told = notice.numbers
  const places = seen.flatMap((number, at) => (told[at] === number ? [] : [`${nameOf(at)}: ${told[at] ?? '–'}`]))
  if (places.length === 0) return null
  return (
    <p className={classes.bureau}>
      {t('check.bureau_says', { at: moments.time(notice.at), version: notice.version, places: places.join(', ') })}
    </p>
  )
}
