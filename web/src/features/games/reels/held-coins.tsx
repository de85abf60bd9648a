import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { Coin } from '@croupier/kit/art/coin.tsx'
import { figures, useMoneyLook } from '@croupier/kit/money.tsx'
import type { HeldCoinsEvent } from './events.ts'
import { placeOf } from './grid-view.tsx'
import classes from './held-coins.module.css'
import type { Title } from './title.ts'

interface HeldCoinsProps {
  readonly title: Title
  readonly held: HeldCoinsEvent
}

/** Coins that stay while the other cells spin again, each with what it holds. */
export function HeldCoins({ title, held }: HeldCoinsProps) {
  const { language } = useMoneyLook()
  const taken = new Set(held.coins.map(({ column, row }) => `${column}:${row}`))
  return (
    <div className={classes.held} aria-hidden>
      {Array.from({ length: title.columns * title.rows }, (_, place) => {
        const [column, row] = [place % title.columns, Math.floor(place / title.columns)]
        return taken.has(`${column}:${row}`) ? null : (
          <Grid
            key={`${place}-${held.step}`}
            as="span"
            centred
            className={classes.empty}
            style={placeOf(title, column, row)}
          />
        )
      })}
      {held.coins.map(({ column, row, amount }) => (
        <Grid key={`${column}:${row}`} as="span" centred className={classes.coin} style={placeOf(title, column, row)}>
          <Coin size={96} />
          <Text as="b" padX={8} weight={800} radius={10} className={`num ${classes.amount}`}>
            {figures(amount.replace(/\.0+$/, ''), { language, decimals: 0 })}
          </Text>
        </Grid>
      ))}
    </div>
  )
}
