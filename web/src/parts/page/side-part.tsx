import { Component, type ReactNode, Suspense } from 'react'
import { ChunkNotice } from './chunk-notice.tsx'

interface SidePartProps {
  /** What stands in its place until it has arrived. */
  readonly fallback?: ReactNode
  /** Nobody misses it: where it does not arrive, what stands in its place stays. */
  readonly unmissed?: boolean
  /** What the notice's “not now” does besides going away. */
  readonly onClose?: () => void
  readonly children: ReactNode
}

interface SidePartState {
  readonly standing: 'fine' | 'failed' | 'dismissed'
}

/** A part beside or over the page that comes later. Where it does not arrive, the page stays and says so. */
export class SidePart extends Component<SidePartProps, SidePartState> {
  override state: SidePartState = { standing: 'fine' }
  static getDerivedStateFromError = () => ({ standing: 'failed' as const })

  #dismiss = () => {
    this.setState({ standing: 'dismissed' })
    this.props.onClose?.()
  }

  override render() {
    const { fallback = null, unmissed = false, children } = this.props
    const { standing } = this.state
    if (standing === 'failed' && unmissed) return fallback
    if (standing === 'failed') return <ChunkNotice onClose={this.#dismiss} />
    return standing === 'fine' ? <Suspense fallback={fallback}>{children}</Suspense> : null
  }
}
