import { mutatorOf } from '../../mutate/mutator-of.ts'
import { of, uintType } from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import { decorationWays, groupWay } from '../shared/decoration-ways.ts'
import { idDecorations } from '../shared/id-decorations.ts'
import { arrayOf, withoutDescriptors } from '../shared/new-types.ts'

export const mutator = mutatorOf({
  name: 'stride-id-without-descriptors',
  rule: 'array-stride-id-is-on-an-array-of-descriptors',
  summary: 'an array without descriptors gets a stride by an id',
  ordinals: (module) => idDecorations(module, 'ArrayStrideIdEXT').slice(0, 1),
  ways: {
    ...decorationWays(
      Object.fromEntries(
        Object.entries(withoutDescriptors).map(([name, element]) => [
          `of-${name}`,
          arrayOf(element),
        ]),
      ),
      'OpDecorateId',
      'ArrayStrideIdEXT',
    ),
    ...decorationWays(
      { 'run-time-array': of(uintType, 'OpTypeRuntimeArray') },
      'OpDecorateId',
      'ArrayStrideIdEXT',
    ),
    'through-a-group': groupWay(arrayOf(uintType), 'ArrayStrideIdEXT'),
  },
})
