import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

const section = '3.21 BuiltIn / SamplerHeapEXT, ResourceHeapEXT'

/** The two heaps. "Heap built-in" is SamplerHeapEXT or ResourceHeapEXT. */
export const rules: readonly RuleRow[] = [
  row(
    'decoration',
    'heap-built-in-is-not-on-a-member',
    section,
    'No structure member is decorated with BuiltIn SamplerHeapEXT or BuiltIn ResourceHeapEXT, by OpMemberDecorate or through a decoration group.',
  ),
  row(
    'decoration',
    'heap-built-in-is-on-a-variable',
    section,
    'If an <id> is decorated with BuiltIn SamplerHeapEXT or BuiltIn ResourceHeapEXT, directly or through a decoration group, it is an OpVariable or an OpUntypedVariableKHR.',
    {
      confidence: 'derived',
      notes:
        'The core specification allows BuiltIn on variables, members and (deprecated) constants; a heap is a pointer and therefore not a constant.',
    },
  ),
  row(
    'decoration',
    'heap-variable-is-untyped',
    'Examples / Heap declarations',
    'A variable that is decorated with a heap built-in is an OpUntypedVariableKHR.',
    {
      confidence: 'open',
      notes: 'Only an example says that each heap is untyped; NOTES.md gives both readings.',
    },
  ),
  row(
    'storage-class',
    'heap-variable-is-uniform-constant',
    'Examples / Heap declarations',
    'A variable that is decorated with a heap built-in has storage class UniformConstant.',
    {
      decidable: 'environment',
      why: 'only an example shows that storage class; the client API defines every other property of a built-in variable',
      confidence: 'open',
    },
  ),
]
