import type { LaidType } from './laid-type.ts'
import type { SmallPlace } from './small-types.ts'
import type { Types } from './types.ts'
import type { World } from './world.ts'

/** How small types stand in data, by name. */
const contents: Readonly<Record<string, (types: Types, small: LaidType) => LaidType>> = {
  scalar: (_, small) => small,
  vector: ({ vector }, small) => vector(small, 4),
  array: ({ array }, small) => array(small, 6),
  structure: ({ structure, scalar }, small) => structure(scalar('uint'), small, small),
  'nested-structures': ({ structure, array, vector }, small) =>
    structure(array(structure(vector(small, 2), small), 2)),
}

const blocks: typeof contents = {
  block: ({ block, scalar, vector }, small) => block(vector(small, 2), scalar('uint')),
  'run-time-array': ({ block, runTimeArray, scalar }, small) =>
    block(scalar('uint'), runTimeArray(small)),
}

/** Names of the contents that data in a place may have. */
export function contentNames({ storageClass, bufferBlock }: SmallPlace): readonly string[] {
  if (storageClass === 'Workgroup') return ['block']
  if (bufferBlock) return ['structure', 'nested-structures']
  const inBuffer = ['StorageBuffer', 'PhysicalStorageBuffer'].includes(storageClass)
  const asBlock = inBuffer || storageClass === 'Uniform' || storageClass === 'PushConstant'
  return [
    ...Object.keys(contents),
    ...(asBlock ? ['block'] : []),
    ...(inBuffer ? ['run-time-array'] : []),
  ]
}

/** The content of that name, laid out as the place asks for. */
export function contentOf(
  world: World,
  { storageClass, bufferBlock }: SmallPlace,
  name: string,
  small: LaidType,
): LaidType {
  const types = storageClass === 'Workgroup' ? world.laid : world.types(storageClass)
  const type = { ...contents, ...blocks }[name]?.(types, small) ?? small
  if (bufferBlock) world.builder.decorate(type.id, 'BufferBlock')
  return type
}
