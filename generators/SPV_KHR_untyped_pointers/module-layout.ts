import { pairIn, pairOf } from '../pairs/pair-of.ts'
import { bindingOf } from '../pairs/pieces.ts'
import { kinds } from './shared/pieces.ts'

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
  ['shader', kinds.shader, 'Private', 'Workgroup'],
  ['fragment', kinds.fragment, 'Private', 'Output'],
  ['kernel', kinds.kernel, 'CrossWorkgroup', 'Workgroup'],
] as const

const bound: readonly string[] = ['StorageBuffer', 'Uniform']

const visible: readonly string[] = [...bound, 'PushConstant']

/** A variable of a function, which is typed beside memory that the API sees: there, Vulkan has no other one. */
function local(storageClass: string) {
  return visible.includes(storageClass)
    ? {
        pointer: '%pointer_Function_uint',
        variable: 'OpVariable %pointer_Function_uint Function',
      }
    : {
        pointer: '%untyped_pointer_Function',
        variable: 'OpUntypedVariableKHR %untyped_pointer_Function Function %uint',
      }
}

/** Pairs of the rules on the places of variables. */
export const pairs = [
  ...Object.entries(beginnings).map(([name, lines], at) => {
    const [, pieces, storageClass] = grounds[at % 2 === 0 ? 0 : 2]
    const ways = Object.entries(before).map(([way, put]) => ` | ${way}: ${put}\n`)
    return pairIn(pieces)`untyped-variable-in-a-block-comes-before-other-instructions/${name}
variables of both kinds and lines of source come before all else
debug: %file = OpString "a.comp"
declarations: %to_function = OpTypeUntypedPointerKHR Function
%to_float = OpTypePointer Function %float
%global = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %uint
body: ${lines.join('\n').replace(untyped, `{${at < 3 ? ways.join('') : ways[at % 4]}}\n${untyped}`)}
%sum = OpIAdd %uint %uint_1 %uint_2`
  }),
  ...grounds.flatMap(([name, pieces, storageClass, other]) => [
    pairIn(pieces)`untyped-variable-in-a-function-is-in-its-first-block/${name}
what the first block declares is used in later blocks
body: {%variable = OpUntypedVariableKHR %untyped_pointer_Function Function %uint | moved:}
OpBranch %second
%second = OpLabel
{ | moved: %variable = OpUntypedVariableKHR %untyped_pointer_Function Function %uint}
OpStore %variable %uint_1
OpBranch %last
%last = OpLabel
{ | behind-a-branch: %late = OpUntypedVariableKHR %untyped_pointer_Function Function %uint}
%value = OpIAdd %uint %uint_1 %uint_2`,
    pairIn(pieces)`untyped-variable-in-a-function-is-in-its-first-block/${name}-selection
the branches of a selection use what the first block declares
body: OpSelectionMerge %after None
OpBranchConditional %true %inside %after
%inside = OpLabel
{ | behind-a-branch: %late = OpUntypedVariableKHR %untyped_pointer_Function Function %uint}
OpStore %untyped_Function_uint %uint_1
OpBranch %after
%after = OpLabel
{ | behind-a-selection: %late = OpUntypedVariableKHR %untyped_pointer_Function Function %uint}
%value = OpLoad %uint %untyped_Function_uint`,
    pairIn(pieces)`untyped-variable-in-a-function-is-in-function-storage/${name}
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
  ...(
    [
      ['private', kinds.shader, 'Private'],
      ['workgroup', kinds.kernel, 'Workgroup'],
      ['storage-buffer', kinds.shader, 'StorageBuffer'],
      ['uniform', kinds.shader, 'Uniform'],
      ['push-constant', kinds.shader, 'PushConstant'],
      ['input', kinds.fragment, 'Input'],
      ['output', kinds.fragment, 'Output'],
      ['cross-workgroup', kinds.kernel, 'CrossWorkgroup'],
      ['uniform-constant', kinds.kernel, 'UniformConstant'],
    ] as const
  ).map(
    ([name, pieces, storageClass]) =>
      pairOf`global-untyped-variable-is-not-in-function-storage/${name}${pieces === kinds.kernel ? ' in spv1.2' : ''}
variables of a module are in other storage classes than those of functions
${pieces}
interfaces: ${pieces === kinds.kernel ? '' : '{%variable | with-its-type:}'}
annotations: ${bound.includes(storageClass) ? bindingOf('variable') : ''}
declarations: %variable = OpUntypedVariableKHR {%untyped_pointer_${storageClass} ${storageClass} | with-its-type: %untyped_pointer_Function Function} ${visible.includes(storageClass) ? '%block_uint' : '%uint'}
before: %void %helper(${local(storageClass).pointer} %parameter)
body: %local = ${local(storageClass).variable}
%called = OpFunctionCall %void %helper %local`,
  ),
]
