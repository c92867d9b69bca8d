import type { Draw } from './sketch.ts'
import type { World } from './world.ts'

/** Draws in a world that is being built what mutators draw in modules. */
export function drawIn(world: World, draw: Draw): number {
  const { builder, plain } = world
  const vector = (components: number) =>
    builder.type('OpTypeVector', plain.scalar('float').id, components)

  function strided(target: number, stride: number | undefined): number {
    if (stride !== undefined) builder.decorate(target, 'ArrayStride', stride)
    return target
  }

  return draw({
    add: builder.add,
    uint: () => plain.scalar('uint').id,
    vector,
    matrix: (columns, components) => builder.type('OpTypeMatrix', vector(components), columns),
    array: (element, length, stride) =>
      strided(builder.add('OpTypeArray', element, world.uint(length)), stride),
    runTimeArray: (element, stride) => strided(builder.add('OpTypeRuntimeArray', element), stride),
    structure(members, ...decorations) {
      const structure = builder.add('OpTypeStruct', ...members.map(({ type }) => type))
      for (const [index, { offset, matrixStride, major }] of members.entries()) {
        const decorate = (...args: readonly (string | number)[]) =>
          void builder.add('OpMemberDecorate', structure, index, ...args)
        if (offset !== undefined) decorate('Offset', offset)
        if (matrixStride !== undefined) decorate('MatrixStride', matrixStride)
        if (major !== undefined) decorate(major)
      }
      for (const decoration of decorations) builder.decorate(structure, decoration)
      return structure
    },
  })
}
