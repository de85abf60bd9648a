import { randomUUID } from 'node:crypto'
import { heldAwards, payAward, refuseAward } from '@croupier/contract/console-awards.ts'
import * as catalogue from '@croupier/contract/console-catalogue.ts'
import { voidCrashRound } from '@croupier/contract/console-crash.ts'
import * as failed from '@croupier/contract/console-failed.ts'
import { nameGame } from '@croupier/contract/console-game-names.ts'
import { heldStakes, returnHeld, settleHeld } from '@croupier/contract/console-held.ts'
import { collectShortfall, writeOffShortfall } from '@croupier/contract/console-shortfalls.ts'
import { resettleTableRound, voidTableRound } from '@croupier/contract/console-table-rounds.ts'
import * as tables from '@croupier/contract/console-tables.ts'
import { retryTask } from '@croupier/contract/console-tasks.ts'
import * as tournaments from '@croupier/contract/console-tournaments.ts'
import * as access from '@croupier/contract/console-vendor-access.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { doTogether } from '#kernel/failed-task.ts'
import { interruptRounds } from '#modules/betting/vendor/interrupt-rounds.ts'
import { listGames, setOut } from '#modules/catalogue/catalogue.ts'
import { findTables } from '#modules/studio/tables/store.ts'
import { derivedId } from '#modules/wallet/wallet.ts'
import { LUCKY } from '../policy.ts'
import { shortfallsIn } from '../shortfalls.ts'
import { invalidTransfers } from '../invalid-transfers.ts'
import { terms } from '../two-people.ts'
import { drawCommands } from './draw-commands.ts'
import type { CommandExample, House } from './house.ts'

/** Commands on games, tables, rounds, tournaments and what vendors do. */
export const gameCommands = (it: House): readonly CommandExample[] => [
  ...tournamentCommands(it),
  ...tableCommands(it),
  ...roundCommands(it),
  ...drawCommands(it),
  ...vendorRoundCommands(it),
  ...accessCommands(it),
  ...catalogueCommands(it),
]

function tournamentCommands(it: House): readonly CommandExample[] {
  const draft = async () => ({ params: { tournamentId: randomUUID() }, body: terms(it.clock.now(), '100.00') })
  return [
    [tournaments.saveTournament, draft],
    [
      tournaments.announceTournament,
      async () => {
        const { params, body } = await draft()
        await it.send(tournaments.saveTournament, { params, body })
        return { params }
      },
    ],
    [
      tournaments.cancelTournament,
      async () => ({ params: { tournamentId: await it.tournaments.announced({ prizes: ['100.00'] }) } }),
    ],
  ]
}

function tableCommands(it: House): readonly CommandExample[] {
  const ids = async () => (await findTables(it.deps.db, LUCKY)).map(({ id }) => id)
  /** Not the one at which rounds are played. */
  const params = async () => ({ tableId: (await ids()).find((id) => id !== it.play.tableId) ?? '' })
  const limits = async () => {
    const asked = { token: await it.ana(), params: await params() }
    return (await it.ask(tables.deskTable, asked)).value.limits
  }
  return [
    [
      tables.createTable,
      async () => {
        const asked = { token: await it.ana(), params: { tableId: it.play.tableId } }
        return {
          body: {
            id: randomUUID(),
            code: 'SWEEP',
            gameCode: 'DRAGON_TIGER',
            paytable: 'TIE_8',
            speed: 'standard',
            names: { en: 'Sweep' },
            limits: (await it.ask(tables.deskTable, asked)).value.limits,
          },
        }
      },
    ],
    [tables.limitTable, async () => ({ params: await params(), body: { ...(await limits()), tableMax: '4000.00' } })],
    [tables.saveTable, async () => ({ params: await params(), body: { names: { en: 'Tiger' }, speed: 'standard' } })],
    [tables.sortTables, async () => ({ body: { tableIds: (await ids()).toReversed() } })],
    [tables.switchTable, async () => ({ params: await params(), body: { state: 'closed' } })],
  ]
}

function roundCommands(it: House): readonly CommandExample[] {
  const { spoil, mend } = invalidTransfers(it)
  const played = async () => {
    const player = await it.member()
    const { roundId } = await it.play.to('betting')
    await it.play.bet(player, { dragon: '100.00', tiger: '50.00' })
    return roundId
  }
  /** A bet of 10.00 that won 15.00 and could not be paid. */
  const unpaid = async () => {
    const player = await it.member()
    const round = await it.crash.roundThat((point) => point > 200n)
    const { betId } = (await it.crash.bet(player, round.id, '10.00', '1.50')).value
    await spoil(derivedId(betId, 'payout'))
    await it.crash.toEnd()
    await mend()
    return { params: { betId } }
  }
  const { debtor, give } = shortfallsIn(it)
  /** A member who owes 195.00 of a bet and has 50.00. */
  const owing = async () => {
    const { id, shortfallId } = await debtor()
    await give(id, 50_0000n)
    return { params: { shortfallId } }
  }
  return [
    [voidTableRound, async () => ({ params: { roundId: await played() } })],
    [
      resettleTableRound,
      async () => {
        await played()
        const { roundId } = await it.play.to('settled')
        await sql`
          update studio.table_round set result = '{"dragon": 12, "tiger": 1}' where id = ${roundId}`.execute(it.deps.db)
        return { params: { roundId } }
      },
    ],
    [voidCrashRound, async () => ({ params: { roundId: (await it.crash.roundThat(() => true)).id } })],
    [failed.retrySettlement, unpaid],
    [failed.paySettlement, unpaid],
    [failed.voidSettlement, unpaid],
    [collectShortfall, owing],
    [writeOffShortfall, owing],
    [
      retryTask,
      async () => {
        const subject = `letter:${randomUUID()}`
        const fails = { ...it.task, work: () => Promise.reject(new Error('there are no stamps')) }
        await doTogether(it.deps, fails, [{ brandId: LUCKY, key: subject }])
        return { params: { task: it.task.name, subject } }
      },
    ],
  ]
}

