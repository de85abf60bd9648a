import { Grid, Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { amountText } from '@croupier/engine/money.ts'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useSession } from '@croupier/kit/session.ts'
import { IconArrowBackUp, IconCircleCheck, IconEraser, IconLock, IconRepeat, IconStar } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { unitsSaid } from '../../parts/play/amounts.ts'
import { shortText } from '../../parts/play/short-amount.ts'
import { ChipFace } from './chip.tsx'
import type { Chip } from './chips.ts'
import classes from './tray.module.css'

interface TrayProps {
  readonly chips: readonly Chip[]
  readonly chosen: number
  readonly onChoose: (at: number) => void
  readonly locked: boolean
  /** What lies on all spots and is one's own. */
  readonly staked: bigint
  readonly asking: boolean
  /** What came back of the round, once it is paid. */
  readonly returned: string | undefined
  readonly onUndoLast: (() => void) | undefined
  readonly onUndo: (() => void) | undefined
  readonly onAgain: (() => void) | undefined
  readonly onDouble: (() => void) | undefined
  readonly onKeep: (() => void) | undefined
  readonly onKept: (() => void) | undefined
}

/** The chips to choose from, what may be done with those on the table, and what all of them come to. */
export function Tray(props: TrayProps) {
  const { chips, chosen, onChoose, locked, onUndoLast, onUndo, onAgain, onDouble, onKeep, onKept } = props
  const t = useWords('tables')
  const look = useMoneyLook()
  return (
    <Grid
      as="section"
      align="center"
      level={1}
      className={classes.tray}
      aria-label={t('tray')}
      data-locked={locked || undefined}
    >
      <Grid className={classes.chips} role="radiogroup" aria-label={t('chips')}>
        {chips.map(({ worth, tone }, at) => (
          <button
            key={tone}
            type="button"
            role="radio"
            aria-checked={at === chosen}
            aria-label={moneyText(amountText(worth, look.decimals), look)}
            className={classes.chip}
            onClick={() => onChoose(at)}
          >
            <ChipFace tone={tone} text={shortText(worth, look)} />
          </button>
        ))}
      </Grid>
      <Row gap={4} className={classes.actions}>
        <Action label={t('undo_last')} act={onUndoLast}>
          <IconArrowBackUp size={20} aria-hidden />
        </Action>
        <Action label={t('undo')} act={onUndo}>
          <IconEraser size={20} aria-hidden />
        </Action>
        <Action label={t('again')} act={onAgain}>
          <IconRepeat size={20} aria-hidden />
        </Action>
        <Action label={t('double')} act={onDouble}>
          ×2
        </Action>
        <Action label={t(onKept && !onKeep ? 'lay_kept' : 'keep')} act={onKeep ?? onKept}>
          <IconStar size={20} aria-hidden />
        </Action>
      </Row>
      <Foot {...props} />
    </Grid>
  )
}

function Foot({ staked, returned, asking, locked }: TrayProps) {
  const t = useWords('tables')
  const look = useMoneyLook()
  return (
    <Stack as="p" gap={1} justify="center" tone="text-dim" className={classes.foot}>
      <span>
        {t('your_bets')}{' '}
        <Text as="b" size={15} tone="accent-text" className="num">
          {moneyText(amountText(staked, look.decimals), look)}
        </Text>
      </span>
      {returned === undefined ? (
        <Standing staked={staked} asking={asking} locked={locked} />
      ) : (
        <span className={classes.returned}>
          {t('returned')}{' '}
          <Text as="b" tone={unitsSaid(returned) === 0n ? 'text-dim' : 'win'} size={15} leading={14} className="num">
            {moneyText(returned, look, 'signed')}
          </Text>
        </span>
      )}
    </Stack>
  )
}

function Standing({ staked, asking, locked }: Pick<TrayProps, 'staked' | 'asking' | 'locked'>) {
  const t = useWords('tables')
  const guest = useSession() === undefined
  if (guest)
    return (
      <Link to="/login" className={classes.login}>
        {t('log_in_to_bet')}
      </Link>
    )
  if (asking) return <span>{t('laying')}</span>
  if (locked)
    return (
      <span>
        <IconLock size={16} aria-hidden /> {t('locked')}
      </span>
    )
  if (staked === 0n) return <span>{t('choose_spot')}</span>
  return (
    <Text tone="win">
      <IconCircleCheck size={16} aria-hidden /> {t('accepted')}
    </Text>
  )
}

function Action({
  label,
  act,
  children,
}: {
  readonly label: string
  readonly act: (() => void) | undefined
  readonly children: ReactNode
}) {
  return (
    <Grid
      as="button"
      centred
      weight={700}
      level={2}
      radius={20}
      type="button"
      className={classes.action}
      aria-label={label}
      title={label}
      aria-disabled={!act}
      onClick={act}
    >
      {children}
    </Grid>
  )
}
