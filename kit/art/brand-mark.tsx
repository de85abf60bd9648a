import { type ReactNode, useId } from 'react'

interface BrandMarkProps {
  /** The mark's name in the brand's look, in any case. */
  readonly logo: string
  readonly size?: number
}

/** A brand's mark. Decoration beside its wordmark. */
export function BrandMark({ logo, size = 36 }: BrandMarkProps) {
  const Mark = marks[logo.toLowerCase()] ?? Clover
  return <Mark size={size} />
}

interface MarkProps {
  readonly size: number
}

interface GroundProps extends MarkProps {
  readonly corner: number
  /** Colours of the ground, from its upper left to its lower right corner. */
  readonly from: string
  readonly to: string
  readonly children: ReactNode
}

function Ground({ size, corner, from, to, children }: GroundProps) {
  const id = useId()
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
      </defs>
      <rect width="40" height="40" rx={corner} fill={`url(#${id})`} />
      {children}
    </svg>
  )
}

const leaf = 'M19.6 19.6c-6.5 0-11-2.4-11-6.2 0-3 2-4.7 4.3-4.7.5-2.4 2-3.7 3.9-3.7 3.1 0 2.8 8.4 2.8 14.6z'

const Clover = ({ size }: MarkProps) => (
  <Ground size={size} corner={11} from="#FFD978" to="#E79A12">
    <g fill="#17120A">
      {[0, 90, 180, 270].map((turn) => (
        <path key={turn} d={leaf} transform={`rotate(${turn} 20 20)`} />
      ))}
    </g>
  </Ground>
)

const petal = 'M20 18.2C16.4 14.8 16.2 9.4 20 4.6c3.8 4.8 3.6 10.2 0 13.6z'

const Sampaguita = ({ size }: MarkProps) => (
  <Ground size={size} corner={20} from="#2BC29A" to="#0B6B57">
    <g fill="#FFFDF5">
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <path key={turn} d={petal} transform={`rotate(${turn} 20 20)`} />
      ))}
    </g>
    <circle cx="20" cy="20" r="2.9" fill="#F7C948" />
  </Ground>
)

// Outer petals, inner petals, the heart, and the water below.
const lotus = [
  ['M20 30C10.6 30 5.4 24.6 4 17.6c6.2.4 11.4 3.6 16 12.4z', '#FFC9DB'],
  ['M20 30c9.4 0 14.6-5.4 16-12.4-6.2.4-11.4 3.6-16 12.4z', '#FFC9DB'],
  ['M20 30c-7.4-2.6-10.6-9.2-9.2-17.2C16.2 15.4 19.4 20.6 20 30z', '#FFE3EC'],
  ['M20 30c7.4-2.6 10.6-9.2 9.2-17.2C23.8 15.4 20.6 20.6 20 30z', '#FFE3EC'],
  ['M20 30c-4.6-5.4-4.6-15 0-22 4.6 7 4.6 16.6 0 22z', '#FFFFFF'],
] as const

const Lotus = ({ size }: MarkProps) => (
  <Ground size={size} corner={13} from="#F0638F" to="#8E1C4C">
    {lotus.map(([path, fill]) => (
      <path key={path} d={path} fill={fill} />
    ))}
    <path d="M12.5 33.6h15" stroke="#FFD978" strokeWidth="1.8" strokeLinecap="round" />
  </Ground>
)

const ray = 'M20 2.8l2 6.4h-4z'

const Sun = ({ size }: MarkProps) => (
  <Ground size={size} corner={11} from="#2E8BFF" to="#123A9C">
    <g fill="#FFD34D">
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <path key={turn} d={ray} transform={`rotate(${turn} 20 20)`} />
      ))}
      <circle cx="20" cy="20" r="8" />
    </g>
  </Ground>
)

const marks: Readonly<Record<string, (props: MarkProps) => ReactNode>> = {
  lucky: Clover,
  sampa: Sampaguita,
  sen: Lotus,
  sol: Sun,
}
