import sharp, { type Sharp } from 'sharp'
import type { Deps } from '#kernel/deps.ts'
import { atField, type Verdict, yes } from '#kernel/refusal.ts'
import { inTurn } from '../password.ts'

/** More than any phone takes; what claims more is refused before it is unpacked. */
const PIXELS_MAX = 50_000_000
const AVATAR_SIDE = 256
const PAPER_SIDE = 2400

/** How files of the kinds that are taken begin. */
const BEGINNINGS = [
  (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
]

/** A square picture of what was sent, drawn anew: nothing of the file itself is kept. */
export const avatarOf = (deps: Deps, file: Buffer | undefined): Promise<Verdict<Buffer>> =>
  redrawn(deps, file, (picture) => picture.resize(AVATAR_SIDE, AVATAR_SIDE, { fit: 'cover' }).webp({ quality: 82 }))

/** A picture of a document, drawn anew and large enough to be read. */
export const paperOf = (deps: Deps, file: Buffer | undefined): Promise<Verdict<Buffer>> =>
  redrawn(deps, file, (picture) =>
    picture.resize(PAPER_SIDE, PAPER_SIDE, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 86 }),
  )

async function redrawn(
  deps: Deps,
  file: Buffer | undefined,
  draw: (picture: Sharp) => Sharp,
): Promise<Verdict<Buffer>> {
  if (file === undefined || file.length === 0) return atField('file', 'required')
  if (!BEGINNINGS.some((begins) => begins(file))) return atField('file', 'file_type')
  // Drawing takes a core, as hashing does: one queue for both leaves a core to the requests.
  return inTurn(deps, () => drawn(file, draw))
}

/** The library says by throwing that a picture is no good; which way is found out by asking for its size first. */
async function drawn(file: Buffer, draw: (picture: Sharp) => Sharp): Promise<Verdict<Buffer>> {
  const size = await sharp(file, { limitInputPixels: false, failOn: 'warning' })
    .metadata()
    .catch(() => undefined)
  if (!size) return atField('file', 'file_broken')
  if (size.width * size.height > PIXELS_MAX) return atField('file', 'picture_too_large')

  const picture = sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'warning', animated: false }).autoOrient()
  const bytes = await draw(picture)
    .toBuffer()
    .catch(() => undefined)
  return bytes ? yes(bytes) : atField('file', 'file_broken')
}
