import { coin, cube, objectArt } from './object.ts'
import { freshId, picture, place } from './svg.ts'
import type { ArtSources } from './svg.ts'

/** The object that stands for each category. */
export const categories: Readonly<Record<string, string>> = {
  LIVE: 'woman-in-tuxedo',
  RNG: 'slot-machine',
  PVP: 'joker',
  FISH: 'tropical-fish',
  SPORTS: 'soccer-ball',
  ESPORTS: 'video-game',
  COCKFIGHT: 'rooster',
  BINGO: 'pool-8-ball',
  INHOUSE: 'cube-6',
  LOTT: 'ticket',
  ELOTT: 'admission-tickets',
}

/** Faces that a member may choose from, each on a ground of its own. */
export const avatars: Readonly<Record<string, readonly [object: string, from: string, to: string]>> = {
  fox: ['fox', '#2E58B8', '#16264F'],
  tiger: ['tiger-face', '#1E8A6B', '#083A2C'],
  panda: ['panda', '#B8472E', '#4F1A16'],
  owl: ['owl', '#6A3FC0', '#24124F'],
  frog: ['frog', '#C03F8A', '#4F1238'],
  lion: ['lion', '#2E8AB8', '#12354F'],
  koala: ['koala', '#B88A2E', '#4F3812'],
  rabbit: ['rabbit-face', '#3F7AC0', '#122C4F'],
  wolf: ['wolf', '#5A6A8A', '#1C2438'],
  dragon: ['dragon-face', '#B82E4A', '#4F1220'],
  octopus: ['octopus', '#1F7A8A', '#0A323A'],
  unicorn: ['unicorn', '#7A4AC8', '#2C1650'],
}

/** Things that stand alone on a stage or a page. */
export const singles: Readonly<Record<string, string>> = {
  clover: 'four-leaf-clover',
  gem: 'gem-stone',
  bomb: 'bomb',
  rocket: 'rocket',
  cherries: 'cherries',
  star: 'glowing-star',
  lotus: 'lotus',
  lantern: 'red-paper-lantern',
  fan: 'folding-hand-fan',
  cloud: 'cloud-with-lightning',
  bolt: 'high-voltage',
  stone: 'gem-drop',
  boat: 'sailboat',
  anchor: 'anchor',
  shell: 'spiral-shell',
  moon: 'crescent-moon',
  scroll: 'scroll',
  candle: 'candle',
  'gold-lantern': 'gold-lantern',
  'moon-cake': 'moon-cake',
  bell: 'bell',
  seven: 'seven',
  fish: 'tropical-fish',
  prawn: 'shrimp',
  crab: 'crab',
  rooster: 'rooster',
  gourd: 'bottle-gourd',
  dragon: 'dragon-face',
  tiger: 'tiger-face',
  phoenix: 'phoenix-bird',
  telescope: 'telescope',
  'empty-box': 'package',
  plug: 'electric-plug',
  lock: 'locked',
  trophy: 'trophy',
  machine: 'slot-machine',
  gear: 'gear',
  wrench: 'wrench',
  barrier: 'construction',
  globe: 'globe-showing-asia-australia',
  pin: 'round-pushpin',
  compass: 'compass',
  'host-1': 'woman-in-tuxedo-medium-light',
  'host-2': 'man-in-tuxedo-medium-dark',
  'host-3': 'person-in-tuxedo-medium',
  'host-4': 'woman-in-tuxedo-dark',
  'host-5': 'man-in-tuxedo-light',
}

/** One object in a square of its own. */
export const single = (sources: ArtSources, name: string): string =>
  picture(100, 100, [objectArt(sources, name, { x: 2, y: 2, size: 96 })])

/** A face on its disc. */
export function avatar(sources: ArtSources, name: string): string {
  const [object, from, to] = avatars[name] ?? ['fox', '#2E58B8', '#16264F']
  const id = freshId()
  return picture(96, 96, [
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="96" height="96" fill="url(#${id})"/>`,
    place(sources.object(object), { x: 12, y: 14, size: 72 }),
  ])
}

/** The coin and the cubes, kept as drawings because they are small. */
export const drawing = {
  coin: (sources: ArtSources) => picture(100, 100, [coin(sources)]),
  cube: (value: number) => picture(100, 100, [cube(value)]),
}
