import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

const both = 'OpControlBarrierArriveEXT and OpControlBarrierWaitEXT'

const others =
  'SequentiallyConsistent is the fault of semantics-not-sequentially-consistent or core/memory-semantics-vulkan.'

/** Barriers in two parts. */
export const rules: readonly RuleRow[] = [
  row(
    'capability',
    'split-barriers-in-compute',
    'SplitBarrierEXT-13552',
    'Every entry point of a module that declares SplitBarrierEXT has execution model GLCompute.',
  ),
  row(
    'operand',
    'split-barrier-scope',
    'OpControlBarrierArriveEXT-13553',
    `The execution Scope of ${both} that is an OpConstant is Workgroup or Subgroup.`,
    { notes: 'The rules execution-scope and execution-scope-workgroup are not about these two.' },
  ),
  row(
    'operand',
    'arrive-semantics',
    'MemorySemantics-13556',
    'The constant Semantics of OpControlBarrierArriveEXT have neither Acquire nor AcquireRelease.',
    { notes: others },
  ),
  row(
    'operand',
    'wait-semantics',
    'MemorySemantics-13557',
    'The constant Semantics of OpControlBarrierWaitEXT have neither Release nor AcquireRelease.',
    { notes: others },
  ),
]
