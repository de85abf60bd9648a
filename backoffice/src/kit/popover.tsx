import { Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import classes from './popover.module.css'

interface PopoverProps {
  /** What the button opens, for readers. */
  readonly label: string
  readonly face: ReactNode
  readonly children: (close: () => void) => ReactNode
  readonly className?: string | undefined
  readonly side?: 'left' | 'right'
  readonly width?: number
}

/** A button that opens a small sheet below itself; Escape and a press elsewhere close it. */
export function Popover({ label, face, children, className, side = 'left', width = 240 }: PopoverProps) {
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    if (!open) return undefined
    const opener = button.current
    const outside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false)
    }
    const escape = (press: KeyboardEvent) => {
      if (press.key === 'Escape') setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('keydown', escape)
      opener?.focus()
    }
  }, [open])
  return (
    <Text block anchor ref={place}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {face}
      </button>
      {open ? (
        <Surface
          pad={6}
          level={2}
          edge
          radius={12}
          id={id}
          className={classes.sheet}
          data-side={side}
          style={{ width }}
          role="group"
          aria-label={label}
        >
          {children(() => setOpen(false))}
        </Surface>
      ) : null}
    </Text>
  )
}
