import { Grid, Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { type Line, line as lineCall } from '@croupier/contract/wallet.ts'
import { Money } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { pageNamed } from '../../parts/centre/centre-pages.ts'
import classes from './account-record.module.css'
import { JournalList } from './journal-list.tsx'
import { moveOf, roundOf } from './line-words.ts'
import { ProofButton } from './proof-button.tsx'
import { useCounterpart } from './use-counterpart.ts'

/** Both sides of a line, the balance before and after, what belongs together with it, the way to its cause, and its proof. */
export function LineDetail({ line }: { readonly line: Line }) {
  const t = useWords('wallet')
  const { data } = useAsk(lineCall, { params: { id: line.id } })
  return (
    <Grid align="center" padY={10} padX={14} size={12} level={1} edge radius={10} className={classes.detail}>
      <Sides line={line} />
      <Row as="dl" gap={24}>
        <Balance name={t('before')} amount={line.before} />
        <Balance name={t('after')} amount={line.after} />
      </Row>
      <Stack as="p" gap={4} align="end" className={classes.ways}>
        <Ways line={line} />
        {data?.provable ? <ProofButton line={line} /> : null}
      </Stack>
      {data && data.journal.length > 1 ? <JournalList transfers={data.journal} openedId={line.id} /> : null}
      {data && !data.provable ? (
        <Text as="p" tone="text-dim" className={classes.whole}>
          {t('no_proof')}
        </Text>
      ) : null}
    </Grid>
  )
}

const Balance = ({ name, amount }: { readonly name: string; readonly amount: string }) => (
  <div>
    <Text as="dt" tone="text-dim">
      {name}
    </Text>
    <Text as="dd" mt={4} weight={600}>
      <Money amount={amount} />
    </Text>
  </div>
)

function Sides({ line }: { readonly line: Line }) {
  const t = useWords('wallet')
  const counterpart = useCounterpart()(line.counterpart)
  const out = line.amount.startsWith('-')
  const amount = <Money amount={line.amount.replace(/^-/, '')} />
  const sides = out ? [t('your_cash'), counterpart] : [counterpart, t('your_cash')]
  return (
    <table className={classes.sides}>
      <thead>
        <tr>
          <th scope="col">{t('account')}</th>
          <th scope="col">{t('debit')}</th>
          <th scope="col">{t('credit')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>{sides[0]}</td>
          <td>{amount}</td>
          <td>–</td>
        </tr>
        <tr>
          <td>{sides[1]}</td>
          <td>–</td>
          <td>{amount}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** The way to what caused a line, and its id to copy. */
function Ways({ line }: { readonly line: Line }) {
  const t = useWords('wallet')
  const open = useOpenModal()
  const roundId = roundOf(line)
  const move = moveOf(line)
  const page = move && pageNamed(move.page.split('.')[0])
  return (
    <>
      {roundId ? (
        <Link to="/rounds/$roundId" params={{ roundId }} className={classes.way}>
          {t('open_round')}
        </Link>
      ) : null}
      {move && page ? (
        <button type="button" className={classes.way} onClick={() => open('memberCentre', move.page)}>
          {t(move.key)}
        </button>
      ) : null}
      <CopyReference text={line.id} />
    </>
  )
}

function CopyReference({ text }: { readonly text: string }) {
  const t = useWords('wallet')
  const [copied, setCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true))
  return (
    <button type="button" className={classes.way} onClick={copy}>
      {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
      <span aria-live="polite">{t(copied ? 'copied' : 'copy_reference')}</span>
    </button>
  )
}
