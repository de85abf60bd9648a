import type { ReactNode } from 'react'
import classes from './entry.module.css'

/** The card in the middle of an otherwise empty console: logging in and setting a first password. */
export const EntryCard = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <main className={classes.page}>
    <div className={classes.card}>
      <p className={classes.product}>
        <span className={classes.mark} aria-hidden>
          C
        </span>
        Croupier
      </p>
      <h1 className={classes.title}>{title}</h1>
      {children}
    </div>
  </main>
)
