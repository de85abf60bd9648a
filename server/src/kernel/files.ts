import { createHmac, timingSafeEqual } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Deps } from './deps.ts'
import type { Authentication } from './authentication.ts'
import { Refusal } from './refusal.ts'
import { keyFor, keysFor } from './secret.ts'

/** A member's file. Its name is made here, never by who sent it. */
export interface FileKey {
  readonly brandId: number
  readonly memberId: string
  /** Such as `avatar-UUID.webp`. */
  readonly name: string
}

/** A picture for whoever was given its link, a paper for the eyes of the member alone, or for an operator's desk. */
type Audience = 'shown' | 'own' | 'desk'

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
/** Looked at where it is; whatever else there is, is kept by who gets it. */
const PICTURE = /\.webp$/
const HOUR_S = 3600
const OWN_S = 300
const NAME = /^[\w-]{1,80}\.[a-z]{3,4}$/

const disks = new WeakMap<Deps, Promise<Disk>>()

/** Where files lie: in the data folder, or in a bucket where one is named. */
function diskOf(deps: Deps): Promise<Disk> {
  const disk = disks.get(deps) ?? openDisk(deps)
  disks.set(deps, disk)
  return disk
}

async function openDisk({ config: { bucket, dataDir } }: Deps): Promise<Disk> {
  if (bucket === undefined)
    return new Disk(new FSDriver({ location: join(resolve(dataDir), 'files'), visibility: 'private' }))
  // Only those who keep files in a bucket load what speaks to it.
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      bucket: bucket.name,
      region: bucket.region,
      ...(bucket.endpoint === undefined ? {} : { endpoint: bucket.endpoint, forcePathStyle: true }),
      ...(bucket.keys && { credentials: bucket.keys }),
      // Buckets of today know no lists of who may read: they are private as a whole.
      supportsACL: false,
      visibility: 'private',
    }),
  )
}

const pathOf = ({ brandId, memberId, name }: FileKey) => `${brandId}/${memberId}/${name}`

/** Keep a file. */
export async function putFile(deps: Deps, key: FileKey, bytes: Uint8Array): Promise<void> {
  await (await diskOf(deps)).put(pathOf(key), bytes, { contentType: typeOf(key.name) })
}

/** A file's bytes; undefined when it is gone. */
export async function readFile(deps: Deps, key: FileKey): Promise<Uint8Array | undefined> {
  const disk = await diskOf(deps)
  return (await disk.exists(pathOf(key))) ? disk.getBytes(pathOf(key)) : undefined
}

/** Delete a file. */
export const deleteFile = async (deps: Deps, key: FileKey): Promise<void> => (await diskOf(deps)).delete(pathOf(key))

/** A link that shows a picture for one to two hours; within an hour it stays the same, so that browsers keep the picture. */
export function shownLink(deps: Deps, key: FileKey): string {
  const hour = Math.floor(deps.now().getTime() / 1000 / HOUR_S)
  return linkTo(deps, key, 'shown', (hour + 2) * HOUR_S)
}

/** A link for five minutes that opens for its member alone. */
export const ownLink = (deps: Deps, key: FileKey): string =>
  linkTo(deps, key, 'own', Math.floor(deps.now().getTime() / 1000) + OWN_S)

/** A link for five minutes that shows a member's paper on an operator's desk. */
export const deskLink = (deps: Deps, key: FileKey): string =>
  linkTo(deps, key, 'desk', Math.floor(deps.now().getTime() / 1000) + OWN_S)

function linkTo(deps: Deps, key: FileKey, audience: Audience, expires: number): string {
  const signature = signatureOf(keyFor(deps, PURPOSE), { ...key, audience, expires })
  return `/wps/files/${audience}/${expires}/${signature}/${pathOf(key)}`
}

const PURPOSE = 'links to files'

const signatureOf = (key: Uint8Array, link: Omit<Link, 'signature'>) =>
  createHmac('sha256', key)
    .update(`${link.audience}/${link.expires}/${pathOf(link)}`)
    .digest('base64url')

interface Link extends FileKey {
  readonly audience: Audience
  readonly expires: number
  readonly signature: string
}

/** Serve files by link. Whatever is wrong with a link, the answer is that there is no such thing. */
export function addFiles(app: FastifyInstance, deps: Deps, authentication: Authentication): void {
  app.get<{ Params: Readonly<Record<string, string>> }>(
    '/wps/files/:audience/:expires/:signature/:brandId/:memberId/:name',
    { exposeHeadRoute: false, config: { limit: 'file' } },
    async (request, reply) => {
      const link = linkFrom(request.params)
      if (link === undefined || !isGood(deps, link)) throw new Refusal('not_found')
      if (link.audience === 'own') {
        const caller = await authentication.callerOf(request)
        request.caller = caller
        const session = await authentication.admit(caller, { actor: 'account' })
        if (session?.memberId !== link.memberId || session.brandId !== link.brandId) throw new Refusal('not_found')
      }
      return send(deps, link, reply)
    },
  )
}

function linkFrom({
  audience,
  expires,
  signature = '',
  brandId,
  memberId = '',
  name = '',
}: Readonly<Record<string, string>>) {
  if ((audience !== 'shown' && audience !== 'own' && audience !== 'desk') || !NAME.test(name)) return undefined
  return { audience, expires: Number(expires), signature, brandId: Number(brandId), memberId, name } as const
}

function isGood(deps: Deps, link: Link): boolean {
  const same = keysFor(deps, PURPOSE).some((key) => isSame(signatureOf(key, link), link.signature))
  return same && link.expires * 1000 > deps.now().getTime()
}

function isSame(one: string, other: string): boolean {
  const [right, given] = [Buffer.from(one), Buffer.from(other)]
  return right.length === given.length && timingSafeEqual(right, given)
}

async function send(deps: Deps, link: Link, reply: FastifyReply): Promise<FastifyReply> {
  const bytes = await readFile(deps, link)
  if (bytes === undefined) throw new Refusal('not_found')
  const shown = link.audience === 'shown'
  return reply
    .header('content-type', typeOf(link.name))
    .header(
      'content-disposition',
      `${link.audience === 'own' || !PICTURE.test(link.name) ? 'attachment' : 'inline'}; filename="${link.name}"`,
    )
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', shown ? `private, max-age=${HOUR_S}, immutable` : 'no-store')
    .send(Buffer.from(bytes))
}

function typeOf(name: string): string {
  const type = TYPES[name.split('.').at(-1) ?? '']
  if (type === undefined) throw new Error(`nobody keeps files such as ${name}`)
  return type
}
