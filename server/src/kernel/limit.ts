import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { DoorBrand, LimitName } from './door.ts'
import { Refusal } from './refusal.ts'

/** Count a call against one of the brand's limits; refuses the one too many. */
export type TakeLimit = (brand: DoorBrand, name: LimitName, who: string) => Promise<void>

/** The rate limits of this process. A changed setting counts from zero. */
export function openLimits(): TakeLimit {
  const limiters = new Map<string, RateLimiterMemory>()

  function limiterOf(brand: DoorBrand, name: LimitName) {
    const { points, seconds } = brand.settings.rateLimits[name]
    const key = `${brand.id}:${name}:${points}:${seconds}`
    const limiter = limiters.get(key) ?? new RateLimiterMemory({ points, duration: seconds, keyPrefix: '' })
    limiters.set(key, limiter)
    return limiter
  }

  return async (brand, name, who) => {
    try {
      await limiterOf(brand, name).consume(who)
    } catch (error) {
      if (error instanceof RateLimiterRes)
        throw new Refusal('too_many_requests', { retryAfterS: Math.ceil(error.msBeforeNext / 1000) || 1 })
      throw error
    }
  }
}
