import sharp from 'sharp'

/** A picture to send; of another colour it is another one. */
export const blank = (background = '#336699'): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer()
