import { CallRefusal } from '@croupier/kit/calls.ts'

/** What the server says is wrong with a field; asked by the field's name. */
export const fieldErrors = (error: unknown) => (name: string) =>
  error instanceof CallRefusal ? error.fields[name]?.[0]?.message : undefined

/** Whether a field is at fault, so that the field says it and nothing else has to. */
export const saysField = (error: unknown) => error instanceof CallRefusal && Object.keys(error.fields).length > 0
