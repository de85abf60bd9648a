import { Text } from '@croupier/kit/layout/layout.tsx'
import { useNavigate } from '@tanstack/react-router'
import DOMPurify from 'dompurify'
import { type MouseEvent, useMemo } from 'react'
import classes from './rich-text.module.css'

const KEPT = {
  ALLOWED_TAGS: 'p br h3 h4 ul ol li blockquote table thead tbody tr th td strong em b i u s a'.split(' '),
  ALLOWED_ATTR: ['href', 'rel'],
}

/** A text of the house with its headings, lists and links. Cleaned here once more, whatever the server has let through. */
export function RichText({ html }: { readonly html: string }) {
  const navigate = useNavigate()
  const clean = useMemo(() => DOMPurify.sanitize(html, KEPT), [html])
  const follow = (press: MouseEvent<HTMLDivElement>) => {
    const link = press.target instanceof Element ? press.target.closest('a') : null
    const to = link?.getAttribute('href')
    if (!to?.startsWith('/') || press.metaKey || press.ctrlKey || press.shiftKey) return
    press.preventDefault()
    void navigate({ href: to })
  }
  // The links inside are what is pressed, by keys too; this only keeps the page from loading anew.
  return (
    <Text
      as="div"
      breaks
      size={15}
      leading={24}
      className={classes.text}
      role="presentation"
      onClick={follow}
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  )
}
