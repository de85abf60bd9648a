// Draws every picture of the art kit into kit/art/drawn. Run it after a change of a recipe: npm run art [-- name …].
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import opentype from 'opentype.js'
import sharp from 'sharp'
import { banner, banners } from '../kit/art/draw/banner.ts'
import { letteredScene, sceneTile, scenes } from '../kit/art/draw/scenes/scenes.ts'
import { FACES } from '../kit/art/draw/scenes/scene.ts'
import type { Typeface } from '../kit/art/draw/scenes/scene.ts'
import { avatar, avatars, categories, drawing, single, singles } from '../kit/art/draw/single.ts'
import { backdrop, reelFrame, stageTitle, stageTitles } from '../kit/art/draw/stage.ts'
import { startPicture } from '../kit/art/draw/svg.ts'
import type { Icon, ArtSources } from '../kit/art/draw/svg.ts'
import { symbol } from '../kit/art/draw/symbol.ts'
import { codesOf, symbolSets } from '../kit/art/draw/symbol-sets.ts'
import { letteredTile, tile } from '../kit/art/draw/tile.ts'
import { tiles } from '../kit/art/draw/tiles.ts'

interface Picture {
  readonly file: string
  readonly draw: (sources: ArtSources) => string
  readonly width: number
  readonly quality: number
}

interface IconSet {
  readonly icons: Record<string, { body: string; width?: number; height?: number }>
  readonly aliases?: Record<string, { parent: string }>
  readonly width?: number
  readonly height?: number
}

const folder = join(import.meta.dirname, '..', 'kit', 'art', 'drawn')
const wanted = process.argv.slice(2)
const require = createRequire(import.meta.url)
const sources = openArtSources()

for (const { file, draw, width, quality } of pictures()) {
  if (wanted.length > 0 && !wanted.some((name) => file.includes(name))) continue
  startPicture()
  const svg = draw(sources)
  const path = join(folder, file)
  mkdirSync(join(path, '..'), { recursive: true })
  const bytes = file.endsWith('.svg') ? Buffer.from(small(svg)) : await raster(svg, width, quality)
  writeFileSync(path, bytes)
  console.log(`${file}\t${(bytes.length / 1024).toFixed(1)} kB`)
}

function* pictures(): Generator<Picture> {
  for (const [code, recipe] of Object.entries(tiles)) {
    const name = code.toLowerCase().replaceAll('_', '-')
    yield { file: `tiles/${name}.avif`, draw: (s) => letteredTile(s, recipe), width: 384, quality: 66 }
    yield { file: `tiles/${name}.plain.avif`, draw: (s) => tile(s, recipe), width: 384, quality: 62 }
  }
  for (const [code, scene] of Object.entries(scenes)) {
    const name = code.toLowerCase().replaceAll('_', '-')
    yield { file: `tiles/${name}.avif`, draw: (s) => letteredScene(s, scene), width: 384, quality: 58 }
    yield { file: `tiles/${name}.plain.avif`, draw: (s) => sceneTile(s, scene), width: 384, quality: 52 }
  }
  for (const [name, recipe] of Object.entries(banners)) {
    const widths = recipe.shape === 'wide' ? [720, 1440] : [480]
    for (const width of widths)
      yield { file: `banners/${name}.${width}.avif`, draw: (s) => banner(s, recipe), width, quality: 60 }
  }
  for (const [name, set] of Object.entries(symbolSets)) {
    for (const code of codesOf(set)) {
      const file = `symbols/${name}/${code}`
      yield { file: `${file}.avif`, draw: (s) => symbol(s, set, code, 'still'), width: 248, quality: 72 }
      if (set.runs)
        yield { file: `${file}.blurred.avif`, draw: (s) => symbol(s, set, code, 'blurred'), width: 124, quality: 45 }
    }
  }
  for (const [code, object] of Object.entries(categories))
    yield { file: `categories/${code}.avif`, draw: (s) => single(s, object), width: 112, quality: 60 }
  for (const [name, object] of Object.entries(singles))
    yield { file: `things/${name}.avif`, draw: (s) => single(s, object), width: 192, quality: 58 }
  for (const name of Object.keys(avatars))
    yield { file: `avatars/${name}.avif`, draw: (s) => avatar(s, name), width: 96, quality: 58 }
  for (const [name, title] of Object.entries(stageTitles))
    yield { file: `stages/${name}.avif`, draw: (s) => stageTitle(s, title), width: 900, quality: 62 }
  for (const [name, set] of Object.entries(symbolSets)) {
    yield { file: `frames/${name}.avif`, draw: () => reelFrame(set), width: 240, quality: 60 }
    const scene = scenes[name.toUpperCase().replaceAll('-', '_')]
    if (scene) yield { file: `backdrops/${name}.avif`, draw: (s) => backdrop(s, scene), width: 1200, quality: 62 }
  }
  yield { file: 'things/coin.svg', draw: drawing.coin, width: 0, quality: 0 }
  for (const value of [1, 2, 3, 4, 5, 6]) {
    yield { file: `dice/cube-${value}.svg`, draw: () => drawing.cube(value), width: 0, quality: 0 }
  }
}

// Drawn three times as large first: clipped edges of the icon sets are not smoothed by the rasteriser.
async function raster(svg: string, width: number, quality: number): Promise<Buffer> {
  const times = width > 600 ? 2 : 3
  const own = Number(/width="(\d+)"/.exec(svg)?.[1])
  const large = await sharp(Buffer.from(svg), { density: (72 * times * width) / own, limitInputPixels: false })
    .png()
    .toBuffer()
  return sharp(large)
    .resize({ width, kernel: 'lanczos3' })
    .avif({ quality, effort: 7, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

function small(svg: string): string {
  return svg.replaceAll(/\s*\n\s*/g, '').replaceAll(/(\d+\.\d{2})\d+/g, '$1')
}

function openArtSources(): ArtSources {
  const fonts = new Map(Object.entries(FACES).map(([face, file]) => [face, openFont(face, file)]))
  const fontOf = (face: Typeface) => fonts.get(face) ?? openFont(face, FACES[face])
  const objects = iconSet('@iconify-json/fluent-emoji/icons.json')
  const marks = iconSet('@iconify-json/game-icons/icons.json')
  return {
    object: (name) => iconOf(objects, name),
    mark: (name) => iconOf(marks, name),
    letter: (text, size, face = 'lilita-one') => ({
      path: fontOf(face).getPath(text, 0, 0, size).toPathData(1),
      width: fontOf(face).getAdvanceWidth(text, size),
    }),
  }
}

function openFont(face: string, file: string) {
  return opentype.loadSync(require.resolve(`@fontsource/${face}/files/${file}.woff`))
}

function iconSet(path: string): IconSet {
  return JSON.parse(readFileSync(require.resolve(path), 'utf8'))
}

function iconOf(set: IconSet, name: string): Icon {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? '']
  if (!icon) throw new Error(`no icon is called ${name}`)
  return { body: icon.body, width: icon.width ?? set.width ?? 32, height: icon.height ?? set.height ?? 32 }
}
