import { useWords } from '@croupier/kit/words.ts'
import { IconMessageQuestion } from '@tabler/icons-react'
import { DeskButton } from '../../kit/desk-button.tsx'

interface WriteButtonProps {
  readonly account: string
  readonly shortcut?: string
  readonly onPress: () => void
}

/** Opens what is written to a member. */
export function WriteButton({ account, shortcut, onPress }: WriteButtonProps) {
  const t = useWords('desk')
  return (
    <DeskButton
      icon={IconMessageQuestion}
      says={t('write_to', { account })}
      {...(shortcut && { shortcut })}
      onPress={onPress}
    />
  )
}
