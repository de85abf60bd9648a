import { FieldRule, REGISTRATION_FIELDS } from '@croupier/contract/brand.ts'
import { PayoutProvider } from '@croupier/contract/security.ts'
import { isExpression } from '@croupier/contract/expression.ts'
import { WRITTEN } from '@croupier/contract/language.ts'
import { PROVIDERS } from '@croupier/contract/factors.ts'
import { FLAGS } from '@croupier/contract/whitelabel.ts'
import { z } from 'zod'
import { RATE_LIMITS, type RateLimit } from '#kernel/limit.ts'
import { CashierSettings } from './cashier-settings.ts'
import { PotSettings } from './pot-settings.ts'
import { ReasonSettings, RiskSettings } from './desk-settings.ts'
import { CrashSettings, GameLimits, OpenRounds, Pace, VendorRounds } from './game-settings.ts'
import { Money } from './money-setting.ts'
import { PhoneCaptchaSettings, PhoneProviderSettings } from './phone-provider.ts'
import { RegionSettings, SiteSettings } from './site-settings.ts'
import { TableSettings } from './table-settings.ts'

const count = (least: number, most: number) => z.number().int().min(least).max(most)
const rate = ({ points, seconds, addressPoints }: RateLimit) =>
  z
    .strictObject({
      /** Of one caller: of an account, or of an address where nobody is logged in. */
      points: count(1, 1_000_000).prefault(points),
      seconds: count(1, 86_400).prefault(seconds),
      /** Of one address, whoever calls from there; null where addresses are not counted. */
      addressPoints: count(1, 10_000_000).nullable().prefault(addressPoints),
    })
    .prefault({})

/** The classes in which requests are limited. */
const RateLimitSettings = z
  .strictObject({
    public: rate(RATE_LIMITS.public),
    read: rate(RATE_LIMITS.read),
    write: rate(RATE_LIMITS.write),
    costly: rate(RATE_LIMITS.costly),
    money: rate(RATE_LIMITS.money),
    login: rate(RATE_LIMITS.login),
    registration: rate(RATE_LIMITS.registration),
    letter: rate(RATE_LIMITS.letter),
    service: rate(RATE_LIMITS.service),
    page: rate(RATE_LIMITS.page),
    file: rate(RATE_LIMITS.file),
    health: rate(RATE_LIMITS.health),
    live: rate(RATE_LIMITS.live),
    stranger: rate(RATE_LIMITS.stranger),
  })
  .prefault({})

const Rule = FieldRule.refine(
  (rule) => rule.acceptedPattern === '*' || isExpression(rule.acceptedPattern),
  'not an anchored expression',
).refine((rule) => rule.minLength <= rule.maxLength, 'the shortest is longer than the longest')

/**
 * A brand's policy. What a brand says nothing about gets the stricter value of the standards, so a key that a
 * later release adds holds at once.
 */
