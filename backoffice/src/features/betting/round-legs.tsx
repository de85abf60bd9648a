import type { RoundLeg } from '@croupier/contract/betting.ts'
import { Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { figures } from '@croupier/kit/money.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
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
  const language = useLanguage()
  return (
    <Card title={t('legs')} mark={<span>{legs.length}</span>}>
      <ul className={`ruled ${classes.transfers} ${classes.legs}`}>
        {legs.map(({ selectionId, event, market, selection, price, result }) => (
          <li key={selectionId}>
            <Stack gap={2}>
              <strong>{selection}</strong>
              <Text as="span" size={12} tone="text-dim">
                {market} · {event}
              </Text>
            </Stack>
            <span className="num" title={t('leg_price')}>
              {figures(price, { language, decimals: price.length - price.indexOf('.') - 1 })}
            </span>
            <span>
              <Chip tone={TONES[result]}>{words(`bets.${result}`)}</Chip>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
