import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

/** What holds for every instruction of the set. "Instruction" means an `OpExtInst` whose *Set* is an import of it. */
export const rules: readonly RuleRow[] = [
  row(
    'grammar',
    'instruction-number-is-defined',
    'Binary Form',
    'The *Instruction* literal of an `OpExtInst` of this set is one of the numbers 1 to 41 of the table of instructions.',
    {
      confidence: 'derived',
      notes:
        'OpExtInst says that the number is that of an instruction in the set. Revision 7 adds 42, WorkgroupVariableSize, from version 7 of the import on.',
    },
  ),
  row(
    'grammar',
    'instruction-is-in-the-imported-version',
    'Binary Form',
    'The version at the end of the import name is at least the version since which the table of instructions has the instruction.',
    {
      notes:
        'Instructions 1 to 24 are in every version; 25 since 2; 26 to 33 since 3; 34 and 35 since 4; 36 to 40 since 5; 41 since 6. Silent where the version itself is at fault.',
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
    'An instruction of this set has at least as many operands after *Instruction* as its row has operands that are in every version of it and are neither Optional nor a list.',
    {
      phase: 'decode',
      notes:
        'For Kernel these are *Kernel* and *Name*; its other three are a matter of kernel-has-five-operands-from-version-5. An optional operand can only be left out together with all that follow it, for operands are told apart by their position.',
    },
  ),
  row(
    'grammar',
    'no-operands-beyond-the-last',
    'Binary Form',
    'An instruction of this set whose row ends in no list has at most as many operands after *Instruction* as its row has operands; only `PrintfInfo` has a list.',
    { phase: 'decode' },
  ),
  row(
    'grammar',
    'operands-are-defined-before-use',
    'Binary Form',
    'Each operand `<id>` of an `OpExtInst` of this set that some instruction of the module defines is defined by an instruction that stands before the `OpExtInst` in the module.',
    {
      notes:
        'Holds for `OpFunction` operands too, which the core specification would let be forward references: a `Kernel` stands after its `OpFunction`. Says nothing of an `<id>` that nothing defines, nor of OpExtInstWithForwardRefsKHR.',
    },
  ),
  row(
    'grammar',
    'instructions-may-stand-between-and-after-functions',
    'Dependencies; Binary Form',
    'Instructions of this set may stand among the types, constants and global variables, in a block, between two functions and after the last one.',
    {
      decidable: 'no',
      why: 'a permission: a tool can break it by refusing, a module cannot',
      confidence: 'derived',
      notes:
        'SPV_KHR_non_semantic_info and SPIR-V 1.6 call the section of the types the first one to allow them. A Kernel cannot stand there, for its OpFunction comes later.',
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
        'SPV_KHR_relaxed_extended_instruction asks every OpExtInstWithForwardRefsKHR for a forward reference, and this set supports none. The other rules of this text say nothing of that opcode.',
    },
  ),
]
