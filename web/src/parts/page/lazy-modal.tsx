import type { ModalFrameProps } from '@croupier/kit/form/modal-frame.tsx'
import { Suspense } from 'react'
import { lazy } from './lazy.tsx'

const Frame = lazy(() => import('@croupier/kit/form/modal-frame.tsx').then(({ ModalFrame }) => ModalFrame))

/** A window over a screen that can be used before windows have been fetched. */
export const LazyModal = (props: ModalFrameProps) => (
  <Suspense fallback={null}>
    <Frame {...props} />
  </Suspense>
)

/** Fetch windows while nothing else is to do, so that the first of them opens at once. */
export const fetchModal = (): Promise<void> => Frame.preload()
