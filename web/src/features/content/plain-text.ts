/** The words of a rich text, for places that show no markup. */
export const plainText = (html: string): string =>
  new DOMParser()
    .parseFromString(html.replaceAll('</', ' </'), 'text/html')
    .body.textContent.replaceAll(/\s+/g, ' ')
    .trim()
