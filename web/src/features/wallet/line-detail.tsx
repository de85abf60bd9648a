import type { Line } from '@croupier/contract/wallet.ts'
import { Money } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useModal } from '../../shell/modals.tsx'
import classes from './account-record.module.css'
import { moveOf, roundOf } from './line-words.ts'
import { useCounterpart } from './use-counterpart.ts'

/** Both sides of a line: what was debited, what was credited, the balance before and after, and the way to its cause. */
export function LineDetail({ line }: { readonly line: Line }) {
  const t = useWords('wallet')
  const counterpart = useCounterpart()(line.counterpart)
  const out = line.amount.startsWith('-')
  const amount = <Money amount={line.amount.replace(/^-/, '')} />
  const sides = out ? [t('your_cash'), counterpart] : [counterpart, t('your_cash')]
  return (
    <div className={classes.detail}>
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
      <dl className={classes.beforeAfter}>
        <div>
          <dt>{t('before')}</dt>
          <dd>
            <Money amount={line.before} />
          </dd>
        </div>
        <div>
          <dt>{t('after')}</dt>
          <dd>
            <Money amount={line.after} />
          </dd>
        </div>
      </dl>
      <Ways line={line} />
    </div>
  )
}

/** The way to what caused a line, and its id to copy. */
function Ways({ line }: { readonly line: Line }) {
  const t = useWords('wallet')
  const { open } = useModal()
  const roundId = roundOf(line)
  const move = moveOf(line)
  return (
    <p className={classes.ways}>
      {roundId ? (
        <Link to="/rounds/$roundId" params={{ roundId }} className={classes.way}>
          {t('open_round')}
        </Link>
      ) : null}
      {move ? (
        <button type="button" className={classes.way} onClick={() => open('memberCentre', move.page)}>
          {t(move.key)}
        </button>
      ) : null}
      <CopyReference text={line.id} />
    </p>
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
