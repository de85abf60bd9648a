import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import classes from './attached-picture.module.css'

const KB = 1024

interface AttachedPictureProps {
  readonly file: File | undefined
  readonly onFile: (file: File | undefined) => void
}

/** A picture that goes with a note: chosen, named with its size, taken away again. */
export function AttachedPicture({ file, onFile }: AttachedPictureProps) {
  const t = useWords('desk')
  const input = useRef<HTMLInputElement>(null)
  return (
    <Row gap={8} align="center" size={12} tone="text-dim">
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label={t('picture')}
        accept="image/*"
        onChange={({ target }) => {
          onFile(target.files?.[0])
          // The same one may be chosen again after it was taken away.
          target.value = ''
        }}
      />
      {file === undefined ? (
        <Row
          as="button"
          tall={24}
          inline
          gap={8}
          align="center"
          radius={8}
          type="button"
          className={classes.attach}
          onClick={() => input.current?.click()}
        >
          <IconPaperclip size={15} aria-hidden /> {t('attach')}
        </Row>
      ) : (
        <>
          <IconPaperclip size={15} aria-hidden />
          <Text grow truncate>
            {t('file_size', { name: file.name, size: Math.ceil(file.size / KB) })}
          </Text>
          <button type="button" aria-label={t('detach')} onClick={() => onFile(undefined)}>
            <IconX size={15} aria-hidden />
          </button>
        </>
      )}
    </Row>
  )
}