function vendorRoundCommands(it: House): readonly CommandExample[] {
  const [caller] = it.callers
  if (!caller) throw new Error('there is no vendor')
  /** A round with a bet of 40.00 that its vendor has left. */
  const left = async () => {
    const seat = await it.sitDown(caller)
    const bet = { transactionId: randomUUID(), roundId: randomUUID(), token: seat.token, amount: '40.00' }
    await caller.send('bet', { ...bet, ...seat.who })
    it.clock.move(16 * 60_000)
    await interruptRounds(it.deps)
    const query = { search: seat.member.account }
    const { list } = (await it.ask(heldStakes, { token: await it.ana(), query })).value
    return { params: { roundId: list[0]?.roundId ?? '' } }
  }
  /** An award that is too large to be paid at once. */
  const award = async () => {
    const { member, who } = await it.sitDown(caller)
    const { game: _, ...player } = who
    await caller.send('award', { transactionId: randomUUID(), amount: '500.00', award: 'promotion', ...player })
    const query = { search: member.account, state: 'waiting' as const }
    const { list } = (await it.ask(heldAwards, { token: await it.ana(), query })).value
    return { params: { awardId: list[0]?.awardId ?? '' } }
  }
  return [
    [returnHeld, left],
    [settleHeld, async () => ({ ...(await left()), body: { payout: '90' } })],
    [payAward, award],
    [refuseAward, award],
  ]
}

function accessCommands(it: House): readonly CommandExample[] {
  const code = it.callers[0]?.vendor ?? ''
  const made = async () => {
    const keyId = randomUUID()
    const body = { id: keyId, overlapHours: 2 }
    const asked = await it.send(access.makeVendorKey, { params: { code }, body })
    expect((await it.confirm(String(asked.extra['approvalId']))).errorCode).toBeUndefined()
    return { params: { code, keyId } }
  }
  const launchUrl = 'https://native.games.example/play'
  return [
    [access.showVendorKey, made],
    [access.endVendorKey, made],
    [access.makeVendorKey, async () => ({ params: { code }, body: { id: randomUUID(), overlapHours: 2 } })],
    [
      access.saveVendorAccess,
      async () => ({
        params: { code },
        body: { dialect: 'native', wallet: 'seamless', launchUrl, addresses: ['203.0.113.0/24'], open: true },
      }),
    ],
  ]
}

function catalogueCommands(it: House): readonly CommandExample[] {
  const collection = () => {
    const id = randomUUID()
    const content = { titles: { en: 'Picked', vi: 'Dành cho bạn' }, place: 'home', games: ['DICE'] }
    return { params: { collectionId: id }, body: { code: `picks_${id.slice(0, 4)}`, content, base: 0 } }
  }
  const room = async () => {
    const [id, gameCode] = ['CARDS_1', `${it.callers[0]?.vendor}_CARDS`]
    await inTransaction(it.deps.db, async (tx) => {
      await listGames(tx, { vendors: [], games: [], rooms: [{ id, gameCode, name: 'Shore', seats: 5, position: 1 }] })
      const stakes = { brandId: LUCKY, stakeMin: 10_000n, stakeMax: 1_000_000n }
      await setOut(tx, { places: [], offers: [], rooms: [{ ...stakes, roomId: id }] })
    })
    return { params: { roomId: id }, body: { stakeMin: '2.00', stakeMax: '50.00', position: 1, open: true } }
  }
  const codes = async (call: typeof catalogue.deskGames | typeof catalogue.deskVendors, category: 'INHOUSE' | 'RNG') =>
    (await it.ask(call, { token: await it.ana(), query: { category } })).value.list.map(({ code }) => code).toReversed()
  const marks = { hot: false, new: true, jackpot: false, position: 7, tags: ['classic'] }
  return [
    [catalogue.changeRoom, room],
    [catalogue.markGame, async () => ({ params: { code: 'PLINKO' }, body: marks })],
    [nameGame, async () => ({ params: { code: 'PLINKO' }, body: { names: { en: 'Plinko Royal' } } })],
    [catalogue.saveCollection, async () => collection()],
    [
      catalogue.publishCollection,
      async () => {
        const { params, body } = collection()
        await it.send(catalogue.saveCollection, { params, body })
        return { params, body: { version: 1 } }
      },
    ],
    [
      catalogue.sortGames,
      async () => ({ params: { category: 'INHOUSE' }, body: { codes: await codes(catalogue.deskGames, 'INHOUSE') } }),
    ],
    [
      catalogue.sortVendors,
      async () => ({ params: { category: 'RNG' }, body: { codes: await codes(catalogue.deskVendors, 'RNG') } }),
    ],
    [catalogue.switchGame, async () => ({ params: { code: 'KENO' }, body: { open: false } })],
    [
      catalogue.switchVendor,
      async () => ({ params: { category: 'INHOUSE', code: 'CROUPIER' }, body: { open: false } }),
    ],
    [catalogue.switchAllGames, async () => ({ body: { open: false } })],
  ]
}
