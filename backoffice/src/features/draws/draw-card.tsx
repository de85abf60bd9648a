import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowBackUp, IconClock, IconLock } from '@tabler/icons-react'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { useMoments } from '../../kit/moment.ts'
import { useBrandNow } from '../../kit/operator.tsx'
import { StateCard } from '../../kit/state-card.tsx'
import { Chip } from '../../kit/status.tsx'
import { ChecksCard } from './checks-card.tsx'
import { CorrectionCard } from './correction-card.tsx'
import { DifferenceNote } from './difference-note.tsx'
import { DrawState } from './draw-state.tsx'
import classes from './draws.module.css'
import { EntryCards } from './entry-cards.tsx'
import { NumbersCard } from './numbers-card.tsx'
import { NumberGrid, ShownNumber } from './number-grid.tsx'
import type { DrawDetail, OwnEntry } from './use-entry.ts'

interface DrawCardProps {
  readonly known: DrawDetail
  readonly entry: OwnEntry
}

/** A draw: what is bet on it, its result or the entries of it, and what was corrected. */
export function DrawCard({ known, entry }: DrawCardProps) {
  const { draw, corrections } = known
  return (
    <>
      <Head known={known} />
      <Stack gap={12} padY={14} padX={20} className={classes.body}>
        {corrections.map((correction) => (
          <CorrectionCard key={correction.correctionId} correction={correction} />
        ))}
        {draw.entries === null ? (
          <Outcome known={known} />
        ) : (
          <>
            <EntryCards known={known} entry={entry} />
            <DifferenceNote known={known} />
            <ChecksCard known={known} entry={entry} />
          </>
        )}
        <NumbersCard known={known} />
      </Stack>
    </>
  )
}

function Head({ known: { draw, prizes } }: { readonly known: DrawDetail }) {
  const t = useWords('draws')
  const moments = useMoments()
  const { currency } = useBrandNow()
  const { gameCode, issueNo, name, closeAt, drawAt, openAt, status, stakes, lines } = draw
  const count = prizes.reduce((sum, prize) => sum + prize.count, 0)
  const isOnSale = status === 'open' || status === 'pending'
  return (
    <header className={classes.head}>
      <div>
        <Row as="p" gap={8} align="center" wraps>
          <span className="mono">
            {gameCode} {issueNo}
          </span>
          {isOnSale ? null : (
            <Chip tone="dim" icon={IconLock}>
              {t('closed_at', { at: moments.short(closeAt) })}
            </Chip>
          )}
          <DrawState draw={draw} />
        </Row>
        <Row as="p" gapX={10} align="baseline" wraps mt={4}>
          <strong className={classes.name}>{name}</strong>
          <Text tone="text-dim">
            {t(isOnSale ? 'numbers_on_sale' : 'numbers_drawn', {
              count,
              at: moments.short(drawAt),
              from: moments.short(openAt),
              to: moments.short(closeAt),
            })}
          </Text>
        </Row>
      </div>
      <p className={classes.sums}>
        <Text size={16} weight={600}>
          <Amount amount={stakes} currency={currency} />
        </Text>
        <Text size={12} tone="text-dim">
          {t('bets_count', { count: lines })}
        </Text>
      </p>
    </header>
  )
}

/** What came of a draw; before it, when that will be. */
function Outcome({ known: { draw, prizes, numbers } }: { readonly known: DrawDetail }) {
  const t = useWords('draws')
  const moments = useMoments()
  if (numbers)
    return (
      <Card title={t('result')}>
        <div className={classes.result}>
          <NumberGrid
            prizes={prizes}
            label={t('result')}
            cell={(at, { digits }) => <ShownNumber number={numbers[at]} digits={digits} />}
          />
        </div>
      </Card>
    )
  if (draw.status === 'void')
    return (
      <StateCard
        tone="warn"
        icon={<IconArrowBackUp size={22} aria-hidden />}
        title={t('outcome.void')}
        text={t('outcome.void_text')}
      />
    )
  return (
    <StateCard
      tone="dim"
      icon={<IconClock size={22} aria-hidden />}
      title={t('outcome.waits', { at: moments.short(draw.drawAt) })}
      text={t(draw.drawnBy === 'official' ? 'outcome.official' : 'outcome.automatic')}
    />
  )
}
