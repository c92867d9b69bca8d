import { instead } from '../pairs/instead.ts'
import { type Edit, pair } from '../pairs/pair.ts'
import { kernel } from '../pairs/pieces.ts'
import { atOthers, decorated } from './shared/decorated.ts'

/** Pointers of a kernel, made in every way, and what is no pointer. */
const pointers = {
  ...kernel,
  capabilities: `${kernel.capabilities}
OpCapability Int64
OpCapability GenericPointer
OpCapability VariablePointers`,
  declarations: `%pointer = OpTypePointer CrossWorkgroup %uint
%generic = OpTypePointer Generic %uint
%local_pointer = OpTypePointer Function %uint
%pointer_to_pointer = OpTypePointer Function %pointer
%pair = OpTypeStruct %uint %uint
%of_both = OpTypeFunction %pointer %pointer %uint
%signature_of_main = OpTypeFunction %void %pointer %pointer %uint
%null = OpConstantNull %pointer
%address = OpConstant %ulong 64
%undefined = OpUndef %uint`,
  before: `%helper = OpFunction %pointer None %of_both
%passed = OpFunctionParameter %pointer
%offset = OpFunctionParameter %uint
%begin = OpLabel
OpReturnValue %passed
OpFunctionEnd`,
  main: `%main = OpFunction %void None %signature_of_main
%first = OpFunctionParameter %pointer
%second = OpFunctionParameter %pointer
%number = OpFunctionParameter %uint
%entry = OpLabel`,
  body: `%local = OpVariable %local_pointer Function
%holder = OpVariable %pointer_to_pointer Function
%element = OpInBoundsPtrAccessChain %pointer %first %number
OpStore %holder %element
%loaded = OpLoad %pointer %holder
%called = OpFunctionCall %pointer %helper %loaded %number
%made = OpConvertUToPtr %pointer %address
%cast = OpPtrCastToGeneric %generic %first
%copy = OpCopyObject %pointer %second
%chosen = OpSelect %pointer %true %first %second
%read = OpLoad %uint %element
%sum = OpIAdd %uint %read %number
%numbered = OpConvertPtrToU %ulong %first
%equal = OpPtrEqual %bool %first %second`,
}

const madeHere = [
  'local',
  'holder',
  'element',
  'loaded',
  'called',
  'made',
  'cast',
  'copy',
  'chosen',
  'first',
  'passed',
]

const noPointers = [
  'number',
  'offset',
  'read',
  'sum',
  'numbered',
  'equal',
  'address',
  'undefined',
  'uint',
  'pair',
  'of_both',
  'begin',
]

/** A decoration with an id in the place of that of another target, for each of these. */
function idAtOthers(
  from: string,
  decoration: string,
  names: readonly string[],
): Readonly<Record<string, readonly Edit[]>> {
  const ways = names.map((name) => [name, `OpDecorateId %${name} ${decoration}`])
  return instead(`OpDecorateId %${from} ${decoration}`, Object.fromEntries(ways))
}

/** Pairs of the rule on what is known of pointers. */
export const pairs = [
  pair(
    'pointer-alignment-target',
    'alignment',
    'pointers are aligned, whichever instruction makes them',
    { ...pointers, annotations: decorated(madeHere, 'Alignment 4') },
    atOthers('first', 'Alignment 4', noPointers),
  ),
  pair(
    'pointer-alignment-target',
    'offset',
    'pointers are moved by so many bytes at most, whichever instruction makes them',
    { ...pointers, annotations: decorated(madeHere, 'MaxByteOffset 64') },
    atOthers('passed', 'MaxByteOffset 64', noPointers),
  ),
  pair(
    'pointer-alignment-target',
    'first-version',
    'the first version has the alignment alone',
    {
      ...kernel,
      annotations: decorated(['local'], 'Alignment 16'),
      declarations: '%local_pointer = OpTypePointer Function %uint4',
      body: `%local = OpVariable %local_pointer Function
%read = OpLoad %uint4 %local
%component = OpCompositeExtract %uint %read 0`,
    },
    atOthers('local', 'Alignment 16', ['read', 'component', 'uint4']),
    { environments: ['spv1.0', 'spv1.3', 'spv1.6'] },
  ),
  pair(
    'pointer-alignment-target',
    'variables-outside-functions',
    'variables outside functions are pointers, constants are none',
    {
      ...kernel,
      entryPoints: 'OpEntryPoint Kernel %main "main" %global %shared',
      annotations: 'OpDecorate %global Alignment 8\nOpDecorate %shared MaxByteOffset 4',
      declarations: `%global_pointer = OpTypePointer CrossWorkgroup %uint
%shared_pointer = OpTypePointer Workgroup %uint
%global = OpVariable %global_pointer CrossWorkgroup %uint_1
%shared = OpVariable %shared_pointer Workgroup`,
      body: '%read = OpLoad %uint %global',
    },
    {
      'alignment-of-a-constant': [['%global Alignment', '%uint_1 Alignment']],
      'alignment-of-a-read-value': [['%global Alignment', '%read Alignment']],
      'offset-of-a-constant': [['%shared MaxByteOffset', '%uint_1 MaxByteOffset']],
      'offset-of-a-read-value': [['%shared MaxByteOffset', '%read MaxByteOffset']],
    },
  ),
  pair(
    'pointer-alignment-target',
    'untyped',
    'pointers that do not say what they point to are pointers',
    {
      ...kernel,
      capabilities: `${kernel.capabilities}\nOpCapability UntypedPointersKHR`,
      extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
      entryPoints: 'OpEntryPoint Kernel %main "main" %global',
      annotations: 'OpDecorate %global Alignment 8\nOpDecorate %element MaxByteOffset 4',
      declarations: `%global_pointer = OpTypeUntypedPointerKHR CrossWorkgroup
%global = OpUntypedVariableKHR %global_pointer CrossWorkgroup %uint4
%a_uint4 = OpConstantNull %uint4`,
      body: `%element = OpUntypedAccessChainKHR %global_pointer %uint4 %global %uint_1
%read = OpLoad %uint %element`,
    },
    {
      'alignment-of-a-read-value': [['%global Alignment', '%read Alignment']],
      'alignment-of-a-constant': [['%global Alignment', '%a_uint4 Alignment']],
      'offset-of-a-read-value': [['%element MaxByteOffset', '%read MaxByteOffset']],
    },
  ),
  pair(
    'pointer-alignment-target',
    'by-ids',
    'alignments and offsets that are ids are those of pointers, too',
    {
      ...pointers,
      annotations: `OpDecorateId %first AlignmentId %uint_8
OpDecorateId %passed MaxByteOffsetId %uint_64`,
    },
    {
      ...idAtOthers('first', 'AlignmentId %uint_8', ['number', 'read', 'address', 'pair']),
      ...idAtOthers('passed', 'MaxByteOffsetId %uint_64', ['offset', 'sum', 'equal', 'uint_8']),
    },
  ),
  pair(
    'pointer-alignment-target',
    'by-a-group',
    'groups of decorations are given to pointers',
    {
      ...pointers,
      annotations: `OpDecorate %group Alignment 4
OpDecorate %group MaxByteOffset 8
%group = OpDecorationGroup
OpDecorate %half_group MaxByteOffset 8
%half_group = OpDecorationGroup
OpGroupDecorate %group %first
OpGroupDecorate %half_group %second %passed`,
    },
    {
      'one-of-two': [['%half_group %second %passed', '%half_group %second %number']],
      'first-of-two': [['%half_group %second %passed', '%half_group %offset %passed']],
    },
  ),
]
