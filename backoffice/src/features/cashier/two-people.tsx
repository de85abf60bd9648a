import { useWords } from '@croupier/kit/words.ts'
import { FourEyes } from '../../kit/four-eyes.tsx'
import { useOperator } from '../../kit/operator.tsx'
import { useFigures } from '../../kit/use-figures.ts'
import type { WithdrawalCase } from './withdrawal-card.tsx'

interface TwoPeopleProps {
  readonly one: Pick<WithdrawalCase, 'needsTwo' | 'twoFrom' | 'second' | 'asset'> & { readonly standing: string }
}

/** The two people that an amount like this needs: who has released it, and who is still to confirm. */
export function TwoPeople({ one: { needsTwo, twoFrom, second, asset, standing } }: TwoPeopleProps) {
  const t = useWords('desk')
  const figures = useFigures()
  const self = useOperator()
  const asked = second?.state === 'waiting' || second?.state === 'done' ? second : null
  if (!needsTwo && asked === null) return null
  if (asked === null && standing !== 'review') return null
  const first = asked?.first
  return (
    <FourEyes
      rule={t('two_above', { amount: figures(twoFrom ?? '0'), currency: asset })}
      steps={[
        first === undefined
          ? { says: t('you_approve', { name: self.name }) }
          : { says: t('approved'), by: first.by, at: first.at, note: first.note },
        asked?.second
          ? { says: t('confirmed'), by: asked.second.by, at: asked.second.at, note: asked.second.note }
          : {
              says: t(first === undefined || first.own ? 'another_confirms' : 'you_confirm'),
              notYou: first?.own ?? true,
            },
      ]}
    />
  )
}
