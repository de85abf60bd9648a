import { Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconChecks, IconHandGrab, IconHandOff } from '@tabler/icons-react'
import { DeskButton } from '../../kit/desk-button.tsx'

interface ClaimAction {
  readonly isPending: boolean
  readonly mutate: () => void
}

/** Take it, so that everybody sees who is at work on it. */
export function ClaimButton({ action }: { readonly action: ClaimAction }) {
  const t = useWords('desk')
  return (
    <>
      <DeskButton
        icon={IconHandGrab}
        says={t('claim')}
        shortcut="C"
        tone="primary"
        working={action.isPending}
        onPress={action.mutate}
      />
      <Text as="p" size={12} tone="text-dim">
        {t('claim_hint')}
      </Text>
    </>
  )
}

/** Leave it to others. */
export function ReleaseButton({ action }: { readonly action: ClaimAction }) {
  const t = useWords('desk')
  return (
    <DeskButton
      icon={IconHandOff}
      says={t('release')}
      shortcut="U"
      tone="ghost"
      working={action.isPending}
      onPress={action.mutate}
    />
  )
}

/** What the second person does. */
export const ConfirmButton = ({ action, says }: { readonly action: ClaimAction; readonly says: string }) => (
  <DeskButton
    icon={IconChecks}
    says={says}
    shortcut="A"
    tone="two"
    working={action.isPending}
    onPress={action.mutate}
  />
)
