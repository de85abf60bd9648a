import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'round-'))
afterAll(() => rmSync(folder, { recursive: true }))

function run(script: string, content?: object | string) {
  const file = join(folder, 'file.json')
  if (content !== undefined) writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  const path = new URL(script, import.meta.url).pathname
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...(content === undefined ? [] : [file])], {
    encoding: 'utf8',
  })
  return { status, lines: stdout.trimEnd().split('\n'), complaint: stderr.trimEnd() }
}

const round = {
  roundId: '0199f0a0-0000-7000-8000-000000000001',
  gameCode: 'DICE',
  stake: '10.00',
  payout: '19.80',
  choices: { target: '50.00', over: true },
  events: [{ kind: 'rolled', roll: '98.03', target: '50.00', over: true, multiplier: '1.9803', won: true }],
  proof: {
    serverSeed: '5f3c1a9e7b2d4860c1f0a3b5d7e9124680acebdf13579bdf02468ace13579bdf',
    serverSeedHash: '03d6c9f131e20655327113a831270840ccf6fe4c88106706fd26dc7a603414b1',
    clientSeed: 'demo-client',
    nonce: 0,
    paytableVersion: 'dice-1',
    profile: 99,
  },
  rules: { unit: '0.01', payoutCap: '1000000.00' },
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const salt = '0'.repeat(32)
const first = hash(`${salt}|1|t1|t1|stake|posted|member|house|10000|40000|||`)
const batch = { id: '9', writer: 3, number: '7', at: '2026-11-21T12:00:00.000Z', previous: 'f'.repeat(64) }
const lineProof = {
  proves: 'ledger line',
  line: {
    line: 1,
    id: 't1',
    journal: 't1',
    kind: 'stake',
    state: 'posted',
    debit: 'member',
    credit: 'house',
    amount: '10000',
    debitAfter: '40000',
    creditAfter: null,
    holdId: null,
    cause: null,
  },
  salt,
  own: { side: 'debit', account: 'member', after: '40000', salt: null },
  batch: { ...batch, hash: hash(`${batch.previous}\n2/3/7/9/${batch.at}/2\n${first}\n${'a'.repeat(64)}`) },
  hashes: [first, 'a'.repeat(64)],
}

describe('the offline verifier of a ledger line', () => {
  test('proves an honest line, and says where it stands', () => {
    expect(run('verify.ts', lineProof)).toEqual({
      status: 0,
      complaint: '',
      lines: [
        'line 9/1 of 2, stake, posted, 10000 units, 2026-11-21T12:00:00.000Z',
        'account member, debit, left with 40000 units',
        `chain 3, batch number 7, after ${batch.previous}`,
        'side: ok (member 40000)',
        `line: ok (${first})`,
        `batch: ok (${lineProof.batch.hash})`,
        'verified',
      ],
    })
  })

  test('names what is wrong with a changed one and exits with 1', () => {
    const { status, lines } = run('verify.ts', { ...lineProof, line: { ...lineProof.line, amount: '20000' } })
    expect(status).toBe(1)
    expect(lines.filter((line) => line.includes('FAILED'))).toHaveLength(1)
    expect(lines.at(-1)).toBe('NOT verified')
  })
})

describe('the offline verifier', () => {
  test('proves an honest round line by line', () => {
    expect(run('verify.ts', round)).toEqual({
      status: 0,
      complaint: '',
      lines: [
        `round ${round.roundId}, DICE, stake 10.00, payout 19.80`,
        'words 4210597257',
        'drawn 98.03',
        `commitment: ok (${round.proof.serverSeedHash})`,
        'words: ok (98.03)',
        'outcome: ok (1 event)',
        'payout: ok (19.80)',
        'verified',
      ],
    })
  })

  test('names what is wrong with a changed one and exits with 1', () => {
    const { status, lines } = run('verify.ts', { ...round, payout: '9.80' })
    expect(status).toBe(1)
    expect(lines).toContain('payout: FAILED, the seeds give 19.80, the record says 9.80')
    expect(lines.at(-1)).toBe('NOT verified')
  })

  test('says in one line that a seed is not revealed yet', () => {
    const { status, lines, complaint } = run('verify.ts', { ...round, proof: { ...round.proof, serverSeed: null } })
    expect([status, lines]).toEqual([1, ['']])
    expect(complaint).toMatch(/^round \S+: the server seed is not revealed yet[^\n]*$/)
  })

  test('refuses in one line what is no round', () => {
    expect(run('verify.ts', 'nonsense').complaint).toMatch(/^\S+ cannot be read: [^\n]*$/)
    expect(run('verify.ts', [round]).complaint).toMatch(/^\S+ is neither a recorded round[^\n]*$/)
    expect(run('verify.ts', { ...round, rules: { unit: 1 } }).status).toBe(1)
    expect(run('verify.ts').complaint).toBe('usage: npm run verify -- FILE')
  })
})

describe('the facts command', () => {
  const fact = { id: 'a1', game: 'Dice (99% profile)', bet: 'win count 5000/10000', pays: '1.9800x', p_win: 0.5 }

  test('prints a verdict for each entry and the counts last', () => {
    const { status, lines } = run('facts.ts', [fact, { id: 'b2', game: 'Marbles', bet: 'Big', p: 0.5 }])
    expect(status).toBe(0)
    expect(lines).toEqual([
      'reproduced\ta1\tDice (99% profile)\twin count 5000/10000',
      'not covered\tb2\tMarbles\tBig',
      'reproduced 1, differs 0, not covered 1',
    ])
  })

  test('exits with 1 when any differs and shows both figures', () => {
    const { status, lines } = run('facts.ts', [fact, { ...fact, pays: '1.9900x' }])
    expect(status).toBe(1)
    expect(lines.slice(1)).toEqual([
      'differs\ta1\tDice (99% profile)\twin count 5000/10000\tpays 1.9900x\tpays 1.98',
      'reproduced 1, differs 1, not covered 0',
    ])
  })

  test('refuses in one line what is no file of facts', () => {
    expect(run('facts.ts', '{}').complaint).toMatch(/is not a file of facts: there is no list of facts in it$/)
    expect(run('facts.ts', '{}').status).toBe(2)
    expect(run('facts.ts').complaint).toBe('usage: npm run facts -- FILE')
  })
})
