import { decorationTarget } from './shared/decoration-target.ts'

/** The third is one by SPV_EXT_descriptor_heap. */
const memoryObjectDeclarations: ReadonlySet<string> = new Set([
  'OpUntypedVariableKHR',
  'OpFunctionParameter',
  'OpBufferPointerEXT',
])

/** Decoration: those that the core specification lets stand on memory object declarations only. */
export const check = decorationTarget(
  'SPV_KHR_untyped_pointers/memory-object-decoration-targets-a-memory-object-declaration',
  [
    'Restrict',
    'Aliased',
    'RestrictPointer',
    'AliasedPointer',
    'Volatile',
    'Coherent',
    'NonWritable',
    'NonReadable',
    'NoPerspective',
    'Flat',
    'Patch',
    'Centroid',
    'Sample',
    'Stream',
    'Component',
    'XfbBuffer',
  ],
  ({ name }) => memoryObjectDeclarations.has(name),
)
