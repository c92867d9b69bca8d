import { pairIn, pairOf, piecesIn, tagIn, tagOf } from '../pairs/pair-of.ts'
import { bindingOf } from '../pairs/pieces.ts'
import { inKind, kinds, noPointer, withCapabilities } from './shared/pieces.ts'

/** An atomic instruction: the instruction with its result, up to the pointer, and what follows it for given values. */
interface Atomic {
  readonly name: string
  /** The access of a text with its type, its pointer, and values, of which it takes as many as the instruction has. */
  readonly access: (strings: TemplateStringsArray, ...values: readonly string[]) => string
  readonly values: 0 | 1 | 2
}

function atomic(name: string, values: 0 | 1 | 2 = 1): Atomic {
  const semantics = values === 2 ? '%uint_0 %uint_0' : '%uint_0'
  const access: Atomic['access'] = (...text) => {
    const [type, pointer, ...given] = String.raw(...text).match(/\{[^}]*\}|\S+/g) ?? []
    return [`OpAtomic${name}`, type, pointer, '%uint_2', semantics, ...given.slice(0, values)].join(
      ' ',
    )
  }
  return { name: name.replaceAll(/(?<=.)(?=[A-Z][a-z])/g, '-').toLowerCase(), access, values }
}

const exchange = atomic('Exchange')
const compareExchange = atomic('CompareExchange', 2)
const weak = atomic('CompareExchangeWeak', 2)
const flag = atomic('FlagTestAndSet', 0)

/** The instructions with a result that the text names. */
const atomics: readonly Atomic[] = [
  atomic('Load', 0),
  exchange,
  compareExchange,
  atomic('IIncrement', 0),
  atomic('IDecrement', 0),
  ...['IAdd', 'ISub', 'SMin', 'UMin', 'SMax', 'UMax', 'And', 'Or', 'Xor'].map((name) =>
    atomic(name),
  ),
]

const memory = ['uint', 'float', 'uint2', 'uint_only', 'bool', 'uint_array4'].map(
  (type) => `%variable_Workgroup_${type}`,
)

/** A shader with an untyped buffer, and typed memory of a workgroup. */
const shader = piecesIn(kinds.physical)`+capabilities: OpCapability Int64\nOpCapability Int64Atomics
interfaces: %untyped ${memory.join(' ')}
annotations: ${bindingOf('untyped')}
declarations: %untyped = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %block_ulong`

const inShader = pairIn(shader)

/** Pointers to memory of other types than `uint`. */
const otherMemory = `pointer-to-floating-point: %variable_Workgroup_float | pointer-to-vector: %variable_Workgroup_uint2
  | pointer-to-structure: %variable_Workgroup_uint_only | pointer-to-boolean: %variable_Workgroup_bool
  | pointer-to-the-array: %variable_Workgroup_uint_array4`

const otherValue = `floating-point-for-integer: %float_1 | other-width: %ulong_1 | boolean: %true
  | structure-around-it: %null_uint_only | vector-for-scalar: %null_uint2`

/** Alternatives: all of them for the first instructions, two in turn for the others, which are checked as they are. */
function inTurn(alternatives: string, at: number): string {
  const all = alternatives.split(/\s*\|\s*/)
  const few = [all[at % all.length], all[(at + 1) % all.length]]
  return (at < 3 ? all : few).join(' | ')
}

/** Types that are not numerical scalars, by the name of the way; kernels have the pointers too. */
const notNumerical = {
  vector: 'uint2',
  structure: 'uint_only',
  array: 'uint_array4',
  boolean: 'bool',
}
const nothingNumerical = {
  ...notNumerical,
  'typed-pointer': 'pointer_CrossWorkgroup_float',
  'untyped-pointer': 'untyped_pointer_CrossWorkgroup',
}

function ways(types: Readonly<Record<string, string>>, before: string): string {
  return Object.entries(types)
    .map(([way, type]) => `| ${way}: %${before}_${type}`)
    .join(' ')
}

/** Pointers of a kernel. */
const global = '%null_untyped_pointer_CrossWorkgroup'
const typedGlobal = '%null_pointer_CrossWorkgroup_uint'

const inFlagged = tagIn(kinds.kernel)`
declarations: %untyped = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup %uint`

const scopes = '%uint_2 %uint_0'

