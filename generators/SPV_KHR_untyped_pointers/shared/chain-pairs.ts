import { pairIn } from '../../pairs/pair-of.ts'
import { bindingsOf, type Pieces, untypedPointers } from '../../pairs/pieces.ts'
import { untypedKernel } from './pieces.ts'

/** A form of untyped chain, with a kind of module that has it. */
interface ChainForm {
  /** Lower case words joined by hyphens. */
  readonly name: string
  readonly opcode: string
  /** Its Element, with a blank after it, where it has one. */
  readonly element: '' | '%uint_0 '
  readonly pieces: Pieces
  /** Storage class of the memory that chains walk in. */
  readonly storageClass: 'StorageBuffer' | 'CrossWorkgroup'
  /** What `walked` makes of the pieces. */
  readonly control: Walked
}

/** Pieces with types that chains walk, and two variables. */
type Walked = Pieces & { readonly annotations: string; readonly declarations: string }

/** The layout of these types, and where the variables are bound. */
const layout = `OpDecorate %structure Block
OpDecorate %words ArrayStride 4
${[0, 4, 20, 32].map((offset, at) => `OpMemberDecorate %structure ${String(at)} Offset ${String(offset)}`).join('\n')}
%inner 0 Offset 0, 1 Offset 4
${bindingsOf(['data', 'typed'])}`

/** The pieces with types that chains walk, a variable of each kind with a structure, and its pointer types. */
export function walked(storageClass: string, pieces: Pieces): Walked {
  const annotations = storageClass === 'StorageBuffer' ? layout : ''
  const declarations = `%words = OpTypeArray %uint %uint_4
%inner = OpTypeStruct %uint %float
%structure = OpTypeStruct %uint %words %inner %float4
%pointer = OpTypeUntypedPointerKHR ${storageClass}
%to_structure = OpTypePointer ${storageClass} %structure
%to_word = OpTypePointer ${storageClass} %uint
%to_float = OpTypePointer ${storageClass} %float
%data = OpUntypedVariableKHR %pointer ${storageClass} %structure
%typed = OpVariable %to_structure ${storageClass}`
  return { ...pieces, interfaces: '%data %typed', annotations, declarations }
}

/** The four forms: those without an Element in a shader, the others in a kernel. */
export const chainForms: readonly ChainForm[] = [
  ['access', 'OpUntypedAccessChainKHR'],
  ['in-bounds-access', 'OpUntypedInBoundsAccessChainKHR'],
  ['ptr-access', 'OpUntypedPtrAccessChainKHR'],
  ['in-bounds-ptr-access', 'OpUntypedInBoundsPtrAccessChainKHR'],
].map(([name = '', opcode = '']): ChainForm => {
  const hasElement = opcode.includes('Ptr')
  const pieces = hasElement ? untypedKernel : untypedPointers
  const storageClass = hasElement ? 'CrossWorkgroup' : 'StorageBuffer'
  const element = hasElement ? '%uint_0 ' : ''
  const control = walked(storageClass, pieces)
  return { name, opcode, element, pieces, storageClass, control }
})

/** The forms with an Element. */
export const elementForms = chainForms.filter(({ element }) => element !== '')

/** A kernel with a hint, which the first version of the text has alone. */
export const hinted = {
  ...untypedKernel,
  declarations: `%pointer = OpTypeUntypedPointerKHR CrossWorkgroup
%to_uint = OpTypePointer CrossWorkgroup %uint
%structure = OpTypeStruct %uint
%no_structure = OpConstantNull %structure
%takes_pointer = OpTypeFunction %void %pointer`,
  main: `%main = OpFunction %void None %takes_pointer
%parameter = OpFunctionParameter %pointer
%entry = OpLabel`,
}

export const inHinted = pairIn(hinted)

/** That hint. */
export const hint = 'OpUntypedPrefetchKHR %parameter %uint_64 %uint_0'
