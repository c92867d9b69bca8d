import { declaring } from '../../pairs/declaring.ts'
import { pairIn, piecesOf } from '../../pairs/pair-of.ts'

/** Modules of each kind with replicated composites. */
export const kinds = declaring('SPV_EXT_replicated_composites', 'ReplicatedCompositesEXT')

/** The tags of their pairs. */
export const inKind = {
  shader: pairIn(kinds.shader),
  fragment: pairIn(kinds.fragment),
  kernel: pairIn(kinds.kernel),
  library: pairIn(kinds.library),
}

/** The three instructions of the text, by what begins the names of their ways. */
export const forms = {
  plain: 'OpConstantCompositeReplicateEXT',
  specialized: 'OpSpecConstantCompositeReplicateEXT',
  object: 'OpCompositeConstructReplicateEXT',
} as const

/** Their names; the object form, which stands in a function, comes last. */
export const formNames = ['plain', 'specialized', 'object'] as const

/** What stands in the instruction of each form: constants are declared, the object is made in the function. */
export function inEachForm(
  lines: (form: keyof typeof forms, at: number) => string,
  { declarations, body }: { readonly declarations?: string; readonly body?: string } = {},
) {
  const [plain, specialized, object] = formNames.map(lines)
  return piecesOf`declarations: ${[declarations ?? '', plain, specialized].join('\n')}
body: ${[object, body ?? ''].join('\n')}`
}
