import { decorateThrough, routes } from '../../build/decorate-through.ts'
import { createProgram } from '../../build/program.ts'
import { scalarNamed } from '../../build/scalars.ts'
import type { Generator } from '../../maker.ts'
import { arrayOf } from '../shared/arrays.ts'
import { enable, formNames, forms } from '../shared/forms.ts'
import { words } from '../shared/patterns.ts'

export const generator: Generator = {
  name: 'strides-elsewhere',
  rule: 'result-type-has-no-array-stride',
  alsoApplies: ['result-type-is-an-array', 'data-word-count'],
  summary:
    'other types have a stride, among them an array of the same shape that the data is copied to',
  build(choices) {
    const form = choices.pick('form', formNames)
    const where = choices.pick('stride', ['other-array', 'pointer', 'array-of-it', 'none'])
    const route = choices.pick('route', routes)
    const stored = choices.pick('stored', [false, true])

    const program = createProgram('compute')
    const { builder } = program
    enable(program)
    const uint = scalarNamed('uint').declare(program)
    const array = arrayOf(program, scalarNamed('uint'), 4)
    const data = builder.add(forms[form], array, ...words(4))

    const strided = arrayOf(program, scalarNamed('uint'), 4)
    if (where === 'other-array' || stored) {
      decorateThrough(program, route, strided, 'ArrayStride', 16)
    }
    if (where === 'pointer') {
      const pointer = builder.add('OpTypePointer', 'StorageBuffer', uint)
      decorateThrough(program, stored ? 'direct' : route, pointer, 'ArrayStride', 4)
    }
    if (where === 'array-of-it') {
      const outer = builder.add('OpTypeArray', array, builder.constant(uint, 2))
      decorateThrough(program, stored ? 'direct' : route, outer, 'ArrayStride', 16)
    }
    if (stored) {
      const block = builder.add('OpTypeStruct', strided)
      builder.decorate(block, 'Block')
      builder.add('OpMemberDecorate', block, 0, 'Offset', 0)
      const pointer = builder.type('OpTypePointer', 'StorageBuffer', block)
      const buffer = program.globalVariable(pointer, 'StorageBuffer')
      const member = builder.type('OpTypePointer', 'StorageBuffer', strided)
      const place = builder.add('OpAccessChain', member, buffer, builder.constant(uint, 0))
      builder.add('OpStore', place, builder.add('OpCopyLogical', strided, data))
    }
    return program.finish()
  },
}
