import { saveFile } from '@croupier/kit/save-file.ts'
import { create } from 'qrcode'

interface PosterParts {
  /** The brand's mark, as the page shows it. */
  readonly mark: SVGElement | null | undefined
  readonly brand: string
  readonly title: string
  readonly href: string
}

const WIDTH = 1080
const HEIGHT = 1440
/** Side of the code, with the quiet around it that the standard asks for. */
const CODE = 640
const QUIET = 4
const MARK = 200

/** Hand the visitor a picture to print or to send: the brand, what it asks for, and the code that leads there. */
export async function savePoster({ mark, brand, title, href }: PosterParts) {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const brush = canvas.getContext('2d')
  if (!brush) return
  const role = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()
  brush.fillStyle = role('surface-0')
  brush.fillRect(0, 0, WIDTH, HEIGHT)
  brush.fillStyle = role('accent')
  brush.fillRect(0, HEIGHT - 24, WIDTH, 24)
  if (mark) brush.drawImage(await pictureOf(mark), (WIDTH - MARK) / 2, 110, MARK, MARK)
  brush.textAlign = 'center'
  brush.fillStyle = role('text')
  brush.font = `700 64px ${getComputedStyle(document.body).fontFamily}`
  brush.fillText(title, WIDTH / 2, 430, WIDTH - 120)
  drawCode(brush, href, (WIDTH - CODE) / 2, 510)
  brush.fillStyle = role('text-dim')
  brush.font = `500 36px ${getComputedStyle(document.body).fontFamily}`
  brush.fillText(new URL(href).host, WIDTH / 2, 1260, WIDTH - 120)
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (picture) saveFile(`${brand.toLowerCase()}-poster.png`, picture)
}

/** Always dark on white, because cameras want it so. */
function drawCode(brush: CanvasRenderingContext2D, text: string, left: number, top: number) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const module = Math.floor(CODE / (modules.size + 2 * QUIET))
  const inner = (CODE - modules.size * module) / 2
  brush.fillStyle = '#fff'
  brush.beginPath()
  brush.roundRect(left, top, CODE, CODE, 32)
  brush.fill()
  brush.fillStyle = '#000'
  for (const [at, dark] of modules.data.entries()) {
    const [x, y] = [at % modules.size, Math.floor(at / modules.size)]
    if (dark)
      brush.fillRect(Math.round(left + inner) + x * module, Math.round(top + inner) + y * module, module, module)
  }
}

async function pictureOf(mark: SVGElement): Promise<HTMLImageElement> {
  const drawn = mark.cloneNode(true) as SVGElement
  drawn.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  drawn.setAttribute('width', String(MARK))
  drawn.setAttribute('height', String(MARK))
  const picture = new Image()
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawn))}`
  await picture.decode()
  return picture
}
