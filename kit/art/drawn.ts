const files: Record<string, string> = import.meta.glob('./drawn/**/*.{avif,svg}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/** The address of a drawn picture such as `tiles/dice.avif`; undefined when nobody has drawn it. */
export const drawn = (path: string): string | undefined => files[`./drawn/${path}`]
