import { Coin } from '@croupier/kit/art/coin.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { CSSProperties } from 'react'
import { CountedMoney } from '../counted-money.tsx'
import type { Scene } from './scene.ts'
import classes from './scene-card.module.css'

const coins = Array.from({ length: 16 }, (_, index) => index)

/** What stands over the reels for a moment. A press goes on. */
export function SceneCard({ scene, onPress }: { readonly scene: Scene; readonly onPress: () => void }) {
  const t = useWords('games')
  return (
    <div className={classes.veil} data-kind={scene.kind}>
      {scene.kind === 'jackpot' ? <CoinRain /> : null}
      <button type="button" className={classes.card} onClick={onPress}>
        <Words scene={scene} />
        <span className={classes.press}>{t('press_to_go_on')}</span>
      </button>
    </div>
  )
}

function Words({ scene }: { readonly scene: Scene }) {
  const t = useWords('games')
  switch (scene.kind) {
    case 'free_spins':
      return (
        <>
          <span className={classes.title}>
            {t(scene.more ? 'free_spins_more' : 'free_spins_won', { count: scene.count })}
          </span>
          <span className={classes.under}>{t('free_spins_rule')}</span>
        </>
      )
    case 'free_spins_over':
      return (
        <>
          <span className={classes.under}>{t('free_spins_over')}</span>
          <span className={classes.amount}>
            <CountedMoney amount={scene.amount} from="0" ms={900} />
          </span>
        </>
      )
    case 'jackpot':
      return (
        <>
          <span className={classes.title}>{t('jackpot_won')}</span>
          <span className={classes.amount}>
            <CountedMoney amount={scene.amount} from="0" ms={2400} />
          </span>
        </>
      )
    case 'capped':
      return (
        <>
          <span className={classes.under}>{t('capped')}</span>
          <span className={classes.amount}>
            <CountedMoney amount={scene.amount} />
          </span>
        </>
      )
  }
}

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
