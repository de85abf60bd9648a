import { PROVIDERS } from '@croupier/contract/mfa.ts'
import { z } from 'zod'
import { count } from './count-setting.ts'

/** Where a proof of work is asked for. */
export const ChallengeSettings = z
  .strictObject({ login: z.boolean().prefault(true), registration: z.boolean().prefault(true) })
  .prefault({})

/** Failed logins by one name from one place. */
export const LockSettings = z
  .strictObject({
    failures: count(1, 100).prefault(3),
    windowMinutes: count(1, 1440).prefault(30),
    lockMinutes: count(1, 1440).prefault(30),
    /** Failures by one name from all places that it was never logged in from, after which those pay for each try. */
    strangersMax: count(1, 10_000).prefault(10),
  })
  .prefault({})

/** Wrong second factors by one name from all such places, after which those are locked out of it. */
export const FactorLockSettings = z
  .strictObject({
    failures: count(1, 100).prefault(15),
    windowMinutes: count(1, 10_080).prefault(1440),
    lockMinutes: count(1, 10_080).prefault(1440),
  })
  .prefault({})

/** Failed logins from one address, over whatever names. */
export const AddressLockSettings = z
  .strictObject({
    captchaAfter: count(0, 10_000).prefault(10),
    failures: count(1, 1_000_000).prefault(100),
    windowMinutes: count(1, 1440).prefault(30),
    lockMinutes: count(1, 1440).prefault(30),
  })
  .prefault({})

/** How long a login lasts. */
export const SessionSettings = z
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
  .prefault({})

/** A login from an address that the member has not been in from asks for one proof more. */
export const StepUpSettings = z
  .strictObject({
    on: z.boolean().prefault(true),
    minutes: count(1, 60).prefault(10),
    /** Wrong answers after which a login begins anew. */
    wrongMost: count(1, 10).prefault(3),
  })
  .prefault({})

/** How the brand is known to providers of accounts; each is offered where its switch is on and its secret is configured. */
export const ThirdPartySettings = z
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
  .prefault({})
