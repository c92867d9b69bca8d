import { opcodeOf } from '#spec/grammar/opcodes'
import { firstOf, resized } from '../pairs/damaged.ts'
import { grounds, withoutCapability, withoutExtension } from '../pairs/declaring.ts'
import { pairIn, pairOf, ways } from '../pairs/pair-of.ts'
import type { Damage } from '../pairs/ways.ts'
import { formNames, forms, inEachForm, inKind, kinds } from './shared/pieces.ts'

/** The first instruction of a form loses its last words, or gets some more. */
function otherLength(form: keyof typeof forms, less: number, more: 'value' | 'zero' | ''): Damage {
  const opcode = opcodeOf(forms[form]) ?? 0
  return (words) => {
    const at = firstOf(words, opcode)
    const added = { value: [words[at + 3] ?? 0], zero: [0], '': [] }[more]
    return resized(words, at, less, ...added)
  }
}

const otherLengths = Object.fromEntries(
  formNames.flatMap((form) => [
    [`${form}-without-value`, otherLength(form, 1, '')],
    [`${form}-without-result`, otherLength(form, 2, '')],
    [`${form}-opcode-only`, otherLength(form, 3, '')],
    [`${form}-second-value`, otherLength(form, 0, 'value')],
    [`${form}-zero-at-the-end`, otherLength(form, 0, 'zero')],
  ]),
)

/** Kinds of modules and what is constructed from a constant, in places where no composite is constructed. */
const outside = [
  ['shader', '%object_vector = OpCompositeConstructReplicateEXT %uint3 %uint_1'],
  ['fragment', '%object_matrix = OpCompositeConstructReplicateEXT %float2x2 %null_float2'],
  ['kernel', '%object_array = OpCompositeConstructReplicateEXT %uints %uint_1'],
] as const

/** Kinds of modules, a type, and a value of it. */
const filled = [
  ['shader', '%float2', '%float_1_5'],
  ['kernel', '%double_array3', '%double_1_5'],
  ['fragment', '%uints', '%uint_7'],
] as const

/** The storage class of global variables. */
function storeOf(kind: keyof typeof kinds): string {
  return kind === 'kernel' ? 'CrossWorkgroup' : 'Private'
}

