import type { StageProps, TableLayout } from '../layout.ts'
import { BeadStage } from '../shaken-stages.tsx'
import { rowOf, upTo } from './rows.ts'
import { winnersText } from './summary-text.ts'

const Stage = (props: StageProps) => <BeadStage {...props} />

const four = upTo(1, 4)
const others = (...taken: readonly number[]) => four.filter((each) => !taken.includes(each))
const twos = four.flatMap((one) => four.filter((two) => two > one).map((two) => [one, two] as const))

/** Fan tan: the four remainders, then what covers more than one of them. */
export const fanTanLayout: TableLayout = {
  felt: 'green',
  Stage,
  called: ({ won }) => won,
  said: winnersText,
  rows: [
    rowOf('fan', { size: 'middle', least: 78, cells: four.map((rest) => `fan_${rest}`) }),
    rowOf('kwok', { size: 'small', least: 56, cells: twos.map(([one, two]) => `kwok_${one}_${two}`) }),
    rowOf('ssh', {
      size: 'small',
      least: 84,
      cells: four.map((out) => ({ spot: `ssh_${others(out).join('_')}` })),
    }),
    rowOf('nim', {
      size: 'small',
      least: 56,
      cells: four.flatMap((wins) => others(wins).map((back) => `nim_${wins}_${back}`)),
    }),
    rowOf('nga', {
      size: 'small',
      least: 84,
      cells: twos.flatMap(([one, two]) => others(one, two).map((back) => `nga_${one}_${two}_${back}`)),
    }),
  ],
}
