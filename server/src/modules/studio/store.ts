import { sql } from 'kysely'
import { arrayOf, tokens } from '#kernel/array.ts'
import { int4s, uuids } from '#kernel/binary-array.ts'
import { type Db, ConcurrentChangeError, type Tx } from '#kernel/database.ts'

export interface SeedRow {
  readonly id: string
  readonly memberId: string
  readonly state: 'next' | 'active' | 'revealed'
  readonly serverSeed: string
  readonly serverSeedHash: string
  readonly clientSeed: string
  readonly nonce: number
  readonly committedAt: Date
  readonly revealedAt: Date | null
  readonly lastPlayedAt: Date | null
}

const SEED = sql`id, member_id as "memberId", state, server_seed as "serverSeed", server_seed_hash as "serverSeedHash",
  client_seed as "clientSeed", nonce, committed_at as "committedAt", revealed_at as "revealedAt", last_played_at as "lastPlayedAt"`

/** The active seeds of these members, without a lock: whoever uses one up notes it by `saveNonces`, which sees who was quicker. */
export async function findActiveSeeds(tx: Tx, memberIds: readonly string[]): Promise<readonly SeedRow[]> {
  const { rows } = await sql<SeedRow>`
    select ${SEED} from studio.seed where member_id = any(${uuids(memberIds)}::uuid[]) and state = 'active'`.execute(tx)
  return rows
}

/** Lock the active seeds of these members, in member order, against their other rounds and rotations. */
export async function lockActiveSeeds(tx: Tx, memberIds: readonly string[]): Promise<readonly SeedRow[]> {
  const { rows } = await sql<SeedRow>`
    select ${SEED} from studio.seed where member_id = any(${arrayOf(memberIds)}::uuid[]) and state = 'active'
    order by member_id for update`.execute(tx)
  return rows
}

export type NewSeed = Omit<SeedRow, 'nonce' | 'revealedAt' | 'lastPlayedAt'>

/** Commit to seeds. A member who got theirs meanwhile keeps them. */
export const insertSeeds = (tx: Tx, seeds: readonly NewSeed[], now: Date) =>
  sql`
  insert into studio.seed (id, member_id, state, server_seed, server_seed_hash, client_seed, committed_at)
  select id, member_id, state, server_seed, server_seed_hash, client_seed, ${now}::timestamptz
  from unnest(${arrayOf(seeds.map((one) => one.id))}::uuid[], ${arrayOf(seeds.map((one) => one.memberId))}::uuid[],
              ${tokens(seeds.map((one) => one.state))}::text[], ${tokens(seeds.map((one) => one.serverSeed))}::text[],
              ${tokens(seeds.map((one) => one.serverSeedHash))}::text[], ${tokens(seeds.map((one) => one.clientSeed))}::text[])
    as seed (id, member_id, state, server_seed, server_seed_hash, client_seed)
  on conflict do nothing`.execute(tx)

/** A seed before and after the rounds of one transaction. */
export interface UsedSeed {
  readonly id: string
  readonly nonceBefore: number
  readonly nonce: number
}

/** Note the nonces that rounds have used. `Outrun` when one of these seeds was used or turned by somebody else meanwhile. */
export async function saveNonces(tx: Tx, seeds: readonly UsedSeed[], now: Date): Promise<void> {
  const { numAffectedRows } = await sql`
    update studio.seed set nonce = after.nonce, last_played_at = ${now}::timestamptz
    from unnest(${uuids(seeds.map((one) => one.id))}::uuid[], ${int4s(seeds.map((one) => one.nonceBefore))}::int[],
                ${int4s(seeds.map((one) => one.nonce))}::int[]) as after (id, before, nonce)
    where studio.seed.id = after.id and studio.seed.nonce = after.before and studio.seed.state = 'active'`.execute(tx)
  if (numAffectedRows !== BigInt(seeds.length)) throw new ConcurrentChangeError('a seed was used by somebody else')
}

/** A member's active and next seeds, and the last revealed ones, newest first. */
export async function findSeeds(db: Db, memberId: string, revealedMax: number): Promise<readonly SeedRow[]> {
  const { rows } = await sql<SeedRow>`
    (select ${SEED} from studio.seed where member_id = ${memberId}::uuid and state in ('active', 'next'))
    union all
    (select ${SEED} from studio.seed where member_id = ${memberId}::uuid and state = 'revealed'
     order by revealed_at desc limit ${revealedMax}::int)`.execute(db)
  return rows
}

/** The active seed is revealed, the committed next one takes its place with this client seed. */
export async function rotateSeed(tx: Tx, active: SeedRow, clientSeed: string, now: Date): Promise<void> {
  await sql`update studio.seed set state = 'revealed', revealed_at = ${now} where id = ${active.id}`.execute(tx)
  await sql`
    update studio.seed set state = 'active', client_seed = ${clientSeed}
    where member_id = ${active.memberId} and state = 'next'`.execute(tx)
}

export interface RotationRow {
  readonly id: string
  readonly memberId: string
  readonly clientSeed: string | null
}

export async function findRotation(tx: Tx, id: string): Promise<RotationRow | undefined> {
  const { rows } =
    await sql<RotationRow>`select id, member_id as "memberId", client_seed as "clientSeed" from studio.rotation where id = ${id}`.execute(
      tx,
    )
  return rows[0]
}

export const insertRotation = (tx: Tx, { id, memberId, clientSeed }: RotationRow, now: Date) =>
  sql`insert into studio.rotation (id, member_id, client_seed, at) values (${id}, ${memberId}, ${clientSeed}, ${now})`.execute(
    tx,
  )

export interface JackpotRow {
  readonly potCarry: bigint
  readonly nextCarry: bigint
}

export interface JackpotKey {
  readonly brandId: number
  readonly gameCode: string
  readonly asset: string
}

/** Lock a jackpot against every other round that feeds it. The first round opens it. */
export async function lockJackpot(tx: Tx, { brandId, gameCode, asset }: JackpotKey): Promise<JackpotRow> {
  const { rows } = await sql<JackpotRow>`
    insert into studio.jackpot (brand_id, game_code, asset) values (${brandId}, ${gameCode}, ${asset})
    on conflict (brand_id, game_code, asset) do update set pot_carry = studio.jackpot.pot_carry
    returning pot_carry as "potCarry", next_carry as "nextCarry"`.execute(tx)
  return rows[0] ?? { potCarry: 0n, nextCarry: 0n }
}

export const saveJackpot = (tx: Tx, { brandId, gameCode, asset }: JackpotKey, { potCarry, nextCarry }: JackpotRow) =>
  sql`
  update studio.jackpot set pot_carry = ${potCarry}::int8, next_carry = ${nextCarry}::int8
  where brand_id = ${brandId} and game_code = ${gameCode} and asset = ${asset}`.execute(tx)
