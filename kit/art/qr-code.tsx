import { create } from 'qrcode'

interface QrCodeProps {
  readonly text: string
  /** What a reader says. */
  readonly label: string
  readonly size?: number
}

/** Modules of quiet around the code, as the standard asks. */
const QUIET = 4

/** A text as a QR code, drawn here: nothing is fetched. Always dark on white, because cameras want it so. */
export function QrCode({ text, label, size = 200 }: QrCodeProps) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const side = modules.size + 2 * QUIET
  const path = Array.from(modules.data, (dark, at) =>
    dark ? `M${(at % modules.size) + QUIET} ${Math.floor(at / modules.size) + QUIET}h1v1h-1z` : '',
  ).join('')
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} rx="2" fill="#fff" />
      <path d={path} fill="#0b1020" />
    </svg>
  )
}
