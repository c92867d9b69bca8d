import type { Generator } from '../../maker.ts'
import { asStage } from '../shared/as-stage.ts'
import { addVariable, variableClasses } from '../shared/variable-classes.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'variables',
  rule: 'untyped-variable-in-function-private-or-workgroup-has-a-data-type',
  alsoApplies: [
    'untyped-variable-has-the-storage-class-of-its-result-type',
    'untyped-variable-result-type-is-an-untyped-pointer-type',
    'untyped-variable-is-not-in-generic',
    'data-type-is-a-type',
  ],
  summary: 'variables of every storage class have a data type, or none where none is asked for',
  build(choices) {
    const storageClass = choices.pick('storage-class', Object.keys(variableClasses))
    const row = variableClasses[storageClass]
    const has = choices.pick('data-type', row?.needsDataType ? [true] : [true, false])
    const count = choices.pick('variables', [1, 2])

    const world = createWorld(row?.ground ?? 'shader')
    row?.declare(world)
    const { scalar, vector } = world.types(storageClass)
    const dataTypes = [scalar('uint').id, vector(scalar('float'), 4).id]
    for (const dataType of dataTypes.slice(0, count)) {
      const operands = has ? [dataType] : []
      addVariable(world, storageClass, world.pointer(storageClass), ...operands)
    }
    const module = world.finish()
    return row?.stage === undefined ? module : asStage(module, row.stage)
  },
}
