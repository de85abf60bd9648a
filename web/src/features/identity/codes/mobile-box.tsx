import { Row, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { Field, type FieldProps } from '@croupier/kit/form/field.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { type Countries, type Country, matchingCountries, namedIn } from './countries.ts'
import { CountryFlag } from './country-flag.tsx'
import classes from './mobile-box.module.css'

/** The list closes this long after it has lost the focus, so that a tap on one of its lines still counts. */
const BLUR_MS = 200

interface MobileBoxProps extends Omit<FieldProps, 'label' | 'icon' | 'type'> {
  readonly countries: Countries
}

/** A mobile number, with the dialing code of its country in front of it. */
export function MobileBox({ countries, ...field }: MobileBoxProps) {
  const t = useWords('codes')
  const [shown, setShown] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(closing.current), [])

  const close = () => {
    setShown(false)
    box.current?.querySelector('button')?.focus()
  }
  const pick = (chosen: Country) => {
    countries.choose(chosen)
    setShown(false)
    box.current?.querySelector<HTMLInputElement>('input[type=tel]')?.focus()
  }
  return (
    <Text
      as="div"
      anchor
      ref={box}

      onFocus={() => clearTimeout(closing.current)}
      onBlur={() => {
        clearTimeout(closing.current)
        closing.current = setTimeout(() => setShown(false), BLUR_MS)
      }}
    >
      <Field
        autoComplete="tel-national"
        inputMode="tel"
        maxLength={32}
        {...field}
        type="tel"
        label={t('mobile')}
        icon={<CountryCode countries={countries} shown={shown} onToggle={() => setShown(!shown)} />}
      />
      {shown ? <CountryList countries={countries} onPick={pick} onClose={close} /> : null}
    </Text>
  )
}

interface CountryCodeProps {
  readonly countries: Countries
  readonly shown: boolean
  readonly onToggle: () => void
}

/** The chosen dialing code; it opens the list where a visitor may choose another one. */
function CountryCode({ countries, shown, onToggle }: CountryCodeProps) {
  const t = useWords('codes')
  const { country, open } = countries
  const code = (
    <>
      <CountryFlag country={country.countryCode} />
      <span className="num">+{country.countryDialingCode}</span>
    </>
  )
  if (!open) return <span className={classes.country}>{code}</span>
  return (
    <button
      type="button"
      className={classes.country}
      aria-haspopup="listbox"
      aria-expanded={shown}
      aria-label={t('country_code', { code: country.countryDialingCode })}
      onClick={onToggle}
    >
      {code}
      <IconChevronDown size={16} aria-hidden />
    </button>
  )
}

interface CountryListProps {
  readonly countries: Countries
  readonly onPick: (country: Country) => void
  readonly onClose: () => void
}

function CountryList({ countries, onPick, onClose }: CountryListProps) {
  const t = useWords('codes')
  const id = useId()
  const { looked, lines, at, look, press, list } = useLook(countries, { onPick, onClose })
  return (
    <Surface pad={8} level={1} edge radius={12} className={classes.panel}>
      <input
        className={classes.look}
        role="combobox"
        aria-label={t('country_search')}
        placeholder={t('country_search')}
        aria-expanded
        aria-controls={id}
        aria-activedescendant={lines[at] ? `${id}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={looked}
        // Escape closes this list and not the window around it.
        data-mantine-stop-propagation="true"
        ref={(input) => input?.focus()}
        onChange={({ target }) => look(target.value)}
        onKeyDown={press}
      />
      <div id={id} ref={list} role="listbox" tabIndex={-1} aria-label={t('country_search')} className={classes.list}>
        {lines.map((country, index) => (
          <Row
            as="button"
            gap={10}
            align="center"
            padX={8}
            size={14}
            text="start"
            radius={8}
            type="button"
            key={country.countryCode}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={classes.line}
            onMouseDown={(press) => press.preventDefault()}
            onClick={() => onPick(country)}
          >
            <CountryFlag country={country.countryCode} />
            <Text grow>{country.name}</Text>
            <Text tone="text-dim" className="num">
              +{country.countryDialingCode}
            </Text>
          </Row>
        ))}
      </div>
      {lines.length === 0 ? (
        <Text as="p" padY={12} padX={8} size={13} tone="text-dim">
          {t('country_none')}
        </Text>
      ) : null}
    </Surface>
  )
}

function useLook({ list: all, country }: Countries, { onPick, onClose }: Omit<CountryListProps, 'countries'>) {
  const language = useLanguage()
  const [looked, setLooked] = useState('')
  const lines = matchingCountries(namedIn(language, all), looked)
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      lines.findIndex(({ countryCode }) => countryCode === country.countryCode),
    ),
  )
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In braces: newer browsers answer a promise, which is no way to end an effect.
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])

  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined && event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    const line = lines[at]
    if (step !== undefined) setAt((at + step + lines.length) % Math.max(1, lines.length))
    else if (event.key === 'Escape') onClose()
    else if (line) onPick(line)
  }
  const look = (text: string) => {
    setLooked(text)
    setAt(0)
  }
  return { looked, lines, at, look, press, list }
}
