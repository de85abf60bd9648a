import { STUDIO_GAMES } from '@croupier/contract/studio.ts'
import { timesFloor } from '@croupier/engine/fraction.ts'
import { games as studio } from '@croupier/engine/games.ts'
import { v5 } from 'uuid'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { newId } from '#kernel/id.ts'
import { must } from '#kernel/refusal.ts'
import { createLink } from '#modules/agent/links/links.ts'
import { setRebates } from '#modules/agent/rebates/rebates.ts'
import { allBrands, type Brand, brandOf, forgetBrands, saveBrand } from '#modules/brand/brand.ts'
import { changeSettings } from '#modules/brand/change-settings.ts'
import { listGames, setOut, showCollection } from '#modules/catalogue/catalogue.ts'
import { lockAccess, saveAccess } from '#modules/catalogue/vendor/store.ts'
import { publish, publishArticle, publishLevels } from '#modules/content/content.ts'
import { bindAddress } from '#modules/identity/codes/codes.ts'
import { inviteBy } from '#modules/identity/invitations/invitations.ts'
import { createMember, memberIdsOf } from '#modules/identity/identity.ts'
import { hashPassword } from '#modules/identity/password/password.ts'
import { openTournament } from '#modules/rewards/rewards.ts'
import { setOutLotteries } from '#modules/lottery/lottery.ts'
import { createTables, startPot } from '#modules/studio/studio.ts'
import { accountOf, derivedId, houseAccount, openMemberAccounts, transfer } from '#modules/wallet/wallet.ts'
import { notices } from './announcements.ts'
import { articlesOf, levelsOf } from './articles.ts'
import { lucky, luckySettings } from './brand-lucky.ts'
import { sampa, sampaSettings } from './brand-sampa.ts'
import { sen, senFirst, senSettings } from './brand-sen.ts'
import { games, offersOf, placesOf, vendors } from './games.ts'
import { allLotteries, lotteryGames, lotteryOffers, lotteryPlaces, lotteryVendors } from './lotteries.ts'
import { studioShelf } from './collections.ts'
import {
  sandboxAccess,
  sandboxGames,
  sandboxOffers,
  sandboxPlaces,
  sandboxRoomOffers,
  sandboxRooms,
  sandboxVendor,
} from './sandbox-titles.ts'
import {
  DEMO_PASSWORD,
  demoLinks,
  type DemoMember,
  demoMembers,
  invitations,
  openingBalanceOf,
  memberContacts,
} from './members.ts'
import { SEED } from './marks.ts'
import { walletGames, walletOffers, walletPlaces, walletVendors } from './wallet-titles.ts'
import { wordsOf } from './notices/words.ts'
import { promotions } from './promotions.ts'
import { seedStaff } from './staff.ts'
import { tablesOf } from './tables.ts'
import { tournamentsOf } from './tournaments.ts'

const BRANDS = [
  { brand: lucky, settings: luckySettings, first: [] },
  { brand: sampa, settings: sampaSettings, first: [] },
  { brand: sen, settings: senSettings, first: senFirst },
]

/** Namespace of the demo world's ids, so that a second start finds what the first one made. */
const DEMO = 'c7e8b0c2-53b4-5f0e-9a8c-0f6d8f6f5f11'
const demoId = (name: string) => v5(name, DEMO)

/** Of one of a currency. */
const UNITS = 10_000n

/**
 * The demo world of the sandbox: three brands with content, games and people. Run again it adds what is missing and brings
 * content up to date; settings, passwords and money that people have changed since stay as they are.
 */
export async function seed(deps: Deps): Promise<void> {
  if (deps.config.mode !== 'sandbox') throw new Error('the demo world belongs into the sandbox')
  await seedBrands(deps)
  for (const { brand } of BRANDS) {
    await seedTournaments(deps, await brandOf(deps, brand.id))
    await seedMembers(deps, await brandOf(deps, brand.id))
    await seedLinks(deps, await brandOf(deps, brand.id))
  }
  await seedStaff(deps)
}

