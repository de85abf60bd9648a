import sharp from 'sharp'

/** How a brand's mark stands on a home screen: alone, or on a ground that reaches to the edges for systems that cut a shape out. */
interface Shape {
  readonly px: number
  /** How much of the width the mark takes; what is cut away is outside of it. */
  readonly share: number
  readonly ground: boolean
}

export const ICONS = {
  '192.png': { px: 192, share: 1, ground: false },
  '512.png': { px: 512, share: 1, ground: false },
  'maskable-192.png': { px: 192, share: 0.6, ground: true },
  'maskable-512.png': { px: 512, share: 0.6, ground: true },
  'apple.png': { px: 180, share: 0.72, ground: true },
} as const satisfies Record<string, Shape>

export type IconName = keyof typeof ICONS

const SVG_PX = 40
const SVG_DENSITY = 72

/** A brand's mark, an SVG of 40 units, drawn as a PNG. */
export async function drawIcon(mark: Buffer, name: IconName, ground: string): Promise<Buffer> {
  const { px, share, ground: grounded } = ICONS[name]
  const size = Math.round(px * share)
  const drawn = sharp(mark, { density: (SVG_DENSITY * size) / SVG_PX }).resize(size, size)
  if (!grounded) return drawn.png().toBuffer()
  return sharp({ create: { width: px, height: px, channels: 4, background: ground } })
    .composite([{ input: await drawn.png().toBuffer() }])
    .png()
    .toBuffer()
}
