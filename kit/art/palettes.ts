/** Dark end, bright end and the colour of light and lettering. */
export type Palette = readonly [dark: string, bright: string, light: string]

export const palettes = {
  violet: ['#2b1055', '#7b7be8', '#ffd166'],
  pink: ['#3a0ca3', '#f72585', '#ffe66d'],
  jade: ['#07301f', '#1fa874', '#ffe27a'],
  ruby: ['#5a0f1c', '#e5384f', '#ffd97d'],
  ocean: ['#03045e', '#0aa5d6', '#d3f6ff'],
  amber: ['#4a0d00', '#ff7a1a', '#ffe08a'],
  teal: ['#032b33', '#12b5b0', '#fff0a8'],
  plum: ['#2a0a3f', '#a63ec9', '#ffd7f5'],
  royal: ['#0a1250', '#3f63f0', '#ffe38a'],
  sand: ['#3d2408', '#d8973c', '#fff1c9'],
  night: ['#080b2a', '#4646a8', '#c9d4ff'],
  coral: ['#4d0a2a', '#ff5f7e', '#fff0c2'],
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes

/** The same palette for the same code, so that a title without a picture still keeps its colours. */
export function paletteOf(code: string): Palette {
  const all: readonly Palette[] = Object.values(palettes)
  const sum = Array.from(code).reduce((hash, letter) => Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0), 7)
  return all[Math.abs(sum) % all.length] ?? palettes.violet
}
