const files: Record<string, string> = import.meta.glob(
  ['./drawn/**/*.{avif,svg}', '!./drawn/{symbols,backdrops,frames,stages,dice}/**'],
  { eager: true, query: '?url&no-inline', import: 'default' },
)

/** The address of a picture of the site such as `tiles/dice.avif`; undefined when nobody has drawn it. */
export const pictureUrl = (path: string): string | undefined => files[`./drawn/${path}`]
