import { declaring } from '../../pairs/declaring.ts'
import { pairIn, piecesIn, piecesOf } from '../../pairs/pair-of.ts'
import { cooperativeMatrices, type Pieces } from '../../pairs/pieces.ts'

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

/** A name in the words that a way is named with. */
export function hyphened(name: string): string {
  return name.replaceAll('_', '-').toLowerCase()
}

/** The pieces with a further capability, and the extension that has it. */
export function withExtension(pieces: Pieces, capability: string, extension: string) {
  return piecesIn(pieces)`+capabilities: OpCapability ${capability}
+extensions: OpExtension "${extension}"`
}

/** Cooperative matrices, and composites that are made of one value. */
export const inMatrices = pairIn(
  withExtension(cooperativeMatrices, 'ReplicatedCompositesEXT', 'SPV_EXT_replicated_composites'),
)
