import { IconButton } from '@croupier/kit/form/icon-button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'

/** Copies a text, and says that it has. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const t = useWords('agent')
  const [copied, setCopied] = useState<string>()
  const Sign = copied === text ? IconCheck : IconCopy
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(text))
  return (
    <>
      <IconButton size="small" label={label} onClick={copy}>
        <Sign size={17} aria-hidden />
      </IconButton>
      <output className="sr-only">{copied === text ? t('copied') : ''}</output>
    </>
  )
}
