import type { Generator } from '../../maker.ts'
import { drawIn } from '../shared/draw-in.ts'
import { variableIn } from '../shared/pointer-into.ts'
import type { Draw, SketchMember } from '../shared/sketch.ts'
import { createWorld } from '../shared/world.ts'

type Members = (s: Parameters<Draw>[0]) => readonly SketchMember[]

/** Members of blocks that end in a run-time array, laid out at the bounds of what that means. */
const layouts: Readonly<Record<string, Members>> = {
  alone: (s) => [{ type: s.runTimeArray(s.uint(), 4), offset: 0 }],
  'far-from-the-beginning': (s) => [{ type: s.runTimeArray(s.uint(), 4), offset: 1024 }],
  'with-gaps': (s) => [{ type: s.runTimeArray(s.uint(), 256), offset: 0 }],
  // 12 bytes from 0.
  'tight-behind-a-vector': (s) => [
    { type: s.vector(3), offset: 0 },
    { type: s.runTimeArray(s.uint(), 4), offset: 12 },
  ],
  'behind-members-out-of-order': (s) => [
    { type: s.uint(), offset: 4 },
    { type: s.uint(), offset: 0 },
    { type: s.runTimeArray(s.vector(2), 8), offset: 8 },
  ],
  'behind-a-matrix': (s) => [
    { type: s.matrix(3, 2), offset: 0, matrixStride: 16, major: 'RowMajor' },
    { type: s.runTimeArray(s.vector(4), 16), offset: 48 },
  ],
  'of-matrices': (s) => [
    {
      type: s.runTimeArray(s.matrix(2, 4), 32),
      offset: 0,
      matrixStride: 16,
      major: 'ColMajor',
    },
  ],
  'of-structures': (s) => {
    const element = s.structure([
      { type: s.uint(), offset: 0 },
      { type: s.array(s.uint(), 2, 4), offset: 8 },
    ])
    return [{ type: s.runTimeArray(element, 16), offset: 0 }]
  },
}

export const generator: Generator = {
  name: 'array-lengths-with-layout',
  rule: 'array-length-structure-is-explicitly-laid-out',
  alsoApplies: ['array-length-structure-is-a-block', 'array-length-member-is-the-last'],
  summary: 'the structure whose array is measured is laid out explicitly, tightly or loosely',
  build(choices) {
    const layout = choices.pick('layout', Object.keys(layouts))
    const storageClass = choices.pick('storage-class', ['StorageBuffer', 'Uniform'])
    const same = choices.pick('data-type', ['the-structure', 'none'])

    const world = createWorld('shader')
    let count = 0
    const block = drawIn(world, (s) => {
      const members = layouts[layout]?.(s) ?? []
      count = members.length
      return s.structure(members, 'Block')
    })
    const pointer = world.pointer(storageClass)
    const buffer =
      same === 'none'
        ? world.untypedVariable(pointer, storageClass)
        : variableIn(world, storageClass, 'untyped', block)
    if (same === 'none') world.describe(buffer)
    const uint = world.plain.scalar('uint').id
    world.builder.add('OpUntypedArrayLengthKHR', uint, block, buffer, count - 1)
    return world.finish()
  },
}
