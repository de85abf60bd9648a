import { memberInfo } from '@croupier/contract/identity.ts'
import { LIVE_PATH } from '@croupier/contract/live.ts'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { ask } from './calls.ts'
import { type SocketHandlers, LiveConnection } from './live-line.ts'
import { session, watchSession } from './session.ts'
import { spread } from './spread.ts'

const line = new LiveConnection({
  connect,
  token: () => session()?.token,
  // Logged out elsewhere, or idle for too long. Any call finds out for certain and ends the session here.
  refused: () => void ask(memberInfo).catch(() => undefined),
  now: () => Date.now(),
  spread,
})

function connect({ opened, heard, closed }: SocketHandlers) {
  const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${LIVE_PATH}`)
  socket.addEventListener('open', opened)
  socket.addEventListener('message', ({ data }) => heard(String(data)))
  socket.addEventListener('close', closed)
  return socket
}

let token = session()?.token
watchSession(() => {
  if (session()?.token === token) return
  token = session()?.token
  line.restart()
})

/** Hear what the server says on a topic, its present state first; `undefined` hears nothing. */
export function useTopic(topic: string | undefined, heard: (data: unknown) => void) {
  const onHeard = useEffectEvent(heard)
  useEffect(() => (topic === undefined ? undefined : line.watch(topic, (data) => onHeard(data))), [topic])
}

interface LiveState {
  /** Nothing gets through: the browser is offline, or more than one try has failed. */
  readonly lost: boolean
  /** Seconds until the next try. */
  readonly retryIn: number
  readonly retry: () => void
}

/** How the line to the server is doing, counted down each second while it is lost. */
export function useLiveState(): LiveState {
  const { connected, failures, retryAt } = useSyncExternalStore(line.watchState, line.state)
  const online = useSyncExternalStore(watchOnline, () => navigator.onLine)
  const lost = !online || (!connected && failures > 1)
  const now = useSeconds(lost)
  return { lost, retryIn: Math.max(0, Math.ceil((retryAt - now) / 1000)), retry: line.retry }
}

function useSeconds(running: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [running])
  return now
}

function watchOnline(changed: () => void) {
  const back = () => {
    line.retry()
    changed()
  }
  window.addEventListener('online', back)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', back)
    window.removeEventListener('offline', changed)
  }
}
