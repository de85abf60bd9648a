import { expect, test } from 'vitest'
import { z } from 'zod'
import { CALLS } from './contract.ts'
import { CallerId, Id } from './field.ts'

const V4 = '6A0E6F5E-3F4B-4A57-9A53-0D0F5F0E0A01'
const V7 = '0198c0de-0000-7000-8000-000000000001'
const DERIVED = '6f1c3c1e-7f0a-5f8e-9a55-2f0f6c1d7b10'

/** The shapes that a body may have. */
const shapesOf = (body: z.ZodType | undefined): readonly z.ZodObject[] => {
  if (body instanceof z.ZodObject) return [body]
  return body instanceof z.ZodDiscriminatedUnion ? body.def.options.map((one) => one as z.ZodObject) : []
}

/** Their id names a contract that is there, as the specification has it. */
const NAMING = /_processContractHourSalary$|_processRealTimeSalaryContract$/

const making = Object.values(CALLS)
  .flat()
  .filter(({ path }) => !NAMING.test(path))
  .flatMap(({ method, path, body }) =>
    shapesOf(body).flatMap(({ shape }) =>
      shape['id'] ? [[`${method} ${path}`, shape['id'] as z.ZodType] as const] : [],
    ),
  )

test('there are calls whose id the caller makes', () => expect(making.length).toBeGreaterThan(30))

test.each(making)('%s takes an id that is random or by time, and keeps it in lower case', (_, id) => {
  expect(id.parse(V4)).toBe(V4.toLowerCase())
  expect(id.parse(V7)).toBe(V7)
})

test.each(making)('%s does not take an id that follows from another', (_, id) =>
  expect(id.safeParse(DERIVED).success).toBe(false),
)

test.each([
  DERIVED,
  '6f1c3c1e-7f0a-1f8e-9a55-2f0f6c1d7b10',
  '6f1c3c1e-7f0a-6f8e-9a55-2f0f6c1d7b10',
  '6f1c3c1e-7f0a-4f8e-ca55-2f0f6c1d7b10',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  `${V7}\n`,
  '',
])('nobody makes the id %j', (id) => expect(CallerId.safeParse(id).success).toBe(false))

test('what exists is named in any case, and known in lower case', () =>
  expect(Id.parse(DERIVED.toUpperCase())).toBe(DERIVED))
