import { z } from 'zod'
import { get, post, put } from './call.ts'
import { CollectionPlace, VendorEntryTarget } from './catalogue.ts'
import { Amount, Category, Id, Moment, EmptyReply, page, paging, requiredText, text } from './field.ts'
import { Because, TWO_PEOPLE } from './operator.ts'

const READ = ['not_logged_in', 'forbidden'] as const
const Code = z.string().regex(/^\w{1,40}$/, 'invalid')
const Tag = z.string().regex(/^[a-z][a-z0-9_]{0,30}$/, 'invalid')

const DeskVendor = z.strictObject({
  id: z.string(),
  code: z.string(),
  category: Category,
  displayName: z.string(),
  mark: z.string(),
  position: z.number().int(),
  pointsRate: z.string(),
  opens: VendorEntryTarget,
  open: z.boolean(),
  /** Why it was closed. */
  reason: z.string().nullable(),
  games: z.number().int(),
  currencies: z.array(z.string()).nullable(),
  closedCountries: z.array(z.string()),
})
export type DeskVendor = z.output<typeof DeskVendor>

export const deskVendors = get('/wps/operator/vendors', {
  summary: 'Where each vendor stands at this brand, by category in the order of the navigation',
  actor: 'operator',
  permission: 'games.read',
  query: z.object({ category: Category.optional(), open: z.enum(['true', 'false']).optional(), ...paging(100) }),
  reply: z.strictObject(page(DeskVendor)),
  refusals: READ,
})

export const sortVendors = put('/wps/operator/vendors/{category}/order', {
  summary: 'Put the vendors of a category into another order',
  actor: 'operator',
  permission: 'games.edit',
  params: z.object({ category: Category }),
  body: z.strictObject({ codes: z.array(Code).min(1).max(200), ...Because }),
  reply: EmptyReply,
  effect: 'content',
  refusals: [...READ, 'not_found', 'invalid_request'],
})

export const switchVendor = post('/wps/operator/vendors/{category}/{code}/switch', {
  summary: 'Close a vendor in a category, or open it again: its games leave the lists and take no more bets',
  actor: 'operator',
  permission: 'games.switch',
  params: z.object({ category: Category, code: Code }),
  body: z.strictObject({ open: z.boolean(), ...Because }),
  reply: EmptyReply,
  effect: 'loosens',
  refusals: [...READ, 'not_found', ...TWO_PEOPLE],
})

const DeskGame = z.strictObject({
  code: z.string(),
  /** In the operator’s language. */
  name: z.string(),
  /** In every language that has one, English among them. */
  names: z.record(z.string(), z.string()),
  category: Category,
  kind: z.string(),
  vendor: z.string(),
  vendorName: z.string(),
  position: z.number().int(),
  hot: z.boolean(),
  new: z.boolean(),
  jackpot: z.boolean(),
  tags: z.array(z.string()),
  rtp: z.string(),
  /** The smallest stake, in the brand's currency. */
  minBet: z.string(),
  lines: z.number().int(),
  devices: z.array(z.string()),
  open: z.boolean(),
  reason: z.string().nullable(),
})
export type DeskGame = z.output<typeof DeskGame>

export const deskGames = get('/wps/operator/games', {
  summary: 'All games of the brand, closed ones too',
  actor: 'operator',
  permission: 'games.read',
  query: z.object({
    search: text(60).optional(),
    category: Category.optional(),
    vendor: Code.optional(),
    open: z.enum(['true', 'false']).optional(),
    mark: z.enum(['hot', 'new', 'jackpot']).optional(),
    tag: Tag.optional(),
    sort: z.enum(['position', '-position', 'name', '-name', 'rtp', '-rtp']).default('position'),
    ...paging(50),
  }),
  reply: z.strictObject({ ...page(DeskGame), allOpen: z.boolean() }),
  refusals: READ,
})

/** How a brand shows a game. */
export const GameMarks = z.strictObject({
  hot: z.boolean(),
  new: z.boolean(),
  jackpot: z.boolean(),
  position: z.number().int().min(0).max(100_000),
  tags: z.array(Tag).max(12),
})
export type GameMarks = z.output<typeof GameMarks>

export const markGame = put('/wps/operator/games/{code}/marks', {
  summary: 'How the brand shows a game: hot, new, jackpot, its place and tags',
  actor: 'operator',
  permission: 'games.edit',
  params: z.object({ code: Code }),
  body: GameMarks.extend(Because),
  reply: EmptyReply,
  effect: 'content',
  refusals: [...READ, 'not_found'],
})

export const sortGames = put('/wps/operator/games/{category}/order', {
  summary: 'Put games of a category into another order: those that are named change places with each other',
  actor: 'operator',
  permission: 'games.edit',
  params: z.object({ category: Category }),
  body: z.strictObject({ codes: z.array(Code).min(1).max(200), ...Because }),
  reply: EmptyReply,
  effect: 'content',
  refusals: [...READ, 'invalid_request'],
})

