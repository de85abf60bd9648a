import '@croupier/kit/theme/mantine.css'
import '@mantine/charts/styles.css'
import '@mantine/core/styles/ColorSwatch.css'
import { mantineTheme } from '@croupier/kit/theme/mantine.ts'
import { useTheme } from '@croupier/kit/theme/theme.ts'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'

/** Gives a chart what its library has to know of the page. */
export const ChartFrame = ({ children }: { readonly children: ReactNode }) => (
  <MantineProvider
    theme={mantineTheme}
    forceColorScheme={useTheme()}
    withCssVariables={false}
    withGlobalClasses={false}
  >
    {children}
  </MantineProvider>
)
