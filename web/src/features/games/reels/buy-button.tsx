import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { amountText } from '@croupier/engine/money.ts'
import { SlotSymbol } from '@croupier/kit/art/slot-symbol.tsx'
import { Button } from '@croupier/kit/form/button.tsx'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useSession } from '@croupier/kit/session.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { LazyModal } from '../../../parts/page/lazy-modal.tsx'
import { percent } from '../../../parts/play/game.ts'
import classes from './buy-button.module.css'
import { lookOf } from './look.ts'
import type { BuyRules, Title } from './title.ts'
import { priceAt } from './use-slot-table.ts'
import type { SlotPlay } from './use-slot-table.ts'

interface BuyButtonProps {
  readonly title: Title
  readonly table: SlotPlay
}

/** The way to buy the title's free spins. It says the price, and asks once more before anything is taken. */
export function BuyButton({ title, table }: BuyButtonProps) {
  const t = useWords('games')
  const look = useMoneyLook()
  const guest = useSession() === undefined
  const [asking, setAsking] = useState(false)
  const { stake, blocked, auto, sells } = table
  if (!title.buy || !sells || guest || stake.units === undefined) return null
  const price = moneyText(amountText(priceAt(title, stake.units), stake.range.decimals), look)
  const busy = blocked !== undefined || auto.left !== undefined
  return (
    <>
      <Grid
        as="button"
        padY={4}
        padX={16}
        radius={12}
        type="button"
        className={classes.buy}
        disabled={busy}
        onClick={() => setAsking(true)}
      >
        <Text size={11} weight={800} className={classes.name}>
          {t('buy')}
        </Text>
        <Text as="b" size={15} leading={18} className="num">
          {price}
        </Text>
      </Grid>
      {asking ? (
        <LazyModal title={t('buy_title', { count: title.buy.spins })} width={420} onClose={() => setAsking(false)}>
          <Asking
            title={title}
            buy={title.buy}
            price={price}
            stake={moneyText(amountText(stake.units, stake.range.decimals), look)}
            onBuy={() => {
              setAsking(false)
              table.buy()
            }}
            onClose={() => setAsking(false)}
          />
        </LazyModal>
      ) : null}
    </>
  )
}

interface AskingProps {
  readonly title: Title
  readonly buy: BuyRules
  readonly price: string
  readonly stake: string
  readonly onBuy: () => void
  readonly onClose: () => void
}

function Asking({ title, buy, price, stake, onBuy, onClose }: AskingProps) {
  const t = useWords('games')
  const language = useLanguage()
  return (
    <Grid gap={12} className={classes.asking} style={lookOf(title)}>
      {title.scatter === undefined ? null : (
        <Grid as="span" centred pad={14} radius={12} className={classes.ground}>
          <SlotSymbol set={title.name} code={title.scatter} className={classes.picture} />
        </Grid>
      )}
      <p>{t('buy_text', { count: buy.spins, times: buy.price, stake })}</p>
      <Text as="p" size={13} tone="text-dim">
        {t('buy_return', { rtp: percent(buy.rtp, language) })}
      </Text>
      <Grid gap={12} className={classes.keys}>
        <Button size="large" onClick={onClose}>
          {t('buy_not')}
        </Button>
        <Button tone="primary" size="large" onClick={onBuy}>
          {t('buy_for', { price })}
        </Button>
      </Grid>
    </Grid>
  )
}
