import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

const instruction = '3.3.22 Device-Side Enqueue Instructions'
const queries =
  'OpGetKernelNDrangeSubGroupCount, OpGetKernelNDrangeMaxSubGroupSize, OpGetKernelWorkGroupSize, OpGetKernelPreferredWorkGroupSizeMultiple, OpGetKernelLocalSizeForSubgroupCount, OpGetKernelMaxNumSubgroups'

function range(slug: string, instructions: string, summary: string): RuleRow {
  return row('type', slug, `${instruction}: ${instructions}`, summary, {
    notes:
      'In the Logical addressing model the width is not judged. Where a specialization constant gives the length of an array, it is accepted.',
  })
}

/** Operands and results of the instructions by which kernels enqueue others. */
export const rules: readonly RuleRow[] = [
  row(
    'type',
    'enqueue-result',
    instruction,
    'The result type of OpEnqueueMarker, OpEnqueueKernel and the instructions that ask for sizes and counts of a kernel is a 32-bit integer scalar, of OpCreateUserEvent OpTypeDeviceEvent, of OpIsValidEvent OpTypeBool, and of OpGetDefaultQueue OpTypeQueue.',
  ),
  row(
    'type',
    'enqueue-queue',
    `${instruction}: OpEnqueueMarker, OpEnqueueKernel`,
    'Queue has the type OpTypeQueue.',
  ),
  row(
    'type',
    'enqueue-events',
    `${instruction}: OpEnqueueMarker, OpEnqueueKernel`,
    'Wait Events and Ret Event are pointers to OpTypeDeviceEvent.',
    { notes: 'Untyped pointers are not judged.' },
  ),
  row(
    'type',
    'enqueue-event',
    `${instruction}: OpIsValidEvent, OpSetUserEventStatus, OpCaptureEventProfilingInfo`,
    'Event has the type OpTypeDeviceEvent.',
  ),
  row(
    'type',
    'enqueue-number',
    `${instruction}: OpEnqueueMarker, OpEnqueueKernel, OpSetUserEventStatus, ${queries}`,
    'Num Events, Param Size, Param Align, Subgroup Count and Status are 32-bit integer scalars.',
  ),
  row(
    'type',
    'enqueue-mask',
    `${instruction}: OpEnqueueKernel, OpCaptureEventProfilingInfo`,
    'Flags and Profiling Info are integer scalars.',
  ),
  row(
    'operand',
    'enqueue-invoke',
    `${instruction}: OpEnqueueKernel, ${queries}`,
    'Invoke is an OpFunction that returns void, whose first parameter is a pointer to an 8-bit integer, and whose other parameters are pointers into Workgroup.',
    { notes: 'Where the first parameter is an untyped pointer, what it points to is not judged.' },
  ),
  row(
    'type',
    'enqueue-parameter',
    `${instruction}: OpEnqueueKernel, ${queries}`,
    'Param is a pointer to an 8-bit integer scalar.',
    { notes: 'Untyped pointers are not judged.' },
  ),
  row(
    'operand',
    'enqueue-local-size',
    `${instruction}: OpEnqueueKernel`,
    'OpEnqueueKernel has as many Local Size operands as Invoke has parameters after the first.',
    { confidence: 'derived' },
  ),
  row(
    'type',
    'enqueue-value',
    `${instruction}: OpCaptureEventProfilingInfo`,
    'Value is a pointer to an 8-bit integer scalar in CrossWorkgroup.',
  ),
  range(
    'nd-range-result',
    'OpBuildNDRange',
    'The result type of OpBuildNDRange is a structure of a 32-bit integer scalar and three arrays of 3 integer scalars that are as wide as addresses.',
  ),
  range(
    'nd-range-operand',
    'OpEnqueueKernel, OpGetKernelNDrangeSubGroupCount, OpGetKernelNDrangeMaxSubGroupSize',
    'The type of ND Range is a structure like the result of OpBuildNDRange.',
  ),
  row(
    'type',
    'nd-range-size',
    `${instruction}: OpBuildNDRange`,
    'GlobalWorkSize is an integer scalar, or an array of 2 or 3 such scalars, that are as wide as addresses.',
    {
      notes: 'In the Logical addressing model the width is not judged.',
    },
  ),
  row(
    'type',
    'nd-range-same',
    `${instruction}: OpBuildNDRange`,
    'LocalWorkSize and GlobalWorkOffset have the type of GlobalWorkSize.',
  ),
]
