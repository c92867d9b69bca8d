import { createProgram } from '../../build/program.ts'
import { scalarNamed } from '../../build/scalars.ts'
import type { Generator } from '../../maker.ts'
import { arrayOf } from '../shared/arrays.ts'
import { enable, forms } from '../shared/forms.ts'
import { words } from '../shared/patterns.ts'

/** Which data a composite is made of, and the instruction that makes it. */
const wholes = {
  plain: ['OpConstantComposite', 'constant', 'constant'],
  'plain-in-specialized': ['OpSpecConstantComposite', 'constant', 'constant'],
  specialized: ['OpSpecConstantComposite', 'spec-constant', 'spec-constant'],
  mixed: ['OpSpecConstantComposite', 'constant', 'spec-constant'],
} as const

export const generator: Generator = {
  name: 'parts',
  rule: 'spec-data-is-not-part-of-a-plain-constant',
  alsoApplies: ['data-word-count'],
  summary:
    'data is part of larger constants, of specialized ones only where it is specialized itself',
  build(choices) {
    const whole = choices.pick('whole', Object.keys(wholes) as (keyof typeof wholes)[])
    const shape = choices.pick('shape', ['array', 'structure', 'nested'])
    const setting = choices.pick('setting', ['compute', 'kernel'])
    const extracted = choices.pick('extracted', [false, true])

    const program = createProgram(setting)
    const { builder } = program
    enable(program)
    const [composite, ...parts] = wholes[whole]
    const uint = scalarNamed('uint').declare(program)
    const array = arrayOf(program, scalarNamed('uint'), 3)
    const data = parts.map((form) => builder.add(forms[form], array, ...words(3)))
    let type =
      shape === 'structure'
        ? builder.add('OpTypeStruct', array, array)
        : builder.add('OpTypeArray', array, builder.constant(uint, 2))
    let result = builder.add(composite, type, ...data)
    if (shape === 'nested') {
      type = builder.add('OpTypeStruct', type)
      result = builder.add(composite, type, result)
    }
    if (extracted) {
      const path = shape === 'nested' ? [0, 1, 2] : [1, 2]
      if (composite === 'OpConstantComposite') {
        builder.add('OpCompositeExtract', uint, result, ...path)
      } else builder.add('OpSpecConstantOp', uint, 'CompositeExtract', result, ...path)
    }
    return program.finish()
  },
}
