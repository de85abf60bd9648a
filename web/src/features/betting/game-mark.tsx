import { GameArt } from '@croupier/kit/art/game-art.tsx'
import classes from './betting.module.css'

interface GameMarkProps {
  readonly code: string
  readonly name: string
  readonly size: number
}

/** A game's picture as a small square, for rows where the name stands beside it. */
export const GameMark = ({ code, name, size }: GameMarkProps) => (
  <span className={classes.gameMark} style={{ width: size, height: size, borderRadius: Math.round(size / 4.4) }}>
    <GameArt code={code} title={name} plain />
  </span>
)
