interface LevelBadgeProps {
  readonly level: number
  /** The level's own, as `#rrggbb`. */
  readonly colour: string
  readonly size: number
}

/** A level as a cut stone with its number. Decoration beside the level's name. */
export const LevelBadge = ({ level, colour, size }: LevelBadgeProps) => (
  <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
    <path d="M32 3 57 17v30L32 61 7 47V17z" fill={colour} />
    <path d="M32 3 57 17 32 32 7 17z" fill="#fff" opacity=".22" />
    <path d="M7 47 32 32v29z" fill="#000" opacity=".16" />
    <path d="M57 47 32 32v29z" fill="#000" opacity=".3" />
    <path
      d="M32 12 49 21.6v20.8L32 52 15 42.4V21.6z"
      fill={colour}
      stroke="#fff"
      strokeOpacity=".55"
      strokeWidth="1.6"
    />
    <text
      x="32"
      y="40"
      textAnchor="middle"
      fontSize="23"
      fontWeight="800"
      fill="#fff"
      stroke="#0006"
      strokeWidth="3"
      paintOrder="stroke"
    >
      {level}
    </text>
  </svg>
)
