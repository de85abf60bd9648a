import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { digitLine, lotteryPlay } from '../../../../test/lotteries.ts'
import { world } from '../../../../test/world.ts'

const here = await world()
const { member } = here
const { place, onSale, toDraw, orderOf } = await lotteryPlay(here, 'SSC_10M')
const dir = mkdtempSync(join(tmpdir(), 'croupier-verify-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const VERIFY = join(import.meta.dirname, '../../../../../run/verify.ts')

function verified(record: object): { readonly says: string; readonly status: number | null } {
  const file = join(dir, 'draw.json')
  writeFileSync(file, JSON.stringify(record))
  const { stdout, stderr, status } = spawnSync(process.execPath, [VERIFY, file], { encoding: 'utf8' })
  return { says: stdout + stderr, status }
}

test('a draw and an own prize are proved without the site, and a number or a prize that was changed is not', async () => {
  const one = await member()
  const { issueNo } = await onSale()
  const { value } = await place(one, [digitLine('DWD', '||||0,1,2,3,4,5,6,7,8,9', 10)])
  const { numbers, proof, seal } = await toDraw(issueNo)
  const [line] = (await orderOf(one, value.orderId)).items
  const result = numbers ?? []
  const bet = { lineId: line?.lineId, method: 'DWD', content: line?.content, price: '2.00', odds: { WIN: '49/5' } }
  const record = {
    gameCode: 'SSC_10M',
    family: 'SSC',
    issueNo,
    result,
    unit: '0.01',
    proof,
    seal: { count: 1, stakes: '20.00', digest: seal?.digest },
    lineIds: [line?.lineId],
    stakes: ['20.00'],
    bets: [{ ...bet, prize: line?.prize }],
  }
  const { says, status } = verified(record)
  expect(says).toContain(`issue ${issueNo} of SSC_10M, numbers ${result.join(' ')}`)
  expect([says.trimEnd().endsWith('\nverified'), status]).toEqual([true, 0])

  const other = result.map((digit, at) => (at === 0 ? `${(Number(digit) + 1) % 10}` : digit))
  const changed = verified({ ...record, result: other })
  expect([changed.says.includes('numbers: FAILED'), changed.status]).toEqual([true, 1])
  const dearer = verified({ ...record, bets: [{ ...bet, prize: '19.61' }] })
  expect([dearer.says.includes(`${line?.lineId} prize: FAILED`), dearer.status]).toEqual([true, 1])
})
