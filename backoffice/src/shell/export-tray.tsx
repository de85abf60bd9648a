import { Text } from '@croupier/kit/layout/layout.tsx'
import { type Export, exports } from '@croupier/contract/lists.ts'
import { serverNow } from '@croupier/kit/clock.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconAlertTriangle, IconCircleCheck, IconDownload, IconLoader } from '@tabler/icons-react'
import { ageOf } from '../kit/age.ts'
import { Popover } from '../kit/popover.tsx'
import classes from './export-tray.module.css'
import { useMay } from '../kit/operator.tsx'

const SOON_MS = 2000
/** A link is good for five minutes. */
const RENEW_MS = 120_000

/** Files of long lists: how far each is, and where it is had. Shown only while there are any. */
export function ExportTray() {
  const t = useWords('shell')
  const may = useMay()('exports.make')
  const { data = [] } = useAsk(exports, undefined, {
    enabled: may,
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'waiting') ? SOON_MS : RENEW_MS),
  })
  if (data.length === 0) return null
  const waiting = data.some(({ state }) => state === 'waiting')
  return (
    <Popover
      label={t(waiting ? 'files_coming' : 'files_there', { count: data.length })}
      className={classes.button}
      side="right"
      width={320}
      face={
        <>
          {waiting ? (
            <IconLoader size={18} className={classes.turning} aria-hidden />
          ) : (
            <IconDownload size={18} aria-hidden />
          )}
          <Text padX={2} size={12} weight={600} text="center" radius={8} className={classes.count}>
            {data.length}
          </Text>
        </>
      }
    >
      {() => (
        <ul className={classes.list}>
          {data.map((one) => (
            <File key={one.id} file={one} />
          ))}
        </ul>
      )}
    </Popover>
  )
}

const SIGNS = { waiting: IconLoader, ready: IconCircleCheck, failed: IconAlertTriangle } as const

function File({ file: { path, format, state, rows, total, askedAt, link } }: { readonly file: Export }) {
  const t = useWords('shell')
  const language = useLanguage()
  const Sign = SIGNS[state]
  const figure = (value: number) => value.toLocaleString(language)
  return (
    <li data-state={state}>
      <Sign size={16} aria-hidden />
      <div>
        <p>
          <strong>{t(`lists.${path.split('/').at(-1) ?? ''}`, { otherwise: path.split('/').at(-1) ?? '' })}</strong>{' '}
          {format.toUpperCase()}
        </p>
        <Text as="p" size={12} tone="text-dim">
          {state === 'failed'
            ? t('file_failed')
            : t(state === 'ready' ? 'file_rows' : 'file_so_far', { rows: figure(rows), total: figure(total) })}
          {' · '}
          {ageOf(askedAt, serverNow(), language)}
        </Text>
        {state === 'waiting' ? <progress max={Math.max(1, total)} value={rows} aria-label={path} /> : null}
      </div>
      {link === null ? null : (
        <a href={link} download>
          {t('file_get')}
        </a>
      )}
    </li>
  )
}
