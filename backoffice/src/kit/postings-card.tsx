import { useWords } from '@croupier/kit/words.ts'
import { Amount } from './amount.tsx'
import { Card } from './card.tsx'
import { useMoments } from './moment.ts'
import { SmallTable } from './small-table.tsx'

interface Posting {
  readonly id: string
  readonly kind: string
  readonly position: string
  /** Signed, as the member's account has it. */
  readonly amount: string
  /** Null where it is not on the member's account. */
  readonly after: string | null
  readonly at: string
}

/** The ledger's postings of one case on the member's account. */
export function PostingsCard({ postings }: { readonly postings: readonly Posting[] }) {
  const t = useWords('pieces')
  const members = useWords('members')
  const moments = useMoments()
  return (
    <Card title={t('postings.title')} bare>
      <SmallTable unbroken>
        <thead>
          <tr>
            <th>{t('postings.kind')}</th>
            <th>{t('postings.position')}</th>
            <th data-figure>{t('postings.amount')}</th>
            <th data-figure>{t('postings.after')}</th>
            <th data-figure>{t('postings.when')}</th>
          </tr>
        </thead>
        <tbody>
          {postings.map(({ id, kind, position, amount, after, at }) => (
            <tr key={id} title={id}>
              <td>{members(`lines.${kind}`, { kind })}</td>
              <td className="mono">{position}</td>
              <td data-figure>
                <Amount amount={amount} signed />
              </td>
              <td data-figure>{after === null ? '–' : <Amount amount={after} />}</td>
              <td data-figure title={moments.full(at)}>
                {moments.short(at)}
              </td>
            </tr>
          ))}
        </tbody>
      </SmallTable>
    </Card>
  )
}
