/** An address for the console alone. */
export interface ConsoleAddress {
  readonly host: string
  readonly port: number
  readonly origin: string | undefined
}

interface ConsoleEnvironment {
  readonly HOST: string
  readonly PORT: number
  readonly CONSOLE_HOST?: string | undefined
  readonly CONSOLE_PORT?: number | undefined
  readonly CONSOLE_ORIGIN?: string | undefined
}

/** What does not fit together; undefined where all does. */
export function consoleFault({ PORT, CONSOLE_HOST, CONSOLE_PORT }: ConsoleEnvironment): string | undefined {
  if (CONSOLE_PORT === undefined) return CONSOLE_HOST === undefined ? undefined : 'CONSOLE_HOST needs a CONSOLE_PORT'
  return CONSOLE_PORT === PORT && PORT !== 0 ? 'CONSOLE_PORT is the port of the site' : undefined
}

/** The console's own address; undefined where it is served beside the site. */
export const consoleOf = ({ HOST, CONSOLE_HOST = HOST, CONSOLE_PORT, CONSOLE_ORIGIN }: ConsoleEnvironment) =>
  CONSOLE_PORT === undefined
    ? undefined
    : { host: CONSOLE_HOST, port: CONSOLE_PORT, origin: CONSOLE_ORIGIN && new URL(CONSOLE_ORIGIN).origin }
