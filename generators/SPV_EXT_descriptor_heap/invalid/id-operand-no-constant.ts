import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { first, of, uintType } from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import type { Declare } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'
import { extraOperandWays, isMemberwise } from '../shared/extra-operand.ts'
import { idDecorations } from '../shared/id-decorations.ts'

const variable: Declare = (graft, module, at) => {
  const uint = uintType(graft, module, at)
  return uint === undefined
    ? undefined
    : graft.add('OpVariable', graft.add('OpTypePointer', 'Private', uint), 'Private')
}

/** For members it is another rule that says so. */
function ofArrays(ways: Readonly<Record<string, Way>>): Readonly<Record<string, Way>> {
  return Object.fromEntries(
    Object.entries(ways).map(([variant, way]): [string, Way] => [
      variant,
      (module, at) => (isMemberwise(module, at) ? undefined : way(module, at)),
    ]),
  )
}

export const mutator = mutatorOf({
  name: 'id-operand-no-constant',
  rule: 'id-decoration-operand-is-a-constant',
  summary: 'a stride or an offset is no constant',
  ordinals: (module) => idDecorations(module),
  ways: {
    ...extraOperandWays({ variable }),
    ...ofArrays(
      extraOperandWays({
        undef: of(uintType, 'OpUndef'),
        'integer-type': uintType,
        'untyped-variable': first('OpUntypedVariableKHR'),
        function: (_, { instructions }) =>
          instructions.find(({ opcode }) => opcode === 54)?.words[1],
      }),
    ),
  },
})
