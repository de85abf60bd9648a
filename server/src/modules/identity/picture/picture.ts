import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { openFairQueue } from '#kernel/fair-queue.ts'
import { atField, type Verdict, yes } from '#kernel/refusal.ts'

export type Shape = 'avatar' | 'paper'

/** What the process that draws is told. */
export interface PictureWork {
  readonly file: Uint8Array
  readonly shape: Shape
  readonly pixelsMax: number
}

/** What it answers. */
export type DrawnPicture = { readonly bytes: Uint8Array } | { readonly fault: 'file_broken' | 'picture_too_large' }

/** More than any phone takes; what claims more is refused before it is unpacked. */
const PIXELS_MAX = 50_000_000
/** One at a time, so that a core stays with the requests; the rest waits here, a member's own behind those of others. */
const queue = openFairQueue({ atOnce: 1, waitingMax: 100, waitingMaxEach: 20 })
/** No picture takes so long: what does is given up with the process that draws it. */
const DRAWING_MS = 30_000
const IDLE_MS = 60_000

/** How files of the kinds that are taken begin. */
const BEGINNINGS = [
  (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
]

/** A square picture of what a member sent, drawn anew: nothing of the file itself is kept. */
export const avatarOf = (memberId: string, file: Buffer | undefined): Promise<Verdict<Buffer>> =>
  redrawn(memberId, file, 'avatar')

/** A picture of a member's document, drawn anew and large enough to be read. */
export const paperOf = (memberId: string, file: Buffer | undefined): Promise<Verdict<Buffer>> =>
  redrawn(memberId, file, 'paper')

async function redrawn(memberId: string, file: Buffer | undefined, shape: Shape): Promise<Verdict<Buffer>> {
  if (file === undefined || file.length === 0) return atField('file', 'required')
  if (!BEGINNINGS.some((begins) => begins(file))) return atField('file', 'file_type')
  const drawn = await queue.run(memberId, () => draw({ file, shape, pixelsMax: PIXELS_MAX }))
  return 'bytes' in drawn ? yes(Buffer.from(drawn.bytes)) : atField('file', drawn.fault)
}

let drawer: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined

/** In a process of its own: hashes of passwords and requests never wait for it, and a file that breaks it breaks nothing else. */
async function draw(work: PictureWork): Promise<DrawnPicture> {
  clearTimeout(idle)
  const child = (drawer ??= startDrawer())
  const over = new AbortController()
  const timer = setTimeout(() => child.kill('SIGKILL'), DRAWING_MS)
  const ended = once(child, 'exit', { signal: over.signal }).then((): DrawnPicture => ({ fault: 'file_broken' }))
  const answered = once(child, 'message', { signal: over.signal }).then(([drawn]) => drawn as DrawnPicture) // See picture-process.ts.
  // The one that comes too late is given up below.
  ended.catch(() => {})
  answered.catch(() => {})
  try {
    child.send(work)
    return await Promise.race([answered, ended])
  } finally {
    over.abort()
    clearTimeout(timer)
    idle = setTimeout(() => drawer?.disconnect(), IDLE_MS).unref()
  }
}

function startDrawer(): ChildProcess {
  const child = fork(join(import.meta.dirname, 'picture-process.ts'), [], { serialization: 'advanced', execArgv: [] })
  // The next picture begins with another one.
  const gone = () => {
    if (drawer === child) drawer = undefined
  }
  child.on('exit', gone).on('disconnect', gone).on('error', gone)
  // The work it does is awaited; it keeps nobody from ending.
  child.unref()
  child.channel?.unref()
  return child
}
