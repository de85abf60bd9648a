const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The cell that an arrow leads to from a cell: within its row, and from its first or last line to the row beside it. */
export function cellAfter(rows: HTMLElement, cell: HTMLElement, key: string): HTMLElement | undefined {
  const step = STEPS[key]
  if (!step) return undefined
  const row = Number(cell.dataset['row'])
  const cells = cellsOf(rows, row)
  const at = cells.indexOf(cell)
  const [across, down] = step
  const next = at + across + down * columnsOf(cell)
  if (next >= 0 && next < cells.length) return cells[next]
  if (down === 0) return undefined
  const beside = cellsOf(rows, row + down)
  return beside[down > 0 ? at % columnsOf(cell) : Math.min(at, beside.length - 1)] ?? beside.at(-1)
}

const cellsOf = (rows: HTMLElement, row: number): HTMLElement[] => [
  ...rows.querySelectorAll<HTMLElement>(`[data-cell][data-row="${row}"]`),
]

/** How many cells stand beside each other: those as high as the first. */
function columnsOf(cell: HTMLElement): number {
  const cells = [...(cell.closest('fieldset')?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])]
  const top = cells[0]?.offsetTop
  return Math.max(1, cells.filter(({ offsetTop }) => offsetTop === top).length)
}

interface TypedCell {
  readonly text: string
  readonly cell: HTMLElement
  /** No other number of the row begins so. */
  readonly isWhole: boolean
}

/** The cell in the row of another that typed digits name so far. */
export function typedCell(within: HTMLElement, text: string): TypedCell | undefined {
  const cells = [...(within.closest('fieldset')?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])]
  const begun = cells.filter(({ dataset }) => dataset['cell']?.startsWith(text))
  const [first] = begun
  if (!first) return undefined
  const exact = begun.find(({ dataset }) => dataset['cell'] === text)
  return { text, cell: exact ?? first, isWhole: exact !== undefined && begun.length === 1 }
}
