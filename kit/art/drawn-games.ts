const files: Record<string, string> = import.meta.glob(
  './drawn/{symbols,backdrops,frames,stages,dice}/**/*.{avif,svg}',
  {
    eager: true,
    query: '?url&no-inline',
    import: 'default',
  },
)

/** The address of what is drawn for the screen of a game, such as `symbols/jade-ways/A.avif`; undefined when nobody has drawn it. */
export const drawnGame = (path: string): string | undefined => files[`./drawn/${path}`]
