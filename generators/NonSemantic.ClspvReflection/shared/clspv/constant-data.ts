import {
  bound,
  closed,
  commonAnnotations,
  commonDeclarations,
  floatsAnnotations,
  floatsDeclarations,
  opened,
} from './common-text.ts'
import type { Program } from './program.ts'
import { prologue } from './prologue.ts'
import { describe, describedArgument, speak } from './speak.ts'

/** A table of the source and, from version 3 on, variables of program scope, each in a buffer of its own. */
export const constantData: Program = {
  since: 1,
  assembly: (minor) => `
${prologue({ minor, kernels: { look_up: ['target', 'table', 'variables'] } })}
${commonAnnotations}
${floatsAnnotations}
${bound('target', 0, 0)}
${bound('table', 1, 0)}
${bound('variables', 1, 1)}
${commonDeclarations}
${floatsDeclarations}
  %target = OpVariable %buffer_pointer StorageBuffer
  %table = OpVariable %buffer_pointer StorageBuffer
  %variables = OpVariable %buffer_pointer StorageBuffer
${opened('look_up')}
  %in_table = OpAccessChain %float_pointer %table %zero %one
  %entry = OpLoad %float %in_table
  %in_variables = OpAccessChain %float_pointer %variables %zero %one
  %state = OpLoad %float %in_variables
  %sum = OpFAdd %float %entry %state
  %to = OpAccessChain %float_pointer %target %zero %x_look_up
  OpStore %to %sum
${closed}
`,
  reflect(reflection, idOf) {
    const { add, ground } = reflection
    const data = (digits: string) => ground.builder.string(digits)
    const places = [1, 0].map(ground.constant)
    const lookUp = reflection.addKernel(idOf('look_up'), 'look_up', { numArguments: 1 })
    const target = describe(reflection, 'target', 'float*', 'global')
    describedArgument(reflection, 'ArgumentStorageBuffer', lookUp, [0, 0, 0], target)
    add('ConstantDataStorageBuffer', ...places, data('0000803f00000040'))
    if (reflection.version >= 3) {
      const others = [1, 1].map(ground.constant)
      const variables = data('000000000000803f0000000000000000')
      add('ProgramScopeVariablesStorageBuffer', ...others, variables)
      speak(reflection, 'ProgramScopeVariablePointerRelocation', [], 4, 8, 8)
    }
    speak(reflection, 'SpecConstantWorkgroupSize', [], 0, 1, 2)
  },
}
