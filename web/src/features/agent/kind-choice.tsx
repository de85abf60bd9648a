import type { MemberKind } from '@croupier/contract/agent-links.ts'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'

const KINDS = ['player', 'agent'] as const satisfies readonly MemberKind[]

interface KindChoiceProps {
  readonly value: MemberKind
  readonly onChange: (kind: MemberKind) => void
}

/** Whether who joins is a player or an agent. */
export function KindChoice({ value, onChange }: KindChoiceProps) {
  const t = useWords('agent')
  return (
    <Stack gap={6}>
      <Text size={13} weight={500} aria-hidden>
        {t('account_type')}
      </Text>
      <Segments
        raised
        label={t('account_type')}
        options={KINDS.map((kind) => ({ value: kind, label: t(kind) }))}
        value={value}
        onChange={onChange}
      />
    </Stack>
  )
}
