import type { Generator } from '../../maker.ts'
import type { LaidType } from '../shared/laid-type.ts'
import { kinds, pointerType } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'physical-pointers-in-variables',
  rule: 'variable-with-physical-pointers-is-aliased-or-restricted',
  alsoApplies: ['untyped-variable-is-not-in-physical-storage-buffer', 'data-type-is-a-type'],
  summary: 'variables hold pointers into PhysicalStorageBuffer, and say whether they alias',
  build(choices) {
    const variable = choices.pick('variable', kinds)
    const content = choices.pick('pointer', variable === 'typed' ? ['untyped'] : kinds)
    const storageClass = choices.pick('storage-class', ['Function', 'Private', 'StorageBuffer'])
    const shape = choices.pick('data-type', ['pointer', 'array', 'structure'])
    const decoration = choices.pick(
      'decoration',
      shape === 'structure' ? ['none'] : ['AliasedPointer', 'RestrictPointer'],
    )

    const world = createWorld('physical-storage-buffer')
    const { builder, laid } = world
    const types = world.types(storageClass)
    const pointee = laid.scalar('uint').id
    const pointer: LaidType = {
      id: pointerType(world, 'PhysicalStorageBuffer', content, pointee),
      size: 8,
      alignment: 8,
    }
    const dataType = {
      pointer: () => pointer,
      array: () => types.array(pointer, 2),
      structure: () => types.structure(pointer, laid.scalar('ulong')),
    }[shape]().id
    const resultType = pointerType(world, storageClass, variable, dataType)
    const add = variable === 'untyped' ? world.untypedVariable : world.globalVariable
    const name = variable === 'untyped' ? 'OpUntypedVariableKHR' : 'OpVariable'
    const operands = variable === 'untyped' ? [dataType] : []
    const id =
      storageClass === 'Function'
        ? builder.add(name, resultType, storageClass, ...operands)
        : add(resultType, storageClass, ...operands)
    if (storageClass === 'StorageBuffer') world.describe(id)
    if (decoration !== 'none') builder.decorate(id, decoration)
    return world.finish()
  },
}
