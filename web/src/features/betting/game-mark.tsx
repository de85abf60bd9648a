import { Text } from '@croupier/kit/layout/layout.tsx'
import { GameArt } from '@croupier/kit/art/game-art.tsx'

interface GameMarkProps {
  readonly code: string
  readonly name: string
  readonly size: number
}

/** A game's picture as a small square, for rows where the name stands beside it. */
export const GameMark = ({ code, name, size }: GameMarkProps) => (
  <Text firm clips style={{ width: size, height: size, borderRadius: Math.round(size / 4.4) }}>
    <GameArt code={code} title={name} plain />
  </Text>
)