export const Settings = z.strictObject({
  /** Switches of the setting tree that are on. */
  flags: z.array(z.enum(FLAGS)).prefault([]),
  maintenance: z.boolean().prefault(false),
  /** When the site is expected back, shown while it is closed; it opens by hand. */
  maintenanceUntil: z.iso.datetime().nullable().prefault(null),
  region: RegionSettings,
  registration: z
    .strictObject({
      open: z.boolean().prefault(false),
      /** Who is younger does not register. The articles and the site's words say it too. */
      minimumAge: count(18, 99).prefault(21),
      /** Shown beside the agree box; `{age}` is the minimum age. */
      ageText: z.record(z.string(), z.string().max(300)).prefault({}),
      fields: z.partialRecord(z.enum(REGISTRATION_FIELDS), Rule).prefault({}),
    })
    .prefault({}),
  /** Where a proof of work is asked for. */
  challengeOn: z
    .strictObject({ login: z.boolean().prefault(true), registration: z.boolean().prefault(true) })
    .prefault({}),
  /** Failed logins by a name after which a captcha is asked for, where the captcha is on. */
  captchaAfter: count(0, 100).prefault(2),
  lock: z
    .strictObject({
      failures: count(1, 100).prefault(3),
      windowMinutes: count(1, 1440).prefault(30),
      lockMinutes: count(1, 1440).prefault(30),
      /** Failures by one name from all places that it was never logged in from, after which those pay for each try. */
      strangersMax: count(1, 10_000).prefault(10),
    })
    .prefault({}),
  /** Wrong second factors by one name from all such places, after which those are locked out of it. */
  factorLock: z
    .strictObject({
      failures: count(1, 100).prefault(15),
      windowMinutes: count(1, 10_080).prefault(1440),
      lockMinutes: count(1, 10_080).prefault(1440),
    })
    .prefault({}),
  session: z
    .strictObject({
      idleMinutes: count(1, 1440).prefault(30),
      rememberedIdleMinutes: count(1, 10_080).prefault(1440),
      /** After this long a session without a remember-me cookie ends, used or not. */
      absoluteHours: count(1, 720).prefault(24),
      /** How long a remember-me cookie may lie unused. */
      rememberHours: count(1, 720).prefault(24),
      /** After this long a full login is asked for, remembered or not. */
      fullLoginDays: count(1, 30).prefault(30),
      /** How long a login counts as fresh: what is dear asks for the password again after that. */
      freshMinutes: count(1, 60).prefault(10),
    })
    .prefault({}),
  /** A login from an address that the member has not been in from asks for one proof more. */
  stepUp: z
    .strictObject({
      on: z.boolean().prefault(true),
      minutes: count(1, 60).prefault(10),
      /** Wrong answers after which a login begins anew. */
      wrongMost: count(1, 10).prefault(3),
    })
    .prefault({}),
  /** Failed logins from one address, over whatever names. */
  addressLock: z
    .strictObject({
      captchaAfter: count(0, 10_000).prefault(10),
      failures: count(1, 1_000_000).prefault(100),
      windowMinutes: count(1, 1440).prefault(30),
      lockMinutes: count(1, 1440).prefault(30),
    })
    .prefault({}),
  /** Trial accounts, where `free_play` is on. */
  freePlay: z
    .strictObject({
      balance: Money.prefault('10000.00'),
      hours: count(1, 24).prefault(2),
      perAddressDay: count(1, 10_000).prefault(20),
    })
    .prefault({}),
  /** How the brand is known to providers of accounts; each is offered where its switch is on and its secret is configured. */
  thirdParty: z
    .partialRecord(
      z.enum(PROVIDERS),
      z.strictObject({
        issuer: z.url(),
        clientId: z.string().min(1).max(255),
        /** The page of this site that the provider sends the visitor back to, as it is registered there. */
        returnTo: z.url(),
        /** Where it gives out tokens, where its own document does not say: Facebook's does not. */
        tokenUrl: z.url().optional(),
      }),
    )
    .prefault({}),
  /** Given out by operators; whoever logs in with it must change it. */
  defaultPassword: z.string().min(6).max(64).nullable().prefault(null),
  /** Enforced where `password_expiry_force` is on. */
  passwordExpiryDays: count(1, 3650).prefault(90),
  /** Where members can be paid, and what guards a change of it. */
  payout: z
    .strictObject({
      providers: z.array(PayoutProvider).prefault([]),
      most: count(1, 20).prefault(5),
      /** How long nothing is paid to a new account. */
      coolOffHours: count(0, 720).prefault(24),
      secondFactor: z.boolean().prefault(true),
    })
    .prefault({}),
  signUpCredit: Money.nullable().prefault(null),
  /** Codes by SMS and mail. */
  codes: z
    .strictObject({
      /** How long a code is good for; the page counts down as long before it sends another. */
      expiredMinutes: count(1, 30).prefault(5),
      /** Wrong answers from one place, or from all strangers together, after which a code is void for them. */
      tries: count(1, 10).prefault(3),
      /** Seconds from one request for an address to the next. */
      pauseS: count(1, 3600).prefault(1),
      perAddressDay: count(1, 1000).prefault(10),
      perIpDay: count(1, 1_000_000).prefault(50),
      perBrandDay: count(1, 10_000_000).prefault(10_000),
    })
    .prefault({}),
  /**
   * Who proves numbers for the brand by codes of its own, and signs that it has, where `phone_code_provider` is on. The
   * sandbox has one of its own, where this is null; production has none then.
   */
  phoneProvider: PhoneProviderSettings.nullable().prefault(null),
  /** The captcha that this provider asks for, if it does. */
  phoneCaptcha: PhoneCaptchaSettings.nullable().prefault(null),
  /** ISO 3166 code of the country whose dialing code is offered first. */
  defaultCountry: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .prefault('US'),
  rateLimits: RateLimitSettings,
  /** How many words feedback must and may have. */
  feedback: z
    .strictObject({ wordsMin: count(1, 1000).prefault(10), wordsMax: count(1, 5000).prefault(500) })
    .prefault({}),
  /** Limits that members set themselves, time-out and exclusion. */
  limits: z
    .strictObject({
      /** A higher limit may be confirmed after so long, and not later than so long after that. */
      raiseAfterHours: count(0, 720).prefault(24),
      confirmWithinHours: count(1, 720).prefault(72),
      timeOutHours: z.array(count(24, 1008)).min(1).prefault([24, 72, 168, 336, 1008]),
      exclusionMonths: z.array(count(6, 60)).min(1).prefault([6, 12, 24, 36, 60]),
      exclusionForGood: z.boolean().prefault(true),
      /** By what a member looks like one who is excluded, and must show who they are before they play. */
      samePerson: z
        .array(z.enum(['mobile', 'email', 'name_and_birthday']))
        .prefault(['mobile', 'email', 'name_and_birthday']),
    })
    .prefault({}),
  realityCheck: z
    .strictObject({
      /** What a member may choose; the first is theirs until they choose. */
      everyMinutes: z.array(count(5, 240)).min(1).prefault([30, 15, 45, 60]),
      /** Whether no round is taken while a check waits for its answer. */
      enforced: z.boolean().prefault(true),
    })
    .prefault({}),
  /** When a member must have shown who they are. */
  verification: z
    .strictObject({
      beforePlay: z.boolean().prefault(true),
      beforeWithdrawal: z.boolean().prefault(true),
      /** Play goes on for so many days without; null for as long as they like. */
      afterDays: count(1, 365).nullable().prefault(null),
    })
    .prefault({}),
  gameLimits: GameLimits,
  pace: Pace,
  openRounds: OpenRounds,
  vendorRounds: VendorRounds,
  crash: CrashSettings,
  tables: TableSettings,
  /**
   * Texts the brand says in its own way, by language tag: `group.key` of the word files, or `refusal.`, `fault.` and
   * `pattern.` with a code of the contract.
   */
  wording: z
    .partialRecord(
      z.enum(WRITTEN),
      z.record(
        z
          .string()
          .max(80)
          .regex(/^[a-z-]+\.[\w.-]+$/),
        z.string().min(1).max(1000),
      ),
    )
    .prefault({}),
  cashier: CashierSettings,
  /** Up to so much an operator adjusts a balance alone; above it a second person has to agree. */
  adjustment: z
    .strictObject({
      aloneMax: Money.prefault('0'),
      /** Of one operator in a day; above it a second person has to agree to each. */
      dayMax: Money.prefault('100000'),
      /** Nobody adjusts by more, not two people either. */
      max: Money.prefault('1000000'),
    })
    .prefault({}),
  /** Awards of a vendor: one up to `aloneMax` and all of a day up to `dayMax` are paid at once, others by two people, none above `max`. */
  awards: z
    .strictObject({
      aloneMax: Money.prefault('10000'),
      dayMax: Money.prefault('100000'),
      max: Money.prefault('1000000'),
    })
    .prefault({}),
  pots: PotSettings,
  /** Prizes of a tournament up to so much one operator announces alone. */
  tournaments: z.strictObject({ aloneMax: Money.prefault('0'), max: Money.prefault('10000000') }).prefault({}),
  /** To so many members an operator does something in one go alone; for more a second person has to agree. */
  bulk: z.strictObject({ aloneMax: z.number().int().min(1).max(100_000).prefault(200) }).prefault({}),
  risk: RiskSettings,
  reasons: ReasonSettings,
  site: SiteSettings,
})

/** A brand's policy as the code uses it. */
export type Settings = z.output<typeof Settings>
/** A brand's policy as it is written down: amounts are decimal strings, silence is the strict value. */
export type SettingsText = z.input<typeof Settings>
