import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { memberCount } from '../../SPV_KHR_untyped_pointers/shared/member-count.ts'
import { annotated } from '../shared/annotated.ts'
import { extraOperand, isMemberwise } from '../shared/extra-operand.ts'
import { idDecorations } from '../shared/id-decorations.ts'

function member(number: (count: number) => number): Way {
  return (module, at) => {
    const structure = module.instructions[at]?.words[0] ?? 0
    const count = memberCount(module, structure)
    return annotated(module, structure, [
      'OpMemberDecorateIdEXT',
      number(count),
      'OffsetIdEXT',
      extraOperand(module, at),
    ])
  }
}

export const mutator = mutatorOf({
  name: 'member-decorate-id-beyond-the-last',
  rule: 'member-decorate-id-member-exists',
  summary: 'a member that the structure does not have gets an offset',
  ordinals: (module) =>
    idDecorations(module, 'OffsetIdEXT')
      .filter((at) => isMemberwise(module, at))
      .filter((at) => memberCount(module, module.instructions[at]?.words[0] ?? 0) > 0)
      .slice(0, 1),
  ways: {
    'one-beyond': member((count) => count),
    'two-beyond': member((count) => count + 1),
    'all-bits-set': member(() => 0xffff_ffff),
    'sign-bit-set': member((count) => (0x8000_0000 | (count - 1)) >>> 0),
  },
})
