import { isRedNumber, roulette } from '@croupier/engine/tables/roulette.ts'
import type { CSSProperties } from 'react'
import type { SpotAt, TableLayout } from '../layout.ts'
import { numbersIn } from '../spot-name.ts'
import { WheelStage } from '../wheel-stage.tsx'
import classes from './roulette.module.css'
import { rowOf, upTo } from './rows.ts'

const keys = roulette.spots('STANDARD').map(({ key }) => key)
const inside = keys.filter((key) => /^(split|street|trio|corner|first_four|line)_/.test(key))

/** Where a number lies: columns of three from the left, the third of each on top. */
const placeOf = (number: number) => ({ x: Math.ceil(number / 3) - 0.5, y: 2.5 - ((number - 1) % 3) })

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length

/** Where a bet on these numbers is laid: on the line or the corner that they share. */
function pointOf(spot: string): { readonly x: number; readonly y: number } {
  const numbers = numbersIn(spot)
  const places = numbers.filter((number) => number > 0).map(placeOf)
  const x = numbers.includes(0) ? 0 : mean(places.map((place) => place.x))
  return { x, y: /^(street|line|first_four)/.test(spot) ? 3 : mean(places.map((place) => place.y)) }
}

// React's type of a style does not know custom properties.
const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({ '--x': x, '--y': y }) as CSSProperties

function Plan({ spotAt }: { readonly spotAt: SpotAt }) {
  return (
    <div className={classes.plan}>
      <div className={classes.zero}>
        {spotAt({ spot: 'straight_0', tone: 'green', face: <b className={classes.number}>0</b> }, 'bare')}
      </div>
      <div className={classes.numbers}>
        {upTo(1, 36).map((number) => (
          <div key={number} className={classes.cell} style={at(placeOf(number))}>
            {spotAt(
              {
                spot: `straight_${number}`,
                tone: isRedNumber(number) ? 'red' : 'black',
                face: <b className={classes.number}>{number}</b>,
              },
              'bare',
            )}
          </div>
        ))}
        {inside.map((spot) => (
          <div key={spot} className={classes.point} style={at(pointOf(spot))}>
            {spotAt({ spot, face: <i className={classes.dot} /> }, 'bare')}
          </div>
        ))}
      </div>
      <div className={classes.columns}>
        {[3, 2, 1].map((column) => (
          <div key={column}>
            {spotAt({ spot: `column_${column}`, face: <b className={classes.number}>2:1</b> }, 'bare')}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Roulette: the wheel, the layout of numbers with every bet between them, and the even chances below. */
export const rouletteLayout: TableLayout = {
  felt: 'green',
  Stage: WheelStage,
  Plan,
  planned: [...upTo(0, 36).map((number) => `straight_${number}`), ...inside, 'column_1', 'column_2', 'column_3'],
  called: ({ won }) => won.slice(1),
  rows: [
    rowOf('dozens', { size: 'small', least: 90, cells: ['dozen_1', 'dozen_2', 'dozen_3'] }),
    rowOf('chances', {
      size: 'small',
      least: 90,
      cells: ['low', 'even', { spot: 'red', tone: 'red' }, { spot: 'black', tone: 'black' }, 'odd', 'high'],
    }),
  ],
}
