import { Segments } from '@croupier/kit/form/segments.tsx'
import { useWords } from '@croupier/kit/words.ts'

export type Mode = 'manual' | 'auto'

interface ModeSwitchProps {
  readonly mode: Mode
  readonly onMode: (mode: Mode) => void
}

/** Round by round, or by itself. Only where the brand's policy has autoplay. */
export function ModeSwitch({ mode, onMode }: ModeSwitchProps) {
  const t = useWords('games')
  return (
    <Segments
      label={t('mode')}
      options={[
        { value: 'manual', label: t('manual') },
        { value: 'auto', label: t('auto') },
      ]}
      value={mode}
      onChange={onMode}
    />
  )
}
