import { Row, Surface } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconHeadset, IconX } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import type { Service } from './service/use-service.ts'
import classes from './side-bar.module.css'
import { SideRows } from './side-rows.tsx'

/** Where the page is too narrow for the bar and too wide for the phone's menu: a button that opens the same as a sheet. */
export function SideSheet({ service }: { readonly service: Service }) {
  const t = useWords('shell')
  const kit = useWords('kit')
  const id = useId()
  const sheet = useRef<HTMLDivElement>(null)
  return (
    <>
      <button type="button" className={classes.thumb} popoverTarget={id} aria-label={t('side_bar')}>
        <IconHeadset size={24} aria-hidden />
      </button>
      <Surface
        wide
        tone="text"
        level={1}
        edge
        id={id}
        ref={sheet}
        popover="auto"
        className={classes.sheet}
        role="dialog"
        aria-label={t('side_bar')}
      >
        <Row align="center" justify="between" className={classes.sheetHead}>
          <h2>{t('side_bar')}</h2>
          <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={kit('close')}>
            <IconX size={20} aria-hidden />
          </button>
        </Row>
        <ul className={classes.rows}>
          <SideRows service={service} onChosen={() => sheet.current?.hidePopover()} />
        </ul>
      </Surface>
    </>
  )
}
