import type { Generator } from '../../maker.ts'
import { addOpencl, openclPointee } from '../shared/add-opencl.ts'
import { objectType, objectTypeNames } from '../shared/object-types.ts'
import { openclClasses, openclNames, openclRows } from '../shared/opencl.ts'
import { pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'opencl-data-types',
  rule: 'opencl-typed-pointer-points-to-its-data-types',
  alsoApplies: [
    'opencl-pointer-operand-is-a-pointer',
    'opencl-untyped-pointer-behaves-as-the-fitting-typed-pointer',
  ],
  summary: 'untyped pointers lead to what no typed one could, typed ones to what they should',
  build(choices) {
    const instruction = choices.pick('instruction', openclNames)
    const data = choices.pick('data-type', ['fitting', ...objectTypeNames])

    const world = createWorld('kernel')
    // So that there could be pointers to numbers of every width.
    for (const name of ['Int8', 'Int16', 'Float64']) world.builder.capability(name)
    const row = openclRows[instruction]
    if (row !== undefined) {
      const shape = row.shapes.at(-1) ?? 'float'
      const [storageClass = 'CrossWorkgroup'] = openclClasses(row)
      const fits = data === 'fitting'
      const type = fits ? openclPointee(world, row, shape) : objectType(world.plain, data)
      const pointer = pointerInto(world, storageClass, fits ? 'typed' : 'untyped', type.id)
      addOpencl(world, world.builder.add, instruction, row, shape, pointer)
    }
    return world.finish()
  },
}
