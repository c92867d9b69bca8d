import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

/**
 * Requirements on every instruction of the set. "Instruction" means an `OpExtInst` or `OpExtInstWithForwardRefsKHR` whose *Set* is an
 * import of version 100 or 101 of it.
 */
export const rules: readonly RuleRow[] = [
  row(
    'grammar',
    'instruction-number-is-defined',
    'Enumerations / Instruction Enumeration',
    'The *Instruction* literal of an instruction of this set is one of the numbers of the Instruction Enumeration: 0 to 35, 101 to 108, and from version 101 of the text on 109 and 110.',
    {
      confidence: 'derived',
      notes: 'OpExtInst says that the number is that of an instruction in the set.',
    },
  ),
  row(
    'grammar',
    'instruction-is-in-the-imported-version',
    'Version 101 Extension',
    'DebugTypeVectorIdEXT (109) and DebugTypeCooperativeMatrixKHR (110) are executed only with an import of version 101.',
    { revisions: { since: '2026-03-31' } },
  ),
  row(
    'type',
    'result-type-is-void',
    'Binary Form',
    'The *Result Type* of every instruction of this set is an `OpTypeVoid`.',
  ),
  row(
    'grammar',
    'required-operands-are-present',
    'Binary Form / OpExtInst',
    'An instruction of this set has at least as many operands after *Instruction* as its row has operands that are neither Optional nor a list.',
    { phase: 'decode' },
  ),
  row(
    'grammar',
    'no-operands-beyond-the-last',
    'Binary Form / OpExtInst',
    'An instruction of this set whose row does not end in a list has at most as many operands after *Instruction* as its row has operands in the imported version.',
    {
      phase: 'decode',
      notes:
        'FPEncoding of DebugTypeBasic is an operand of version 101: with an import of version 100 it is one too many.',
    },
  ),
  row(
    'grammar',
    'enumerators-are-pairs',
    'Type instructions / DebugTypeEnum',
    'After *Flags*, DebugTypeEnum has an even number of operands: every *Value* is followed by its *Name*.',
    { phase: 'decode' },
  ),
  row(
    'grammar',
    'operands-are-defined-before-use',
    'Binary Form / Forward references',
    'Each operand `<id>` of an `OpExtInst` of this set that some instruction of the module defines is defined by an instruction that comes before the `OpExtInst`.',
    {
      notes:
        'Also applies to operands that are an `OpFunction`, and to *Members* of DebugTypeComposite, whose forward references need OpExtInstWithForwardRefsKHR. Does not apply to an `<id>` that no instruction defines. Applies to every version of the set.',
    },
  ),
  row(
    'grammar',
    'forward-references-are-members',
    'Type instructions / DebugTypeComposite / Members; Binary Form / Forward references; SPV_KHR_relaxed_extended_instruction',
    'An operand of an `OpExtInstWithForwardRefsKHR` of this set that is a forward reference is one of the *Members* of a DebugTypeComposite.',
    { confidence: 'open' },
  ),
  row(
    'operand',
    'debug-info-none-replaces-debug-information',
    'Missing Debugging Information / DebugInfoNone; Binary Form / Removing Instructions',
    'An operand that has to be a string, constant, value, variable or function of the module is not a DebugInfoNone, apart from *Size* of DebugTypeComposite, *Value* of DebugTypeTemplateParameter and *Variable* of DebugGlobalVariable.',
    {
      confidence: 'open',
      notes:
        'The other operands are instructions of this set, and may be a DebugInfoNone in every reading. *Component Count* of DebugTypeArray is among those that may not: it can be a variable that this set describes, but has requirements for its type.',
    },
  ),
]
