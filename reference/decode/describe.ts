import type { Defect } from './defect.ts'
import { outcomeOf } from './defect.ts'
import type { WalkFault } from './walk-fault.ts'
import type { Walker } from './walker.ts'

function operandText({ operand, kind }: WalkFault): string {
  const name = operand?.name ?? ''
  const kindName = kind?.name ?? operand?.kind.name ?? ''
  return name === '' ? kindName : `${kindName} '${name}'`
}

function messageOf(walker: Walker, fault: WalkFault, index: number): string {
  const start = walker.frames.starts[index] as number
  const opcode = (walker.words[start] as number) & 0xffff
  const core = walker.plan?.name ?? `Op${opcode}`
  const name = walker.extended === undefined ? core : `${core} ${walker.extended.name}`
  const word = walker.words[fault.word] as number
  switch (fault.fault) {
    case 'unknown-opcode':
      return `opcode ${fault.word === start ? opcode : word} is not in the grammar`
    case 'unknown-extended-instruction':
      return `${core}: the set ${walker.set?.name} has no instruction ${word}`
    case 'unknown-instruction-set':
      return `${core}: the instruction set is not in the grammar`
    case 'unknown-enumerant':
      return `${name}: ${word} is no ${fault.kind?.name}`
    case 'operand-missing':
      return `${name}: no words are left for ${operandText(fault)}`
    case 'operand-excess':
      return `${name}: ${(walker.frames.starts[index + 1] as number) - fault.word} words are left after the last operand`
    case 'string-terminated':
      return `${name}: ${operandText(fault)} has no terminating zero octet`
    case 'string-padding-zero':
      return `${name}: octets after the end of ${operandText(fault)} are not 0`
    case 'string-utf-8':
      return `${name}: ${operandText(fault)} is not UTF-8`
    case 'literal-padding':
      return `${name}: the unused high-order bits of ${operandText(fault)} are neither 0 nor the sign`
    default:
      return name
  }
}

/** The defect that a fault of the instruction just walked amounts to. A missing operand is at the instruction's first word. */
export function defectOf(walker: Walker, fault: WalkFault, index: number): Defect {
  const start = walker.frames.starts[index] as number
  const { set, extended } = walker
  return {
    rule: `core/${fault.fault}`,
    fault: fault.fault,
    outcome: outcomeOf(fault.fault),
    word: fault.fault === 'operand-missing' ? start : fault.word,
    message: messageOf(walker, fault, index),
    opcode: (walker.words[start] as number) & 0xffff,
    instruction: index,
    ...(set === undefined
      ? {}
      : {
          extended: {
            set: set.name,
            number: extended?.opcode ?? (walker.words[fault.word] as number),
          },
        }),
    ...(fault.kind === undefined ? {} : { kind: fault.kind.name }),
  }
}
