import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { Coin } from '@croupier/kit/art/coin.tsx'
import { SlotSymbol } from '@croupier/kit/art/slot-symbol.tsx'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { CSSProperties } from 'react'
import { CountedMoney } from '../../../parts/play/counted-money.tsx'
import type { Scene } from './scene.ts'
import classes from './scene-card.module.css'
import type { Title } from './title.ts'

interface SceneCardProps {
  readonly title: Title
  readonly scene: Scene
  readonly onPress: () => void
}

const coins = Array.from({ length: 16 }, (_, index) => index)

/** What stands over the reels for a moment. A press goes on. */
export function SceneCard({ title, scene, onPress }: SceneCardProps) {
  const t = useWords('games')
  return (
    <Grid centred className={classes.veil} data-kind={scene.kind}>
      {scene.kind === 'jackpot' ? <CoinRain /> : null}
      <Grid as="button" gap={6} radius={20} type="button" className={classes.card} onClick={onPress}>
        <Words title={title} scene={scene} />
        <Text mt={6} size={12} className={classes.press}>
          {t('press_to_go_on')}
        </Text>
      </Grid>
    </Grid>
  )
}

function Words({ title, scene }: Omit<SceneCardProps, 'onPress'>) {
  const t = useWords('games')
  const look = useMoneyLook()
  switch (scene.kind) {
    case 'free_spins':
      return (
        <>
          {scene.symbol === undefined ? null : (
            <>
              <span className={classes.under}>{t('chosen')}</span>
              <SlotSymbol set={title.name} code={scene.symbol} className={classes.chosen} />
            </>
          )}
          <Text text="center" className={classes.title}>
            {t(scene.more ? 'free_spins_more' : 'free_spins_won', { count: scene.count })}
          </Text>
          <FreeRule title={title} />
        </>
      )
    case 'free_spins_over':
      return <Sum under={t('free_spins_over')} amount={scene.amount} ms={900} />
    case 'respins':
      return (
        <>
          <Text text="center" className={classes.title}>
            {t('respins_won', { count: scene.count })}
          </Text>
          <span className={classes.under}>{t(title.stays ? 'respins_stay' : 'respins_rule')}</span>
        </>
      )
    case 'multiplied':
      return (
        <>
          <span className={classes.times}>×{scene.by}</span>
          <span className={classes.amount}>
            <CountedMoney amount={scene.amount} from={scene.from} ms={1000} />
          </span>
          <span className={classes.under}>
            {t('multiplied_from', { from: moneyText(scene.from, look), by: scene.by })}
          </span>
        </>
      )
    case 'collected':
      return <Sum under={t(scene.full ? 'collected_full' : 'collected')} amount={scene.amount} ms={1200} />
    case 'jackpot':
      return (
        <>
          <Text text="center" className={classes.title}>
            {t('jackpot_won')}
          </Text>
          <span className={classes.amount}>
            <CountedMoney amount={scene.amount} from="0" ms={2400} />
          </span>
        </>
      )
    case 'capped':
      return <Sum under={t('capped')} amount={scene.amount} ms={400} />
  }
}

function FreeRule({ title: { free } }: Pick<SceneCardProps, 'title'>) {
  const t = useWords('games')
  if (!free || free.multiplier === 1) return null
  return <span className={classes.under}>{t('free_spins_rule', { times: free.multiplier })}</span>
}

const Sum = ({ under, amount, ms }: { readonly under: string; readonly amount: string; readonly ms: number }) => (
  <>
    <span className={classes.under}>{under}</span>
    <span className={classes.amount}>
      <CountedMoney amount={amount} from="0" ms={ms} />
    </span>
  </>
)

const CoinRain = () => (
  <div className={classes.rain} aria-hidden>
    {coins.map((coin) => {
      // React's type of a style does not know custom properties.
      const style = {
        '--x': `${(coin * 37) % 100}%`,
        '--after': `${(coin * 173) % 1900}ms`,
        '--turn': `${(coin % 2 ? 1 : -1) * (120 + coin * 20)}deg`,
      } as CSSProperties
      return (
        <span key={coin} className={classes.coin} style={style}>
          <Coin size={28 + ((coin * 11) % 24)} />
        </span>
      )
    })}
  </div>
)
