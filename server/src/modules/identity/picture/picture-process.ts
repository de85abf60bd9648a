import { constants, setPriority } from 'node:os'
import sharp, { type Sharp } from 'sharp'
import type { DrawnPicture, PictureWork, Shape } from './picture.ts'

// A process of its own, which `picture.ts` starts: what members send is unpacked here, behind everything else on the machine.
setPriority(constants.priority.PRIORITY_LOW)
sharp.concurrency(1)
sharp.cache(false)

const AVATAR_SIDE = 256
const PAPER_SIDE = 2400

const SHAPES: Readonly<Record<Shape, (picture: Sharp) => Sharp>> = {
  avatar: (picture) => picture.resize(AVATAR_SIDE, AVATAR_SIDE, { fit: 'cover' }).webp({ quality: 82 }),
  paper: (picture) =>
    picture.resize(PAPER_SIDE, PAPER_SIDE, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 86 }),
}

process.on('message', (work: PictureWork) => void drawn(work).then((picture) => process.send?.(picture)))
process.on('disconnect', () => process.exit())

/** The library says by throwing that a picture is no good; which way is found out by asking for its size first. */
async function drawn({ file, shape, pixelsMax }: PictureWork): Promise<DrawnPicture> {
  const size = await sharp(file, { limitInputPixels: false, failOn: 'warning' })
    .metadata()
    .catch(() => undefined)
  if (!size) return { fault: 'file_broken' }
  if (size.width * size.height > pixelsMax) return { fault: 'picture_too_large' }

  const picture = sharp(file, { limitInputPixels: pixelsMax, failOn: 'warning', animated: false }).autoOrient()
  const bytes = await SHAPES[shape](picture)
    .toBuffer()
    .catch(() => undefined)
  return bytes ? { bytes } : { fault: 'file_broken' }
}
