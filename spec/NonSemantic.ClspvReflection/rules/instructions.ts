import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

/** Requirements on every instruction of the set. "Instruction" means an `OpExtInst` whose *Set* is an import of it. */
export const rules: readonly RuleRow[] = [
  row(
    'grammar',
    'instruction-number-is-defined',
    'Binary Form',
    'The *Instruction* literal of an `OpExtInst` of this set is one of the numbers 1 to 41 in the table of instructions.',
    {
      confidence: 'derived',
      revisions: { until: '2024-11-20' },
      notes: 'OpExtInst says that the number is that of an instruction in the set.',
    },
  ),
  row(
    'grammar',
    'instruction-number-is-between-1-and-42',
    'Binary Form',
    'The *Instruction* literal of an `OpExtInst` of this set is one of the numbers 1 to 42 in the table of instructions.',
    {
      confidence: 'derived',
      revisions: { since: '2025-03-12' },
      notes: 'OpExtInst says that the number is that of an instruction in the set.',
    },
  ),
  row(
    'grammar',
    'instruction-is-in-the-imported-version',
    'Binary Form',
    'The version at the end of the import name is at least the version in which the table of instructions introduces the instruction.',
    {
      notes:
        'Instructions 1 to 24 are in every version; 25 since 2; 26 to 33 since 3; 34 and 35 since 4; 36 to 40 since 5; 41 since 6; 42, which the text has from 2025-03-12 on, since 7. Not reported if the version itself is wrong.',
    },
  ),
  row(
    'type',
    'result-type-is-void',
    'Binary Form',
    'The result type of every instruction of this set is an `OpTypeVoid`.',
  ),
  row(
    'grammar',
    'required-operands-are-present',
    'Binary Form',
    'An instruction of this set has at least as many operands after *Instruction* as its row has operands that are in every version of the set and are neither Optional nor a list.',
    {
      phase: 'decode',
      notes:
        'For Kernel these are *Kernel* and *Name*; its other three are covered by kernel-has-five-operands-from-version-5. An optional operand can be omitted only together with all that follow it, because operands are distinguished by position.',
    },
  ),
  row(
    'grammar',
    'no-operands-beyond-the-last',
    'Binary Form',
    'An instruction of this set whose row does not end in a list has at most as many operands after *Instruction* as its row has operands; only `PrintfInfo` has a list.',
    { phase: 'decode' },
  ),
  row(
    'grammar',
    'operands-are-defined-before-use',
    'Binary Form',
    'Each operand `<id>` of an `OpExtInst` of this set that some instruction of the module defines is defined by an instruction that comes before the `OpExtInst`.',
    {
      notes:
        'Also applies to `OpFunction` operands, which the core specification would allow as forward references: a `Kernel` comes after its `OpFunction`. Does not apply to an `<id>` that no instruction defines, nor to OpExtInstWithForwardRefsKHR.',
    },
  ),
  row(
    'grammar',
    'instructions-may-stand-between-and-after-functions',
    'Dependencies; Binary Form',
    'Instructions of this set may appear among the types, constants and global variables, in a block, between two functions and after the last one.',
    {
      decidable: 'no',
      why: 'a permission: a tool can break it by refusing, a module cannot',
      confidence: 'derived',
      notes:
        'SPV_KHR_non_semantic_info and SPIR-V 1.6 name the section of the types as the first one to allow them. A Kernel cannot appear there, because its OpFunction comes later.',
    },
  ),
  row(
    'grammar',
    'not-executed-with-forward-references',
    'Binary Form',
    'No `OpExtInstWithForwardRefsKHR` that has a forward reference among its operands names an import of this set.',
    {
      confidence: 'derived',
      notes:
        'SPV_KHR_relaxed_extended_instruction requires a forward reference in every OpExtInstWithForwardRefsKHR, and this set supports none. The other rules of this text do not apply to that opcode.',
    },
  ),
]
