import { instruction } from '../../build/instruction.ts'
import { freshId } from '../../mutate/fresh-id.ts'
import { insertDeclaration } from '../../mutate/insert-declaration.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { of, uintType } from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import { extraOperandWays } from '../shared/extra-operand.ts'
import { extraOperandAt } from '../shared/id-decorations.ts'
import { samplerType, structureOfTypes } from '../shared/new-types.ts'

export const mutator = mutatorOf({
  name: 'offset-no-constant-before',
  rule: 'member-decorate-id-operand-is-a-constant-or-variable',
  summary: 'an offset is neither a constant nor a variable',
  ordinals: (module) => ordinalsOf(module, 'OpMemberDecorateIdEXT').slice(0, 2),
  ways: {
    ...extraOperandWays({
      undef: of(uintType, 'OpUndef'),
      'integer-type': uintType,
      'structure-type': structureOfTypes(samplerType),
      'pointer-type': (graft) => graft.add('OpTypeUntypedPointerKHR', 'UniformConstant'),
    }),
    string: (module, at) => {
      const { id, module: wider } = freshId(module)
      const word = extraOperandAt(module, at) ?? 0
      // The string moves what stands behind it by one.
      return insertDeclaration(
        replaceWord(wider, at, word, id),
        instruction('OpString', id, 'offset'),
      )
    },
  },
})
