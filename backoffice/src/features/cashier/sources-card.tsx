import { Grid, Stack } from '@croupier/kit/layout/layout.tsx'
import { readSlip } from '@croupier/contract/console-deposits.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconAlertTriangle, IconCheck, IconPencil } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { fieldErrors } from '../../kit/field-errors.ts'
import { useMoments } from '../../kit/moment.ts'
import { RefusedNote } from '../../kit/refused-note.tsx'
import { StatusChip } from '../../kit/status.tsx'
import { useMay } from '../../kit/operator.tsx'
import classes from './case.module.css'
import type { DepositCase } from './deposit-card.tsx'
import own from './sources-card.module.css'
import { useAction } from './use-action.ts'
import { Fact, Facts } from '../../kit/facts.tsx'

/** What was asked for, what the picture says and what has arrived, side by side; only what differs is marked. */
export function SourcesCard({ one }: { readonly one: DepositCase }) {
  const t = useWords('desk')
  const moments = useMoments()
  const { reading, slip } = one
  const [line] = one.lines
  return (
    <>
      <Card title={t('sources')} aside={<Verdict one={one} />}>
        <table className={classes.sources}>
          <thead>
            <tr>
              <td aria-label={t('sources')} />
              <th scope="col">{t('source.asked')}</th>
              {slip === null ? null : <th scope="col">{t('source.slip')}</th>}
              <th scope="col">{t('source.line')}</th>
            </tr>
          </thead>
          <tbody>
            <Line
              says={t('amount')}
              asked={<Amount amount={one.amount} />}
              slip={slip === null ? undefined : reading && <Amount amount={reading.amount} />}
              slipDiffers={reading !== null && reading.amount !== one.amount}
              line={line ? <Amount amount={line.amount} /> : null}
              lineDiffers={line !== undefined && line.amount !== one.amount}
              compared
            />
            <Line
              says={t('time')}
              asked={moments.time(one.at)}
              slip={slip === null ? undefined : reading?.paidAt}
              line={line ? moments.time(line.at) : null}
            />
            <Line
              says={t('code')}
              asked={<span className="mono">{one.reference}</span>}
              slip={slip === null ? undefined : reading && <span className="mono">{reading.reference || '–'}</span>}
              slipDiffers={reading !== null && reading.usedBy !== null}
              line={line ? <span className="mono">{one.reference}</span> : null}
            />
          </tbody>
        </table>
        {reading?.usedBy ? (
          <p className={`quiet ${own.used}`}>{t('slip_used_by', { reference: reading.usedBy })}</p>
        ) : null}
        {reading ? <p className="quiet">{t('read_by', { who: reading.by })}</p> : null}
        <ReadSlip one={one} />
      </Card>
      <RequestCard one={one} />
    </>
  )
}

/** The request: what the house takes, where the member was told to pay to, and what became of it. */
function RequestCard({ one }: { readonly one: DepositCase }) {
  const t = useWords('desk')
  const moments = useMoments()
  return (
    <Card title={t('asked_title')}>
      <Facts>
        <Fact says={t('fee')}>
          <Amount amount={one.fee} />
        </Fact>
        {one.bonus === null ? null : <Fact says={t('bonus')}>{one.bonus}</Fact>}
        {one.paidTo === null ? null : (
          <Fact says={t('paid_to')}>
            {one.paidTo.bank} ··{one.paidTo.accountEnd}
          </Fact>
        )}
        {one.credited === null ? null : (
          <Fact says={t('credited')}>
            <Amount amount={one.credited} />
          </Fact>
        )}
        {one.lines.map(({ amount, asset, at }) => (
          <Fact key={at} says={t('line_at', { at: moments.short(at) })}>
            <Amount amount={amount} currency={asset} />
          </Fact>
        ))}
      </Facts>
    </Card>
  )
}

/** All agree, or how many differ, as far as there is anything to compare. */
function Verdict({ one: { amount, asset, lines, reading } }: { readonly one: DepositCase }) {
  const [line] = lines
  const said = [...(reading ? [reading.amount] : []), ...(line ? [line.amount] : [])]
  if (reading?.usedBy) return <StatusChip status="used_before" />
  if (said.some((one) => one !== amount) || (line && line.asset !== asset))
    return <StatusChip status="amount_differs" />
  if (line === undefined) return <StatusChip status="no_line" />
  return <StatusChip status="agree" />
}

interface LineProps {
  readonly says: string
  readonly asked: ReactNode
  /** Undefined where there is no picture; null while nobody has read it. */
  readonly slip: ReactNode
  readonly slipDiffers?: boolean
  readonly line: ReactNode
  readonly lineDiffers?: boolean
  /** What is compared is ticked where it agrees. */
  readonly compared?: boolean
}

function Line({ says, asked, slip, slipDiffers = false, line, lineDiffers = false, compared = false }: LineProps) {
  const t = useWords('desk')
  const differs = slipDiffers || lineDiffers
  const agrees = compared && !differs && (Boolean(slip) || line !== null)
  return (
    <tr>
      <th scope="row">
        {agrees ? <IconCheck size={15} className={classes.good} role="img" aria-label={t('agrees')} /> : null}
        {differs ? <IconAlertTriangle size={15} className={classes.bad} role="img" aria-label={t('differs')} /> : null}
        {says}
      </th>
      <td>{asked}</td>
      {slip === undefined ? null : <td data-differs={slipDiffers || undefined}>{slip ?? '–'}</td>}
      <td data-differs={lineDiffers || undefined}>{line ?? '–'}</td>
    </tr>
  )
}

/** Where somebody types what the picture says. */
function ReadSlip({ one }: { readonly one: DepositCase }) {
  const t = useWords('desk')
  const may = useMay()('deposits.decide')
  const { reading } = one
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState(reading ?? { amount: '', paidAt: '', reference: '' })
  const read = useAction(
    () => {
      const { amount, paidAt, reference } = typed
      return ask(readSlip, { params: { depositId: one.id }, body: { amount, paidAt, reference } })
    },
    () => setOpen(false),
  )
  if (!may || one.slip === null || one.state !== 'review' || one.claim?.own !== true) return null
  if (!open)
    return (
      <Button size="small" onClick={() => setOpen(true)}>
        <IconPencil size={15} aria-hidden /> {t(reading ? 'read_again' : 'read_slip')}
      </Button>
    )
  const wrong = fieldErrors(read.error)('amount')
  return (
    <Grid
      as="form"
      gap={10}
      mt={10}

      onSubmit={(submit) => {
        submit.preventDefault()
        if (!read.isPending) read.mutate()
      }}
    >
      {(['amount', 'paidAt', 'reference'] as const).map((field) => (
        <Stack as="label" gap={4} size={12} tone="text-dim" key={field}>
          {t(`reading.${field}`)}
          <input
            value={typed[field]}
            inputMode={field === 'amount' ? 'decimal' : undefined}
            maxLength={field === 'paidAt' ? 40 : 60}
            aria-invalid={(field === 'amount' && wrong !== undefined) || undefined}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
          />
        </Stack>
      ))}
      {wrong === undefined ? null : <p className={`quiet ${own.used}`}>{wrong}</p>}
      <RefusedNote error={read.error} />
      <Button size="small" type="submit" tone="primary" working={read.isPending}>
        {t('reading.keep')}
      </Button>
    </Grid>
  )
}
