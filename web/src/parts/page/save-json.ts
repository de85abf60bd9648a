/** Hand the visitor a value as a JSON file. */
export function saveJson(name: string, value: unknown) {
  const address = URL.createObjectURL(new Blob([JSON.stringify(value, undefined, 2)], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}
