import { RadioCard } from '@croupier/kit/form/radio-card.tsx'
import type { ReactNode } from 'react'

interface MethodCardProps {
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** One way to prove who one is, among others to choose from. */
export const MethodCard = ({ chosen, onChoose, children }: MethodCardProps) => (
  <RadioCard
    name="method"
    dot
    gap={10}
    padX={12}
    weight={500}
    level={2}
    radius={8}
    checked={chosen}
    onChoose={onChoose}
  >
    {children}
  </RadioCard>
)
