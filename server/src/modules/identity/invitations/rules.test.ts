import { expect, test } from 'vitest'
import { isValid } from './rules.ts'

const CODE = {
  kind: 'affiliate',
  memberId: 'agent',
  open: true,
  quota: null,
  used: 0,
  endsOn: null,
  domain: null,
} as const
const ARRIVAL = { today: '2026-11-20', domain: undefined, agents: new Set(['agent']) }

test.each([
  ['an open code of an open agent', {}, {}, true],
  ['a closed one', { open: false }, {}, false],
  ['with room for one more', { quota: 3, used: 2 }, {}, true],
  ['without room', { quota: 3, used: 3 }, {}, false],
  ['on its last day', { endsOn: '2026-11-20' }, {}, true],
  ['after its last day', { endsOn: '2026-11-19' }, {}, false],
  ['at its own host, in whatever case', { domain: 'a.example' }, { domain: 'A.example' }, true],
  ['at another host', { domain: 'a.example' }, { domain: 'b.example' }, false],
  ['where the host is not known', { domain: 'a.example' }, {}, true],
  ['of an agent whose account is not open', {}, { agents: new Set<string>() }, false],
  ['of nobody', { memberId: null }, { agents: new Set<string>() }, true],
  ['of a friend, who need be no agent', { kind: 'referral' }, { agents: new Set<string>() }, true],
  ['of a friend, closed', { kind: 'referral', open: false }, {}, false],
] as const)('%s', (_says, code, arrival, valid) => {
  expect(isValid({ ...CODE, ...code }, { ...ARRIVAL, ...arrival })).toBe(valid)
})
