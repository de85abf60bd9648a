import { freshId, lettering, picture } from './svg.ts'
import type { Studio } from './svg.ts'

/** The titles that stand over a game's stage. */
export const stageTitles: Readonly<Record<string, string>> = {
  'lucky-twenty': 'LUCKY TWENTY',
  'jade-ways': 'JADE WAYS',
  'storm-tumble': 'STORM TUMBLE',
  'harbour-coins': 'HARBOUR COINS',
  'moon-scroll': 'MOON SCROLL',
  'twin-lanterns': 'TWIN LANTERNS',
  'bell-street': 'BELL STREET',
}

/** A title in gold with a dark outline, for the head of a stage. */
export function stageTitle(studio: Studio, text: string): string {
  const id = freshId()
  const width = Math.ceil(studio.letter(text, 118).width) + 40
  const gold = `<defs><linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="-88" x2="0" y2="4"><stop offset=".05" stop-color="#FFF3C4"/><stop offset=".55" stop-color="#FFD166"/><stop offset="1" stop-color="#E08A12"/></linearGradient></defs>`
  return picture(width, 130, [
    gold,
    lettering(studio, text, { x: width / 2, y: 104, size: 118 }, `url(#${id})`, '#1a0b33'),
  ])
}
