import type { Typeface } from './scene.ts'

/** What is known of a title's picture without drawing it. */
export interface SceneTitle {
  readonly title: string
  /** Where it plays, and who or what stands at its edge. */
  readonly ground: string
  readonly hero: string
  readonly face: Typeface
}

/** The titles that have a scene of their own: the first ones of the lobby. */
export const sceneTitles: Readonly<Record<string, SceneTitle>> = {
  LUCKY_TWENTY: { title: 'Lucky Twenty', ground: 'morning meadow', hero: 'clover', face: 'lilita-one' },
  JADE_WAYS: { title: 'Jade Ways', ground: 'karst river', hero: 'jade dragon', face: 'cinzel-decorative' },
  STORM_TUMBLE: { title: 'Storm Tumble', ground: 'violet storm', hero: 'sapphire', face: 'bangers' },
  HARBOUR_COINS: { title: 'Harbour Coins', ground: 'sunset harbour', hero: 'tall ship', face: 'pirata-one' },
  MOON_SCROLL: { title: 'Moon Scroll', ground: 'paper night', hero: 'owl', face: 'uncial-antiqua' },
  TWIN_LANTERNS: { title: 'Twin Lanterns', ground: 'festival street', hero: 'silk lantern', face: 'kaushan-script' },
  BELL_STREET: { title: 'Bell Street', ground: 'brick wall', hero: 'neon bell', face: 'yellowtail' },
  CRASH: { title: 'Crash', ground: 'orbit', hero: 'rocket', face: 'orbitron' },
  MINES: { title: 'Mines', ground: 'steel field', hero: 'bomb', face: 'black-ops-one' },
  PLINKO: { title: 'Plinko', ground: 'sweet board', hero: 'glossy ball', face: 'chango' },
}
