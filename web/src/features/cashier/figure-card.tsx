import { Stack, Text } from '@croupier/kit/layout/layout.tsx'
import type { ReactNode } from 'react'

interface FigureCardProps {
  readonly name: string
  /** Beside the name. */
  readonly heading?: ReactNode
  readonly children: ReactNode
  readonly note: ReactNode
}

/** One figure that a form goes by: what it is, how much, and why. */
export const FigureCard = ({ name, heading, children, note }: FigureCardProps) => (
  <Stack as="section" gap={4} padY={14} padX={16} size={13} level={0} edge radius={12} aria-label={name}>
    {heading ?? (
      <Text size={12} tone="text-dim">
        {name}
      </Text>
    )}
    {children}
    <Text size={12} tone="text-dim">
      {note}
    </Text>
  </Stack>
)

/** The figure of a card. */
export const Figure = ({ children }: { readonly children: ReactNode }) => (
  <Text size={24} weight={700}>
    {children}
  </Text>
)