const inAdding = tagOf`capabilities: Shader UntypedPointersKHR AtomicFloat32AddEXT AtomicFloat64AddEXT AtomicFloat32MinMaxEXT
AtomicFloat64MinMaxEXT
extensions: OpExtension "SPV_KHR_untyped_pointers"
OpExtension "SPV_EXT_shader_atomic_float_add"
OpExtension "SPV_EXT_shader_atomic_float_min_max"
interfaces: %variable_Workgroup_uint %untyped %variable_Workgroup_double %second_variable_Workgroup_uint
declarations: %untyped = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup %float
%variable_Workgroup_uint = OpVariable %pointer_Workgroup_float Workgroup`

const floatAtomics = ['Add', 'Min', 'Max']

/** Pairs of the rules on atomic instructions. */
export const pairs = [
  ...atomics.flatMap(({ name, access, values }, at) => [
    inShader`atomic-pointer-is-a-pointer/${name}: the access is through pointers of either kind
body: %one = ${access`%uint {%untyped | ${inTurn(`${noPointer} | structure-with-a-pointer: %a_untyped_pointer_PhysicalStorageBuffer_only`, at)}} %uint_1 %uint_2`}
%two = ${access`%uint {%variable_Workgroup_uint | typed-integer: %uint_1} %uint_1 %uint_2`}`,
    inShader`atomic-typed-pointer-points-to-the-result-type/${name}
the access through a typed pointer is of its type, through an untyped one of any
body: %one = ${access`{%uint | other-signedness: %int | other-width: %ulong} {%variable_Workgroup_uint | ${inTurn(otherMemory, at)}}
  {%uint_5 | other-signedness: %int_5 | other-width: %ulong_5} {%uint_6 | other-signedness: %int_6 | other-width: %ulong_6}`}
%two = ${access`%ulong %untyped %ulong_5 %ulong_6`}
%three = ${access`%int %untyped %int_minus_1 %int_1`}`,
    ...(values === 0
      ? []
      : [
          inShader`atomic-value-has-the-result-type/${name}
the value has the type of the result, through pointers of either kind
body: %computed = OpIAdd %uint %uint_1 %uint_2
%one = ${access`%uint %untyped {%uint_5 | ${inTurn(`${otherValue} | other-signedness: %int_1`, at)}} %uint_6`}
%two = ${access`%uint %variable_Workgroup_uint {%computed | typed-other-width: %ulong_1} %spec_uint`}`,
        ]),
  ]),
  ...[atomic('Load', 0), exchange].map(
    ({ name, access }) =>
      inShader`atomic-typed-pointer-points-to-the-result-type/${name}-of-floating-point
floating-point numbers are accessed through pointers to them
body: %one = ${access`{%float | integer-for-floating-point: %uint} %variable_Workgroup_float {%float_1 | integer-for-floating-point: %uint_1}`}
%two = ${access`{%uint | floating-point-for-integer: %float} %variable_Workgroup_uint {%uint_1 | floating-point-for-integer: %float_1}`}
%three = ${access`%float %untyped %float_1`}`,
  ),
  inShader`atomic-value-has-the-result-type/floating-point: floating-point numbers are exchanged
body: %one = ${exchange.access`%float %untyped {%float_1 | integer-for-floating-point: %uint_1}`}`,
  ...[exchange, compareExchange, weak].flatMap(({ name, access }) => [
    inKind.kernel`atomic-pointer-is-a-pointer/${name}-in-a-kernel
kernels access memory through pointers of either kind
body: %one = ${access`%uint {${global} | ${noPointer} | structure-with-a-pointer: ${global}_only} %uint_1 %uint_2`}
%two = ${access`%uint {${typedGlobal} | typed-integer: %uint_1} %uint_1 %uint_2`}
%three = ${access`%uint %null_untyped_pointer_Generic %uint_1 %uint_2`}`,
    inKind.kernel`atomic-typed-pointer-points-to-the-result-type/${name}-in-a-kernel
kernels access memory through a typed pointer as its type
body: %one = ${access`%uint {${typedGlobal} | pointer-to-floating-point: %null_pointer_CrossWorkgroup_float
  | pointer-to-vector: %null_pointer_CrossWorkgroup_uint2 | pointer-to-structure: %null_pointer_CrossWorkgroup_uint_only} %uint_1 %uint_2`}
%two = ${access`%uint %null_untyped_pointer_Generic %uint_1 %uint_2`}`,
    inKind.kernel`atomic-value-has-the-result-type/${name}-in-a-kernel
the value has the type of the result in kernels
body: %one = ${access`%uint ${global} {%uint_1 | ${otherValue}} %uint_2`}`,
  ]),
  ...[compareExchange, weak].map(({ name, access }) => {
    const isWeak = name === weak.name
    const [pieces, untyped, typed, signed] = isWeak
      ? ([kinds.kernel, global, typedGlobal, ''] as const)
      : ([shader, '%untyped', '%variable_Workgroup_uint', '| other-signedness: %int_1'] as const)
    return pairIn(pieces)`atomic-comparator-has-the-result-type/${name}
a value is exchanged where the old one equals another of its type
body: %computed = OpIAdd %uint %uint_1 %uint_2
%one = ${access`%uint ${untyped} %uint_5 {%uint_6 | ${otherValue} ${signed}}`}
%two = ${access`%uint ${typed} %uint_5 {%computed | typed-floating-point: %float_1 | typed-boolean: %true}`}
%three = ${access`%uint ${untyped} %uint_5 %null_uint`}`
  }),
  inShader`atomic-pointer-is-a-pointer/store: a number is stored through pointers of either kind
body: OpAtomicStore {%untyped | ${noPointer} | structure-with-a-pointer: %a_untyped_pointer_PhysicalStorageBuffer_only} %uint_2 %uint_0 %uint_1
OpAtomicStore {%variable_Workgroup_uint | typed-integer: %uint_1} %uint_2 %uint_0 %uint_1`,
  inShader`atomic-pointer-is-a-pointer/texel: a texel is accessed through pointers of either kind
+interfaces: %variable_UniformConstant_image_uint_2D_0_0_0_2_R32ui_bound_1
body: %texel = OpImageTexelPointer %untyped_pointer_Image %variable_UniformConstant_image_uint_2D_0_0_0_2_R32ui_bound_1 %null_uint2 %uint_0
%typed_texel = OpImageTexelPointer %pointer_Image_uint %variable_UniformConstant_image_uint_2D_0_0_0_2_R32ui_bound_1 %null_uint2 %uint_0
%one = ${exchange.access`%uint {%texel | integer: %uint_1} %uint_1`}
%two = ${exchange.access`%uint {%typed_texel | floating-point: %float_1} %uint_1`}`,
  inShader`atomic-store-through-untyped-pointer-is-of-a-numerical-scalar/shader
numbers of every width are stored into what was declared as another type
body: OpAtomicStore %untyped %uint_2 %uint_0 {%uint_1 ${ways(notNumerical, 'null')}}
OpAtomicStore %untyped %uint_2 %uint_0 {%float_1 | vector-of-floating-point: %null_float2}
OpAtomicStore %untyped %uint_2 %uint_0 %long_minus_1`,
  inKind.kernel`atomic-store-through-untyped-pointer-is-of-a-numerical-scalar/kernel
numbers of a kernel are stored into what was declared as another type
body: OpAtomicStore ${global} %uint_2 %uint_0 {%uint_1 ${ways(nothingNumerical, 'null')}}
OpAtomicStore ${global} %uint_2 %uint_0 %float_1`,
  inShader`atomic-store-typed-pointer-points-to-a-numerical-scalar/shader: numbers are stored through pointers to them
body: OpAtomicStore {%variable_Workgroup_uint ${ways(notNumerical, 'variable_Workgroup')}} %uint_2 %uint_0 {%uint_1 ${ways(notNumerical, 'null')}}
OpAtomicStore {%variable_Workgroup_float | vector-for-floating-point: %variable_Workgroup_uint2} %uint_2 %uint_0
  {%float_1 | vector-for-floating-point: %null_uint2}`,
  inKind.kernel`atomic-store-typed-pointer-points-to-a-numerical-scalar/kernel
numbers of a kernel are stored through pointers to them
body: OpAtomicStore {${typedGlobal} ${ways(nothingNumerical, 'null_pointer_CrossWorkgroup')}} %uint_2 %uint_0 {%uint_1 ${ways(nothingNumerical, 'null')}}
OpAtomicStore %null_pointer_Generic_float %uint_2 %uint_0 %float_1`,
  inKind.kernel`other-atomic-pointer-is-typed/flags: flags are behind typed pointers
body: %again = OpBitcast %untyped_pointer_CrossWorkgroup ${typedGlobal}
%one = ${flag.access`%bool {${typedGlobal} | variable: ${global} | untyped-again: %again}`}
OpAtomicFlagClear {${typedGlobal} | cleared-variable: ${global} | cleared-untyped-again: %again} %uint_2 %uint_0`,
  ...['Add', 'Min', 'Max'].map(
    (name) => pairOf`other-atomic-pointer-is-typed/${name.toLowerCase()}
floating-point numbers are changed through typed pointers
${withCapabilities(shader, name === 'Add' ? 'AtomicFloat32AddEXT' : 'AtomicFloat32MinMaxEXT')}
+extensions: OpExtension "SPV_EXT_shader_atomic_float_${name === 'Add' ? 'add' : 'min_max'}"
body: %untyped_again = OpUntypedAccessChainKHR %untyped_pointer_Workgroup %float %variable_Workgroup_float
%one = ${atomic(`F${name}EXT`).access`%float {%variable_Workgroup_float | variable: %untyped | untyped-again: %untyped_again} %float_1`}`,
  ),
  inFlagged`atomic-flag-pointer-is-a-pointer/either-kind: flags are behind typed and untyped pointers
body: %first = OpAtomicFlagTestAndSet %bool {%variable_Workgroup_uint | number: %uint_0} ${scopes}
%second = OpAtomicFlagTestAndSet %bool {%untyped | boolean: %true | type: %untyped_pointer_Workgroup} ${scopes}
OpAtomicFlagClear {%untyped | cleared-number: %uint_0 | vector: %a_uint2} ${scopes}
OpAtomicFlagClear {%variable_Workgroup_uint | cleared-type: %pointer_Workgroup_uint} ${scopes}`,
  inFlagged`atomic-flag-typed-pointer-points-to-a-32-bit-integer/test-and-set
a flag behind a typed pointer is a 32-bit integer, behind an untyped one anything
body: %first = OpAtomicFlagTestAndSet %bool {%variable_Workgroup_uint | long: %variable_Workgroup_ulong | short: %variable_Workgroup_ushort
  | float: %variable_Workgroup_float | vector: %variable_Workgroup_uint2 | structure: %variable_Workgroup_uint_only} ${scopes}
%view = OpBitcast %untyped_pointer_Workgroup %variable_Workgroup_ulong
%second = OpAtomicFlagTestAndSet %bool {%view | long-itself: %variable_Workgroup_ulong} ${scopes}`,
  inFlagged`atomic-flag-typed-pointer-points-to-a-32-bit-integer/clear in spv1.0
in the oldest version, too, a cleared flag behind a typed pointer is a 32-bit integer
body: OpAtomicFlagClear {%variable_Workgroup_uint | long: %variable_Workgroup_ulong | short: %variable_Workgroup_ushort | float: %variable_Workgroup_float
  | vector: %variable_Workgroup_uint2 | structure: %variable_Workgroup_uint_only} ${scopes}
OpAtomicFlagClear {%untyped | typed-float: %variable_Workgroup_float} ${scopes}`,
  ...floatAtomics.flatMap((name) => {
    const opcode = `OpAtomicF${name}EXT`
    const low = name.toLowerCase()
    return [
      inAdding`float-atomic-value-has-the-result-type/${low}
the value has the type of the result, behind typed and untyped pointers
body: %first = ${opcode} %float %variable_Workgroup_uint ${scopes} {%float_1 | integer: %uint_1 | double: %a_double
  | vector: %a_float2}
%second = ${opcode} %double %untyped ${scopes} {%a_double | float: %float_1 | long: %a_ulong}
%third = ${opcode} %float %untyped ${scopes} {%float_2 | signed: %int_1 | boolean: %true}`,
      inAdding`float-atomic-typed-pointer-points-to-the-result-type/${low}
a typed pointer points to the type of the result, an untyped one to anything
body: %first = ${opcode} %float {%variable_Workgroup_uint | double: %variable_Workgroup_double | integer: %second_variable_Workgroup_uint} ${scopes} %float_1
%second = ${opcode} %double {%variable_Workgroup_double | float: %variable_Workgroup_uint | integer-for-double: %second_variable_Workgroup_uint} ${scopes} %a_double
%third = ${opcode} %double {%untyped | typed: %variable_Workgroup_uint} ${scopes} %a_double`,
    ]
  }),
]
