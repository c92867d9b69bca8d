import type { Generator } from '../../maker.ts'
import type { LaidType } from '../shared/laid-type.ts'
import { kinds, pointerType, variableIn } from '../shared/pointer-into.ts'
import { createWorld, type World } from '../shared/world.ts'

/** How a type stands in a data type. */
const shapes: Readonly<Record<string, (world: World, type: LaidType) => LaidType>> = {
  alone: (_, type) => type,
  array: ({ plain }, type) => plain.array(type, 2),
  structure: ({ plain }, type) => plain.structure(plain.scalar('uint'), type),
  'nested-structures': ({ plain }, type) => plain.structure(plain.structure(type), type),
}

const plainData = (world: World): LaidType => world.plain.vector(world.plain.scalar('float'), 2)

function physicalPointer(world: World, storageClass: string, kind: 'typed' | 'untyped'): LaidType {
  const types = world.types(storageClass)
  const id = pointerType(world, storageClass, kind, types.scalar('uint').id)
  return { id, size: 8, alignment: 8 }
}

export const generator: Generator = {
  name: 'variables-without-logical-pointers',
  rule: 'variable-allocates-no-logical-pointer',
  alsoApplies: ['data-type-is-a-type'],
  summary: 'variables hold plain data or, where there are such, physical pointers',
  build(choices) {
    const ground = choices.pick('ground', ['shader', 'physical-storage-buffer', 'kernel'] as const)
    const content = choices.pick('content', ground === 'shader' ? ['data'] : ['data', ...kinds])
    const shape = choices.pick('shape', Object.keys(shapes))
    const variable = choices.pick('variable', kinds)
    const storageClass = choices.pick(
      'storage-class',
      ground === 'kernel' ? ['Function', 'Workgroup', 'CrossWorkgroup'] : ['Function', 'Private'],
    )

    const world = createWorld(ground)
    const pointee = ground === 'kernel' ? 'Generic' : 'PhysicalStorageBuffer'
    const type =
      content === 'data'
        ? plainData(world)
        : physicalPointer(world, pointee, content as 'typed' | 'untyped')
    const data = shapes[shape]?.(world, type) ?? type
    const allocated = variableIn(world, storageClass, variable, data.id)
    if (content !== 'data' && ground !== 'kernel') {
      world.builder.decorate(allocated, 'RestrictPointer')
    }
    return world.finish()
  },
}
