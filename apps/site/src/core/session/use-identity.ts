import { useMemo } from 'react'
import { useServices } from '../services.tsx'
import { createIdentity, type Identity } from './identity.ts'

/** Log-in, registration, log-out and the password. The first page of a guest carries nothing of them. */
export function useIdentity(): Identity {
  const { api, session } = useServices()
  return useMemo(() => createIdentity(api, session), [api, session])
}
