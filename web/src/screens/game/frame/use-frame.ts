import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type FrameNews, newsIn } from './frame-message.ts'

/** Hears what the game in a frame says: only from that frame, and only while it shows the origin that it was opened with. */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  onNews: (news: FrameNews) => void,
): void {
  const hear = useEffectEvent(({ data, origin: from, source }: MessageEvent<unknown>) => {
    if (origin === undefined || from !== origin || source !== frame.current?.contentWindow) return
    const news = newsIn(data)
    if (news) onNews(news)
  })
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
}
