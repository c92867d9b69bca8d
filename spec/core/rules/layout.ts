import { row } from '../row.ts'

const explicit = '2.2.2 Types: Explicit Layout'

/** Explicit layout of types in memory. */
export const rules = [
  row(
    'layout',
    'layout-member-offset',
    explicit,
    'Every member of a structure type with an explicit layout has an Offset.',
  ),
  row(
    'layout',
    'layout-array-stride',
    explicit,
    'Every array type with an explicit layout has an ArrayStride, except for arrays of blocks.',
  ),
  row(
    'layout',
    'layout-block-array-without-stride',
    explicit,
    'In an explicit layout, an array of structures with Block or BufferBlock has no ArrayStride.',
  ),
  row(
    'layout',
    'layout-block-pointer-without-stride',
    explicit,
    'In an explicit layout, a pointer type to a structure type with Block or BufferBlock has no ArrayStride.',
    { notes: 'Not checked if the pointer type is not part of a type with an explicit layout.' },
  ),
  row(
    'layout',
    'layout-matrix-stride',
    explicit,
    'In an explicit layout, every member that is a matrix or an array of matrices has a MatrixStride.',
  ),
  row(
    'layout',
    'layout-matrix-majorness',
    explicit,
    'In an explicit layout, every member that is a matrix or an array of matrices has RowMajor or ColMajor.',
  ),
  row(
    'layout',
    'layout-stride-positive',
    explicit,
    'In an explicit layout, every ArrayStride and MatrixStride is greater than 0.',
  ),
  row(
    'layout',
    'layout-offsets-distinct',
    explicit,
    'In an explicit layout, no two members of a structure have the same Offset.',
  ),
  row(
    'layout',
    'layout-members-apart',
    explicit,
    'In an explicit layout, no two members of a structure occupy the same byte.',
    {
      notes:
        'Members with the same Offset are covered by layout-offsets-distinct only. Not checked if a size depends on a specialization constant or on a type of an extension.',
    },
  ),
  row(
    'layout',
    'layout-elements-apart',
    explicit,
    'In an explicit layout, no two elements of an array occupy the same byte.',
  ),
  row(
    'layout',
    'layout-columns-apart',
    explicit,
    'In an explicit layout, no two columns, or rows, of a matrix occupy the same byte.',
  ),
  row(
    'layout',
    'layout-run-time-array-last',
    '3.3.6 Type-Declaration Instructions: OpTypeRuntimeArray',
    'A run-time array in a structure has the greatest Offset of all members.',
  ),
]
