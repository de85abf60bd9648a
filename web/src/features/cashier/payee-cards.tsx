import type { Withdrawal } from '@croupier/contract/cashier.ts'
import { paletteOf } from '@croupier/kit/art/palettes.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconBuildingBank, IconCircleCheckFilled, IconClock, IconPlus } from '@tabler/icons-react'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { useMoment } from '../../parts/site/use-moment.ts'
import shared from './cashier.module.css'
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
    <div className={classes.payees}>
      <div className={classes.payeesHead}>
        <h3>{t('to_account')}</h3>
        <button type="button" className={`${shared.link} ${classes.add}`} onClick={add}>
          <IconPlus size={16} aria-hidden />
          {t('add_account')}
        </button>
      </div>
      {payees.length === 0 ? (
        <button type="button" className={classes.empty} onClick={add}>
          <IconBuildingBank size={22} stroke={1.6} aria-hidden />
          {t('no_account')}
        </button>
      ) : (
        <fieldset className={classes.payeeList}>
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
        </fieldset>
      )}
    </div>
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
    <label className={classes.payee} data-cooling={cooling || undefined}>
      <input type="radio" name="payee" value={id} checked={chosen} disabled={cooling} onChange={() => onChoose(id)} />
      <span
        className={classes.plastic}
        style={{ background: `linear-gradient(120deg, ${ground}, color-mix(in srgb, ${light} 45%, ${ground}))` }}
      >
        <span className={classes.provider}>
          {providerName}
          {chosen ? <IconCircleCheckFilled size={20} aria-hidden /> : null}
        </span>
        <span className={classes.number}>···· {numberEnd}</span>
        <span className={classes.holder}>{accountName}</span>
      </span>
      {cooling ? (
        <span className={classes.cooling}>
          <IconClock size={14} aria-hidden />
          {t('usable_from', { when: moment(usableFrom) })}
        </span>
      ) : null}
    </label>
  )
}
