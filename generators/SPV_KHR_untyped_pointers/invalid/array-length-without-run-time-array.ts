import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { drawnWays } from '../shared/draw-ways.ts'
import { withStructure } from '../shared/with-structure.ts'

export const mutator = mutatorOf({
  name: 'array-length-without-run-time-array',
  rule: 'array-length-structure-ends-in-a-run-time-array',
  summary: 'the last member of the structure is no run-time array',
  ordinals: (module) => ordinalsOf(module, 'OpUntypedArrayLengthKHR'),
  ways: drawnWays(
    {
      integer: (s) => s.structure([{ type: s.uint(), offset: 0 }], 'Block'),
      'array-of-a-length': (s) =>
        s.structure([{ type: s.array(s.uint(), 4, 4), offset: 0 }], 'Block'),
      'array-of-one': (s) => s.structure([{ type: s.array(s.uint(), 1, 4), offset: 0 }], 'Block'),
      'structure-that-ends-in-one': (s) => {
        const inner = s.structure([{ type: s.runTimeArray(s.uint(), 4), offset: 0 }])
        return s.structure([{ type: inner, offset: 0 }], 'Block')
      },
      // The array is the last in memory all the same.
      'run-time-array-before-the-last': (s) =>
        s.structure(
          [
            { type: s.runTimeArray(s.uint(), 4), offset: 16 },
            { type: s.uint(), offset: 0 },
          ],
          'Block',
        ),
      'no-member': (s) => s.structure([], 'Block'),
    },
    withStructure,
  ),
})
