import { Row } from '@croupier/kit/layout/layout.tsx'
import type { Cell, StageProps, TableLayout } from '../layout.ts'
import { CoinStage } from '../shaken-stages.tsx'
import classes from './faces.module.css'
import { rowOf, upTo } from './rows.ts'
import { winnersText } from './summary-text.ts'

const Stage = (props: StageProps) => <CoinStage {...props} />

const coins = (red: number): Cell => ({
  spot: `red_${red}`,
  face: (
    <Row as="span" inline gap={4}>
      {upTo(1, 4).map((coin) => (
        <i key={coin} className={classes.coin} data-red={coin <= red || undefined} />
      ))}
    </Row>
  ),
})

/** Se die: even and odd, big and small, and how many of four coins are red. */
export const seDieLayout: TableLayout = {
  felt: 'royal',
  Stage,
  road: { banker: 'odd', player: 'even' },
  called: ({ won }) => won,
  said: winnersText,
  rows: [
    rowOf('main', {
      size: 'large',
      least: 130,
      cells: [
        { spot: 'even', tone: 'blue' },
        { spot: 'odd', tone: 'red' },
      ],
    }),
    rowOf('size', { size: 'middle', least: 100, cells: ['small', { spot: 'all_alike', tone: 'green' }, 'big'] }),
    rowOf('coins', { size: 'middle', least: 100, cells: [4, 3, 2, 1, 0].map(coins) }),
  ],
}