/** The demo brands without people: policy, games and notices. */
export async function seedBrands(deps: Deps): Promise<void> {
  await openBrands(deps)
  const brands = await Promise.all(BRANDS.map(({ brand }) => brandOf(deps, brand.id)))
  await inTransaction(deps.db, async (tx) => {
    await listGames(tx, { vendors, games })
    // Its titles are listed where it runs, so that each of them opens.
    const withVendor = deps.config.sandboxVendor !== undefined
    if (withVendor) await listGames(tx, { vendors: [sandboxVendor], games: sandboxGames, rooms: sandboxRooms })
    const withWallets = deps.config.vendorWallets !== undefined
    if (withWallets) await listGames(tx, { vendors: walletVendors, games: walletGames })
    await setOutLotteries(tx, allLotteries)
    await listGames(tx, { vendors: lotteryVendors, games: lotteryGames })
    if (withVendor && !(await lockAccess(tx, sandboxVendor.code))) await saveAccess(tx, sandboxAccess)
    for (const brand of brands) {
      const first = BRANDS.find((one) => one.brand.id === brand.id)?.first
      await startPots(tx, brand, deps.now())
      const dice = brand.settings.gameLimits.DICE
      await setOut(tx, { places: placesOf(brand.id), offers: dice ? offersOf(brand.id, dice.profile, first) : [] })
      if (withVendor)
        await setOut(tx, {
          places: sandboxPlaces(brand.id),
          offers: sandboxOffers(brand.id, smallestOf(brand)),
          rooms: sandboxRoomOffers(brand.id, smallestOf(brand)),
        })
      await setOut(tx, { places: lotteryPlaces(brand), offers: lotteryOffers(brand) })
      if (withWallets) await setOut(tx, { places: walletPlaces(brand), offers: walletOffers(brand, smallestOf(brand)) })
      await createTables(
        tx,
        tablesOf({ brandId: brand.id, first }, brand.decimals === 0 ? 500n : 1n, (code) =>
          demoId(`table/${brand.merchant}/${code}`),
        ),
        deps.now(),
      )
      await showCollection(tx, studioShelf(brand.id, demoId(`collection/${brand.merchant}`)), deps.now())
      await seedNotices(tx, brand, deps.now())
      await seedArticles(tx, brand, deps.now())
    }
  })
}

/** The smallest stake of a vendor's game: one of the currency, a thousand where it has no decimals. */
const smallestOf = ({ decimals }: Brand) => (decimals === 0 ? 1000n : 1n) * UNITS

async function openBrands(deps: Deps): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    for (const { brand } of BRANDS) await saveBrand(tx, brand, deps.now())
  })
  forgetBrands(deps)
  const open = new Set((await allBrands(deps)).map((brand) => brand.id))
  for (const { brand, settings } of BRANDS.filter((one) => !open.has(one.brand.id)))
    await changeSettings(deps, { brandId: brand.id, settings, changedBy: SEED, reason: 'opening' })
  forgetBrands(deps)
}

/** A new pot starts at a thousandth of the jackpot's size, as it does after every fall (rulebook §19). */
async function startPots(tx: Tx, { id: brandId, currency, settings }: Brand, now: Date): Promise<void> {
  for (const gameCode of STUDIO_GAMES) {
    const size = settings.gameLimits[gameCode]?.jackpotSize
    if (!size || !studio[gameCode].jackpot) continue
    // Trial accounts play for a pot of their own, with the same odds.
    for (const asset of [currency, 'FUN'])
      await startPot(tx, { brandId, gameCode, asset }, timesFloor(size, 1n, 1000n), now)
  }
}

const seedTournaments = (deps: Deps, brand: Brand): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    for (const tournament of tournamentsOf(brand, demoId, deps.now())) await openTournament(tx, tournament)
  })

async function seedNotices(tx: Tx, brand: Brand, now: Date): Promise<void> {
  const shown = [...notices, ...promotions].filter((notice) => notice.merchants.includes(brand.merchant))
  for (const [position, { key, merchants: _merchants, days, ...notice }] of shown.entries()) {
    const id = demoId(`notice/${brand.merchant}/${key}`)
    const words = wordsOf({ key, words: notice.words })
    const published = { ...notice, words, id, brandId: brand.id, position }
    const held = days
      ? { from: daysFrom(now, days.from), until: daysFrom(now, days.until) }
      : { from: SINCE, until: null }
    await publish(tx, { ...published, ...held, publishedBy: SEED }, now)
  }
}

async function seedArticles(tx: Tx, brand: Brand, now: Date): Promise<void> {
  const published = { validFrom: SINCE, publishedBy: SEED }
  for (const article of articlesOf(brand, published)) await publishArticle(tx, article, now)
  await publishLevels(tx, levelsOf(brand.id, published))
}

const DAY_MS = 86_400_000

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS)

/** When the demo world's content was published. */
const SINCE = new Date('2026-11-15T00:00:00Z')

