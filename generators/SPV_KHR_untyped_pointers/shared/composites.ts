import type { LaidType } from './laid-type.ts'
import type { Types } from './types.ts'

/** A type to walk through, and what it has at each depth: what an index of the path may be, at most. */
export interface Composite {
  readonly type: LaidType
  /** The greatest index at each depth that selects a part. */
  readonly path: readonly number[]
}

type Make = (types: Types) => Composite

function float4({ scalar, vector }: Types): LaidType {
  return vector(scalar('float'), 4)
}

/** Types by what they consist of; the layout is that of the `types` given. */
export const composites = {
  scalar: ({ scalar }) => ({ type: scalar('uint'), path: [] }),
  vector: (types) => ({ type: float4(types), path: [3] }),
  array: ({ array, scalar }) => ({ type: array(scalar('uint'), 5), path: [4] }),
  'array-of-vectors': (types) => ({ type: types.array(float4(types), 2), path: [1, 3] }),
  'array-of-arrays': ({ array, scalar }) => ({
    type: array(array(array(scalar('float'), 2), 3), 4),
    path: [3, 2, 1],
  }),
  structure: ({ structure, scalar }) => ({
    type: structure(scalar('uint'), scalar('float')),
    path: [1],
  }),
  'nested-structures': (types) => {
    const { structure, scalar, array } = types
    const inner = structure(scalar('uint'), float4(types))
    return { type: structure(scalar('uint'), array(inner, 3)), path: [1, 2, 1, 3] }
  },
} as const satisfies Readonly<Record<string, Make>>

/** Types that only shaders have. */
export const shaderComposites = {
  ...composites,
  'run-time-array': ({ runTimeArray, scalar }) => ({
    type: runTimeArray(scalar('uint')),
    path: [1000],
  }),
  'matrix-in-a-structure': ({ structure, matrix, vector, scalar }) => ({
    type: structure(scalar('uint'), matrix(vector(scalar('float'), 3), 2)),
    path: [1, 1, 2],
  }),
  'array-of-matrices-in-a-structure': ({ structure, array, matrix, vector, scalar }) => ({
    type: structure(array(matrix(vector(scalar('float'), 2), 4), 2)),
    path: [0, 1, 3, 1],
  }),
  block: (types) => {
    const { block, runTimeArray, structure, scalar } = types
    const row = structure(float4(types), scalar('uint'))
    return { type: block(scalar('uint'), runTimeArray(row)), path: [1, 77, 0, 3] }
  },
} as const satisfies Readonly<Record<string, Make>>

/** The composite with that name. */
export function compositeNamed(name: string, types: Types): Composite {
  return (
    (shaderComposites as Readonly<Record<string, Make>>)[name]?.(types) ?? composites.scalar(types)
  )
}
