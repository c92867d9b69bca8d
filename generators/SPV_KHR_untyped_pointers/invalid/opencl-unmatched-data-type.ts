import { mutatorOf } from '../../mutate/mutator-of.ts'
import { openclsOf } from '../shared/opencl-at.ts'
import { unmatchedDataTypes } from '../shared/opencl-ways.ts'

export const mutator = mutatorOf({
  name: 'opencl-unmatched-data-type',
  rule: 'opencl-typed-pointer-matches-its-companions',
  summary: 'the typed pointer of an extended instruction points to something else than is accessed',
  ordinals: openclsOf,
  ways: unmatchedDataTypes,
})
