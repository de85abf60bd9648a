import { useWords } from '@croupier/kit/words.ts'
import { IconMessageQuestion } from '@tabler/icons-react'
import { DeskButton } from './desk-button.tsx'

interface WriteButtonProps {
  readonly account: string
  /** Without its key where there are two members to write to. */
  readonly plain?: boolean
  readonly onPress: () => void
}

/** Opens what is written to a member. */
export function WriteButton({ account, plain = false, onPress }: WriteButtonProps) {
  const t = useWords('desk')
  return (
    <DeskButton
      icon={IconMessageQuestion}
      says={t('write_to', { account })}
      {...(plain ? {} : { shortcut: 'M' })}
      onPress={onPress}
    />
  )
}
