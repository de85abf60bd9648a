import { drawnGame } from './drawn-games.ts'

interface StageTitleProps {
  /** Names the drawing: `lucky-twenty`. */
  readonly name: string
  readonly title: string
  readonly className?: string | undefined
}

/** A game's title in its own lettering at the head of its stage. */
export const StageTitle = ({ name, title, className }: StageTitleProps) => (
  <img className={className} src={drawnGame(`stages/${name}.avif`)} alt={title} decoding="async" draggable={false} />
)
