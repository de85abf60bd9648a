import type { Config } from '#kernel/config.ts'

/** Whoever reaches this machine reads the passwords, codes and mails of everybody. */
const OPEN_TO_ALL = [
  '  ####################################################################',
  '  ##                                                                ##',
  '  ##   W A R N I N G :   T H E   S A N D B O X   I S   O P E N      ##',
  '  ##   T O   O T H E R   M A C H I N E S                            ##',
  '  ##                                                                ##',
  '  ##   ITS PASSWORDS ARE PUBLISHED, AND EVERY CODE AND MAIL CAN     ##',
  '  ##   BE READ AT /dev/outbox. START WITH HOST=127.0.0.1, OR WITH   ##',
  '  ##   MODE=production FOR ANYTHING THAT OTHERS REACH.              ##',
  '  ##                                                                ##',
  '  ####################################################################',
  '',
]

/** What the person at the terminal is told where the sandbox, or its console, answers other machines. */
export function openWarning({
  mode,
  host,
  console: own,
}: Pick<Config, 'mode' | 'host' | 'console'>): readonly string[] {
  const hosts = own === undefined ? [host] : [host, own.host]
  return mode === 'sandbox' && !hosts.every(isLoopback) ? OPEN_TO_ALL : []
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
