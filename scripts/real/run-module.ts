import { execute } from '#reference/execute/execute'
import { drawnRequest } from '#runner/execute/drawn-request'

/** Instructions before a run is given up. */
const steps = 200_000

/** How a run of a module in the interpreter ends, with inputs that depend on its bindings alone. */
export function outcomeOf(octets: Uint8Array): string {
  const outcome = execute(octets, drawnRequest(octets, steps))
  switch (outcome.kind) {
    case 'finished':
      return 'finished'
    case 'undefined':
      return `undefined behavior: ${outcome.section}`
    case 'unsupported':
    case 'open':
    case 'refused':
    case 'defect':
      return `${outcome.kind}: ${outcome.message.replaceAll(/%?\d+/g, '*')}`
    case 'limit':
      return `limit: ${outcome.limit}`
  }
}
