import type { RoundLeg } from '@croupier/contract/betting.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Card } from '../../kit/card.tsx'
import { Chip, type Role } from '../../kit/status.tsx'
import classes from './round.module.css'

const TONES: Readonly<Record<RoundLeg['result'], Role>> = {
  open: 'info',
  won: 'win',
  half_won: 'win',
  lost: 'dim',
  half_lost: 'dim',
  void: 'dim',
}

/** The legs of a slip: what each is on, its price at acceptance, and what came of it. */
export function RoundLegs({ legs }: { readonly legs: readonly RoundLeg[] }) {
  const t = useWords('round')
  const words = useWords('members')
  return (
    <Card title={t('legs')} mark={<span>{legs.length}</span>}>
      <ul className={`ruled ${classes.transfers}`}>
        {legs.map(({ selectionId, event, market, selection, price, result }) => (
          <li key={selectionId}>
            <span>
              <strong>{selection}</strong> {market} · {event}
            </span>
            <span className="mono" title={t('leg_price')}>
              {price}
            </span>
            <Chip tone={TONES[result]}>{words(`bets.${result}`)}</Chip>
          </li>
        ))}
      </ul>
    </Card>
  )
}
