import { bindingsOf } from '../pairs/pieces.ts'
import { hyphened } from '../signatures/hyphened.ts'
import { inKind } from './shared/pieces.ts'

/** Storage classes of variables that only later versions list in interfaces. */
const notListed = [
  ['StorageBuffer', 'spv1.3'],
  ['Uniform', 'spv1.0'],
  ['PushConstant', 'spv1.2'],
  ['Private', 'spv1.1'],
  ['Workgroup', 'spv1.3'],
] as const

/** What a function does with a variable of four words. */
const uses = {
  load: '%used = OpLoad %uint %variable',
  chain: '%used = OpUntypedAccessChainKHR %pointer %words %variable %uint_1',
  copy: '%used = OpCopyObject %pointer %variable',
} as const

/** Variables in interfaces: storage class, version, who uses it, and how. */
const listed = [
  ['StorageBuffer', 'spv1.6', 'main', 'load'],
  ['Uniform', 'spv1.5', 'callee', 'chain'],
  ['PushConstant', 'spv1.4', 'main', 'copy'],
  ['Private', 'spv1.4', 'callee', 'load'],
  ['Input', 'spv1.0', 'main', 'chain'],
  ['Output', 'spv1.3', 'callee', 'copy'],
] as const

const variables = ['variable', 'unused', 'unlisted', 'other']

const bound = ['StorageBuffer', 'Uniform']

const laidOut = [...bound, 'PushConstant']

/** Pairs of the rules on the interfaces of entry points. */
export const pairs = [
  ...notListed.map(
    ([storageClass, environment]) =>
      inKind.shader`entry-point-interface-before-version-1-4-is-input-or-output/${hyphened(storageClass)} in ${environment}
the interface lists variables in Input and Output, and no other that is used
+extensions: OpExtension "SPV_KHR_storage_buffer_storage_class"
interfaces: %untyped_Input_uint %untyped_Output_uint { | listed: %variable | second-listed: %second}
annotations: OpMemberDecorate %uint_only 0 Offset 0
declarations: %variable = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %uint_only
%second = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %uint_only
body: %value = OpLoad %uint %variable
OpStore %untyped_Output_uint %value`,
  ),
  ...listed.map(([storageClass, environment, by, how]) => {
    const held = bound.includes(storageClass) ? '%words_only' : '%words'
    const line = `OpUntypedVariableKHR %pointer ${storageClass} ${held}`
    return inKind.shader`entry-point-interface-has-each-used-untyped-variable/${storageClass.toLowerCase()} in ${environment}
variables that the entry point uses, itself or by calls, are in its interface
interfaces: {%variable | first-left-out:} %unused {%other | last-left-out:}
annotations: ${laidOut.includes(storageClass) ? 'OpDecorate %words ArrayStride 16' : ''}
%words_only Block, 0 Offset 0
${bound.includes(storageClass) ? bindingsOf(variables) : ''}
declarations: %words = OpTypeArray %uint %uint_4
%pointer = OpTypeUntypedPointerKHR ${storageClass}
${variables.map((name) => `%${name} = ${line}`).join('\n')}
before: %void %helper()
${by === 'callee' ? uses[how] : ''}
%value = OpLoad %uint %other
body: ${by === 'main' ? uses[how] : ''}
%called = OpFunctionCall %void %helper`
  }),
  ...(
    [
      ['private', 'spv1.4', 'Private'],
      ['input', 'spv1.0', 'Input'],
      ['private-in-the-newest-version', 'spv1.6', 'Private'],
    ] as const
  ).map(
    ([name, environment, storageClass]) =>
      inKind.shader`entry-point-interface-lists-global-variables/${name} in ${environment}
two entry points list what they use, and a function that nobody calls uses more
entryPoints: GLCompute %main %own %shared
GLCompute %second {%shared | constant: %uint_1 | function: %main
  | pointer-type: %untyped_pointer_${storageClass} | undef: %a_uint | local-variable: %local | type: %uint}
declarations: %own = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %uint
%shared = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %uint
%uncalled = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %uint
body: %local = OpUntypedVariableKHR %untyped_pointer_Function Function %uint
%value = OpLoad %uint %own
%other = OpLoad %uint %shared
after: %void %second()
%void %nobody_calls()
%third = OpLoad %uint %uncalled`,
  ),
]
