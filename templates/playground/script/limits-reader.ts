import type { Client } from '../../../scripts/browser/client.ts'

type Read = Awaited<ReturnType<Client['readLimits']>>

/** Reads the limits of a device once, however often a module is judged by them. */
export function limitsReader(client: Client): (json: string) => Promise<Read> {
  let known: { readonly json: string; readonly limits: Promise<Read> } | undefined
  return (json) => {
    if (known?.json !== json) known = { json, limits: client.readLimits(json, 'device') }
    return known.limits
  }
}
