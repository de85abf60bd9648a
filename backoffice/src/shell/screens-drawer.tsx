import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { makeSwitch } from '../kit/switch.ts'
import { DrawnScreens } from './side-bar.tsx'

const drawer = makeSwitch()

/** Show the screens over the page, where there is no room for them beside it. */
export const openScreens = () => drawer.set(true)

const close = () => drawer.set(false)

/** The side bar of a narrow window: it goes as soon as a screen is chosen. */
export function ScreensDrawer() {
  const opened = useSyncExternalStore(drawer.watch, drawer.get)
  return opened ? <Drawer /> : null
}

function Drawer() {
  const t = useWords('shell')
  const router = useRouter()
  // Also where the screen that is shown is chosen once more.
  useEffect(() => router.subscribe('onBeforeNavigate', close), [router])
  return (
    <ModalFrame title={t('screens')} bare place="start" width={300} onClose={close}>
      <DrawnScreens />
    </ModalFrame>
  )
}
