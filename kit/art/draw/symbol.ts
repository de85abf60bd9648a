import { cut, wrought } from './materials.ts'
import { objectArt } from './object.ts'
import { moved } from './scenes/brush.ts'
import { freshId, picture, place, shadowed } from './svg.ts'
import type { ArtSources } from './svg.ts'
import { ownSymbols } from './own-symbols.ts'
import type { SymbolSet } from './symbol-sets.ts'

const size = 120

/** Where a mark stands in its setting, by material: its corner and its side. */
const SPOTS: Readonly<Partial<Record<SymbolSet['material'], readonly [at: number, side: number]>>> = {
  jade: [26, 68],
  brass: [28, 64],
  paper: [27, 66],
  'gold-leaf': [32, 56],
}

const plates: Readonly<Record<string, { from: string; to: string; ink: string }>> = {
  WILD: { from: '#FFE39A', to: '#F0A92B', ink: '#3a2300' },
  SCATTER: { from: '#FF8DB8', to: '#C92266', ink: '#ffffff' },
  BONUS: { from: '#9BE8FF', to: '#1C7FC4', ink: '#ffffff' },
}

/** One reel symbol of a set; `blurred` as it looks when the reel runs. */
export function symbol(sources: ArtSources, set: SymbolSet, code: string, look: 'still' | 'blurred'): string {
  const id = freshId()
  const drawn = set.objects[code] === undefined ? letter(sources, set, code) : object(sources, set, code)
  if (look === 'still') return picture(size, size, [drawn])
  const blur = `<filter id="${id}" x="-10%" y="-40%" width="120%" height="180%"><feGaussianBlur stdDeviation=".4 9"/></filter>`
  return picture(size, size, [blur, `<g filter="url(#${id})" opacity=".9">${drawn}</g>`])
}

function object(sources: ArtSources, set: SymbolSet, code: string): string {
  const ribbon = set.ribbons[code]
  const main = body(sources, set, code)
  const colours = ribbon === undefined ? undefined : plates[ribbon]
  if (ribbon === undefined || !colours) return main
  const id = freshId()
  const { path, width: textWidth } = sources.letter(ribbon, 22)
  const width = textWidth + 22
  const plate = `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colours.from}"/><stop offset="1" stop-color="${colours.to}"/></linearGradient></defs><rect x="${60 - width / 2}" y="84" width="${width}" height="32" rx="8" fill="url(#${id})" stroke="#fff" stroke-opacity=".35"/>`
  const text = `<path transform="translate(${60 - textWidth / 2} 108)" d="${path}" fill="${colours.ink}"/>`
  return moved('translate(60 50) scale(.92) translate(-60 -58)', main) + shadowed([plate + text], 2)
}

function body(sources: ArtSources, set: SymbolSet, code: string): string {
  const drawn = set.objects[code]
  if (!drawn) throw new Error(`no symbol has the code ${code}`)
  if ('own' in drawn) {
    const own = ownSymbols[drawn.own]
    return own ? own() : shadowed([objectArt(sources, drawn.own, { x: 7, y: 6, size: 106 })], 4)
  }
  const [at, side] = SPOTS[set.material] ?? [10, 100]
  const mark = place(sources.mark(drawn.mark), { x: at, y: at, size: side }, 'currentColor')
  return wrought(set.material, drawn.mirrored ? moved('translate(120 0) scale(-1 1)', mark) : mark, drawn.tone)
}

function letter(sources: ArtSources, set: SymbolSet, code: string): string {
  const tone = set.letters[code]
  if (!tone) throw new Error(`no symbol has the code ${code}`)
  const { path } = sources.letter(tone.text, 100, set.face)
  const part = `<g transform="${fitted(path)}"><path d="${path}" fill="currentColor"/></g>`
  return cut[set.material](part, tone)
}

// Display faces have long tails: a letter is placed by what is seen of it, not by its base line.
function fitted(path: string): string {
  const places = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
  const spread = (from: 0 | 1) => {
    const all = places.filter((_, at) => at % 2 === from)
    return { least: Math.min(...all), most: Math.max(...all) }
  }
  const [across, down] = [spread(0), spread(1)]
  const [wide, high] = [across.most - across.least, down.most - down.least]
  const scale = Math.min(92 / wide, 84 / high)
  const [x, y] = [60 - ((across.least + across.most) / 2) * scale, 60 - ((down.least + down.most) / 2) * scale]
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`
}
