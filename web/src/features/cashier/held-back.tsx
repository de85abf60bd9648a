import { CallRefusal } from '@croupier/kit/calls.ts'
import { Button, buttonClass } from '@croupier/kit/form/button.tsx'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconHourglass } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { useMoment } from '../../parts/site/use-moment.ts'

/** Whether a call was refused because the member keeps away. */
export const isHeldBack = (error: unknown): error is CallRefusal =>
  error instanceof CallRefusal && (error.code === 'timed_out' || error.code === 'self_excluded')

/** Whoever keeps away pays nothing in; until when, and that money may leave at any time. */
export function HeldBack({ error }: { readonly error: CallRefusal }) {
  const t = useWords('cashier')
  const moment = useMoment()
  const open = useOpenModal()
  const until = error.value['until']
  return (
    <Empty
      art={<IconHourglass size={56} stroke={1.2} aria-hidden />}
      title={typeof until === 'string' ? t('held_until', { until: moment(until) }) : t('held_for_good')}
      text={t('held_text')}
      actions={
        <>
          <Button size="small" onClick={() => open('memberCentre', 'withdraw')}>
            {t('withdraw')}
          </Button>
          <Link to="/responsible-gaming" className={buttonClass('ghost', 'small')}>
            {t('get_help')}
          </Link>
        </>
      }
    />
  )
}
