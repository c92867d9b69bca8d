import { enumerantByName, instructionByName } from '#spec/grammar/grammar'
import type { Pieces } from './pieces.ts'

/** The newest version that an environment of OpenCL takes. */
const newest = 0x0001_0200

/** An extension that asks for a later version. */
const later = 'SPV_KHR_cooperative_matrix'

/** Whether the version of kernels has an instruction, an extension or not. */
function isAvailable(name: string): boolean {
  const row = instructionByName(name)
  return row === undefined || row.version === null || row.version <= newest
}

function isCapabilityAvailable(name: string): boolean {
  const row = enumerantByName('Capability', name)
  return row === undefined || row.version === null || row.version <= newest
}

/**
 * Whether pieces are of a kernel that names nothing which later versions bring, and lists no interface of its own.
 *
 * @param text of the module and of its ways.
 */
export function isOfKernels({ entryPoints = '', interfaces = '' }: Pieces, text: string): boolean {
  const names = text.match(/\bOp[A-Z]\w+/g) ?? []
  const capabilities = Array.from(text.matchAll(/OpCapability (\w+)/g), ([, name = '']) => name)
  return (
    !/" .*%/.test(entryPoints) &&
    !interfaces.includes('{') &&
    !text.includes(later) &&
    !capabilities.includes('Shader') &&
    capabilities.includes('Kernel') &&
    names.every(isAvailable) &&
    capabilities.every(isCapabilityAvailable)
  )
}

/** The pieces for the version of kernels, in which interfaces list variables in Input and Output alone. */
export function withOldInterface(pieces: Pieces): Pieces {
  const { interfaces = '', declarations = '' } = pieces
  const listed = interfaces
    .split(/\s+/)
    .filter((id) => new RegExp(`${id} = OpVariable \\S+ (?:Input|Output)\\b`).test(declarations))
  return { ...pieces, interfaces: listed.join(' ') }
}