/** Pairs of the rules on declarations, on the length of the instructions, and on where they stand. */
export const pairs = [
  ...grounds(kinds).flatMap(([name, pieces, environment], at) => {
    const form = formNames[at % (pieces.skeleton === 'library' ? 2 : 3)] ?? 'plain'
    const line = `%replicated = ${forms[form]} %float4 %float_1`
    const parts = { ...pieces, [form === 'object' ? 'body' : 'declarations']: line }
    return [
      pairOf`extension-is-declared/${name} in ${environment}
a module that declares the capability declares the extension, used or not
${withoutExtension(at % 3 === 1 ? pieces : parts)}`,
      pairIn(withoutCapability(parts))`capability-is-declared/${name} in ${environment}
a module with a replicated composite declares the capability`,
    ]
  }),
  inKind.shader`extension-is-declared/twice: the extension is declared more than once
extensions: {OpExtension "SPV_EXT_replicated_composites"
OpExtension "SPV_EXT_replicated_composites" | neither:}`,
  inKind.shader`capability-is-declared/among-others: the capability stands among others, and all instructions need it
capabilities: OpCapability Shader
OpCapability Int64
{OpCapability ReplicatedCompositesEXT | removed:}
OpCapability Float64
extensions: OpExtension "SPV_KHR_no_integer_wrap_decoration"
OpExtension "SPV_EXT_replicated_composites"
${inEachForm((form) => `%${form} = ${forms[form]} %ulongs %ulong_3`)}`,
  ...filled.map(
    ([kind, type, value]) => inKind[kind]`instruction-has-four-words/${kind}
the three instructions follow each other, each taking the result of the one before
declarations: %once = OpTypeArray ${type} %uint_2
%twice = OpTypeArray %once %uint_3
%plain = OpConstantCompositeReplicateEXT ${type} ${value}
%specialized = OpSpecConstantCompositeReplicateEXT %once %plain
body: %object = OpCompositeConstructReplicateEXT %twice %specialized
%extracted = OpCompositeExtract %once %object 2
${ways(kind === 'shader' ? otherLengths : {})}`,
  ),
  ...(['shader', 'kernel'] as const).map(
    (kind) => inKind[kind]`constant-stands-at-module-scope/${kind}
the constant forms stand anywhere among types, constants and global variables, before their uses
debug: %source = OpString "source"
declarations: %before = OpVariable %pointer_${storeOf(kind)}_uint4 ${storeOf(kind)} %null_uint4
OpLine %source 1 1
%data = OpConstantCompositeReplicateEXT %uint4 %uint_7
%special = OpSpecConstantCompositeReplicateEXT %uint4 %uint_7
OpNoLine
%behind = OpVariable %pointer_${storeOf(kind)}_uint4 ${storeOf(kind)} %data
%pair = OpConstantComposite %uint4s %data %data
%special_pair = OpSpecConstantComposite %uint4s %special %data
%late = OpTypeVector %float 3
body: %local = OpVariable %pointer_Function_uint4 Function %special
{| before-a-use: %inside = OpConstantCompositeReplicateEXT %uint4 %uint_7}
{| specialized-before-a-use: %inside = OpSpecConstantCompositeReplicateEXT %uint4 %uint_7}
%dynamic = OpVectorExtractDynamic %uint %data %uint_1
-> %next:
OpStore %before %data
{| last-in-a-block: %inside = OpConstantCompositeReplicateEXT %uint4s %null_uint4}
{| specialized-last-in-a-block: %inside = OpSpecConstantCompositeReplicateEXT %uint4 %spec_uint_7}`,
  ),
  ...outside.map(
    ([kind, object]) => inKind[kind]`construct-stands-in-a-block/${kind}
the object form stands in any block and takes any object that is there
declarations: {| among-types: ${object}}
%late = OpTypeVector %float 3
{| before-a-variable: ${object}}
%global = OpVariable %pointer_${storeOf(kind)}_uint ${storeOf(kind)} %uint_1
{| behind-a-variable: ${object}}
before: %called = OpFunction %uint3 None %signature_uint3_of_uint
%parameter = OpFunctionParameter %uint
%only: %of_parameter = OpCompositeConstructReplicateEXT %uint3 %parameter
OpReturnValue %of_parameter
OpFunctionEnd
{| between-functions: ${object}}
body: %first = OpCompositeConstructReplicateEXT %uint3 %spec_uint_5
%loaded = OpLoad %uint %variable_Function_uint
[%merge] OpBranchConditional %true %inside %merge
%inside: %of_load = OpCompositeConstructReplicateEXT %uint3 %loaded
%sum = OpIAdd %uint %loaded %uint_1
%of_sum = OpCompositeConstructReplicateEXT %uint3 %sum
-> %merge:
%phi = OpPhi %uint %uint_1 %entry %sum %inside
%of_phi = OpCompositeConstructReplicateEXT %uint3 %phi
%of_undef = OpCompositeConstructReplicateEXT %uint3 %a_uint
%part = OpCompositeExtract %uint %of_undef 2
%of_part = OpCompositeConstructReplicateEXT %uint3 %part
%call = OpFunctionCall %uint3 %called %part
%of_call = OpCompositeConstructReplicateEXT %uint3s %call
after: {| behind-the-functions: ${object}}`,
  ),
  inKind.library`construct-stands-in-a-block/library: a function of a library makes an object of a constant
declarations: %first = OpConstantCompositeReplicateEXT %uint3 %uint_5
{| among-constants: %object = OpCompositeConstructReplicateEXT %uint3 %uint_5}
%second = OpSpecConstantCompositeReplicateEXT %uint3 %uint_5
{| behind-constants: %object = OpCompositeConstructReplicateEXT %uint3s %first}
after: %void %function()
%only: %inside = OpCompositeConstructReplicateEXT %uint3s %second`,
]
