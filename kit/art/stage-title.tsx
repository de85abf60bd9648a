import type { CSSProperties } from 'react'
import { drawnGame } from './drawn-games.ts'
import { sceneTitles } from './draw/scenes/titles.ts'
import { paletteOf } from './palettes.ts'
import styles from './stage-title.module.css'

interface StageTitleProps {
  /** Names the drawing: `lucky-twenty`. */
  readonly name: string
  readonly title: string
  readonly className?: string | undefined
}

/** A game's title at the head of its stage: in its own lettering where that says the same, else in plain letters. */
export function StageTitle({ name, title, className }: StageTitleProps) {
  const code = name.toUpperCase().replaceAll('-', '_')
  if (sceneTitles[code]?.title === title)
    return (
      <img
        className={className}
        src={drawnGame(`stages/${name}.avif`)}
        alt={title}
        decoding="async"
        draggable={false}
      />
    )
  const [dark, , light] = paletteOf(code)
  // React's type of a style does not know custom properties.
  const colours = { '--dark': dark, '--light': light } as CSSProperties
  return (
    <span className={`${styles.words} ${className ?? ''}`} style={colours}>
      {title}
    </span>
  )
}
