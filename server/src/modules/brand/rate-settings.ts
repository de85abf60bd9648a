import { z } from 'zod'
import { RATE_LIMITS, type RateLimit } from '#kernel/limit.ts'
import { count } from './count-setting.ts'

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
export const RateLimitSettings = z
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
