import { definition } from '../../mutate/definition.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { uintType } from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import { decorationWays, groupWay } from '../shared/decoration-ways.ts'
import { extraOperand } from '../shared/extra-operand.ts'
import { idDecorations } from '../shared/id-decorations.ts'
import { structureOfTypes, withoutDescriptors } from '../shared/new-types.ts'

/** The first version with OpDecorateId. */
const since = 0x0001_0200

export const mutator = mutatorOf({
  name: 'offset-id-without-descriptors',
  rule: 'offset-id-structure-contains-a-descriptor',
  summary: 'a member of a structure without descriptors gets an offset by an id',
  ordinals: (module) =>
    idDecorations(module, 'OffsetIdEXT')
      .filter((at) => definition(module, extraOperand(module, at)) !== undefined)
      .slice(0, 1),
  ways: {
    ...decorationWays(
      Object.fromEntries(
        Object.entries(withoutDescriptors).map(([name, member]) => [
          `of-${name}`,
          structureOfTypes(member),
        ]),
      ),
      'OpMemberDecorateIdEXT',
      0,
      'OffsetIdEXT',
    ),
    'through-a-group': (module, at) =>
      module.version < since
        ? undefined
        : groupWay(structureOfTypes(uintType), 'OffsetIdEXT', 0)(module, at),
  },
})
