import type { BenchDatabase } from './database.ts'

export const BRAND = 1
export const TIME_ZONE = 'Asia/Manila'
export const YEARS = 3
export const LEVELS = 9
export const AGENTS = 400
export const TAGS = [
  'Live baccarat',
  'Weekend bonus',
  'Called',
  'Chargeback',
  'Household',
  'High roller',
  'Complaint',
  'VIP host',
]

/** Made of a row’s number alone, so that each run measures the same people; no two columns follow from one another. */
const FRACTION = (salt: number) => `((hashint8extended(n, ${salt}) & 1048575) / 1048576.0)`

const PERSON = `
  insert into operator.person (member_id, brand_id, account, agent_type, status, barred, barred_until, watch, tags, level, club_label,
                               upline_id, upline, wallet, held, deposits, result, registered_at, last_seen_at)
  select member_id, ${BRAND}, account, 0, status, barred, barred_until, watch, tags, level, 'Level ' || level,
         case when has_upline then gen_random_uuid() end, case when has_upline then 'agent' || floor(r6 * ${AGENTS})::int end,
         case when r1 < 0.55 then 0 else floor(exp(4 + r1 * r2 * 18))::int8 * 100 end,
         case when r3 < 0.01 then 5000000 else 0 end,
         case when r4 < 0.4 then 0 else floor(exp(9 + r4 * r2 * 12))::int8 * 100 end,
         floor((r5 - 0.6) * exp(4 + r2 * 12))::int8 * 100,
         registered_at, registered_at + (now() - registered_at) * power(r7, 0.3)
  from (
    select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as member_id, 'm' || lpad(n::text, 7, '0') as account,
           case when ${FRACTION(1)} < 0.003 then 'frozen' when ${FRACTION(1)} < 0.01 then 'closed' else 'active' end as status,
           case when ${FRACTION(2)} < 0.004 then 'timed_out' when ${FRACTION(2)} < 0.01 then 'self_excluded' end as barred,
           case when ${FRACTION(2)} < 0.004 then now() + interval '1 day' * (${FRACTION(3)} * 40 - 20) end as barred_until,
           ${FRACTION(4)} < 0.005 as watch,
           case when ${FRACTION(5)} < 0.05
                then array[($1::text[])[1 + floor(${FRACTION(6)} * 4)::int], ($1::text[])[5 + floor(power(${FRACTION(7)}, 3) * 4)::int]]
                else '{}' end as tags,
           floor(power(${FRACTION(8)}, 4) * ${LEVELS})::int as level, ${FRACTION(9)} < 0.6 as has_upline,
           ${FRACTION(10)} as r1, ${FRACTION(11)} as r2, ${FRACTION(12)} as r3, ${FRACTION(13)} as r4, ${FRACTION(14)} as r5,
           power(${FRACTION(15)}, 2) as r6, ${FRACTION(16)} as r7,
           now() - interval '1 day' * 365 * ${YEARS} * ${FRACTION(17)} as registered_at
    from generate_series($2::int8, $3::int8) as n
  ) as one`

const MEMBER = `
  insert into identity.member (id, brand_id, account, nickname, agent_type, rank_level, club_label, avatar, password_hash,
                               password_changed_at, registered_at, registered_ip)
  select member_id, brand_id, account, account, 0, level, club_label, 'fox', '', registered_at, registered_at, '127.0.0.1'
  from operator.person`

const PROFILE = `
  insert into identity.profile (member_id, brand_id, mobile_e164, email)
  select member_id, brand_id, '+63917' || substr(account, 2), account || '@example.com' from operator.person`

const STANDING = `
  insert into standing.standing (member_id, brand_id, member_since)
  select member_id, brand_id, registered_at from operator.person`

const AT_ONCE = 100_000

/** Fill the list with so many members, and what is needed to find them by number and e-mail. */
export async function fillPeople({ pool }: BenchDatabase, size: number): Promise<void> {
  for (let from = 0; from < size; from += AT_ONCE)
    await pool.query(PERSON, [TAGS, from, Math.min(size, from + AT_ONCE) - 1])
  await pool.query(MEMBER)
  await pool.query(PROFILE)
  await pool.query(STANDING)
  // What the database does by itself when it finds the time.
  for (const table of ['operator.person', 'identity.member', 'identity.profile', 'standing.standing'])
    await pool.query(`vacuum analyze ${table}`)
}
