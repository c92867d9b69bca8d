import type { RuleId } from '#spec/rule'
import type { Violation } from '#spec/verdict'
import type { DecodeFault, WalkFault } from './fault.ts'
import type { Walker } from './walker.ts'

/** Why a module cannot be taken apart, or which of its words have no meaning in the grammar. */
export interface Defect extends Violation {
  readonly rule: RuleId
  readonly fault: DecodeFault
  /**
   * `invalid`: the words break a rule. `unsupported`: they use what the grammar tables do not have, which a newer
   * text may well allow; such a defect makes no module invalid.
   */
  readonly outcome: 'invalid' | 'unsupported'
  /** Opcode of the instruction at fault; -1 where the fault is not in an instruction. */
  readonly opcode: number
  /** Ordinal of the instruction at fault; -1 where the fault is not in an instruction. */
  readonly instruction: number
  /** For faults in the operands of an extended instruction: the import string of its set and its number. */
  readonly extended?: { readonly set: string; readonly number: number }
  /** For faults at an operand or an enumerant: the operand kind expected there. */
  readonly kind?: string
}

const unsupported: ReadonlySet<DecodeFault> = new Set<DecodeFault>([
  'unknown-opcode',
  'unknown-enumerant',
  'unknown-instruction-set',
  'unknown-extended-instruction',
])

/** Whether a fault is one of knowledge (`unsupported`) or of the words (`invalid`). */
export function outcomeOf(fault: DecodeFault): Defect['outcome'] {
  return unsupported.has(fault) ? 'unsupported' : 'invalid'
}

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
      return `${name}: ${word} is not a value of ${fault.kind?.name}`
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