export const switchGame = post('/wps/operator/games/{code}/switch', {
  summary: 'Close a game, or open it again: it leaves the lists and takes no more bets; rounds in progress finish',
  actor: 'operator',
  permission: 'games.switch',
  params: z.object({ code: Code }),
  body: z.strictObject({ open: z.boolean(), ...Because }),
  reply: EmptyReply,
  effect: 'loosens',
  refusals: [...READ, 'not_found', ...TWO_PEOPLE],
})

export const switchAllGames = post('/wps/operator/games/switch', {
  summary: 'No game takes a bet any more, or all do again that are open themselves; rounds in progress finish',
  actor: 'operator',
  permission: 'games.switch',
  body: z.strictObject({ open: z.boolean(), ...Because }),
  reply: EmptyReply,
  effect: 'loosens',
  refusals: [...READ, ...TWO_PEOPLE],
})

const DeskRoom = z.strictObject({
  id: z.string(),
  name: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  vendorName: z.string(),
  seats: z.number().int(),
  /** In the brand's currency. */
  stakeMin: z.string(),
  stakeMax: z.string(),
  position: z.number().int(),
  open: z.boolean(),
  reason: z.string().nullable(),
})
export type DeskRoom = z.output<typeof DeskRoom>

export const deskRooms = get('/wps/operator/rooms', {
  summary: 'The rooms of the brand’s games, closed ones too',
  actor: 'operator',
  permission: 'games.read',
  query: z.object({
    game: Code.optional(),
    vendor: Code.optional(),
    open: z.enum(['true', 'false']).optional(),
    ...paging(50),
  }),
  reply: z.strictObject(page(DeskRoom)),
  refusals: READ,
})

export const changeRoom = put('/wps/operator/rooms/{roomId}', {
  summary: 'What a room costs at this brand, its place among the others, and whether members may sit down in it',
  actor: 'operator',
  permission: 'games.edit',
  params: z.object({ roomId: Code }),
  body: z.strictObject({
    stakeMin: Amount,
    stakeMax: Amount,
    position: z.number().int().min(0).max(100_000),
    open: z.boolean(),
    ...Because,
  }),
  reply: EmptyReply,
  effect: 'loosens',
  refusals: [...READ, 'not_found', 'invalid_amount', 'invalid_request', ...TWO_PEOPLE],
})

/** What a collection shows. */
export const CollectionContent = z.strictObject({
  titles: z.record(z.string().regex(/^[a-z]{2}$/), requiredText(60)),
  place: CollectionPlace,
  games: z.array(Code).max(48),
})
export type CollectionContent = z.output<typeof CollectionContent>

const CollectionVersion = z.strictObject({
  version: z.number().int(),
  content: CollectionContent,
  savedAt: Moment,
  savedBy: z.string(),
  publishedAt: Moment.nullable(),
  publishedBy: z.string().nullable(),
  copyOf: z.number().int().nullable(),
})
export type CollectionVersion = z.output<typeof CollectionVersion>

const DeskCollection = z.strictObject({
  id: Id,
  code: z.string(),
  title: z.string(),
  place: CollectionPlace,
  games: z.number().int(),
  /** The version that visitors see. */
  shown: z.number().int().nullable(),
  /** Something is written that they do not see yet. */
  draft: z.boolean(),
  savedAt: Moment,
})
export type DeskCollection = z.output<typeof DeskCollection>

export const deskCollections = get('/wps/operator/collections', {
  summary: 'The collections of the brand, and which of them have a draft',
  actor: 'operator',
  permission: 'games.read',
  query: z.object(paging(50)),
  reply: z.strictObject(page(DeskCollection)),
  refusals: READ,
})

const ONE = z.object({ collectionId: Id })

export const deskCollection = get('/wps/operator/collections/{collectionId}', {
  summary: 'A collection with all its versions, the newest first',
  actor: 'operator',
  permission: 'games.read',
  params: ONE,
  reply: z.strictObject({
    id: Id,
    code: z.string(),
    shown: z.number().int().nullable(),
    versions: z.array(CollectionVersion),
    /** What the games of any version are called. */
    names: z.record(z.string(), z.string()),
  }),
  refusals: [...READ, 'not_found'],
})

export const saveCollection = put('/wps/operator/collections/{collectionId}', {
  summary: 'Write a draft of a collection; visitors see it when it is published',
  actor: 'operator',
  permission: 'games.edit',
  params: ONE,
  body: z.strictObject({
    code: z.string().regex(/^[a-z][a-z0-9_]{1,39}$/, 'invalid'),
    content: CollectionContent,
    /** The version that was looked at: somebody else's newer one is not written over. */
    base: z.int32().min(0),
    ...Because,
  }),
  reply: z.strictObject({ version: z.number().int() }),
  effect: 'content',
  refusals: [...READ, 'invalid_request', 'settings_changed'],
})

export const publishCollection = post('/wps/operator/collections/{collectionId}/publish', {
  summary: 'Show the draft to visitors, go back to an older version, or show none',
  actor: 'operator',
  permission: 'games.publish',
  params: ONE,
  body: z.strictObject({
    /** The draft, or an older version that is published anew; null to show none. */
    version: z.int32().min(1).nullable(),
    ...Because,
  }),
  reply: z.strictObject({ shown: z.number().int().nullable() }),
  effect: 'content',
  refusals: [...READ, 'not_found'],
})
