import type { RuleCase } from '../case-makers.ts'
import { caseMakers } from '../case-makers.ts'
import { kernel, type Pieces } from '../core/pieces.ts'

const { parts } = caseMakers('OpenCL-environment')
/** A kernel of version 1.0. */
export const base: Pieces = { ...kernel, minor: 0 }

/** A kernel that also declares these capabilities. */
export function having(...capabilities: readonly string[]): Pieces {
  const declared = ['Kernel', 'Addresses', ...capabilities].map((name) => `OpCapability ${name}`)
  return { ...base, capabilities: declared.join('\n') }
}

/** A case of the text, with what both modules share. */
export function made(slug: string, common: Pieces, valid: Pieces, invalid: Pieces): RuleCase {
  return parts(slug, valid, invalid, common)
}

/** The same case in OpenCL 1.2. */
export function in12(row: RuleCase): RuleCase {
  return { ...row, environment: 'opencl1.2' }
}
