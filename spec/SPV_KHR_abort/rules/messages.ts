import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const abort = 'Modifications: 3.52.17 Control-Flow Instructions: OpAbortKHR'

/** The message, its type, and the extension that strings need. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'message-type-is-concrete',
    section: abort,
    summary:
      'The Message Type of an OpAbortKHR is the id of a concrete type: a numerical scalar, vector or matrix type, a physical pointer type, or an aggregate of such types.',
    class: 'type',
  }),
  row({
    slug: 'message-type-has-an-explicit-layout',
    section: abort,
    summary:
      'In a module that declares Shader, the Message Type of an OpAbortKHR has an explicit layout (2.2.2): every array and structure in it has the offsets, strides and majorness that locate what it consists of, greater than zero where they are strides, distinct where they are offsets, and without overlap.',
    class: 'layout',
    notes: 'A matrix that is not a member of a structure has no decorations.',
  }),
  row({
    slug: 'message-logically-matches',
    section: abort,
    summary:
      'The Message Type of an OpAbortKHR is the type of its Message or logically matches it: both are arrays of the same Length, or structures of as many members, and their elements or members are of the same types or logically match.',
    class: 'type',
  }),
  row({
    slug: 'message-is-an-array-or-structure',
    section: abort,
    summary: 'The Message Type of an OpAbortKHR is an OpTypeArray or an OpTypeStruct.',
    class: 'type',
    confidence: 'open',
    notes:
      'OpCopyLogical defines logical matches of arrays and structures alone (NOTES.md). A type that is not concrete is not judged.',
  }),
  row({
    slug: 'constant-data-extension-is-declared',
    section: 'Dependencies',
    summary:
      'A module that has an `OpExtension "SPV_KHR_abort"` also has an `OpExtension "SPV_KHR_constant_data"`.',
    class: 'capability',
    confidence: 'open',
    notes: 'The other extension may be required of modules or of implementations (NOTES.md).',
  }),
]
