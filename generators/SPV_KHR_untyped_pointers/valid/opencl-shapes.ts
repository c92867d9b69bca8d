import type { Generator } from '../../maker.ts'
import { addOpencl, openclPointee } from '../shared/add-opencl.ts'
import { openclClasses, openclNames, openclRows } from '../shared/opencl.ts'
import { kinds, pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'opencl-shapes',
  rule: 'opencl-typed-pointer-matches-its-companions',
  alsoApplies: ['opencl-typed-pointer-points-to-its-data-types'],
  summary: 'typed pointers match the scalars and vectors of every width that are read and written',
  build(choices) {
    const instruction = choices.pick('instruction', openclNames)
    const row = openclRows[instruction]
    const shape = choices.pick('shape', row?.shapes ?? [''])
    const kind = choices.pick('pointer', kinds.toReversed())

    const world = createWorld('kernel')
    // So that there could be pointers to numbers of every width.
    for (const name of ['Int8', 'Int16', 'Float64']) world.builder.capability(name)
    if (row !== undefined) {
      const classes = openclClasses(row)
      const storageClass = classes[1] ?? classes[0] ?? 'CrossWorkgroup'
      const pointer = pointerInto(world, storageClass, kind, openclPointee(world, row, shape).id)
      addOpencl(world, world.builder.add, instruction, row, shape, pointer)
    }
    return world.finish()
  },
}
