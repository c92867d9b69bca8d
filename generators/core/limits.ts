import { pairOf, tagOf, ways } from '../pairs/pair-of.ts'
import { inKernel } from '../pairs/tags.ts'

/** Something for each number from 0 on, as many as asked for. */
function many(count: number, line: (index: number) => string, between = '\n'): string {
  return Array.from({ length: count }, (_, index) => line(index)).join(between)
}

const times = (count: number, word: string) => many(count, () => word, ' ')

/** 256 arrays, each the only element of the next; `%a0` is an array of integers. */
const arrays = `%a0 = OpTypeArray %uint %uint_1
${many(255, (index) => `%a${index + 1} = OpTypeArray %a${index} %uint_1`)}`

const inDeep = tagOf`declarations: ${arrays}`
const indexes = times(255, '%uint_0')

/** A chain with 255 indexes after its other operands, and a way of one more. */
function chain(way: string, line: string, storageClass: string, operands: string): string {
  return `${line} {%pointer_${storageClass}_a0 ${operands} ${indexes}
  | ${way}: %pointer_${storageClass}_uint ${operands} ${indexes} %uint_0}`
}

const zeros = times(255, '0')

/** 255 structures, each the only member of the next. */
const structures = `%s0 = OpTypeStruct %uint
${many(254, (index) => `%s${index + 1} = OpTypeStruct %s${index}`)}`

const parameters = (count: number) => times(count, '%uint')
const argumentsOf = (count: number) => times(count, '%uint_1')
const longest = 65_535

/** Pairs of the rules on limits. */
export const pairs = [
  pairOf`execution-mode-limit/float-controls: each of two entry points sets 255 modes, for so many widths
entryPoints: GLCompute %main, GLCompute %other
modes: ${many(255, (index) => `OpExecutionMode %main SignedZeroInfNanPreserve ${index + 1}`)}
${many(254, (index) => `OpExecutionMode %other SignedZeroInfNanPreserve ${index + 1}`)}
OpExecutionModeId %other LocalSizeId %uint_1 %uint_1 %uint_1
after: %void %other()
changed: OpExecutionMode {%main | besides-a-mode-by-id: %other} SignedZeroInfNanPreserve 255
{| another-width: OpExecutionMode %main SignedZeroInfNanPreserve 256}`,
  inDeep`access-chain-limit/chains: chains have 255 indexes, and other chains start from them
body: ${chain('access-chain', '%access_chain = OpAccessChain', 'Private', '%variable_Private_a255')}
${chain('in-bounds', '%in_bounds = OpInBoundsAccessChain', 'Private', '%variable_Private_a255')}
%three = OpAccessChain %pointer_Private_a0 %variable_Private_a255 ${indexes}
%on = OpAccessChain %pointer_Private_uint %three %uint_0`,
  inKernel`access-chain-limit/chains-of-elements: chains from an element have 255 indexes after the element
declarations: ${arrays}
body: %first = OpAccessChain %pointer_Function_a255 %variable_Function_a255_array2 %uint_0
${chain('ptr-access-chain', '%ptr_access_chain = OpPtrAccessChain', 'Function', '%first %uint_1')}
${chain('in-bounds', '%in_bounds = OpInBoundsPtrAccessChain', 'Function', '%first %uint_1')}`,
  inDeep`access-chain-limit/composites: an array is taken out of 255 others and put into them
body: %part = OpCompositeExtract {%a0 %null_a255 ${zeros} | extract: %uint %null_a255 ${zeros} 0}
%whole = OpCompositeInsert %a255 {%null_a0 %null_a255 ${zeros} | insert: %uint_1 %null_a255 ${zeros} 0}`,
  pairOf`function-parameter-limit/function: a function has 255 parameters
covers: call-argument-limit
declarations: %takes = OpTypeFunction %void ${parameters(255)}
before: %void %many() as %takes
${many(255, (index) => `%p${index} = OpFunctionParameter %uint`)}
%many_block: OpReturn
OpFunctionEnd
body: %call = OpFunctionCall %void %many ${argumentsOf(255)}
changed: %takes = OpTypeFunction %void {${parameters(255)} | another-parameter: ${parameters(256)}}
changed: %p254 = OpFunctionParameter %uint
{| another-parameter: %p255 = OpFunctionParameter %uint}
changed: {%call = OpFunctionCall %void %many ${argumentsOf(255)} | another-parameter:}`,
  pairOf`extended-argument-limit/non-semantic
instructions of a non-semantic set have 255 operands, outside functions and inside
imports: %example = OpExtInstImport "NonSemantic.Example"
declarations: %outside = OpExtInst %void %example 1 {${argumentsOf(255)} | outside: ${argumentsOf(256)}}
body: %inside = OpExtInst %void %example 2 {${argumentsOf(255)} | inside: ${argumentsOf(256)}}`,
  pairOf`structure-nesting-limit/private: structures are nested 255 deep
declarations: ${structures}
{%pointer = OpTypePointer Private %s254
| two-more:
%s255 = OpTypeStruct %s254
%s256 = OpTypeStruct %s255
%pointer = OpTypePointer Private %s256
| beside-other-members:
%s255 = OpTypeStruct %uint %s254 %float
%s256 = OpTypeStruct %s0 %s255
%pointer = OpTypePointer Private %s256
| through-an-array:
%array = OpTypeArray %s254 %uint_2
%s255 = OpTypeStruct %array
%s256 = OpTypeStruct %s255
%pointer = OpTypePointer Private %s256}
%variable = OpVariable %pointer Private`,

  pairOf`structure-member-limit/integers: a structure has 16,383 members
declarations: %long = OpTypeStruct${' %uint'.repeat(16_383)} {| one-more: %uint}`,
  pairOf`switch-limit/pairs: a switch has 16,383 pairs, all with one label
end: [%merge] OpSwitch %uint_1 %merge ${many(16_383, (index) => `${index} %case`, ' ')} {| one-more: 16383 %case}
%case: -> %merge
%merge: OpReturn`,
  pairOf`control-flow-nesting-limit/side-by-side
in the order of the module, the merge blocks of a switch and of 1022 selections in it are declared before the first one begins
end: [%merge] OpSwitch %uint_1 %merge ${many(1022, (index) => `${index} %header${index}`, ' ')} {| one-more: 1022 %header1022}
${many(1022, (index) => `%header${index}: [%merge${index}] OpSwitch %uint_1 %merge${index}`)}
{| one-more: %header1022: [%merge1022] OpSwitch %uint_1 %merge1022}
${many(1022, (index) => `%merge${index}: -> %merge`)}
{| one-more: %merge1022: -> %merge}
%merge: OpReturn
${ways({ 'one-more': { summary: 'one more selection is in the switch, so that 1024 merge blocks are declared before one begins' } })}`,
  pairOf`string-limit/ascii: a string has 65,535 characters
debug: {%string = OpString "${'x'.repeat(longest)}" | one-more: %string = OpString "${'x'.repeat(longest + 1)}"}`,
  pairOf`decoration-limit/user-types: a variable has 152 decorations
extensions: OpExtension "SPV_GOOGLE_user_type"
annotations: ${many(152, (index) => `OpDecorateString %variable_Private_uint UserTypeGOOGLE "t${index}"`)}
{| one-more: OpDecorateString %variable_Private_uint UserTypeGOOGLE "last"}`,
]
