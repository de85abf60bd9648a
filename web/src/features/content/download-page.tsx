import { Grid, Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useBrand } from '@croupier/kit/brand.tsx'
import { buttonClass, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Chips } from '@croupier/kit/form/chips.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconBrandAndroid, IconBrandApple, IconDeviceDesktop, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useInstall } from '../../parts/site/installing.ts'
import { useStatus } from '../../parts/site/use-status.ts'
import { PageHead } from '../../parts/page/page-head.tsx'
import content from './content.module.css'
import classes from './download-page.module.css'
import { isApp, thisDevice } from './device.ts'
import { QrCode } from '@croupier/kit/art/qr-code.tsx'

const DEVICES = [
  ['ios', IconBrandApple],
  ['android', IconBrandAndroid],
  ['desktop', IconDeviceDesktop],
] as const
const STEPS = [1, 2, 3] as const

/** How to put the site on a phone or a computer as an app, and the apps there are besides. */
export function DownloadPage() {
  const t = useWords('content')
  const shell = useWords('shell')
  const install = useInstall()
  const { name } = useBrand()
  const [device, setDevice] = useState(thisDevice)
  return (
    <div className={`wrap ${content.page}`}>
      <PageHead title={t('download', { brand: name })} lead={t('download_lead')} />
      <Grid gap={16} align="stretch" className={classes.columns}>
        <section className={`card ${content.box}`} aria-labelledby="guide">
          <Text as="h2" mb={14} size={20} weight={700} id="guide" className={content.sectionTitle}>
            {t('install')}
          </Text>
          <Text as="div" mb={20}>
            <Chips
              label={t('devices')}
              options={DEVICES.map(([one, Icon]) => ({
                value: one,
                label: t(`device_${one}`),
                icon: <Icon size={18} aria-hidden />,
              }))}
              value={device}
              onChange={setDevice}
              wrap
            />
          </Text>
          <Steps device={device} />
          {install ? (
            <PrimaryButton onClick={install}>
              <IconDownload size={18} aria-hidden />
              {shell('install')}
            </PrimaryButton>
          ) : null}
          <Text as="p" size={13} tone="text-dim">
            {t('install_note')}
          </Text>
        </section>
        <Stack
          as="section"
          gap={14}
          align="center"
          text="center"
          className={`card ${content.box} ${classes.scan}`}
          aria-labelledby="scan"
        >
          <Text as="h2" mb={14} size={20} weight={700} id="scan" className={content.sectionTitle}>
            {t('scan')}
          </Text>
          <QrCode text={`${window.location.origin}/down`} label={t('scan_label')} />
          <Text as="p" size={13} tone="text-dim">
            {t('scan_text')}
          </Text>
        </Stack>
      </Grid>
      <Apps />
    </div>
  )
}

function Steps({ device }: { readonly device: ReturnType<typeof thisDevice> }) {
  const t = useWords('content')
  const { name } = useBrand()
  return (
    <Stack as="ol" gap={14} className={classes.steps}>
      {STEPS.map((step) => (
        <Row as="li" gap={14} size={15} leading={24} key={step}>
          <Grid
            as="span"
            firm
            centred
            size={13}
            weight={700}
            tone="accent-text"
            radius={12}
            className={classes.number}
            aria-hidden
          >
            {step}
          </Grid>
          <span>{t(`step_${device}_${step}`, { brand: name })}</span>
        </Row>
      ))}
    </Stack>
  )
}

/** Apps of their own, each only if the brand has it. */
function Apps() {
  const t = useWords('content')
  const shell = useWords('shell')
  const data = useStatus()
  const apps = data?.info.resources.filter(({ resourceType }) => isApp(resourceType)) ?? []
  if (apps.length === 0) return null
  return (
    <section className={content.section} aria-labelledby="apps">
      <Text as="h2" mb={14} size={20} weight={700} id="apps" className={content.sectionTitle}>
        {t('apps')}
      </Text>
      <Row as="ul" gap={16} wraps>
        {apps.map(({ resourceType, url, qrCodeUrl }) => {
          const label = shell(`app_${resourceType}`)
          return (
            <Stack as="li" gap={10} align="center" key={resourceType} className={`card ${classes.app}`}>
              <QrCode text={qrCodeUrl ?? url} label={label} size={120} />
              <b>{label}</b>
              <a href={url} className={buttonClass('secondary', 'small')} target="_blank" rel="noopener noreferrer">
                {t('open_app')}
              </a>
            </Stack>
          )
        })}
      </Row>
    </section>
  )
}
