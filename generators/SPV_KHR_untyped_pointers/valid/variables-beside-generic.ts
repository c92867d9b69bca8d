import type { Generator } from '../../maker.ts'
import { load, store } from '../shared/access.ts'
import { kinds, pointerType } from '../shared/pointer-into.ts'
import { addVariable } from '../shared/variable-classes.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'variables-beside-generic',
  rule: 'untyped-variable-is-not-in-generic',
  alsoApplies: ['untyped-variable-has-the-storage-class-of-its-result-type'],
  summary: 'pointers into Generic are made of variables in other storage classes',
  build(choices) {
    const storageClass = choices.pick('storage-class', ['CrossWorkgroup', 'Workgroup', 'Function'])
    const kind = choices.pick('generic', kinds)
    const ground = choices.pick('ground', ['kernel', 'kernel-32', 'library'])
    const idle = choices.pick('idle-variable', [true, false])

    const world = createWorld(ground)
    const { builder, plain } = world
    const uint = plain.scalar('uint')
    const pointer = world.pointer(storageClass)
    const variable = addVariable(world, storageClass, pointer, uint.id)
    if (idle) addVariable(world, 'CrossWorkgroup', world.pointer('CrossWorkgroup'), uint.id)
    const generic = pointerType(world, 'Generic', kind, uint.id)
    const from =
      kind === 'untyped'
        ? variable
        : builder.add('OpBitcast', world.typedPointer(storageClass, uint.id), variable)
    const cast = builder.add('OpPtrCastToGeneric', generic, from)
    store(world, 'Generic', uint, cast, load(world, 'Generic', uint, cast))
    return world.finish()
  },
}
