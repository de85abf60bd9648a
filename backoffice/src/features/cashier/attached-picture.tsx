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
    <div className={classes.attached}>
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
        <button type="button" className={classes.attach} onClick={() => input.current?.click()}>
          <IconPaperclip size={15} aria-hidden /> {t('attach')}
        </button>
      ) : (
        <>
          <IconPaperclip size={15} aria-hidden />
          <span className={classes.name}>{t('file_size', { name: file.name, size: Math.ceil(file.size / KB) })}</span>
          <button type="button" aria-label={t('detach')} onClick={() => onFile(undefined)}>
            <IconX size={15} aria-hidden />
          </button>
        </>
      )}
    </div>
  )
}
