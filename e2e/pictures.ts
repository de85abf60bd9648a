import sharp from 'sharp'

/** A picture to send. */
export const blank = (): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
