import { useId } from 'react'

interface BrandMarkProps {
  /** The mark's name in the brand's look: `lucky` or `sampa`, in any case. */
  readonly logo: string
  readonly size?: number
}

/** A brand's mark. Decoration beside its wordmark. */
export function BrandMark({ logo, size = 36 }: BrandMarkProps) {
  return logo.toLowerCase().includes('sampa') ? <Sampaguita size={size} /> : <Clover size={size} />
}

const leaf = 'M19.6 19.6c-6.5 0-11-2.4-11-6.2 0-3 2-4.7 4.3-4.7.5-2.4 2-3.7 3.9-3.7 3.1 0 2.8 8.4 2.8 14.6z'

function Clover({ size }: { readonly size: number }) {
  const id = useId()
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#FFD978" />
          <stop offset="1" stopColor="#E79A12" />
        </linearGradient>
      </defs>
      <rect width="40" height="40" rx="11" fill={`url(#${id})`} />
      <g fill="#17120A">
        {[0, 90, 180, 270].map((turn) => (
          <path key={turn} d={leaf} transform={`rotate(${turn} 20 20)`} />
        ))}
      </g>
    </svg>
  )
}

const petal = 'M20 18.2C16.4 14.8 16.2 9.4 20 4.6c3.8 4.8 3.6 10.2 0 13.6z'

function Sampaguita({ size }: { readonly size: number }) {
  const id = useId()
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#2BC29A" />
          <stop offset="1" stopColor="#0B6B57" />
        </linearGradient>
      </defs>
      <circle cx="20" cy="20" r="20" fill={`url(#${id})`} />
      <g fill="#FFFDF5">
        {[0, 60, 120, 180, 240, 300].map((turn) => (
          <path key={turn} d={petal} transform={`rotate(${turn} 20 20)`} />
        ))}
      </g>
      <circle cx="20" cy="20" r="2.9" fill="#F7C948" />
    </svg>
  )
}
