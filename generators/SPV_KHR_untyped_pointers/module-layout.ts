import { bindingOf } from '../pairs/pieces.ts'
import { hyphened } from '../signatures/hyphened.ts'
import { inKind } from './shared/pieces.ts'

const untyped = '%variable = OpUntypedVariableKHR %to_function Function %uint'
const another = '%another = OpUntypedVariableKHR %to_function Function %uint'
const third = '%third = OpUntypedVariableKHR %to_function Function %uint'
const typed = '%typed = OpVariable %to_float Function'
const secondTyped = '%second_typed = OpVariable %to_float Function'
const line = 'OpLine %file 1 2'

/** What the first block of a function begins with; the last variable of each is untyped. */
const beginnings = {
  'one-untyped': [untyped],
  'two-untyped': [another, untyped],
  'untyped-then-typed': [another, typed, untyped],
  'behind-a-line': [line, untyped],
  'between-lines': [line, another, line, typed, line, untyped],
  'behind-no-line': [line, 'OpNoLine', untyped],
  'in-turns': [another, typed, third, secondTyped, untyped],
} as const

/** Names of the ways, and what is in front of the variable. */
const before = {
  'no-operation-before': 'OpNop',
  'undefined-value-before': '%undefined = OpUndef %uint',
  'load-before': '%loaded = OpLoad %uint %global',
  'sum-before': '%early = OpIAdd %uint %uint_1 %uint_2',
} as const

const grounds = [
  ['shader', 'Private', 'Workgroup'],
  ['fragment', 'Private', 'Output'],
  ['kernel', 'CrossWorkgroup', 'Workgroup'],
] as const

const bound: readonly string[] = ['StorageBuffer', 'Uniform']

const visible: readonly string[] = [...bound, 'PushConstant']

/** Storage classes of variables of a module, by its kind. */
const placed = {
  shader: 'Private StorageBuffer Uniform PushConstant',
  kernel: 'Workgroup CrossWorkgroup UniformConstant',
  fragment: 'Input Output',
} as const

/** Pairs of the rules on the places of variables. */
export const pairs = [
  ...Object.entries(beginnings).map(([name, lines], at) => {
    const [kind, storageClass] = grounds[at % 2 === 0 ? 0 : 2]
    const ways = Object.entries(before).map(([way, put]) => ` | ${way}: ${put}\n`)
    return inKind[kind]`untyped-variable-in-a-block-comes-before-other-instructions/${name}
variables of both kinds and lines of source come before all else
debug: %file = OpString "a.comp"
declarations: %to_function = OpTypeUntypedPointerKHR Function
%to_float = OpTypePointer Function %float
%global = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %uint
body: ${lines.join('\n').replace(untyped, `{${at < 3 ? ways.join('') : ways[at % 4]}}\n${untyped}`)}
%sum = OpIAdd %uint %uint_1 %uint_2`
  }),
  ...grounds.flatMap(([kind, storageClass, other]) => [
    inKind[kind]`untyped-variable-in-a-function-is-in-its-first-block/${kind}
what the first block declares is used in later blocks
body: {%variable = OpUntypedVariableKHR %untyped_pointer_Function Function %uint | moved:}
-> %second:
{ | moved: %variable = OpUntypedVariableKHR %untyped_pointer_Function Function %uint}
OpStore %variable %uint_1
-> %last:
{ | behind-a-branch: %late = OpUntypedVariableKHR %untyped_pointer_Function Function %uint}
%value = OpIAdd %uint %uint_1 %uint_2`,
    inKind[kind]`untyped-variable-in-a-function-is-in-its-first-block/${kind}-selection
the branches of a selection use what the first block declares
body: [%after] OpBranchConditional %true %inside %after
%inside:
{ | behind-a-branch: %late = OpUntypedVariableKHR %untyped_pointer_Function Function %uint}
OpStore %untyped_Function_uint %uint_1
-> %after:
{ | behind-a-selection: %late = OpUntypedVariableKHR %untyped_pointer_Function Function %uint}
%value = OpLoad %uint %untyped_Function_uint`,
    inKind[kind]`untyped-variable-in-a-function-is-in-function-storage/${kind}
each function has variables of its own, beside those of the module
declarations: %global = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %uint_array4
before: %void %helper()
%local = OpUntypedVariableKHR {%untyped_pointer_Function Function
  | ${storageClass === 'Private' ? 'private' : 'cross-workgroup'}: %untyped_pointer_${storageClass} ${storageClass}
  | ${other.toLowerCase()}: %untyped_pointer_${other} ${other}} %uint_array4
body: %from = OpUntypedAccessChainKHR %untyped_pointer_${storageClass} %uint_array4 %global %uint_3
%to = OpUntypedInBoundsAccessChainKHR %untyped_pointer_Function %uint_array4 %untyped_Function_uint_array4 %uint_3
%value = OpLoad %uint %from
OpStore %to %value
%called = OpFunctionCall %void %helper`,
  ]),
  ...Object.entries(placed).flatMap(([kind, storageClasses]) =>
    storageClasses.split(' ').map((storageClass) => {
      const isKernel = kind === 'kernel'
      const isVisible = visible.includes(storageClass)
      const global = `%untyped_pointer_${storageClass} ${storageClass}`
      // Beside memory that the API sees, Vulkan has no other variables of functions than typed ones.
      const pointer = isVisible ? '%pointer_Function_uint' : '%untyped_pointer_Function'
      const inIt = inKind[kind as keyof typeof placed]
      return inIt`global-untyped-variable-is-not-in-function-storage/${hyphened(storageClass)}${isKernel ? ' in spv1.2' : ''}
variables of a module are in other storage classes than those of functions
interfaces: ${isKernel ? '' : '{%variable | with-its-type:}'}
annotations: ${bound.includes(storageClass) ? bindingOf('variable') : ''}
declarations: %variable = OpUntypedVariableKHR {${global} | with-its-type: %untyped_pointer_Function Function} %${isVisible ? 'block_uint' : 'uint'}
before: %void %helper(${pointer} %parameter)
body: %local = ${isVisible ? `OpVariable ${pointer} Function` : `OpUntypedVariableKHR ${pointer} Function %uint`}
%called = OpFunctionCall %void %helper %local`
    }),
  ),
]
