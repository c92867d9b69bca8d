import { opcodeOf } from '#spec/grammar/opcodes'
import type { RuleId } from '#spec/rule'
import { decorationAt } from '../core/shared/decorations.ts'
import type { DecodeBlame } from '../decode-blames.ts'
import type { Instruction } from '../module.ts'
import {
  arrayStrideId,
  bufferPointer,
  bufferType,
  builtIn,
  memberDecorateId,
  offsetId,
  resourceHeap,
  samplerHeap,
  sizeOf,
  texelPointer,
} from '../shared/descriptor-heaps.ts'

/** Instructions whose word count is fixed. */
const fixed: ReadonlyMap<number | undefined, RuleId> = new Map([
  [opcodeOf(bufferType), 'SPV_EXT_descriptor_heap/buffer-type-has-three-words'],
  [opcodeOf(sizeOf), 'SPV_EXT_descriptor_heap/size-of-has-four-words'],
  [opcodeOf(bufferPointer), 'SPV_EXT_descriptor_heap/buffer-pointer-has-four-words'],
  [opcodeOf(texelPointer), 'SPV_EXT_descriptor_heap/texel-pointer-has-seven-words'],
])

const memberDecorateIdOpcode = opcodeOf(memberDecorateId)

/** Words of an OpMemberDecorateIdEXT up to its Decoration. */
const shortest = 4

function blameOfDecoration(instruction: Instruction, isExcess: boolean): RuleId | undefined {
  const decoration = decorationAt(instruction)
  if (decoration?.value === arrayStrideId || decoration?.value === offsetId)
    return 'SPV_EXT_descriptor_heap/id-decoration-has-one-extra-operand'
  if (decoration?.value !== builtIn || !isExcess) return undefined
  const heap = instruction.operands[instruction.operands.indexOf(decoration) + 1]?.value
  return heap === resourceHeap || heap === samplerHeap
    ? 'SPV_EXT_descriptor_heap/heap-built-in-has-no-extra-operand'
    : undefined
}

/** Word counts in the tables of the instructions, and the columns of extra operands of decorations and built-ins. */
export const blame: DecodeBlame = ({ opcode, fault }, instruction) => {
  if (fault !== 'operand-missing' && fault !== 'operand-excess') return undefined
  const rule = fixed.get(opcode)
  if (rule !== undefined || instruction === undefined) return rule
  return opcode === memberDecorateIdOpcode && instruction.wordCount < shortest
    ? 'SPV_EXT_descriptor_heap/member-decorate-id-has-four-words-or-more'
    : blameOfDecoration(instruction, fault === 'operand-excess')
}
