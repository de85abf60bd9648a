import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconCash, IconCircleCheck, IconCoin, IconTicket } from '@tabler/icons-react'
import { useTimes } from '../../parts/site/bet-times.ts'
import { type RoundEntry, roundEntriesOf } from './round-entries.ts'
import type { Round } from '../../parts/rounds/round.ts'
import classes from './round.module.css'

const ICONS = { placed: IconTicket, event: IconCoin, paid: IconCash, ended: IconCircleCheck } as const

/** What happened in a round, from the bet to its end. */
export function RoundTimeline({ round }: { readonly round: Round }) {
  const t = useWords('betting')
  return (
    <section className={`card ${classes.card}`}>
      <Text as="h2" mb={10} size={14} weight={700}>
        {t('what_happened')}
      </Text>
      <ol>
        {roundEntriesOf(round).map((happening, index) => (
          <Line key={`${happening.key}-${index}`} happening={happening} />
        ))}
      </ol>
    </section>
  )
}

function Line({ happening }: { readonly happening: RoundEntry }) {
  const t = useWords('betting')
  const look = useMoneyLook()
  const { time } = useTimes()
  const { kind, key, note, fill, money, at } = happening
  const Icon = ICONS[kind]
  const amounts = Object.fromEntries(Object.entries(money).map(([name, amount]) => [name, moneyText(amount, look)]))
  const values = { ...fill, ...amounts }
  return (
    <Row as="li" anchor gap={10} align="start" className={classes.line} data-kind={kind}>
      <Grid as="span" firm centred level={3} className={classes.dot}>
        <Icon size={15} aria-hidden />
      </Grid>
      <Text grow size={13} className={classes.said}>
        <b>{t(key, values)}</b>
        {note ? <span className={classes.small}>{t(note, values)}</span> : null}
      </Text>
      {at ? <span className={`${classes.small} num`}>{time(at)}</span> : null}
    </Row>
  )
}
