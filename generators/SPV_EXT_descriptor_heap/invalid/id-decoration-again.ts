import { definition } from '../../mutate/definition.ts'
import { insertInstructions } from '../../mutate/insert-instructions.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { of, uintType } from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import { annotatedByGroup } from '../shared/annotated.ts'
import { extraOperand, isMemberwise, withExtraOperand } from '../shared/extra-operand.ts'
import { idDecorations } from '../shared/id-decorations.ts'

/** The first version with OpDecorateId. */
const since = 0x0001_0200

export const mutator = mutatorOf({
  name: 'id-decoration-again',
  rule: 'id-decoration-is-given-once',
  summary: 'an array or a member has its stride or its offset twice',
  ordinals: (module) => {
    const isType = (id: number) => definition(module, id) !== undefined
    return idDecorations(module).filter((at) => {
      const target = module.instructions[at]?.words[0] ?? 0
      // A group hands on what it has, which is then for others to have twice.
      return isType(target) && definition(module, target)?.opcode !== 73
    })
  },
  ways: {
    'same-again': (module, at) => {
      const instruction = module.instructions[at]
      return instruction === undefined ? undefined : insertInstructions(module, at, instruction)
    },
    'with-another-id': (module, at) => {
      const other = withExtraOperand(of(uintType, 'OpSpecConstant', { words: [4096] }))(module, at)
      const instruction = module.instructions[at]
      return other === undefined || instruction === undefined
        ? undefined
        : insertInstructions(other, at, instruction)
    },
    'through-a-group': (module, at) => {
      if (module.version < since) return undefined
      const [target = 0, member = 0] = module.instructions[at]?.words ?? []
      const memberwise = isMemberwise(module, at)
      const decoration = memberwise ? 'OffsetIdEXT' : 'ArrayStrideIdEXT'
      return annotatedByGroup(
        module,
        target,
        ['OpDecorateId', decoration, extraOperand(module, at)],
        memberwise ? member : undefined,
      )
    },
  },
})
