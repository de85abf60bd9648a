import type { RoundLeg } from '@croupier/contract/betting.ts'
import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { figures, useMoneyLook } from '@croupier/kit/money.tsx'
import { Tag, type TagTone } from '@croupier/kit/state/tag.tsx'
import { useWords } from '@croupier/kit/words.ts'
import classes from './round.module.css'

const TONES: Readonly<Record<RoundLeg['result'], TagTone>> = {
  open: 'info',
  won: 'win',
  half_won: 'win',
  lost: 'loss',
  half_lost: 'loss',
  void: 'quiet',
}

/** The legs of a slip: what each is on, its price at acceptance, and what came of it. */
export function RoundLegs({ legs }: { readonly legs: readonly RoundLeg[] }) {
  const t = useWords('betting')
  const look = useMoneyLook()
  return (
    <section className={`card ${classes.card}`}>
      <Text as="h2" mb={10} size={14} weight={700}>
        {t('legs')}
      </Text>
      <ol>
        {legs.map(({ selectionId, event, market, selection, price, result }) => (
          <Row
            as="li"
            key={selectionId}
            least={48}
            edgeAbove
            gap={12}
            align="center"
            justify="between"
            padY={8}
            size={13}
          >
            <Stack grow gap={2}>
              <b>{selection}</b>
              <span className={classes.small}>
                {market} · {event}
              </span>
            </Stack>
            <span className="num" title={t('leg_price')}>
              {figures(price, { ...look, decimals: price.length - price.indexOf('.') - 1 })}
            </span>
            <span className={classes.result}>
              <Tag tone={TONES[result]}>{t(`status_${result}`)}</Tag>
            </span>
          </Row>
        ))}
      </ol>
    </section>
  )
}
