import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { kinds, variableIn } from '../shared/pointer-into.ts'
import {
  createVariableWorld,
  variableClassesOf,
  variablePointerCapabilities,
} from '../shared/variable-pointers.ts'

export const generator: Generator = {
  name: 'comparisons-with-variable-pointers',
  rule: 'pointer-comparison-is-of-storage-buffer-or-workgroup',
  alsoApplies: ['equal-pointers-have-one-storage-class', 'compared-operands-are-pointers'],
  summary: 'untyped logical pointers are compared with each other and with typed ones',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const capability = choices.pick('capability', variablePointerCapabilities)
    const storageClass = choices.pick('storage-class', variableClassesOf(capability))
    const opcode = choices.pick('opcode', ['OpPtrEqual', 'OpPtrNotEqual'])
    const first = choices.pick('first', kinds)
    const second = choices.pick('second', first === 'typed' ? (['untyped'] as const) : kinds)
    const minor = choices.pick('minor', [6, 4])

    const world = createVariableWorld(capability, { minor })
    const { builder, plain } = world
    const type = world.types(storageClass).scalar('uint').id
    const [one = 0, other = 0] = [first, second].map((kind) =>
      variableIn(world, storageClass, kind, type),
    )
    for (const beside of ['Private', 'Uniform', 'PushConstant', 'Input']) {
      variableIn(world, beside, 'untyped', world.types(beside).scalar('uint').id)
    }
    builder.add(opcode, plain.scalar('bool').id, one, other)
    return world.finish()
  },
}
