import type { Flag } from '@croupier/contract/whitelabel.ts'

/**
 * Which way a setting loosens the policy: upwards, downwards, switched on or off, by words that go, by guards that go, in any
 * way or in none.
 */
export type Direction = 'up' | 'down' | 'on' | 'off' | 'words' | 'guards' | 'any' | 'neutral'

/** Switches of the setting tree that protect members or the house while they are on. */
export const GUARDS: readonly string[] = [
  'sms_verification',
  'captcha',
  'login_required',
  'password_expiry_force',
  'affiliate_check',
] satisfies Flag[]

/** By path, the most exact first; a star stands for any key. Whatever is not named here counts as `any`: two people look at it. */
const DIRECTIONS: readonly (readonly [path: string, direction: Direction])[] = [
  ['cashier.channels.*.name', 'neutral'],
  ['cashier.channels.*.name.*', 'neutral'],
  ['cashier.channels.*.text', 'neutral'],
  ['cashier.channels.*.text.*', 'neutral'],
  ['cashier.channels.*.amounts', 'neutral'],
  ['cashier.channels.*.max', 'up'],
  ['cashier.channels.*.min', 'down'],
  ['cashier.channels.*.minutes', 'up'],
  ['cashier.channels.*.levelMin', 'down'],
  ['cashier.channels.*.on', 'on'],
  ['cashier.withdrawal.min', 'down'],
  ['cashier.withdrawal.max', 'up'],
  ['cashier.withdrawal.dayMax', 'up'],
  ['cashier.withdrawal.reviewFrom', 'up'],
  ['cashier.withdrawal.reviewFirst', 'off'],
  ['cashier.withdrawal.turnoverPercent', 'down'],
  ['cashier.withdrawal.cancellable', 'on'],
  ['cashier.withdrawal.freePerMonth', 'up'],
  ['cashier.withdrawal.usualMinutes', 'neutral'],
  ['cashier.line.max', 'up'],
  ['cashier.line.min', 'down'],
  ['cashier.line.dayMax', 'up'],
  ['cashier.line.down', 'on'],
  ['cashier.line.paymentPassword', 'off'],
  ['cashier.line.verified', 'off'],
  ['cashier.wallet.max', 'up'],
  ['cashier.wallet.min', 'neutral'],
  ['cashier.matching.partMin', 'down'],
  ['cashier.matching.parts', 'on'],
  ['cashier.matching.partsMost', 'up'],
  ['challengeOn.*', 'off'],
  ['captchaAfter', 'up'],
  ['lock.failures', 'up'],
  ['lock.*', 'down'],
  ['addressLock.captchaAfter', 'up'],
  ['addressLock.failures', 'up'],
  ['addressLock.*', 'down'],
  ['session.*', 'up'],
  ['stepUp.on', 'off'],
  ['stepUp.*', 'up'],
  ['freePlay.*', 'up'],
  ['passwordExpiryDays', 'up'],
  ['payout.most', 'up'],
  ['payout.coolOffHours', 'down'],
  ['payout.secondFactor', 'off'],
  ['codes.pauseS', 'down'],
  ['codes.*', 'up'],
  ['rateLimits.*.points', 'up'],
  ['rateLimits.*.seconds', 'down'],
  ['limits.raiseAfterHours', 'down'],
  ['limits.confirmWithinHours', 'up'],
  ['limits.samePerson', 'words'],
  ['limits.timeOutHours', 'words'],
  ['limits.exclusionMonths', 'words'],
  ['limits.exclusionForGood', 'off'],
  ['realityCheck.enforced', 'off'],
  ['verification.beforePlay', 'off'],
  ['verification.beforeWithdrawal', 'off'],
  ['verification.afterDays', 'up'],
  ['gameLimits.*.min', 'down'],
  ['gameLimits.*.max', 'up'],
  ['pace.enforced', 'off'],
  ['pace.*.cycleMs', 'down'],
  ['pace.*.buy', 'on'],
  ['flags', 'guards'],
  ['region.deny.*', 'words'],
  ['maintenance', 'neutral'],
  ['maintenanceUntil', 'neutral'],
  ['defaultCountry', 'neutral'],
  ['feedback.*', 'neutral'],
  ['registration.ageText', 'neutral'],
  ['registration.ageText.*', 'neutral'],
  ['wording', 'neutral'],
  ['wording.**', 'neutral'],
  ['site', 'neutral'],
  ['site.**', 'neutral'],
]

const matches = (pattern: readonly string[], path: readonly string[]): boolean => {
  if (pattern.at(-1) === '**') return pattern.slice(0, -1).every((key, at) => key === path[at])
  return pattern.length === path.length && pattern.every((key, at) => key === '*' || key === path[at])
}

/** Which way this setting loosens the policy. */
export const directionOf = (path: readonly string[]): Direction =>
  DIRECTIONS.find(([pattern]) => matches(pattern.split('.'), path))?.[1] ?? 'any'