async function seedMembers(deps: Deps, brand: Brand): Promise<void> {
  const wanted = demoMembers[brand.merchant] ?? []
  const there = await memberIdsOf(
    deps.db,
    brand.id,
    wanted.map((member) => member.account),
  )
  const missing = wanted.filter((member) => !there.has(member.account))
  if (missing.length === 0) return

  // One hash for all who share a password: these are no secrets.
  const [demoHash = '', freshHash = ''] = await Promise.all(
    [DEMO_PASSWORD, brand.settings.defaultPassword ?? DEMO_PASSWORD].map((text) => hashPassword(deps, text)),
  )
  await inTransaction(deps.db, async (tx) => {
    const ids = new Map(there)
    for (const member of missing) {
      const uplineId = member.upline === null ? null : (ids.get(member.upline) ?? null)
      ids.set(
        member.account,
        await seedMember(tx, deps, { brand, member, uplineId, passwordHash: member.fresh ? freshHash : demoHash }),
      )
    }
    await bindAndInvite(tx, deps, brand, ids)
    await fund(
      tx,
      deps,
      brand,
      missing.map((member) => ids.get(member.account) ?? ''),
    )
  })
}

interface MadeMember {
  readonly brand: Brand
  readonly member: DemoMember
  readonly uplineId: string | null
  readonly passwordHash: string
}

const AGENTS_BEFORE_MS = 365 * 86_400_000

async function seedMember(tx: Tx, deps: Deps, { brand, member, uplineId, passwordHash }: MadeMember): Promise<string> {
  const { account, nickname, agentType, rankLevel, clubLabel, avatar } = member
  const id = newId(deps)
  const row = {
    id,
    brandId: brand.id,
    account,
    nickname,
    agentType,
    uplineId,
    rankLevel,
    clubLabel,
    labels: [],
    avatar,
    passwordHash,
  }
  // Agents have been there for longer than the demo world's past, in which others come below them.
  const since = agentType === 0 ? deps.now() : new Date(deps.now().getTime() - AGENTS_BEFORE_MS)
  await createMember(tx, { ...row, passwordIsDefault: member.fresh, registeredIp: '127.0.0.1' }, since)
  if (member.rebates !== undefined) await setRebates(tx, id, member.rebates)
  return id
}

/** Links of demo agents, once: what they have made of them since stays. */
async function seedLinks(deps: Deps, brand: Brand): Promise<void> {
  const wanted = demoLinks[brand.merchant] ?? []
  if (wanted.length === 0) return
  const ids = await memberIdsOf(
    deps.db,
    brand.id,
    wanted.map(({ account }) => account),
  )
  await inTransaction(deps.db, async (tx) => {
    for (const [index, { account, name, code, agentType, rebates, quota, endsOn }] of wanted.entries()) {
      const memberId = ids.get(account)
      if (memberId === undefined) continue
      const link = { id: demoId(`link/${brand.merchant}/${code}`), brandId: brand.id, memberId, name, code, ...rebates }
      // In their order, as they are shown.
      const madeAt = new Date(deps.now().getTime() + index)
      await createLink(tx, link, { agentType, quota, endsOn }, madeAt)
    }
  })
}

async function bindAndInvite(tx: Tx, deps: Deps, brand: Brand, ids: ReadonlyMap<string, string>): Promise<void> {
  const brandId = brand.id
  for (const { account, mobile, email } of memberContacts[brand.merchant] ?? []) {
    const memberId = ids.get(account) ?? ''
    must(await bindAddress(tx, deps, { brandId, memberId, channel: 'sms', to: mobile }))
    must(await bindAddress(tx, deps, { brandId, memberId, channel: 'mail', to: email }))
  }
  for (const { code, account, kind } of invitations[brand.merchant] ?? [])
    await inviteBy(tx, { brandId, code, kind, memberId: ids.get(account) ?? null, domain: null }, deps.now())
}

async function fund(tx: Tx, deps: Deps, { id: brandId, currency }: Brand, memberIds: readonly string[]): Promise<void> {
  await openMemberAccounts(
    tx,
    memberIds.map((memberId) => ({ brandId, memberId, currency })),
    deps.now(),
  )
  const debit = houseAccount(brandId, 'demo', currency)
  const moves = memberIds.map((memberId) => ({
    id: derivedId(memberId, 'demo_opening'),
    kind: 'demo_opening',
    debit,
    credit: accountOf(memberId, currency),
    amount: openingBalanceOf(currency),
  }))
  for (const verdict of await transfer(tx, moves, deps.now())) must(verdict)
}
