import { startWords } from '@croupier/kit/words.ts'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { ColumnsPicker } from '../src/kit/list/columns-picker.tsx'
import type { ListColumn } from '../src/kit/list/resource.ts'
import { useChoice } from '../src/kit/list/use-choice.ts'
import { loadGroup } from '../src/word-files.ts'

type Column = ListColumn<unknown>
const columnOf = (key: string): Column => ({ key, head: key, cell: () => null })
const ACCOUNT = columnOf('account')
const WALLET = columnOf('wallet')
const RESULT = columnOf('result')
const SEEN = columnOf('seen')
const BEFORE = [ACCOUNT, WALLET, RESULT]

function ListHead({ columns }: { readonly columns: readonly Column[] }) {
  const { shown, setColumns } = useChoice('people', columns)
  return (
    <>
      <output>{shown.map(({ key }) => key).join(' ')}</output>
      <ColumnsPicker columns={columns} shown={shown} onColumns={setColumns} />
    </>
  )
}

/** Open the page of a release whose list has these columns. */
function open(columns: readonly Column[]) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<ListHead columns={columns} />)
  const close = () => {
    root.unmount()
    place.remove()
  }
  onTestFinished(() => {
    close()
    localStorage.clear()
  })
  return close
}

const tick = async (key: string) => {
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: key }).click()
}
const head = (keys: string) => page.getByText(keys, { exact: true })

beforeAll(() => startWords('en', { groups: ['pieces'], load: loadGroup, wording: {} }))

test('a column that a later release adds is shown to whoever has chosen before, where it stands, and can be hidden', async () => {
  const close = open(BEFORE)
  await tick('result')
  await expect.element(head('account wallet')).toBeVisible()
  close()
  const later = [ACCOUNT, WALLET, SEEN, { ...columnOf('points'), hidden: true } as const, RESULT]
  const closeLater = open(later)
  await expect.element(head('account wallet seen')).toBeVisible()
  await tick('seen')
  await expect.element(head('account wallet')).toBeVisible()
  closeLater()
  open(later)
  await expect.element(head('account wallet')).toBeVisible()
})

test('the order that somebody has chosen stays, and what is new stands behind what it follows', async () => {
  const close = open(BEFORE)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('button', { name: 'Move result left' }).click()
  await expect.element(head('account result wallet')).toBeVisible()
  close()
  open([ACCOUNT, WALLET, RESULT, SEEN])
  await expect.element(head('account result seen wallet')).toBeVisible()
})

test('what was chosen in a release before goes on, and from then on what is added is shown', async () => {
  localStorage.setItem('console.list.people', JSON.stringify({ density: 'dense', columns: ['account', 'result'] }))
  const close = open(BEFORE)
  await expect.element(head('account result')).toBeVisible()
  close()
  open([...BEFORE, SEEN])
  await expect.element(head('account result seen')).toBeVisible()
})
