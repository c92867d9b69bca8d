import type { Generator } from '../../maker.ts'
import { load } from '../shared/access.ts'
import { kinds, pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'half-beside-memory',
  rule: 'half-through-untyped-pointer-has-float16',
  summary: 'with Float16Buffer alone halves are read by an instruction of OpenCL',
  build(choices) {
    const storageClass = choices.pick('storage-class', ['CrossWorkgroup', 'Workgroup', 'Function'])
    const kind = choices.pick('pointer', kinds)
    const loaded = choices.pick('loaded', [false, true])

    const world = createWorld('kernel')
    const { builder, plain } = world
    builder.capability('Float16Buffer')
    const half = builder.type('OpTypeFloat', 16)
    const float = plain.scalar('float')
    // The capability is for pointer types alone: no memory is said to hold halves.
    const bytes = plain.array(plain.scalar('uint'), 4).id
    if (kind === 'untyped') world.typedPointer(storageClass, half)
    const pointer = pointerInto(world, storageClass, kind, kind === 'typed' ? half : bytes)
    const set = builder.instructionSet('OpenCL.std')
    const offset = builder.constant(plain.scalar('ulong').id, 1)
    builder.add('OpExtInst', float.id, set, 'vload_half', offset, pointer)
    if (loaded) {
      load(world, storageClass, float, pointerInto(world, storageClass, 'untyped', float.id))
    }
    return world.finish()
  },
}
