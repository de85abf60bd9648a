import { drawnGame } from './drawn-games.ts'
import { Picture } from './picture.tsx'

export type DieValue = 1 | 2 | 3 | 4 | 5 | 6

interface DieProps {
  readonly value: DieValue
  readonly size?: number
}

/** An ivory cube with this face on top, 64 to 96 px for throws. Decoration: the roll is said in words beside it. */
export function Cube({ value, size = 96 }: DieProps) {
  return (
    <Picture
      eager
      src={drawnGame(`dice/cube-${value}.svg`) ?? ''}
      alt=""
      width={size}
      height={size}
      draggable={false}
    />
  )
}
