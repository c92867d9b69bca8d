import { pair } from '#generators/pairs/pair'
import { kernel, type Pieces } from '#generators/pairs/pieces'
import { assembly } from './assembly.ts'

/** Pieces of a module in the notation of pairs (docs/pairs.md), and words of its header where they are not the usual ones. */
export interface ModulePieces extends Pieces {
  /** Minor version of SPIR-V in which the text is read; 3 unless set. */
  readonly minor?: number
  readonly version?: number
  readonly bound?: number
  readonly schema?: number
}

/** The words of a module of those pieces: a compute shader that does nothing, as far as they do not say otherwise. */
export function composed(modulePieces: ModulePieces = {}): Uint32Array {
  const { minor = 3, version = 0x0001_0000 | (minor << 8), bound, schema, ...pieces } = modulePieces
  const environments = [`spv1.${minor}`]
  const { control } = pair('module', 'text', 'a module', pieces, {}, { environments })
  return assembly(control, {
    version,
    ...(bound === undefined ? {} : { bound }),
    ...(schema === undefined ? {} : { schema }),
  })
}

/** A kernel with untyped pointers. */
export const untypedKernel = {
  ...kernel,
  capabilities: 'Kernel Addresses UntypedPointersKHR',
  extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
} satisfies Pieces
