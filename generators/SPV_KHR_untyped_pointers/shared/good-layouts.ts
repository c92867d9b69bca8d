import type { Draw } from './layouts.ts'

/** Types of fixed size that are laid out explicitly, at the bounds of what that means. Sizes in bytes stand beside them. */
export const goodLayouts = {
  integer: (s) => s.uint(),
  vector: (s) => s.vector(3),
  structure: (s) =>
    s.structure([
      { type: s.uint(), offset: 0 },
      { type: s.vector(4), offset: 16 },
    ]),
  // 12 bytes from 0.
  'tight-members': (s) =>
    s.structure([
      { type: s.vector(3), offset: 0 },
      { type: s.uint(), offset: 12 },
    ]),
  'members-out-of-order': (s) =>
    s.structure([
      { type: s.uint(), offset: 8 },
      { type: s.vector(2), offset: 0 },
      { type: s.uint(), offset: 12 },
    ]),
  'members-far-apart': (s) =>
    s.structure([
      { type: s.uint(), offset: 64 },
      { type: s.uint(), offset: 4096 },
    ]),
  array: (s) => s.array(s.uint(), 4, 4),
  'array-with-gaps': (s) => s.array(s.uint(), 4, 16),
  'array-of-arrays': (s) => s.array(s.array(s.vector(2), 3, 8), 2, 24),
  // The last element ends at 52.
  'member-behind-an-array': (s) =>
    s.structure([
      { type: s.array(s.uint(), 4, 16), offset: 0 },
      { type: s.uint(), offset: 64 },
    ]),
  'array-of-structures': (s) => {
    const inner = s.structure([
      { type: s.uint(), offset: 0 },
      { type: s.uint(), offset: 12 },
    ])
    return s.array(inner, 3, 16)
  },
  'array-of-one': (s) => s.array(s.vector(4), 1, 16),
  'column-major': (s) =>
    s.structure([{ type: s.matrix(4, 3), offset: 0, matrixStride: 16, major: 'ColMajor' }]),
  // Columns have 8 bytes, rows 16.
  'tight-columns': (s) =>
    s.structure([{ type: s.matrix(4, 2), offset: 0, matrixStride: 8, major: 'ColMajor' }]),
  // Rows have 8 bytes, columns 16.
  'tight-rows': (s) =>
    s.structure([{ type: s.matrix(2, 4), offset: 0, matrixStride: 8, major: 'RowMajor' }]),
  'array-of-matrices-in-a-structure': (s) =>
    s.structure([
      { type: s.array(s.matrix(2, 2), 3, 32), offset: 0, matrixStride: 16, major: 'RowMajor' },
      { type: s.uint(), offset: 96 },
    ]),
  'structure-in-a-structure': (s) => {
    const inner = s.structure([
      { type: s.matrix(2, 2), offset: 0, matrixStride: 8, major: 'ColMajor' },
    ])
    return s.structure([
      { type: s.uint(), offset: 0 },
      { type: inner, offset: 16 },
    ])
  },
  'empty-structure': (s) => s.structure([]),
  block: (s) => s.structure([{ type: s.uint(), offset: 0 }], 'Block'),
} as const satisfies Readonly<Record<string, Draw>>

/** Types that are laid out explicitly and are not for objects: what ends in a run-time array, and arrays of blocks. */
const goodBuffers = {
  'run-time-array': (s) => s.runTimeArray(s.vector(4), 16),
  'block-that-ends-in-a-run-time-array': (s) =>
    s.structure(
      [
        { type: s.uint(), offset: 0 },
        { type: s.runTimeArray(s.uint(), 4), offset: 4 },
      ],
      'Block',
    ),
  'blocks-without-a-stride': (s) =>
    s.array(s.structure([{ type: s.uint(), offset: 0 }], 'Block'), 4),
} as const satisfies Readonly<Record<string, Draw>>

type LayoutName = keyof typeof goodLayouts | keyof typeof goodBuffers

/** All of them. */
export const layoutNames: readonly LayoutName[] = [
  ...(Object.keys(goodLayouts) as (keyof typeof goodLayouts)[]),
  ...(Object.keys(goodBuffers) as (keyof typeof goodBuffers)[]),
]

/** The drawing with that name. */
export function goodLayout(name: LayoutName): Draw {
  return { ...goodLayouts, ...goodBuffers }[name]
}
