import { Surface } from '@croupier/kit/layout/layout.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconArrowUp, IconDeviceMobile, IconHeadset, IconUsersGroup } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { lazy } from '../parts/page/lazy.tsx'
import { downloadsIn, nameIn, socialIn } from './resources.ts'
import { ServiceNotice } from './service/service-notice.tsx'
import { useService } from './service/use-service.ts'
import { SidePart } from '../parts/page/side-part.tsx'
import { SideSheet } from './side-sheet.tsx'
import classes from './side-bar.module.css'
import { useStatus } from '../parts/site/use-status.ts'

const Downloads = lazy(() => import('./downloads.tsx').then(({ Downloads }) => Downloads))

/** Beside the page on wide screens, a button that opens a sheet on narrow ones: help, company, the app, and the way to the top. */
export function SideBar() {
  const t = useWords('shell')
  const language = useLanguage()
  const service = useService()
  const resources = useStatus()?.info.resources ?? []
  const social = socialIn(resources)
  const downloads = downloadsIn(resources)
  return (
    <>
      <aside className={`card ${classes.bar}`} aria-label={t('side_bar')}>
        {service.kind ? (
          <button type="button" className={classes.entry} onClick={service.open}>
            <IconHeadset size={20} aria-hidden />
            {t(service.kind === 'VIP' ? 'service_vip' : 'service_chat')}
          </button>
        ) : null}
        {social ? (
          <a className={classes.entry} href={social.url} target="_blank" rel="noreferrer">
            <IconUsersGroup size={20} aria-hidden />
            {nameIn(language, social)}
          </a>
        ) : null}
        {downloads.length > 0 ? <AppEntry downloads={downloads} /> : null}
        <button type="button" className={classes.entry} onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}>
          <IconArrowUp size={20} aria-hidden />
          {t('top')}
        </button>
      </aside>
      {service.kind || social || downloads.length > 0 ? <SideSheet service={service} /> : null}
      <ServiceNotice service={service} />
    </>
  )
}

interface AppEntryProps {
  readonly downloads: ReturnType<typeof downloadsIn>
}

/** Opens where the app is to be had; its codes are drawn when somebody looks. */
function AppEntry({ downloads }: AppEntryProps) {
  const t = useWords('shell')
  const app = useId()
  const [shown, setShown] = useState(false)
  return (
    <>
      <button
        type="button"
        className={classes.entry}
        popoverTarget={app}
        onPointerEnter={() => void Downloads.preload().catch(() => undefined)}
      >
        <IconDeviceMobile size={20} aria-hidden />
        {t('get_app')}
      </button>
      <Surface
        pad={20}
        tone="text"
        text="center"
        level={1}
        edge
        radius={12}
        id={app}
        popover="auto"
        className={classes.downloads}
        onToggle={({ newState }) => setShown(newState === 'open')}
      >
        <SidePart>{shown ? <Downloads downloads={downloads} /> : null}</SidePart>
      </Surface>
    </>
  )
}
