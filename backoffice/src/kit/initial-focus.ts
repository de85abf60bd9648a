/** As a field's `ref`: a step that has just come begins in this field. */
export const initialFocus = (field: HTMLElement | null) => field?.focus()
