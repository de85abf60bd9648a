import sharp from 'sharp'
import { go } from './member.ts'

/** A picture to send; of another colour it is another one, and with each go at a journey too, since none is taken twice. */
export const blank = (background = '#336699'): Promise<Buffer> =>
  sharp({ create: { width: 640 + go(), height: 480, channels: 3, background } })
    .png()
    .toBuffer()
