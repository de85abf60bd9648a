import type { LotteryTerms } from '@croupier/contract/lottery.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { Notice, NoticeAction } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconRepeat } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useNarrow } from '../../parts/page/narrow.ts'
import { ChaseFields } from './chase-fields.tsx'
import { ChaseRows } from './chase-rows.tsx'
import classes from './chase.module.css'
import { useMoneyText } from './cost-bar.tsx'
import { issueShown } from './issue-text.ts'
import { OrderOutcome } from './order-outcome.tsx'
import { type Chase, useChase } from './use-chase.ts'
import type { Board } from './use-board.ts'

interface ChaseSectionProps {
  readonly board: Board
  readonly terms: LotteryTerms
  /** Why nothing can be bet now, in words. */
  readonly closed: string | undefined
}

const PHONE = 900

/** The slip on issues to come: a plan that opens below it, on a phone as a sheet. */
export function ChaseSection({ board, terms, closed }: ChaseSectionProps) {
  const t = useWords('lottery')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isNarrow = useNarrow(PHONE)
  const chase = useChase(board, terms)
  const place = <PlaceChase {...{ board, chase, closed }} isMain={isNarrow} />
  return (
    <>
      <Button
        wide
        size="large"
        aria-expanded={isOpen}
        aria-controls={isOpen && !isNarrow ? id : undefined}
        aria-haspopup={isNarrow ? 'dialog' : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <IconRepeat size={18} aria-hidden />
        {t('chase.open')}
      </Button>
      {!isOpen ? null : isNarrow ? (
        <ModalFrame title={t('chase.title')} foot={place} onClose={() => setOpen(false)}>
          <Stack gap={12}>
            <ChasePlanView chase={chase} />
            <OrderOutcome board={board} isApart />
          </Stack>
        </ModalFrame>
      ) : (
        <Stack as="section" gap={12} id={id} aria-label={t('chase.title')} className={classes.section}>
          <ChasePlanView chase={chase} />
          <div>{place}</div>
        </Stack>
      )}
    </>
  )
}

function ChasePlanView({ chase }: { readonly chase: Chase }) {
  const t = useWords('lottery')
  const { slip, preview, moved, first } = chase
  return (
    <>
      {moved.from === undefined || first === undefined ? null : (
        <Notice tone="info" action={<NoticeAction onClick={moved.dismiss}>{t('understood')}</NoticeAction>}>
          {t('chase.moved', { from: issueShown(moved.from), to: issueShown(first) })}
        </Notice>
      )}
      <ChaseFields chase={chase} />
      {preview.entries.length > 0 ? <ChaseRows chase={chase} /> : null}
      {slip.isSole && preview.entries.length > 0 ? (
        <Text as="p" size={12} tone="text-dim">
          {t('chase.prize_note')}
        </Text>
      ) : null}
      <StopSwitch chase={chase} />
    </>
  )
}

function StopSwitch({ chase: { form, change } }: { readonly chase: Chase }) {
  const t = useWords('lottery')
  const id = useId()
  return (
    <Row gap={12} align="center" justify="between" least={44}>
      <div>
        <Text block weight={600} id={id}>
          {t('chase.stop')}
        </Text>
        <Text block size={12} tone="text-dim" id={`${id}-hint`}>
          {t('chase.stop_hint')}
        </Text>
      </div>
      <button
        type="button"
        role="switch"
        className={classes.switch}
        aria-checked={form.stopOnWin}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        onClick={() => change({ stopOnWin: !form.stopOnWin })}
      />
    </Row>
  )
}

interface PlaceChaseProps {
  readonly board: Board
  readonly chase: Chase
  readonly closed: string | undefined
  /** Nothing else is asked beside it. */
  readonly isMain: boolean
}

function PlaceChase({ board, chase: { preview, available, place }, closed, isMain }: PlaceChaseProps) {
  const t = useWords('lottery')
  const money = useMoneyText()
  const why = {
    several_lines: 'chase.need_one_line',
    fields: 'chase.need_fields',
    few_issues: available < 2 ? 'chase.none_later' : 'chase.need_two',
    rows: 'chase.need_rows',
  }
  const blocked = closed ?? (preview.fault && t(why[preview.fault]))
  return (
    <Button
      wide
      size="large"
      tone={isMain ? 'primary' : 'secondary'}
      working={board.order.state !== 'ready'}
      blocked={blocked}
      onClick={place}
    >
      {preview.issues.length > 1
        ? t('chase.place', { count: preview.issues.length, amount: money(preview.spent) })
        : t('chase.place_nothing')}
    </Button>
  )
}
