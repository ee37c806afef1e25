import type { Sealing } from './core/sealing/sealing.ts'
import type { Gateway } from './features/payments/gateway.ts'
import { createPiastrixClient } from './features/payments/piastrix/piastrix-client.ts'
import { createSandboxClient, sandboxKeyOf } from './features/payments/sandbox-client.ts'
import type { Config } from './platform/config.ts'
import type { Machine } from './platform/machine.ts'

/** The gateway that the settings name; `ownUrl` is where this house can be asked, for the sandbox lives in it. */
export function openGateway(
  { payments: { gateway }, publicUrl }: Pick<Config, 'payments' | 'publicUrl'>,
  { clock }: Pick<Machine, 'clock'>,
  sealing: Sealing,
  ownUrl: () => string,
): Gateway | null {
  if (gateway === null) return null
  if (gateway === 'sandbox')
    return createSandboxClient({ baseUrl: ownUrl, key: sandboxKeyOf(sealing), clock })
  return createPiastrixClient({ ...gateway, clock, publicUrl })
}
