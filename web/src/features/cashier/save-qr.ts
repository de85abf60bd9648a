import { saveFile } from '@croupier/kit/save-file.ts'
import { create } from 'qrcode'

/** Modules of quiet around the code, and pixels of one module: large enough for any bank's app to read from a photo. */
const QUIET = 4
const MODULE_PX = 12

/** Hand the visitor a text as the picture of a QR code. */
export function saveQr(name: string, text: string) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = (modules.size + 2 * QUIET) * MODULE_PX
  const brush = canvas.getContext('2d')
  if (!brush) return
  brush.fillStyle = '#fff'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.fillStyle = '#000'
  for (const [at, dark] of modules.data.entries()) {
    const [x, y] = [(at % modules.size) + QUIET, Math.floor(at / modules.size) + QUIET]
    if (dark) brush.fillRect(x * MODULE_PX, y * MODULE_PX, MODULE_PX, MODULE_PX)
  }
  canvas.toBlob((picture) => {
    if (picture) saveFile(`${name}.png`, picture)
  }, 'image/png')
}
