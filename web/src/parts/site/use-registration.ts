import { useFlag } from '@croupier/kit/brand.tsx'

/** Whether a visitor may open an account here by himself. */
export const useRegistration = () => {
  const direct = useFlag('direct_registration')
  const byName = useFlag('username_register')
  const byMobile = useFlag('mobile_register')
  return direct && (byName || byMobile)
}
