import { mutatorOf } from '../../mutate/mutator-of.ts'
import { copyOfNewImport, existingOfOtherImport, neighbour } from '../shared/of-another-import.ts'
import { operandPlaces } from '../shared/operand-places.ts'
import { operandWay } from '../shared/operand-way.ts'

export const mutator = mutatorOf({
  name: 'argument-info-of-another-import',
  rule: 'argument-info-reference-has-the-same-import',
  summary: 'an argument refers to an ArgumentInfo instruction of another import of the set',
  ordinals: (module) => operandPlaces(module, 'argument-info').map(({ reflected }) => reflected.at),
  ways: {
    'same-version': operandWay(
      'ArgInfo',
      copyOfNewImport((own) => own),
    ),
    'another-version': operandWay('ArgInfo', copyOfNewImport(neighbour)),
    'already-there': operandWay('ArgInfo', existingOfOtherImport),
  },
})
