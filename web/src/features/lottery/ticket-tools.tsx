import type { LotteryTerms } from '@croupier/contract/lottery.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { IconButton } from '@croupier/kit/form/icon-button.tsx'
import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useSession } from '@croupier/kit/session.ts'
import { useTroubleText } from '@croupier/kit/state/error-state.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconRepeat, IconStar, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useKeptTickets } from './kept-tickets.ts'
import { type BoardMethods, tabOf } from './methods.ts'
import classes from './ticket-tools.module.css'
import type { Board } from './use-board.ts'
import { contentShown, type MethodNames } from './use-method-names.ts'
import { useOrderAgain } from './use-order-again.ts'

interface TicketToolsProps {
  readonly terms: LotteryTerms
  readonly known: BoardMethods
  readonly board: Board
  readonly names: MethodNames
}

/** Tickets to bet again: those that the member keeps, and the lines of the last order. */
export function TicketTools({ terms, known, board, names }: TicketToolsProps) {
  const t = useWords('lottery')
  const id = useId()
  const account = useSession()?.account ?? ''
  const { tickets, has, add, remove } = useKeptTickets(account, terms.family)
  const again = useOrderAgain(terms, known, board)
  const [isOpen, setOpen] = useState(false)
  const { line } = board.draft
  const offered = tickets.filter(({ method }) => known.methods.has(method))
  return (
    <Stack gap={8} padY={8}>
      <Row gap={8} wraps className={classes.tools}>
        <Button size="small" disabled={!line || has(line)} onClick={() => line && add(line)}>
          <IconStar size={16} aria-hidden />
          {t('kept_add')}
        </Button>
        {offered.length > 0 ? (
          <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {t('kept_count', { count: offered.length })}
          </Button>
        ) : null}
        <Button size="small" working={again.working} onClick={again.send}>
          <IconRepeat size={16} aria-hidden />
          {t('again')}
        </Button>
      </Row>
      <OrderAgainNote again={again} />
      <ul id={id} className={classes.kept} hidden={!isOpen || offered.length === 0} aria-label={t('kept')}>
        {offered.map((ticket) => (
          <KeptItem
            key={`${ticket.method} ${ticket.text}`}
            name={names.line(ticket.method, tabOf(known, ticket.method))}
            content={contentShown(ticket.text, names.value)}
            onLay={() => board.lay({ ...ticket, price: board.price })}
            onRemove={() => remove(ticket)}
          />
        ))}
      </ul>
    </Stack>
  )
}

interface KeptItemProps {
  readonly name: string
  readonly content: string
  readonly onLay: () => void
  readonly onRemove: () => void
}

const SHOWN_MAX = 60

function KeptItem({ name, content, onLay, onRemove }: KeptItemProps) {
  const t = useWords('lottery')
  const shown = content === '–' ? '' : content.slice(0, SHOWN_MAX) + (content.length > SHOWN_MAX ? ' …' : '')
  const said = `${name} ${shown}`.trim()
  return (
    <Row as="li" gap={8} align="center">
      <button type="button" className={classes.ticket} aria-label={t('kept_lay', { ticket: said })} onClick={onLay}>
        <Text size={13} weight={600}>
          {name}
        </Text>{' '}
        <Text size={13} tone="text-dim" num breaks>
          {shown}
        </Text>
      </button>
      <IconButton label={t('kept_remove', { ticket: said })} size="small" onClick={onRemove}>
        <IconX size={16} aria-hidden />
      </IconButton>
    </Row>
  )
}

function OrderAgainNote({ again: { isDone, done, error } }: { readonly again: ReturnType<typeof useOrderAgain> }) {
  const t = useWords('lottery')
  if (error) return <Trouble error={error} />
  if (!isDone) return null
  return (
    <Text as="p" size={12} tone="text-dim" role="status">
      {done ? t('again_laid', { count: done.laid }) : t('again_none')}{' '}
      {done && done.left > 0 ? t('again_left', { count: done.left }) : ''}
    </Text>
  )
}

const Trouble = ({ error }: { readonly error: Error }) => (
  <Text as="p" size={12} tone="loss" role="alert">
    {useTroubleText(error)}
  </Text>
)
