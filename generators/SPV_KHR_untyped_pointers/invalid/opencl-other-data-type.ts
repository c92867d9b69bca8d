import { openclMutator } from '../shared/opencl-mutator.ts'
import { otherDataTypes } from '../shared/opencl-ways.ts'

export const mutator = openclMutator(
  {
    name: 'opencl-other-data-type',
    rule: 'opencl-typed-pointer-points-to-its-data-types',
    summary: 'the typed pointer of an extended instruction points to what it never may',
  },
  otherDataTypes,
  ['structure', 'narrow-integer', 'floating-point-vector', 'integer-vector'],
)
