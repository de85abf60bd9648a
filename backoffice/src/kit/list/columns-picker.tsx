import { Row } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowDown, IconArrowUp, IconColumns3, IconLock } from '@tabler/icons-react'
import { Popover } from '../popover.tsx'
import classes from './list.module.css'
import type { ListColumn } from './resource.ts'
import { IconButton } from '@croupier/kit/form/icon-button.tsx'

interface ColumnsPickerProps<Row> {
  readonly columns: readonly ListColumn<Row>[]
  readonly shown: readonly ListColumn<Row>[]
  /** Their keys in order; undefined is as usual. */
  readonly onColumns: (keys: readonly string[] | undefined) => void
}

/** Which columns are shown, and in which order; the first one stays. */
export function ColumnsPicker<Row>({ columns, shown, onColumns }: ColumnsPickerProps<Row>) {
  const t = useWords('pieces')
  const keys = shown.map(({ key }) => key)
  const rest = columns.filter(({ key }) => !keys.includes(key))
  const toggle = (key: string) => onColumns(keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key])
  const move = (key: string, by: 1 | -1) => {
    const at = keys.indexOf(key)
    onColumns(keys.toSpliced(at, 1).toSpliced(at + by, 0, key))
  }
  return (
    <Popover
      label={t('columns')}
      className={classes.tool}
      side="right"
      width={264}
      face={
        <>
          <IconColumns3 size={15} aria-hidden />
          {t('columns')}
          <strong>{t('n_of_m', { n: shown.length, m: columns.length })}</strong>
        </>
      }
    >
      {() => (
        <>
          <Row as="p" justify="between" padY={6} padX={8}>
            <strong>{t('columns')}</strong>
            <button type="button" onClick={() => onColumns(undefined)}>
              {t('reset')}
            </button>
          </Row>
          {[...shown, ...rest].map(({ key, head }, index) => (
            <Row gap={4} align="center" padX={8} key={key} className={classes.columnLine}>
              <label>
                <input
                  type="checkbox"
                  checked={keys.includes(key)}
                  disabled={index === 0}
                  onChange={() => toggle(key)}
                />
                {head}
              </label>
              {index === 0 ? <IconLock size={14} aria-label={t('first_stays')} /> : null}
              {index > 1 && index < shown.length ? (
                <IconButton size="tiny" label={t('earlier', { column: head })} onClick={() => move(key, -1)}>
                  <IconArrowUp size={14} aria-hidden />
                </IconButton>
              ) : null}
              {index > 0 && index < shown.length - 1 ? (
                <IconButton size="tiny" label={t('later', { column: head })} onClick={() => move(key, 1)}>
                  <IconArrowDown size={14} aria-hidden />
                </IconButton>
              ) : null}
            </Row>
          ))}
        </>
      )}
    </Popover>
  )
}
