import { type Rail, RAILS } from '@croupier/contract/cashier.ts'
import { z } from 'zod'
import { count } from './count-setting.ts'
import { CoinSettings } from './coin-settings.ts'
import { Fee } from './fee-setting.ts'
import { MoneyNotices } from './money-notices.ts'
import { Money } from './money-setting.ts'
import { WithdrawalSettings } from './withdrawal-settings.ts'

/** Rails that need no account of the house: whoever takes the money names where it goes. */
const PAGES: readonly Rail[] = ['gateway', 'crypto']
const Words = z.record(z.string(), z.string().max(300)).prefault({})
const Hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** The account of the house that members pay to. */
const HouseAccount = z.strictObject({
  bank: z.string().min(1).max(60),
  /** As its rail wants it: a bank account, a proxy of PromptPay, a PIX key. */
  account: z.string().min(1).max(77),
  name: z.string().min(1).max(60),
  /** What a rail asks for beside it: the bank's code of VietQR, the city of PIX and QR Ph. */
  bankCode: z.string().max(20).optional(),
  city: z.string().max(15).optional(),
})

const Channel = z.strictObject({
  code: z.string().regex(/^[A-Z0-9_]{2,30}$/),
  rail: z.enum(RAILS),
  on: z.boolean().prefault(true),
  name: Words,
  text: Words,
  min: Money,
  max: Money,
  fee: Fee,
  amounts: z.array(Money).max(8).prefault([]),
  minutes: count(1, 2880).prefault(15),
  hours: z.strictObject({ from: Hour, to: Hour }).nullable().prefault(null),
  /** The least rank of the club that may use it. */
  levelMin: count(0, 20).prefault(0),
  to: HouseAccount.optional(),
  coins: CoinSettings.optional(),
})

type AccountField = 'account' | 'bankCode' | 'city'

/** The form of the receiving account that the payment's picture of each rail needs. */
const ACCOUNT_FORMS: Readonly<Partial<Record<Rail, Partial<Record<AccountField, RegExp>>>>> = {
  viet_qr: { account: /^[0-9A-Za-z ]{4,19}$/, bankCode: /^\d{6}$/ },
  qr_ph: { account: /^[0-9A-Za-z ]{4,34}$/, bankCode: /^[A-Z0-9]{8,11}$/, city: /\S/ },
  prompt_pay: { account: /^[\d -]{9,20}$/ },
  pix: { account: /^\S{3,77}$/, city: /\S/ },
}

/** The first field of the receiving account that is not as its rail needs it. */
function faultyAccountField({ rail, to }: z.output<typeof Channel>): AccountField | undefined {
  const forms = Object.entries(ACCOUNT_FORMS[rail] ?? {}) as [AccountField, RegExp][] // Keys of the table above.
  return to && forms.find(([field, form]) => !form.test(to[field] ?? ''))?.[0]
}

/** One balance for every game, or a wallet with each vendor that money is moved to and from. */
const Wallet = z
  .strictObject({
    isSingle: z.boolean().prefault(true),
    /** In the order shown. One that is off takes no money any more, and gives it back. */
    vendors: z
      .array(
        z.strictObject({
          code: z.string().regex(/^[A-Z0-9_]{2,30}$/),
          name: z.string().min(1).max(60),
          on: z.boolean().prefault(true),
        }),
      )
      .refine((all) => new Set(all.map(({ code }) => code)).size === all.length, 'two vendors of one code')
      .prefault([]),
    /** Bounds of one transfer to a vendor. */
    min: Money.prefault('1'),
    max: Money.prefault('100000'),
  })
  .prefault({})

/** Money between members of one line; nobody's unless the brand lets them. */
const Line = z
  .strictObject({
    /** Who may send to the one above. */
    up: z.enum(['nobody', 'agents', 'everyone']).prefault('nobody'),
    /** Whether agents may send to those right below. */
    down: z.boolean().prefault(false),
    min: Money.prefault('100'),
    max: Money.prefault('50000'),
    /** By one member in one day; null for no limit. */
    dayMax: Money.nullable().prefault(null),
    paymentPassword: z.boolean().prefault(true),
    /** Whether whoever sends must have shown who they are. */
    verified: z.boolean().prefault(true),
    /** So much of what is received must be staked before money leaves. */
    receivedPercent: count(0, 10_000).prefault(100),
  })
  .prefault({})

/** Withdrawals that other members pay by depositing. */
const Matching = z
  .strictObject({
    /** Withdrawals of so much and more wait for other members to pay them; none does while it is null. */
    from: Money.nullable().prefault(null),
    /** How long they wait before what is left of them goes the ordinary way. */
    waitMinutes: count(1, 10_080).prefault(240),
    /** What becomes of what nobody has paid by then: paid by the house, or given back. */
    rest: z.enum(['pay', 'return']).prefault('pay'),
    /** Without an answer for so long, a payment counts as received. */
    confirmMinutes: count(1, 1440).prefault(30),
    /** Whether a withdrawal may be paid by several members, and a deposit go to several. */
    parts: z.boolean().prefault(true),
    /** The smallest part, and the smallest rest. */
    partMin: Money.prefault('100'),
    /** How many members one deposit may go to. */
    partsMost: count(1, 10).prefault(3),
    /** For so long after its time a payment may still be shown to have been made. */
    lateHours: count(0, 720).prefault(48),
  })
  .prefault({})

/** The largest amount that one person moves without a second one; what a role leaves out is as for everybody. */
const Limits = z
  .strictObject({
    /** Of a credit by hand. */
    creditAlone: Money.prefault('1000'),
    /** By the role's code; who has several has the largest. */
    roles: z
      .record(
        z.string().max(40),
        z.strictObject({ credit: Money.optional(), payout: Money.optional(), adjustment: Money.optional() }),
      )
      .prefault({}),
  })
  .prefault({})

/** Paying in and out. */
export const CashierSettings = z
  .strictObject({
    /** Ways to pay in, in the order shown. */
    channels: z
      .array(Channel)
      .refine(
        (all) => all.every(({ rail, coins }) => (rail === 'crypto') === (coins !== undefined)),
        'coins and their rail',
      )
      .refine((all) => new Set(all.map(({ code }) => code)).size === all.length, 'two channels of one code')
      .refine(
        (all) => all.every(({ rail, to }) => PAGES.includes(rail) || rail === 'matched' || to !== undefined),
        'a rail without an account',
      )
      .superRefine((all, context) => {
        for (const [at, channel] of all.entries()) {
          const field = faultyAccountField(channel)
          if (field) context.addIssue({ code: 'custom', path: [at, 'to', field], message: 'rail_account', input: all })
        }
      })
      .refine(
        (all) => all.every(({ rail, fee }) => rail !== 'matched' || (fee.basisPoints === 0 && fee.fixed === 0n)),
        'members pay each other without a fee',
      )
      .prefault([]),
    withdrawal: WithdrawalSettings,
    limits: Limits,
    notices: MoneyNotices,
    line: Line,
    wallet: Wallet,
    matching: Matching,
  })
  .prefault({})
