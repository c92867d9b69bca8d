import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { addOpencl, openclPointee } from '../shared/add-opencl.ts'
import { openclClasses, openclNames, openclRows } from '../shared/opencl.ts'
import { kinds, pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'opencl-storage-classes',
  rule: 'opencl-pointer-operand-is-in-its-storage-classes',
  alsoApplies: ['opencl-pointer-operand-is-a-pointer'],
  summary: 'the pointers of extended instructions point into each storage class that they may',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const instruction = choices.pick('instruction', openclNames)
    const row = openclRows[instruction]
    const storageClass = choices.pick(
      'storage-class',
      row === undefined ? [''] : openclClasses(row),
    )
    const kind = choices.pick('pointer', kinds)
    const minor = choices.pick('minor', storageClass === 'Generic' ? [6, 0] : [6])

    const world = createWorld('kernel', { minor })
    const shape = row?.shapes[0] ?? 'float'
    if (row !== undefined) {
      const pointer = pointerInto(world, storageClass, kind, openclPointee(world, row, shape).id)
      addOpencl(world, world.builder.add, instruction, row, shape, pointer)
    }
    return world.finish()
  },
}
