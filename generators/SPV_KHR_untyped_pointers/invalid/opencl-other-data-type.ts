import { mutatorOf } from '../../mutate/mutator-of.ts'
import { openclsOf } from '../shared/opencl-at.ts'
import { otherDataTypes } from '../shared/opencl-ways.ts'

export const mutator = mutatorOf({
  name: 'opencl-other-data-type',
  rule: 'opencl-typed-pointer-points-to-its-data-types',
  summary: 'the typed pointer of an extended instruction points to what it never may',
  ordinals: openclsOf,
  ways: otherDataTypes,
})
