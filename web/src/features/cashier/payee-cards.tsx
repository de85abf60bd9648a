import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import type { Withdrawal } from '@croupier/contract/cashier.ts'
import { paletteOf } from '@croupier/kit/art/palettes.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconBuildingBank, IconCircleCheckFilled, IconClock, IconPlus } from '@tabler/icons-react'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { useMoment } from '../../parts/site/use-moment.ts'
import { isCooling } from './hindrance.ts'
import classes from './withdraw.module.css'

type Payee = Withdrawal['payee']

interface PayeeCardsProps {
  readonly payees: readonly Payee[]
  /** By the server's clock. */
  readonly now: number
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}

/** The member's accounts as cards, to choose one. A new one says from when it can be used. */
export function PayeeCards({ payees, now, chosen, onChoose }: PayeeCardsProps) {
  const t = useWords('cashier')
  const open = useOpenModal()
  const add = () => open('memberCentre', 'securityCenter.payout')
  return (
    <Grid gap={10} columns={1}>
      <Row gap={12} align="center" justify="between">
        <Text as="h3" size={13} weight={600}>
          {t('to_account')}
        </Text>
        <Row
          as="button"
          inline
          gap={6}
          align="center"
          least={32}
          type="button"
          className={`link ${classes.add}`}
          onClick={add}
        >
          <IconPlus size={16} aria-hidden />
          {t('add_account')}
        </Row>
      </Row>
      {payees.length === 0 ? (
        <Row
          as="button"
          gap={10}
          align="center"
          justify="center"
          pad={12}
          tone="text-dim"
          radius={12}
          type="button"
          className={classes.empty}
          onClick={add}
        >
          <IconBuildingBank size={22} stroke={1.6} aria-hidden />
          {t('no_account')}
        </Row>
      ) : (
        <Grid as="fieldset" gap={12} className={classes.payeeList}>
          <legend className="sr-only">{t('to_account')}</legend>
          {payees.map((payee) => (
            <PayeeCard
              key={payee.id}
              payee={payee}
              cooling={isCooling(payee.usableFrom, now)}
              chosen={payee.id === chosen}
              onChoose={onChoose}
            />
          ))}
        </Grid>
      )}
    </Grid>
  )
}

interface PayeeCardProps {
  readonly payee: Payee
  /** Nothing is paid to it yet. */
  readonly cooling: boolean
  readonly chosen: boolean
  readonly onChoose: (id: string) => void
}

function PayeeCard({ payee, cooling, chosen, onChoose }: PayeeCardProps) {
  const t = useWords('cashier')
  const moment = useMoment()
  const { id, providerName, accountName, numberEnd, usableFrom } = payee
  const [ground, light] = paletteOf(providerName)
  return (
    <Grid as="label" anchor gap={6} className={classes.payee} data-cooling={cooling || undefined}>
      <input type="radio" name="payee" value={id} checked={chosen} disabled={cooling} onChange={() => onChoose(id)} />
      <Grid
        as="span"
        gap={4}
        padY={14}
        padX={16}
        radius={12}
        className={classes.plastic}
        style={{ background: `linear-gradient(120deg, ${ground}, color-mix(in srgb, ${light} 45%, ${ground}))` }}
      >
        <Row as="span" gap={8} justify="between" weight={600} className={classes.provider}>
          {providerName}
          {chosen ? <IconCircleCheckFilled size={20} aria-hidden /> : null}
        </Row>
        <Text size={16} className={`${classes.number} num`}>
          ···· {numberEnd}
        </Text>
        <Text size={12}>{accountName}</Text>
      </Grid>
      {cooling ? (
        <Row as="span" gap={4} size={12} tone="warn">
          <IconClock size={14} aria-hidden />
          {t('usable_from', { when: moment(usableFrom) })}
        </Row>
      ) : null}
    </Grid>
  )
}
