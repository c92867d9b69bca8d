import { createBuilder } from '../../build/create-builder.ts'
import { createProgram } from '../../build/program.ts'
import { scalarNamed } from '../../build/scalars.ts'
import type { Generator } from '../../maker.ts'
import { enable, forms } from '../shared/forms.ts'

export const generator: Generator = {
  name: 'parameters',
  rule: 'construct-stands-in-a-block',
  alsoApplies: ['value-has-constituent-type', 'result-type-is-composite'],
  summary: 'the object form replicates a function parameter, and a call replicates what comes back',
  build(choices) {
    const setting = choices.pick('setting', ['compute', 'kernel'])
    const shape = choices.pick('shape', ['vector', 'array'])

    const program = createProgram(setting)
    enable(program)
    const uint = scalarNamed('uint').declare(program)
    const one = program.builder.constant(uint, 1)
    const composite =
      shape === 'vector'
        ? program.builder.type('OpTypeVector', uint, 2)
        : program.builder.type('OpTypeArray', uint, program.builder.constant(uint, 2))
    const signature = program.builder.type('OpTypeFunction', composite, uint)
    const callee = program.builder.id()
    const called = program.builder.add('OpFunctionCall', composite, callee, one)
    const element = program.builder.add('OpCompositeExtract', uint, called, 1)
    program.builder.add(forms.construct, composite, element)

    const builder = createBuilder({ from: program.finish() })
    builder.define(callee, 'OpFunction', composite, 'None', signature)
    const parameter = builder.add('OpFunctionParameter', uint)
    builder.add('OpLabel')
    builder.add('OpReturnValue', builder.add(forms.construct, composite, parameter))
    builder.add('OpFunctionEnd')
    return builder.module()
  },
}
