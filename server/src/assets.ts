import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ASSET_POLICY, PAGE_HEADERS } from '#kernel/headers.ts'

/** Serves the files of a build below `prefix`, where a file's name changes with its content. */
export async function serveAssets(
  app: FastifyInstance,
  { root, prefix }: { readonly root: string; readonly prefix: string },
): Promise<void> {
  await app.register(async (assets) => {
    assets.addHook('onSend', (_request, reply, payload, done) => {
      asAsset(reply)
      done(null, payload)
    })
    await assets.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      // A name says it already.
      lastModified: false,
      index: false,
    })
  })
}

/** A first visit fetches dozens of files: what says how a page may be used would weigh more than many of them. */
export function asAsset(reply: FastifyReply): FastifyReply {
  for (const name of PAGE_HEADERS) reply.removeHeader(name)
  return reply.header('content-security-policy', ASSET_POLICY)
}
