import type { LotteryTerms } from '@croupier/contract/lottery.ts'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { IconButton } from '@croupier/kit/form/icon-button.tsx'
import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconPencil, IconTicket, IconTrash, IconX } from '@tabler/icons-react'
import classes from './board.module.css'
import { ChaseSection } from './chase-section.tsx'
import { useMoneyText } from './cost-bar.tsx'
import { OrderOutcome } from './order-outcome.tsx'
import { faultsByLine, type PendingBet, type BetSums } from './slip.ts'
import type { Board } from './use-board.ts'
import { contentShown, type MethodNames } from './use-method-names.ts'
import { type BoardMethods, tabOf } from './methods.ts'
import { type BoardMethod, isByMode } from './price.ts'

interface SlipPanelProps {
  readonly board: Board
  readonly known: BoardMethods
  readonly names: MethodNames
  readonly terms: LotteryTerms
  /** The issue that the slip would be bet on; undefined where none can be. */
  readonly issueNo: string | undefined
  readonly closed: string | undefined
}

/** The lines that wait to be sent, what they come to, and what became of the last order. */
export function SlipPanel({ board, known, names, terms, issueNo, closed }: SlipPanelProps) {
  const t = useWords('lottery')
  const { lines, slip, order } = board
  const money = useMoneyText()
  const faults = faultsOf(board)
  return (
    <section className={classes.panel} aria-label={t('slip')}>
      <Row gap={8} align="center" justify="between" padX={16} padY={12} edgeBelow>
        <Text as="h2" size={15} weight={700}>
          {t('slip')} {lines.length > 0 ? <span className="num">· {lines.length}</span> : null}
        </Text>
        {lines.length > 0 ? (
          <Button size="small" tone="ghost" onClick={board.clear}>
            <IconTrash size={15} aria-hidden />
            {t('clear')}
          </Button>
        ) : null}
      </Row>
      <Stack gap={12} pad={16}>
        {lines.length === 0 ? (
          <Text as="p" size={13} tone="text-dim">
            {t('slip_empty')}
          </Text>
        ) : (
          <Stack as="ul" gap={8}>
            {lines.map((line) => (
              <Line
                key={line.key}
                {...{ line, names, known }}
                sums={board.sumsOf(line)}
                fault={faults.get(line.key)}
                onEdit={() => board.edit(line)}
                onRemove={() => board.remove(line.key)}
              />
            ))}
          </Stack>
        )}
        {lines.length > 0 ? (
          <>
            <Sums slip={slip} />
            <PrimaryButton
              wide
              size="large"
              working={order.state !== 'ready'}
              blocked={closed}
              onClick={() => issueNo !== undefined && board.placeSlip(issueNo)}
            >
              {t('place', { amount: money(slip.amount) })}
            </PrimaryButton>
            <ChaseSection {...{ board, terms, closed }} />
          </>
        ) : null}
        <OrderOutcome board={board} />
      </Stack>
    </section>
  )
}

/** What was refused of each line, by its key: an order names lines by their place in it. */
export function faultsOf({ order, sent }: Board): ReadonlyMap<string, string> {
  const faults = faultsByLine(order.refused?.fields ?? {})
  return new Map([...faults].flatMap(([at, message]) => (sent.lines[at] ? [[sent.lines[at].key, message]] : [])))
}

interface LineProps {
  readonly line: PendingBet
  readonly sums: BetSums
  readonly names: MethodNames
  readonly known: BoardMethods
  readonly fault: string | undefined
  readonly onEdit: () => void
  readonly onRemove: () => void
}

const SHOWN_MAX = 90

function Line({ line, sums, names, known, fault, onEdit, onRemove }: LineProps) {
  const t = useWords('lottery')
  const money = useMoneyText()
  const name = names.line(line.method, tabOf(known, line.method))
  const content = contentShown(line.text, names.value)
  return (
    <li className={classes.line} data-wrong={fault !== undefined || undefined}>
      <Row gap={8} align="start">
        <IconTicket size={18} className={classes.ticket} aria-hidden />
        <Stack grow gap={2}>
          <Text weight={600}>{name}</Text>
          {content === '–' ? null : (
            <Text size={13} tone="text-dim" num breaks>
              {content.length > SHOWN_MAX ? `${content.slice(0, SHOWN_MAX)} …` : content}
            </Text>
          )}
          <Row gapX={12} wraps size={13} justify="between">
            <Text tone="text-dim" num>
              {priceShown(line, known.methods.get(line.method), t, money)}
            </Text>
            <Text weight={700} num>
              {money(sums.amount)}
            </Text>
          </Row>
        </Stack>
        <IconButton label={t('edit_line', { name })} size="small" onClick={onEdit}>
          <IconPencil size={16} aria-hidden />
        </IconButton>
        <IconButton label={t('remove_line', { name })} size="small" onClick={onRemove}>
          <IconX size={16} aria-hidden />
        </IconButton>
      </Row>
      {fault === undefined ? null : (
        <Text as="p" mt={6} size={12} tone="loss" role="alert">
          {fault}
        </Text>
      )}
    </li>
  )
}

type Translator = ReturnType<typeof useWords>

function priceShown(
  { tickets, price }: PendingBet,
  board: BoardMethod | undefined,
  t: Translator,
  money: (units: bigint) => string,
): string {
  if (price.kind === 'stake') return t('line_stake', { count: tickets, stake: money(price.stake) })
  if (!board || !isByMode(board)) return t('line_fixed', { count: tickets, multiple: price.multiple })
  return t('line_units', { count: tickets, mode: `${price.mode}`, multiple: price.multiple })
}

function Sums({ slip }: { readonly slip: BetSums }) {
  const t = useWords('lottery')
  const money = useMoneyText()
  return (
    <dl className={classes.sums}>
      <dt>{t('tickets')}</dt>
      <dd>{slip.tickets}</dd>
      {slip.rebate > 0n ? (
        <>
          <dt>{t('rebate_now')}</dt>
          <dd className={classes.rebate}>{money(slip.rebate, '+')}</dd>
        </>
      ) : null}
      <dt>{t('most')}</dt>
      <dd className={classes.most}>{money(slip.most)}</dd>
      <dt className={classes.total}>{t('total')}</dt>
      <dd className={classes.total}>{money(slip.amount)}</dd>
    </dl>
  )
}
