import { createBuilder } from '../../build/create-builder.ts'
import { environmentsOf, versionWord } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'

export const generator: Generator = {
  name: 'two-entry-points',
  rule: 'entry-point-interface-lists-global-variables',
  alsoApplies: ['entry-point-interface-has-each-used-untyped-variable'],
  summary: 'each of two entry points lists the variables that it uses, and not those of the other',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const minor = choices.pick('minor', [6, 5, 4, 3, 0])
    const storageClass = choices.pick('storage-class', ['Input', 'Private'])
    const shared = choices.pick('shared', [false, true])
    const uncalled = choices.pick('uncalled-function', [false, true])

    const builder = createBuilder({ version: versionWord(minor) })
    for (const name of ['Shader', 'UntypedPointersKHR']) builder.capability(name)
    builder.extension('SPV_KHR_untyped_pointers')
    builder.add('OpMemoryModel', 'Logical', 'GLSL450')
    const uint = builder.type('OpTypeInt', 32, 0)
    const pointer = builder.type('OpTypeUntypedPointerKHR', storageClass)
    const [one, other, third] = [0, 1, 2].map(() =>
      builder.place('declaration', 'OpUntypedVariableKHR', pointer, storageClass, uint),
    ) as [number, number, number]
    const nothing = builder.type('OpTypeVoid')
    const signature = builder.type('OpTypeFunction', nothing)

    function loading(...variables: readonly number[]): number {
      const id = builder.add('OpFunction', nothing, 'None', signature)
      builder.add('OpLabel')
      for (const variable of variables) builder.add('OpLoad', uint, variable)
      builder.add('OpReturn')
      builder.add('OpFunctionEnd')
      return id
    }
    if (uncalled) loading(third)
    const listed = minor >= 4 || storageClass === 'Input'
    for (const [name, own] of [
      ['first', one],
      ['second', other],
    ] as const) {
      const used = shared ? [own, third] : [own]
      const main = loading(...used)
      builder.add('OpEntryPoint', 'GLCompute', main, name, ...(listed ? used : []))
      builder.add('OpExecutionMode', main, 'LocalSize', 1, 1, 1)
    }
    return builder.module()
  },
}
