import type { FrameMessage } from '@croupier/contract/launch.ts'

export type FrameNews = FrameMessage['type']

const NEWS: Readonly<Record<FrameNews, true>> = {
  'croupier:ready': true,
  'croupier:balance': true,
  'croupier:close': true,
  'croupier:expired': true,
  'croupier:funds': true,
}

const isNews = (type: unknown): type is FrameNews => typeof type === 'string' && Object.hasOwn(NEWS, type)

/** What a framed game says; undefined for whatever is not exactly that. */
export function newsIn(data: unknown): FrameNews | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined
  const [only, ...more] = Object.entries(data)
  if (only === undefined || more.length > 0 || only[0] !== 'type') return undefined
  return isNews(only[1]) ? only[1] : undefined
}
