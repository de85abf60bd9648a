import { saveFile } from '@croupier/kit/save-file.ts'

/** Hand the visitor a value as a JSON file. */
export const saveJson = (name: string, value: unknown) =>
  saveFile(name, new Blob([JSON.stringify(value, undefined, 2)], { type: 'application/json' }))
