import type { Generator } from '../../maker.ts'
import { addOpencl, openclPointee } from '../shared/add-opencl.ts'
import { openclClasses, openclNames, openclRows } from '../shared/opencl.ts'
import { kinds } from '../shared/pointer-into.ts'
import { sourcesFor, withPointer } from '../shared/pointer-sources.ts'
import { createWorld } from '../shared/world.ts'

/** Instructions that are given pointers from everywhere. */
const thorough: readonly string[] = ['fract', 'vload_half', 'printf']

export const generator: Generator = {
  name: 'opencl-pointers',
  rule: 'opencl-pointer-operand-is-a-pointer',
  alsoApplies: [
    'opencl-pointer-operand-is-in-its-storage-classes',
    'opencl-untyped-pointer-behaves-as-the-fitting-typed-pointer',
  ],
  summary:
    'every extended instruction with a pointer takes typed and untyped ones, from everywhere',
  build(choices) {
    const instruction = choices.pick('instruction', openclNames)
    const kind = choices.pick('pointer', kinds)
    const row = openclRows[instruction]
    const [storageClass = 'CrossWorkgroup'] = row === undefined ? [] : openclClasses(row)
    const ground = choices.pick('ground', ['kernel', 'kernel-32'] as const)
    const sources = sourcesFor({ ground }, storageClass, kind)
    const source = choices.pick(
      'source',
      thorough.includes(instruction) && ground === 'kernel' ? sources : sources.slice(0, 1),
    )

    const world = createWorld(ground)
    const shape = row?.shapes[0] ?? 'float'
    if (row !== undefined) {
      const type = openclPointee(world, row, shape)
      withPointer(source, { world, storageClass, kind, type }, (add, pointer) => {
        addOpencl(world, add, instruction, row, shape, pointer)
      })
    }
    return world.finish()
  },
}
