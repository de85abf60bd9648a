import { Text } from '@croupier/kit/layout/layout.tsx'
import type { Evidence } from '@croupier/contract/approvals.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { Amount } from '../../kit/amount.tsx'
import { useMoments } from '../../kit/moment.ts'
import { useBrandNow } from '../../kit/operator.tsx'
import { useTableWords } from '../../kit/table-words.ts'
import { useRoleWords } from './role-words.ts'

interface EvidenceValueProps {
  readonly one: Evidence
  /** As it is, as it was typed, or as it becomes. */
  readonly value: Evidence['value']
}

/** What it means that there is no value; the link to a picture is not kept, what it showed was seen. */
const NOTHING: Readonly<Partial<Record<Evidence['label'], string>>> = { networks: 'anywhere', picture: 'picture_shown' }

/** A fact of a case as people write it: an amount with its currency, a word, a way to where the console shows it. */
export function EvidenceValue({ one, value }: EvidenceValueProps) {
  const t = useWords('approvals')
  if (value === null || value.length === 0) return <Text tone="text-dim">{t(NOTHING[one.label] ?? 'nothing')}</Text>
  const values = typeof value === 'string' ? [value] : value
  return (
    <>
      {values.map((text, at) => (
        <Fragment key={text}>
          {at > 0 ? ', ' : null}
          <One one={one} text={text} />
        </Fragment>
      ))}
    </>
  )
}

const AMOUNT = /^-?\d+\.\d+$/

function One({ one: { kind, label, to, of = '' }, text }: { readonly one: Evidence; readonly text: string }) {
  const t = useWords('approvals')
  const moments = useMoments()
  const { currency } = useBrandNow()
  const { sayOf, permission } = useRoleWords()
  const tables = useTableWords()
  switch (kind) {
    case 'amount':
      return <Amount amount={text} currency={currency} />
    case 'setting':
      return AMOUNT.test(text) && !of.includes('.to.') ? <Amount amount={text} currency={currency} /> : plain(t, text)
    case 'switch':
      return plain(t, text)
    case 'word':
      return t(`words.${label}.${text}`)
    case 'moment':
      return moments.full(text)
    case 'reason':
      return sayOf('reason', text)
    case 'permission':
      return permission(text)
    case 'member':
    case 'link':
      return to === undefined ? text : <CaseLink to={to}>{text}</CaseLink>
    case 'picture':
      return (
        <a href={text} target="_blank" rel="noreferrer" className="link">
          {t('see_picture')}
        </a>
      )
    case 'text':
      return label === 'game' ? tables.gameOrName(text) : label === 'paytable' ? tables.paytable(text) : text
    case 'count':
      return text
    default:
      return kind satisfies never
  }
}

const plain = (t: (key: string) => string, text: string) =>
  text === 'true' ? t('yes') : text === 'false' ? t('no') : text

function CaseLink({ to, children }: { readonly to: string; readonly children: string }) {
  const [path = '/', query = ''] = to.split('?')
  return (
    <Link to={path} search={Object.fromEntries(new URLSearchParams(query)) as never} className="link">
      {children}
    </Link>
  )
}
