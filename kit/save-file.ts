/** Hand the visitor a file under this name. */
export function saveFile(name: string, file: Blob) {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}
