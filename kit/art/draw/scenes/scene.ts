import type { ArtSources } from '../svg.ts'

/** The display faces that titles are lettered in, by the name of their package. */
export const FACES = {
  'lilita-one': 'lilita-one-latin-400-normal',
  'cinzel-decorative': 'cinzel-decorative-latin-900-normal',
  bangers: 'bangers-latin-400-normal',
  'pirata-one': 'pirata-one-latin-400-normal',
  'uncial-antiqua': 'uncial-antiqua-latin-400-normal',
  'kaushan-script': 'kaushan-script-latin-400-normal',
  yellowtail: 'yellowtail-latin-400-normal',
  orbitron: 'orbitron-latin-900-normal',
  'black-ops-one': 'black-ops-one-latin-400-normal',
  chango: 'chango-latin-400-normal',
} as const

export type Typeface = keyof typeof FACES

/** A title's picture as layers: what lies far, what stands in the middle, and the hero that the edge crops. */
export interface Scene {
  readonly far: (sources: ArtSources) => string
  readonly middle: (sources: ArtSources) => string
  readonly near: (sources: ArtSources) => string
  /** The title in its own lettering. */
  readonly letters: (sources: ArtSources) => string
}
