interface VendorMarkProps {
  /** The vendor's mark as the catalogue names it, such as `croupier`; unknown ones get a mark by their letters. */
  readonly code: string
  readonly size?: number
  /** In the text's colour instead of the mark's own. */
  readonly quiet?: boolean
}

interface VendorSymbol {
  readonly colour: string
  readonly path: string
  readonly stroke?: true
}

const marks: Readonly<Record<string, VendorSymbol>> = {
  croupier: { colour: '#F5B83D', path: 'M4 20V8l8-5 8 5v12l-8-4z' },
  kidlat: { colour: '#6CB4FF', path: 'M13 2 4 14h7l-2 8 10-13h-7z' },
  bluefin: { colour: '#38D0D6', path: 'M2 13c5-9 12-9 16-3l4-4v14l-4-4c-4 5-11 5-16-3z' },
  tamaraw: { colour: '#E7A35A', path: 'M3 4c0 5 3 6 5 6v6l4 5 4-5v-6c2 0 5-1 5-6-3 3-5 3-9 3S6 7 3 4z' },
  papaya: { colour: '#FF7F96', path: 'M12 2c6 4 7 9 6 13-1 5-11 5-12 0-1-4 0-9 6-13z' },
  monsoon: {
    colour: '#8EA2FF',
    path: 'M3 8h12a3 3 0 1 0-3-3M3 12h16a3 3 0 1 1-3 3M3 16h8a3 3 0 1 1-3 3',
    stroke: true,
  },
  velvet: { colour: '#D691FF', path: 'M12 2l9 7-9 13L3 9z' },
  tabing: { colour: '#5FD4C4', path: 'M2 9c3-3 5-3 8 0s5 3 8 0l4-2M2 15c3-3 5-3 8 0s5 3 8 0l4-2', stroke: true },
  digits: {
    colour: '#8EA2FF',
    path: 'M12 2a10 10 0 1 0 .01 0zM12 7a5 5 0 1 1-.01 0z',
  },
  lotus: { colour: '#FF7F96', path: 'M12 3c3 3 4 6 4 8 2-2 4-3 6-3-1 7-5 11-10 11S3 15 2 8c2 0 4 1 6 3 0-2 1-5 4-8z' },
  temple: { colour: '#F0C05A', path: 'M12 2l10 7H2zM4 11h3v8H4zM10 11h4v8h-4zM17 11h3v8h-3zM2 20h20v2H2z' },
  banaue: { colour: '#B7D86B', path: 'M2 20h20M4 16h16M6 12h12M8 8h8M10 4h4', stroke: true },
}

/** A vendor's small mark. Decoration beside its name. */
export function VendorMark({ code, size = 22, quiet = false }: VendorMarkProps) {
  const mark = markOf(code)
  const colour = quiet ? 'currentColor' : mark.colour
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={mark.stroke ? 'none' : colour}
      stroke={mark.stroke ? colour : 'none'}
      strokeWidth="2.6"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={mark.path} />
    </svg>
  )
}

function markOf(code: string): VendorSymbol {
  const name = code.toLowerCase()
  const known = Object.entries(marks).find(([vendor]) => name.startsWith(vendor))
  if (known) return known[1]
  const all = Object.values(marks)
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return all[sum % all.length] ?? { colour: '#F5B83D', path: 'M4 20V8l8-5 8 5v12l-8-4z' }
}
