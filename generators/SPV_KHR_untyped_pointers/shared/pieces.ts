import { pairIn, piecesIn } from '../../pairs/pair-of.ts'
import { kernel, type Pieces, untypedPointers } from '../../pairs/pieces.ts'

const { extensions } = untypedPointers

const kernelKind = piecesIn(
  withCapabilities(kernel, 'GenericPointer', 'UntypedPointersKHR'),
)`extensions: ${extensions}`

/** Modules with untyped pointers, of each kind. */
export const kinds = {
  shader: untypedPointers,
  /** An OpenCL kernel, with pointers into Generic too. */
  kernel: kernelKind,
} as const satisfies Readonly<Record<string, Pieces>>

/** The tags of pairs of each kind. */
export const inKind = Object.fromEntries(
  Object.entries(kinds).map(([kind, pieces]) => [kind, pairIn(pieces)]),
) as Readonly<Record<keyof typeof kinds, ReturnType<typeof pairIn>>>

/** The pieces with further capabilities. */
export function withCapabilities<P extends Pieces>(pieces: P, ...names: readonly string[]) {
  const capabilities = names.map((name) => `\nOpCapability ${name}`).join('')
  return { ...pieces, capabilities: `${pieces.capabilities}${capabilities}` }
}

/** The four forms of untyped chains, those without an Element in a shader, the others in a kernel: an Element has a blank after it. */
export const chainForms = [
  { name: 'access', opcode: 'OpUntypedAccessChainKHR', element: '', kind: 'shader' },
  {
    name: 'in-bounds-access',
    opcode: 'OpUntypedInBoundsAccessChainKHR',
    element: '',
    kind: 'shader',
  },
  { name: 'ptr-access', opcode: 'OpUntypedPtrAccessChainKHR', element: '%uint_0 ', kind: 'kernel' },
  {
    name: 'in-bounds-ptr-access',
    opcode: 'OpUntypedInBoundsPtrAccessChainKHR',
    element: '%uint_0 ',
    kind: 'kernel',
  },
] as const
