import { spawnSync } from 'node:child_process'
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

describe('the offline verifier', () => {
  test('proves an honest round line by line', () => {
    expect(run('verify.ts', round)).toEqual({
      status: 0,
      complaint: '',
      lines: [
        `round ${round.roundId}, DICE, stake 10.00, payout 19.80`,
        'words 4210597257',
        'roll 98.03',
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
    expect(run('verify.ts', [round]).complaint).toMatch(/^\S+ is not a recorded round[^\n]*$/)
    expect(run('verify.ts', { ...round, rules: { unit: 1 } }).status).toBe(1)
    expect(run('verify.ts').complaint).toBe('usage: npm run verify -- round.json')
  })
})

describe('the facts command', () => {
  const fact = { id: 'a1', game: 'Dice (99% profile)', bet: 'win count 5000/10000', pays: '1.9800x', p_win: 0.5 }

  test('prints a verdict for each entry and the counts last', () => {
    const { status, lines } = run('facts.ts', [fact, { id: 'b2', game: 'Sic Bo', bet: 'Big', p: 0.5 }])
    expect(status).toBe(0)
    expect(lines).toEqual([
      'reproduced\ta1\tDice (99% profile)\twin count 5000/10000',
      'not covered\tb2\tSic Bo\tBig',
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
