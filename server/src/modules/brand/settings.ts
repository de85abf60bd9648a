import { FLAGS } from '@croupier/contract/whitelabel.ts'
import { z } from 'zod'
import { AgentSettings } from './agent-settings.ts'
import { AdjustmentSettings, AwardSettings, BulkSettings, TournamentSettings } from './approval-settings.ts'
import { CashierSettings } from './cashier-settings.ts'
import { CodeSettings } from './code-settings.ts'
import { count } from './count-setting.ts'
import { ReasonSettings, RiskSettings } from './desk-settings.ts'
import { CrashSettings, GameLimits, OpenRounds, Pace, VendorRounds } from './game-settings.ts'
import { LotterySettings } from './lottery-settings.ts'
import { LimitSettings, RealityCheckSettings, VerificationSettings } from './limit-settings.ts'
import {
  AddressLockSettings,
  ChallengeSettings,
  FactorLockSettings,
  LockSettings,
  SessionSettings,
  StepUpSettings,
  ThirdPartySettings,
} from './login-settings.ts'
import { Money } from './money-setting.ts'
import { PayoutAccountSettings } from './payout-account-settings.ts'
import { PhoneCaptchaSettings, PhoneProviderSettings } from './phone-provider.ts'
import { PotSettings } from './pot-settings.ts'
import { RateLimitSettings } from './rate-settings.ts'
import { FreePlaySettings, RegistrationSettings } from './registration-settings.ts'
import { FeedbackSettings, RegionSettings, SiteSettings, WordingSettings } from './site-settings.ts'
import { TableSettings } from './table-settings.ts'

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
  registration: RegistrationSettings,
  challengeOn: ChallengeSettings,
  /** Failed logins by a name after which a captcha is asked for, where the captcha is on. */
  captchaAfter: count(0, 100).prefault(2),
  lock: LockSettings,
  factorLock: FactorLockSettings,
  session: SessionSettings,
  stepUp: StepUpSettings,
  addressLock: AddressLockSettings,
  freePlay: FreePlaySettings,
  thirdParty: ThirdPartySettings,
  /** Given out by operators; whoever logs in with it must change it. */
  defaultPassword: z.string().min(6).max(64).nullable().prefault(null),
  /** Enforced where `password_expiry_force` is on. */
  passwordExpiryDays: count(1, 3650).prefault(90),
  payout: PayoutAccountSettings,
  signUpCredit: Money.nullable().prefault(null),
  codes: CodeSettings,
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
  feedback: FeedbackSettings,
  limits: LimitSettings,
  realityCheck: RealityCheckSettings,
  verification: VerificationSettings,
  gameLimits: GameLimits,
  pace: Pace,
  openRounds: OpenRounds,
  vendorRounds: VendorRounds,
  crash: CrashSettings,
  tables: TableSettings,
  lottery: LotterySettings,
  wording: WordingSettings,
  cashier: CashierSettings,
  adjustment: AdjustmentSettings,
  awards: AwardSettings,
  agent: AgentSettings,
  pots: PotSettings,
  tournaments: TournamentSettings,
  bulk: BulkSettings,
  risk: RiskSettings,
  reasons: ReasonSettings,
  site: SiteSettings,
})

/** A brand's policy as the code uses it. */
export type Settings = z.output<typeof Settings>
/** A brand's policy as it is written down: amounts are decimal strings, silence is the strict value. */
export type SettingsText = z.input<typeof Settings>
