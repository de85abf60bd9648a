import type { Config } from './config.ts'

/** The settings as they may be printed: no secrets. */
export function printable(config: Config) {
  const {
    bucket,
    mail,
    sms,
    paymentGateway,
    vendorWallets,
    sandboxVendor,
    resultsBureau,
    crowd,
    oidcSecrets,
    metricsToken: _,
    ...rest
  } = config
  return {
    ...rest,
    oidcSecrets: Object.keys(oidcSecrets),
    bucket: bucket?.name,
    mail: { ...mail, url: mail.url === undefined ? 'outbox' : withoutPassword(mail.url) },
    sms: { url: sms.url === undefined ? 'outbox' : withoutPassword(sms.url) },
    paymentGateway: paymentGateway === undefined ? 'none' : withoutPassword(paymentGateway.url),
    vendorWallets: vendorWallets === undefined ? 'none' : withoutPassword(vendorWallets.url),
    sandboxVendor: sandboxVendor?.url ?? 'none',
    resultsBureau: resultsBureau === undefined ? 'none' : withoutPassword(resultsBureau.url),
    crowd: crowd === undefined ? 'none' : 'beside',
    databaseUrl: config.databaseUrl === undefined ? 'embedded' : withoutPassword(config.databaseUrl),
  }
}

function withoutPassword(text: string): string {
  const url = new URL(text)
  if (url.password) url.password = '***'
  return url.toString()
}
