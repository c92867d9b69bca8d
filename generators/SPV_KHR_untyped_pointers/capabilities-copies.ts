import { pairOf } from '../pairs/pair-of.ts'
import { library } from '../pairs/pieces.ts'
import { asyncCopy, wideCopying } from './shared/async-copying.ts'

const constants = {
  ...library,
  extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
  memoryModel: 'OpMemoryModel Physical64 GLSL450',
  declarations: `%words = OpTypeArray %uint %uint_4
%no_words = OpConstantNull %words
%to_global = OpTypeUntypedPointerKHR CrossWorkgroup
%to_words = OpTypePointer CrossWorkgroup %words
%data = OpUntypedVariableKHR %to_global CrossWorkgroup %words %no_words
%typed = OpVariable %to_words CrossWorkgroup %no_words
%null_place = OpConstantNull %to_global`,
}

const chains = {
  access: 'UntypedAccessChainKHR',
  'in-bounds-access': 'UntypedInBoundsAccessChainKHR',
  'ptr-access': 'UntypedPtrAccessChainKHR',
  'in-bounds-ptr-access': 'UntypedInBoundsPtrAccessChainKHR',
} as const

/** Pairs of the rules on chains that are constants, and on the capability of asynchronous copies. */
export const pairs = [
  pairOf`new-instruction-has-its-capability/asynchronous-copy
a module with a copy declares UntypedPointersKHR
${wideCopying}
capabilities: ${wideCopying.capabilities.replace(
    'OpCapability UntypedPointersKHR',
    '{OpCapability UntypedPointersKHR | without-the-capability:}',
  )}
body: ${asyncCopy('%copy')}`,
  ...Object.entries(chains).map(([name, opcode]) => {
    const element = opcode.includes('Ptr') ? '%uint_0 ' : ''
    return pairOf`spec-constant-op-with-an-untyped-chain-has-kernel/${name}
a chain is a constant, from an untyped variable, a typed one and a null pointer
${constants}
capabilities: {OpCapability Kernel | without-kernel:}
OpCapability Shader
OpCapability Addresses
OpCapability Linkage
OpCapability UntypedPointersKHR
declarations: ${constants.declarations}
%chain = OpSpecConstantOp %to_global ${opcode} %words %data ${element}%uint_1
%of_typed = OpSpecConstantOp %to_global ${opcode} %words %typed ${element}%uint_2
%of_null = OpSpecConstantOp %to_global ${opcode} %words %null_place ${element}%uint_3`
  }),
]
