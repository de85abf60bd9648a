import { Canvas, type Colour } from './canvas.ts'

const INK: Colour = [34, 40, 49]
const QUIET: Colour = [104, 114, 128]
const PAPER: Colour = [250, 250, 247]
const BANKS: readonly Colour[] = [
  [0, 98, 155],
  [200, 62, 45],
  [31, 122, 82],
]

/** A line of a paper: what it is called, and what stands there. */
type PaperField = readonly [name: string, words: string]

/** What somebody photographs of a transfer: the receipt of their bank's app. */
export interface TransferReceipt {
  readonly bank: string
  readonly amount: string
  readonly from: string
  readonly to: string
  readonly reference: string
  readonly at: string
}

/** The receipt of a transfer, as a picture. */
export function transferSlip({ bank, amount, from, to, reference, at }: TransferReceipt): Buffer {
  const canvas = paper(bank, 'TRANSFER SUCCESSFUL')
  canvas.text(amount, { left: 28, top: 140, dot: 4, colour: INK })
  list(canvas, 210, [
    ['FROM', from],
    ['TO', to],
    ['REFERENCE', reference],
    ['DATE', at],
  ])
  return canvas.png()
}

/** The last movements of an account, as a picture of a bank's app. */
export function accountStatement(bank: string, owner: string, movements: readonly PaperField[]): Buffer {
  const canvas = paper(bank, 'ACCOUNT ACTIVITY')
  canvas.text(owner, { left: 28, top: 140, dot: 3, colour: INK })
  list(canvas, 200, movements)
  return canvas.png()
}

function paper(bank: string, title: string): Canvas {
  const canvas = new Canvas(420, 560, PAPER)
  const colour = BANKS[bank.length % BANKS.length] ?? INK
  canvas.rectangle({ left: 0, top: 0, width: 420, height: 76 }, colour)
  canvas.text(bank, { left: 28, top: 28, dot: 3, colour: PAPER })
  canvas.text(title, { left: 28, top: 100, dot: 2, colour: QUIET })
  return canvas
}

function list(canvas: Canvas, top: number, lines: readonly PaperField[]): void {
  for (const [index, [name, words]] of lines.entries()) {
    const at = top + index * 72
    canvas.rectangle({ left: 28, top: at - 14, width: 364, height: 1 }, [222, 222, 216])
    canvas.text(name, { left: 28, top: at, dot: 2, colour: QUIET })
    canvas.text(words, { left: 28, top: at + 24, dot: 2, colour: INK })
  }
}

/** Who somebody is, as a card says it. */
export interface IdentityCard {
  readonly country: string
  readonly name: string
  readonly birthday: string
  readonly number: string
  readonly address: string
}

/** An identity card, as somebody photographs it on a table. */
export function identityCard({ country, name, birthday, number, address }: IdentityCard): Buffer {
  const canvas = new Canvas(640, 420, [112, 84, 62])
  canvas.rectangle({ left: 30, top: 26, width: 580, height: 368 }, [226, 234, 240])
  canvas.rectangle({ left: 30, top: 26, width: 580, height: 58 }, BANKS[0] ?? INK)
  canvas.text(country, { left: 52, top: 44, dot: 3, colour: PAPER })
  portrait(canvas)
  const lines: readonly PaperField[] = [
    ['NAME', name],
    ['DATE OF BIRTH', birthday],
    ['NUMBER', number],
    ['ADDRESS', address],
  ]
  for (const [index, [title, words]] of lines.entries()) {
    canvas.text(title, { left: 230, top: 108 + index * 66, dot: 2, colour: QUIET })
    canvas.text(words, { left: 230, top: 130 + index * 66, dot: 2, colour: INK })
  }
  return canvas.png()
}

function portrait(canvas: Canvas): void {
  canvas.rectangle({ left: 56, top: 110, width: 150, height: 190 }, [198, 208, 216])
  canvas.rectangle({ left: 106, top: 138, width: 50, height: 64 }, [222, 184, 150])
  canvas.rectangle({ left: 102, top: 130, width: 58, height: 22 }, [58, 44, 36])
  canvas.rectangle({ left: 82, top: 214, width: 98, height: 86 }, [70, 92, 128])
  for (let line = 0; line < 3; line++)
    canvas.rectangle({ left: 56, top: 322 + line * 18, width: 150 - line * 20, height: 6 }, [168, 180, 190])
}

/** A bill that shows where somebody lives. */
export function utilityBill(name: string, address: string, month: string): Buffer {
  const canvas = new Canvas(420, 560, PAPER)
  canvas.text('AGOS POWER AND WATER', { left: 28, top: 34, dot: 2, colour: BANKS[2] ?? INK })
  canvas.text('STATEMENT OF ACCOUNT', { left: 28, top: 62, dot: 2, colour: QUIET })
  list(canvas, 130, [
    ['CUSTOMER', name],
    ['SERVICE ADDRESS', address],
    ['BILLING MONTH', month],
    ['AMOUNT DUE', 'PHP 1,846.20'],
  ])
  return canvas.png()
}
