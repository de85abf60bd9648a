import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { namesTag } from './conditional.ts'
import { type Encoding, encodingFor } from './encoding.ts'
import { Refusal } from './refusal.ts'

/** An answer of the documentation as it is kept: written and packed once. */
export interface PackedPage {
  readonly path: string
  readonly type: string
  /** Of the text; each way of packing it makes a tag of its own. */
  readonly hash: string
  readonly texts: Readonly<Record<Encoding, Uint8Array>>
}

const DOCS = ['/openapi.json', '/docs', '/docs/*']

/** Serve the documentation: made in a thread of its own when somebody first asks for it, and kept as it goes out. */
export function addDocs(app: FastifyInstance): void {
  let made: Promise<ReadonlyMap<string, PackedPage>> | undefined

  const pages = () => {
    made ??= packedPages()
    // What could not be made is tried again by whoever asks next.
    made.catch(() => (made = undefined))
    return made
  }
  for (const url of DOCS)
    app.get(url, { exposeHeadRoute: false, config: { limit: 'file' } }, async (request, reply) => {
      const page = (await pages()).get(request.url.split('?', 1)[0] ?? '')
      if (page === undefined) throw new Refusal('not_found')
      return send(page, request, reply)
    })
}

async function packedPages(): Promise<ReadonlyMap<string, PackedPage>> {
  const worker = new Worker(new URL('docs-worker.ts', import.meta.url))
  try {
    const [pages] = (await once(worker, 'message')) as [readonly PackedPage[]] // What the worker says, and it says it once.
    return new Map(pages.map((page) => [page.path, page]))
  } finally {
    await worker.terminate()
  }
}

function send(page: PackedPage, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = encodingFor(headers['accept-encoding'])
  const etag = `"${page.hash}-${encoding}"`
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
  if (namesTag(headers['if-none-match'], etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const { buffer, byteOffset, byteLength } = page.texts[encoding]
  return reply.header('content-type', page.type).send(Buffer.from(buffer, byteOffset, byteLength))
}
