import { mutatorOf } from '../../mutate/mutator-of.ts'
import { copyOfNewImport, existingOfOtherImport, neighbour } from '../shared/of-another-import.ts'
import { operandPlaces } from '../shared/operand-places.ts'
import { operandWay } from '../shared/operand-way.ts'

export const mutator = mutatorOf({
  name: 'kernel-of-another-import',
  rule: 'kernel-reference-has-the-same-import',
  summary: 'an argument refers to a Kernel instruction of another import of the set',
  ordinals: (module) => operandPlaces(module, 'kernel').map(({ reflected }) => reflected.at),
  ways: {
    'same-version': operandWay(
      'Kernel',
      copyOfNewImport((own) => own),
    ),
    'another-version': operandWay('Kernel', copyOfNewImport(neighbour)),
    'already-there': operandWay('Kernel', existingOfOtherImport),
  },
})
