import type { Draw } from './sketch.ts'

/** Types of fixed size that are not laid out explicitly, each for one reason. Sizes in bytes stand beside them. */
export const brokenLayouts = {
  'no-offsets': (s) => s.structure([{ type: s.uint() }, { type: s.uint() }]),
  'one-offset-missing': (s) => s.structure([{ type: s.uint(), offset: 0 }, { type: s.uint() }]),
  'nested-offset-missing': (s) => {
    const inner = s.structure([{ type: s.uint() }])
    return s.structure([
      { type: s.uint(), offset: 0 },
      { type: inner, offset: 4 },
    ])
  },
  'same-offsets': (s) =>
    s.structure([
      { type: s.uint(), offset: 4 },
      { type: s.uint(), offset: 4 },
    ]),
  // 16 bytes from 0.
  'overlapping-members': (s) =>
    s.structure([
      { type: s.vector(4), offset: 0 },
      { type: s.uint(), offset: 12 },
    ]),
  // 8 bytes from 0 stand behind what they overlap.
  'overlapping-members-out-of-order': (s) =>
    s.structure([
      { type: s.uint(), offset: 4 },
      { type: s.vector(2), offset: 0 },
    ]),
  // The last element begins at 48.
  'member-in-an-element': (s) =>
    s.structure([
      { type: s.array(s.uint(), 4, 16), offset: 0 },
      { type: s.uint(), offset: 48 },
    ]),
  'no-array-stride': (s) => s.array(s.uint(), 4),
  'inner-array-stride-missing': (s) => s.array(s.array(s.uint(), 2), 3, 8),
  'array-stride-in-a-structure-missing': (s) =>
    s.structure([{ type: s.array(s.uint(), 4), offset: 0 }]),
  'array-stride-of-zero': (s) => s.array(s.uint(), 4, 0),
  'array-stride-of-zero-for-one-element': (s) => s.array(s.uint(), 1, 0),
  // Elements have 16 bytes.
  'overlapping-elements': (s) => s.array(s.vector(4), 2, 12),
  'overlapping-structures': (s) => {
    const pair = s.structure([
      { type: s.uint(), offset: 0 },
      { type: s.uint(), offset: 12 },
    ])
    return s.array(pair, 2, 12)
  },
  'no-matrix-stride': (s) => s.structure([{ type: s.matrix(2, 2), offset: 0, major: 'ColMajor' }]),
  'no-majorness': (s) => s.structure([{ type: s.matrix(2, 2), offset: 0, matrixStride: 8 }]),
  'array-of-matrices-without-matrix-stride': (s) =>
    s.structure([{ type: s.array(s.matrix(2, 2), 2, 16), offset: 0, major: 'RowMajor' }]),
  'matrix-stride-of-zero': (s) =>
    s.structure([{ type: s.matrix(2, 2), offset: 0, matrixStride: 0, major: 'ColMajor' }]),
  // Columns have 16 bytes.
  'overlapping-columns': (s) =>
    s.structure([{ type: s.matrix(2, 4), offset: 0, matrixStride: 8, major: 'ColMajor' }]),
  // Columns have 8 bytes, rows 16.
  'overlapping-rows': (s) =>
    s.structure([{ type: s.matrix(4, 2), offset: 0, matrixStride: 8, major: 'RowMajor' }]),
  'stride-of-blocks': (s) => s.array(s.structure([{ type: s.uint(), offset: 0 }], 'Block'), 2, 4),
} as const satisfies Readonly<Record<string, Draw>>

/** Blocks that end in a run-time array and are not laid out explicitly. */
export const brokenBuffers = {
  'offset-of-the-array-missing': (s) =>
    s.structure([{ type: s.uint(), offset: 0 }, { type: s.runTimeArray(s.uint(), 4) }], 'Block'),
  'offset-before-the-array-missing': (s) =>
    s.structure([{ type: s.uint() }, { type: s.runTimeArray(s.uint(), 4), offset: 4 }], 'Block'),
  'stride-of-the-array-missing': (s) =>
    s.structure([{ type: s.runTimeArray(s.uint()), offset: 0 }], 'Block'),
  'stride-of-zero': (s) => s.structure([{ type: s.runTimeArray(s.uint(), 0), offset: 0 }], 'Block'),
  'overlapping-elements': (s) =>
    s.structure([{ type: s.runTimeArray(s.vector(4), 8), offset: 0 }], 'Block'),
  'same-offsets': (s) =>
    s.structure(
      [
        { type: s.uint(), offset: 0 },
        { type: s.runTimeArray(s.uint(), 4), offset: 0 },
      ],
      'Block',
    ),
  'elements-without-offsets': (s) => {
    const element = s.structure([{ type: s.uint() }])
    return s.structure([{ type: s.runTimeArray(element, 4), offset: 0 }], 'Block')
  },
  'matrix-before-the-array-without-stride': (s) =>
    s.structure(
      [
        { type: s.matrix(2, 2), offset: 0, major: 'ColMajor' },
        { type: s.runTimeArray(s.uint(), 4), offset: 16 },
      ],
      'Block',
    ),
} as const satisfies Readonly<Record<string, Draw>>
