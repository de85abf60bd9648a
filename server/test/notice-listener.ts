import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export interface NoticeListener {
  readonly address: string
  /** The next notice that comes, as it came. */
  next(): Promise<string>
  /** Answer the next so many notices with a failure. */
  fail(times: number): void
  close(): Promise<void>
}

/** A site in the eyes of a third party: takes notices one after the other, and tells the time where there is a clock. */
export async function openNoticeListener(now?: () => Date): Promise<NoticeListener> {
  const waiting: string[] = []
  let heard: (() => void) | undefined
  let failures = 0
  const server = createServer((request, response) => {
    if (request.method !== 'POST')
      return void (now
        ? response.end(JSON.stringify({ value: { serverTime: now().toISOString() } }))
        : response.writeHead(404).end())
    void json(request).then((body) => {
      const failed = failures > 0
      if (failed) failures -= 1
      response.writeHead(failed ? 503 : 200).end()
      waiting.push((body as { readonly notice: string }).notice)
      heard?.()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async next() {
      while (waiting.length === 0) await new Promise<void>((resolve) => (heard = resolve))
      return waiting.shift()!
    },
    fail(times) {
      failures = times
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
