import { Grid, Row, Stack } from '@croupier/kit/layout/layout.tsx'
import type { RegistrationWay } from '@croupier/contract/registration.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Checkbox } from '@croupier/kit/form/checkbox.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconAlertCircle, IconChevronDown } from '@tabler/icons-react'
import { useContractWords } from '../../parts/site/contract-words.ts'
import { agreementText } from './agreement.ts'
import { CaptchaField } from './captcha-field.tsx'
import { CodeBox } from './codes/code-box.tsx'
import { MobileBox } from './codes/mobile-box.tsx'
import { WarningDialog } from './codes/warning-dialog.tsx'
import classes from './entry.module.css'
import { RefusedLine } from '../../parts/page/refused-line.tsx'
import { type Box, isOptional, type Setting, textOf } from './registration.ts'
import { RegistrationBox, troubleText } from './registration-box.tsx'
import { type Registration, useRegistration } from './use-registration.ts'

interface RegistrationFormProps {
  readonly setting: Setting
  readonly way: RegistrationWay
  readonly onDone: () => void
}

/** The registration form by the brand's rules. Its button stays alive and says how many fields need attention. */
export function RegistrationForm({ setting, way, onDone }: RegistrationFormProps) {
  const t = useWords('identity')
  const words = useContractWords()
  const { minimumAge } = useBrand()
  const form = useRegistration(setting, way, onDone)
  const open = form.openCount

  return (
    <Stack as="form" gap={16} noValidate onSubmit={form.submit}>
      {form.refused ? <RefusedLine error={form.refused} /> : null}
      {form.warning ? <WarningDialog error={form.warning} onClose={form.forgive} /> : null}
      <Boxes boxes={form.shown} setting={setting} form={form} />
      {form.folded > 0 ? (
        <Row
          as="button"
          inline
          gap={6}
          align="center"
          least={32}
          size={13}
          type="button"
          className={`link ${classes.more}`}
          onClick={form.unfold}
        >
          <IconChevronDown size={16} aria-hidden />
          {t('more_details', { count: form.folded })}
        </Row>
      ) : null}
      <Checkbox
        name="agree"
        label={<Agreement sentence={setting.ageText} />}
        checked={form.agree}
        error={
          form.said['agree'] ?? (form.agree || !form.tried ? undefined : words.fault('must_agree', { age: minimumAge }))
        }
        onChange={({ target }) => form.setAgree(target.checked)}
      />
      <Row gapY={8} gapX={16} align="center" className={classes.foot}>
        <PrimaryButton type="submit" size="large" wide working={form.working ? t('registering') : false}>
          {t('create_account')}
        </PrimaryButton>
        <Row as="p" gap={6} align="center" size={13} tone="loss" className={classes.attention} aria-live="polite">
          {form.tried && open > 0 ? (
            <>
              <IconAlertCircle size={16} aria-hidden />
              {t('attention', { count: open })}
            </>
          ) : null}
        </Row>
      </Row>
    </Stack>
  )
}

/** Opens beside the form, so that nothing of what was typed is lost. */
function Agreement({ sentence }: { readonly sentence: string }) {
  const t = useWords('identity')
  const { before, link, after } = agreementText(sentence, t('user_agreement'))
  return (
    <>
      {before}
      <a href="/help#agreement" target="_blank" rel="noopener" className="link">
        {link}
      </a>
      {after}
    </>
  )
}

/** The fields may come after the window has looked for where to put the focus. */
const firstOf = (index: number) => (index === 0 ? { 'data-autofocus': true, autoFocus: true } : {})

interface BoxesProps {
  readonly boxes: readonly Box[]
  readonly setting: Setting
  readonly form: Registration
}

function Boxes({ boxes, setting, form }: BoxesProps) {
  const t = useWords('identity')
  const words = useContractWords()
  return (
    <Grid gapY={16} gapX={20} align="start" columns={1} className={classes.grid}>
      {boxes.map((box, index) => {
        const trouble = form.troubles.get(box)
        const error = form.said[box] ?? (trouble && form.left.has(box) ? troubleText(words, trouble) : undefined)
        if (box === 'captcha')
          return (
            <CaptchaField
              key={box}
              picture={form.picture}
              value={form.typed.captcha ?? ''}
              error={error}
              onType={(text) => form.type(box, text)}
              onRefresh={form.refresh}
            />
          )
        const field = {
          name: box,
          value: form.typed[box] ?? '',
          error,
          optional: isOptional(setting, box),
          onChange: ({ target }: { target: { value: string } }) => form.type(box, target.value),
          onBlur: () => form.leave(box),
        }
        if (box === 'mobileNum')
          return <MobileBox key={box} {...field} {...firstOf(index)} countries={form.countries} />
        if (box === 'verificationCode')
          return <CodeBox key={box} {...field} label={t(box)} code={form.code} onSend={form.sendCode} />
        return (
          <RegistrationBox
            key={box}
            whole={box === 'username' && boxes[1] === 'password'}
            box={box}
            rule={box === 'confirmPassword' ? undefined : setting.fields[box]}
            value={form.typed[box] ?? ''}
            optional={isOptional(setting, box)}
            error={error}
            good={!trouble && textOf(form.typed, box) !== ''}
            first={index === 0}
            onType={(text) => form.type(box, text)}
            onLeave={() => form.leave(box)}
          />
        )
      })}
    </Grid>
  )
}
