import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { type Day, dayOf, daysAfter } from '#kernel/day.ts'
import { PLAIN_MEMBER } from '../../../../test/plain-member.ts'
import { world } from '../../../../test/world.ts'
import { createMember } from '../identity.ts'
import { countBelow, downlineOf, judgeMove, moveBranch, relatedTo, uplineOf } from './hierarchy.ts'

const { deps, clock } = await world()
const brandId = PLAIN_MEMBER.brandId
const DAY_MS = 24 * 3_600_000
const today = () => dayOf(deps.now(), 'UTC')

async function newMember(uplineId: string | null): Promise<string> {
  const id = randomUUID()
  const account = `m${id.slice(0, 13).replaceAll('-', '')}`
  const member = { ...PLAIN_MEMBER, id, account, nickname: account, agentType: 2, uplineId }
  await inTransaction(deps.db, (tx) => createMember(tx, member, deps.now()))
  return id
}

const move = (memberId: string, uplineId: string, from: Day = daysAfter(today(), 1)) =>
  inTransaction(deps.db, async (tx) => {
    const wanted = { brandId, memberId, uplineId, from }
    const judged = await judgeMove(tx, wanted)
    if (judged.ok) await moveBranch(tx, wanted, deps.now())
    return judged.ok ? undefined : judged.code
  })

/** Draws whole numbers below a bound: the same for the same seed. */
function draws(seed: string) {
  let count = 0
  return (bound: number) => createHash('sha256').update(`${seed} ${count++}`).digest().readUInt32BE() % bound
}

/** Who stands where, kept by hand: for each member the uplines with the day from which each holds. */
class Model {
  readonly #placements = new Map<string, { readonly upline: string; readonly from: Day }[]>()

  come(member: string, upline: string | null, from: Day): void {
    this.#placements.set(member, upline === null ? [] : [{ upline, from }])
  }

  move(member: string, upline: string, from: Day): void {
    const kept = (this.#placements.get(member) ?? []).filter((place) => place.from < from)
    this.#placements.set(member, [...kept, { upline, from }])
  }

  uplineOn(member: string, day: Day): string | undefined {
    return this.#placements.get(member)?.findLast(({ from }) => from <= day)?.upline
  }

  above(member: string, day: Day): readonly string[] {
    const upline = this.uplineOn(member, day)
    return upline === undefined ? [] : [upline, ...this.above(upline, day)]
  }
}

describe('a line of members', () => {
  test('stands on every day as a naive walk from member to upline finds it, whatever was moved in between', async () => {
    const draw = draws('a line of members')
    const model = new Model()
    const members: string[] = []
    const one = () => members[draw(members.length)]!
    const come = async () => {
      const upline = members.length < 3 || draw(8) === 0 ? null : one()
      const id = await newMember(upline)
      model.come(id, upline, daysAfter(today(), -1))
      members.push(id)
    }
    const first = today()
    const told: (string | undefined)[] = []
    const meant: (string | undefined)[] = []
    const moveOne = async () => {
      const [member, upline, from] = [one(), one(), daysAfter(today(), 1)]
      const circle = member === upline || model.above(upline, from).includes(member)
      told.push(await move(member, upline))
      meant.push(circle ? 'would_be_a_circle' : undefined)
      if (!circle) model.move(member, upline, from)
    }
    for (let day = 0; day < 6; day++) {
      for (let step = 0; step < 12; step++) await (members.length < 6 || draw(3) === 0 ? come() : moveOne())
      clock.move(DAY_MS)
    }
    expect(told).toEqual(meant)
    expect(new Set(meant)).toEqual(new Set(['would_be_a_circle', undefined]))

    for (let back = -1; back <= 7; back++) {
      const day = daysAfter(first, back)
      for (const member of members) {
        const above = model.above(member, day)
        expect((await uplineOf(deps.db, member, day))?.id).toBe(above[0])
        const below = members.filter((other) => model.above(other, day).includes(member))
        expect(await countBelow(deps.db, member, day)).toBe(below.length)
        expect(await relatedTo(deps.db, member, members, day)).toEqual(new Set([...above, ...below]))
      }
    }
  })

  test('goes with the head of its branch from the next day on, and not before', async () => {
    const [top, other] = [await newMember(null), await newMember(null)]
    const agent = await newMember(top)
    const player = await newMember(agent)
    const [now, next] = [today(), daysAfter(today(), 1)]
    expect(await move(agent, other)).toBeUndefined()
    expect(await relatedTo(deps.db, player, [top, other], now)).toEqual(new Set([top]))
    expect(await relatedTo(deps.db, player, [top, other], next)).toEqual(new Set([other]))
    const late = await newMember(player)
    expect(await relatedTo(deps.db, late, [top, other], now)).toEqual(new Set([top]))
    expect(await relatedTo(deps.db, late, [top, other], next)).toEqual(new Set([other]))
  })

  test('ordered back on the same day stays where it was', async () => {
    const [top, other] = [await newMember(null), await newMember(null)]
    const agent = await newMember(top)
    const player = await newMember(agent)
    await move(agent, other)
    await move(agent, top)
    for (const day of [today(), daysAfter(today(), 1), daysAfter(today(), 30)])
      expect(await relatedTo(deps.db, player, [top, other], day)).toEqual(new Set([top]))
    expect(await countBelow(deps.db, other, daysAfter(today(), 1))).toBe(0)
  })

  test('is no circle, not even by two moves at once', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, two] = [await newMember(null), await newMember(null)]
      await newMember(one)
      const answers = await Promise.all([move(one, two), move(two, one)])
      expect(answers.filter((code) => code === 'would_be_a_circle')).toHaveLength(1)
      expect(answers).toContain(undefined)
    }
  })

  test('has one row for its head, of many who come below at once', async () => {
    const top = await newMember(null)
    const agent = await newMember(top)
    const come = await Promise.all(Array.from({ length: 8 }, () => newMember(agent)))
    expect(await countBelow(deps.db, agent, today())).toBe(come.length)
    expect(await countBelow(deps.db, top, today())).toBe(come.length + 1)
  })

  test('knows a downline by account on the days on which it stands there', async () => {
    const [top, other] = [await newMember(null), await newMember(null)]
    const agent = await newMember(top)
    const { account } = (await uplineOf(deps.db, await newMember(agent), today()))!
    await move(agent, other)
    const next = daysAfter(today(), 1)
    const found = (memberId: string, day: Day) => downlineOf(deps.db, memberId, account, day)
    expect((await found(top, today()))?.id).toBe(agent)
    expect(await found(other, today())).toBeUndefined()
    expect(await found(top, next)).toBeUndefined()
    expect((await found(other, next))?.id).toBe(agent)
  })
})
