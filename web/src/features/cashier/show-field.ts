/** Brings a field of a form into view and puts the cursor there: what is wrong is said below it. */
export function showField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLElement)) return
  // In the middle: a bar sticks to the foot of the sheet, and a keyboard covers more of it.
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}
