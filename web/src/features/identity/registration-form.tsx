import { faultText } from '@croupier/contract/words/words.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Checkbox } from '@croupier/kit/form/checkbox.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconAlertCircle, IconChevronDown } from '@tabler/icons-react'
import { CaptchaField } from './captcha-field.tsx'
import classes from './entry.module.css'
import { RefusedLine } from './refused-line.tsx'
import { type Box, isOptional, type Setting, textOf } from './registration.ts'
import { RegistrationBox, troubleText } from './registration-box.tsx'
import { type Registration, useRegistration } from './use-registration.ts'

interface RegistrationFormProps {
  readonly setting: Setting
  readonly onDone: () => void
}

/** The registration form by the brand's rules. Its button stays alive and says how many fields need attention. */
export function RegistrationForm({ setting, onDone }: RegistrationFormProps) {
  const t = useWords('identity')
  const language = useLanguage()
  const { minimumAge } = useBrand()
  const form = useRegistration(setting, onDone)
  const open = form.openCount

  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      {form.refused ? <RefusedLine error={form.refused} /> : null}
      <Boxes boxes={form.shown} setting={setting} form={form} />
      {form.folded > 0 ? (
        <button type="button" className={classes.more} onClick={form.unfold}>
          <IconChevronDown size={16} aria-hidden />
          {t('more_details', { count: form.folded })}
        </button>
      ) : null}
      <Checkbox
        name="agree"
        label={setting.ageText || t('agree', { age: setting.minimumAge })}
        checked={form.agree}
        error={form.said['agree'] ?? (form.agree ? undefined : faultText(language, 'must_agree', { age: minimumAge }))}
        onChange={({ target }) => form.setAgree(target.checked)}
      />
      <div className={classes.foot}>
        <PrimaryButton type="submit" size="large" wide working={form.working ? t('registering') : false}>
          {t('create_account')}
        </PrimaryButton>
        <p className={classes.attention} aria-live="polite">
          {form.tried && open > 0 ? (
            <>
              <IconAlertCircle size={16} aria-hidden />
              {t('attention', { count: open })}
            </>
          ) : null}
        </p>
      </div>
    </form>
  )
}

interface BoxesProps {
  readonly boxes: readonly Box[]
  readonly setting: Setting
  readonly form: Registration
}

function Boxes({ boxes, setting, form }: BoxesProps) {
  const language = useLanguage()
  return (
    <div className={classes.grid}>
      {boxes.map((box, index) => {
        const trouble = form.troubles.get(box)
        const error = form.said[box] ?? (trouble && form.left.has(box) ? troubleText(language, trouble) : undefined)
        return box === 'captcha' ? (
          <CaptchaField
            key={box}
            picture={form.picture}
            value={form.typed.captcha ?? ''}
            error={error}
            onType={(text) => form.type(box, text)}
            onRefresh={form.refresh}
          />
        ) : (
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
    </div>
  )
}
