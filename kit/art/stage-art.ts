import { drawnGame } from './drawn-games.ts'

const cssUrl = (path: string): string => `url("${drawnGame(path) ?? ''}")`

/** The place behind a title's reels and the frame around them, as values for a style sheet. */
export const stageArt = (name: string): { readonly backdrop: string; readonly frame: string } => ({
  backdrop: cssUrl(`backdrops/${name}.avif`),
  frame: cssUrl(`frames/${name}.avif`),
})
