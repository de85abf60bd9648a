/** Write a text that may have changed since the last frame: the same one again would be laid out and painted again. */
export function writeText(element: HTMLElement | null, text: string) {
  if (element && element.textContent !== text) element.textContent = text
}
