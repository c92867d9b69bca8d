import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const copy = 'Instructions / OpCopyMemory'

/** `OpCopyMemory` and `OpCopyMemorySized`. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'copy-memory-operands-are-pointers',
    section: copy,
    class: 'type',
    summary:
      'The types of the Target and the Source of an OpCopyMemory are each an OpTypePointer or an OpTypeUntypedPointerKHR.',
  }),
  row({
    slug: 'copy-memory-has-a-typed-pointer',
    section: copy,
    class: 'type',
    summary:
      'The type of the Target or of the Source of an OpCopyMemory, or of both, is an OpTypePointer.',
  }),
  row({
    slug: 'copy-memory-typed-pointer-points-to-no-void',
    section: copy,
    class: 'type',
    summary:
      'A typed pointer that is the Target or the Source of an OpCopyMemory does not point to OpTypeVoid.',
  }),
  row({
    slug: 'copy-memory-typed-pointers-point-to-one-type',
    section: copy,
    class: 'type',
    summary:
      'If the types of the Target and the Source of an OpCopyMemory are both OpTypePointer, they point to the same type; their storage classes may differ.',
    confidence: 'derived',
    notes:
      'The text says that they have the type operand, which each of them has in any case; the core sentence that it replaces says the same type operand, and otherwise the amount copied would not be defined.',
  }),
  row({
    slug: 'copy-memory-type-is-of-fixed-size',
    section: copy,
    class: 'type',
    summary:
      'A typed pointer that is the Target or the Source of an OpCopyMemory does not point to a type that is or contains an OpTypeRuntimeArray.',
  }),
  row({
    slug: 'copy-memory-has-one-mask-before-version-1-4',
    section: copy,
    class: 'operand',
    summary: 'Before version 1.4, an OpCopyMemory has at most one memory operands mask.',
    versions: { until: 0x0001_0300 },
    notes: 'The text repeats it from the unchanged core instruction.',
  }),
  row({
    slug: 'copy-memory-target-mask-is-not-make-pointer-visible',
    section: copy,
    class: 'operand',
    summary:
      'The first of two memory operands masks of an OpCopyMemory does not include MakePointerVisible.',
    versions: { since: 0x0001_0400 },
    notes: 'The text repeats it from the unchanged core instruction.',
  }),
  row({
    slug: 'copy-memory-source-mask-is-not-make-pointer-available',
    section: copy,
    class: 'operand',
    summary:
      'The second of two memory operands masks of an OpCopyMemory does not include MakePointerAvailable.',
    versions: { since: 0x0001_0400 },
    notes:
      'The text repeats it from the unchanged core instruction. A single mask may include both.',
  }),
]
