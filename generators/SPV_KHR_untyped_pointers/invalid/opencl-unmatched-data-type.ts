import { openclMutator } from '../shared/opencl-mutator.ts'
import { unmatchedDataTypes } from '../shared/opencl-ways.ts'

export const mutator = openclMutator(
  {
    name: 'opencl-unmatched-data-type',
    rule: 'opencl-typed-pointer-matches-its-companions',
    summary:
      'the typed pointer of an extended instruction points to something else than is accessed',
  },
  unmatchedDataTypes,
)
