import { createTheme } from '@mantine/core'

/** Mantine's pieces in our type and corners; their colours come from the brand's roles in `mantine.css`. */
export const mantineTheme = createTheme({
  fontFamily: 'var(--face)',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  defaultRadius: 8,
  focusRing: 'auto',
  respectReducedMotion: true,
  headings: { fontFamily: 'var(--face)' },
})
