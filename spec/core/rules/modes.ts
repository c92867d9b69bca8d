import { row } from '../row.ts'

const entry = '3.3.5 Mode-Setting Instructions: OpEntryPoint'
const mode = '3.3.5 Mode-Setting Instructions: OpExecutionMode, OpExecutionModeId'
const modes = '3.2.5 Execution Mode'
const universal = '2.16.1 Universal Validation Rules: Entry Point'
const shader = '2.16.2 Validation Rules for Shader Capabilities: Entry point and execution model'

/** Entry points and execution modes. */
export const rules = [
  row(
    'operand',
    'entry-point-is-function',
    entry,
    'The Entry Point of OpEntryPoint is an OpFunction.',
  ),
  row(
    'operand',
    'entry-point-name-unique',
    entry,
    'No two entry points have the same execution model and name.',
  ),
  row(
    'operand',
    'interface-is-global-variable',
    entry,
    'Every id in an interface is a variable outside functions.',
  ),
  row(
    'storage-class',
    'interface-storage-class',
    entry,
    'Before version 1.4, the variables in an interface have storage class Input or Output.',
    { versions: { until: 0x0001_03ff } },
  ),
  row(
    'operand',
    'interface-unique',
    entry,
    'From version 1.4 on, no id appears twice in an interface.',
    { versions: { since: 0x0001_0400 } },
  ),
  row(
    'operand',
    'interface-complete',
    entry,
    'An interface lists every global OpVariable in Input or Output (from version 1.4 on: in any storage class) that the static call tree of its entry point refers to.',
  ),
  row(
    'semantics',
    'entry-point-not-called',
    universal,
    'No entry point is the target of an OpFunctionCall.',
  ),
  row(
    'decoration',
    'entry-point-not-linked',
    '2.16.1 Universal Validation Rules: Decoration rules',
    'No entry point has the decoration LinkageAttributes.',
  ),
  row(
    'operand',
    'execution-mode-target',
    mode,
    'The Entry Point of an execution mode is the entry point of some OpEntryPoint.',
  ),
  row(
    'operand',
    'execution-mode-form',
    mode,
    'Execution modes whose extra operands are ids are set by OpExecutionModeId, and all others by OpExecutionMode.',
  ),
  row(
    'operand',
    'execution-mode-constant',
    modes,
    'The id operands of an execution mode are constants.',
  ),
  row(
    'semantics',
    'execution-mode-once',
    modes,
    'No execution mode is set twice for the same entry point; a mode with a target width may be set once for each width.',
  ),
  row(
    'semantics',
    'execution-mode-model',
    modes,
    'An execution mode is set only for entry points of an execution model that it is valid with.',
  ),
  row(
    'semantics',
    'denorm-mode-single',
    universal,
    'An entry point does not set both DenormFlushToZero and DenormPreserve for the same width.',
  ),
  row(
    'semantics',
    'rounding-mode-single',
    universal,
    'An entry point does not set both RoundingModeRTE and RoundingModeRTZ for the same width.',
  ),
  row(
    'semantics',
    'workgroup-size-single',
    universal,
    'An entry point sets at most one of LocalSize, LocalSizeId, LocalSizeHint and LocalSizeHintId.',
  ),
  row(
    'operand',
    'workgroup-size-not-zero',
    '2.16.1 Universal Validation Rules',
    'The product of the sizes in LocalSize, LocalSizeId or a constant decorated with WorkgroupSize is not 0.',
    { notes: 'Does not apply if a size is a specialization constant (2.12).' },
  ),
  row(
    'semantics',
    'fragment-origin',
    shader,
    'A Fragment entry point sets exactly one of OriginLowerLeft and OriginUpperLeft.',
    { vuids: ['VUID-StandaloneSpirv-OriginLowerLeft-04653'] },
  ),
  row(
    'semantics',
    'fragment-depth-single',
    shader,
    'A Fragment entry point sets at most one of DepthGreater, DepthLess and DepthUnchanged.',
  ),
  row(
    'semantics',
    'tessellation-spacing-single',
    shader,
    'A tessellation entry point sets at most one spacing mode.',
  ),
  row(
    'semantics',
    'tessellation-primitive-single',
    shader,
    'A tessellation entry point sets at most one of Triangles, Quads and Isolines.',
  ),
  row(
    'semantics',
    'tessellation-order-single',
    shader,
    'A tessellation entry point sets at most one of VertexOrderCw and VertexOrderCcw.',
  ),
  row(
    'semantics',
    'geometry-input-single',
    shader,
    'A Geometry entry point sets exactly one input primitive.',
  ),
  row(
    'semantics',
    'geometry-output-single',
    shader,
    'A Geometry entry point sets exactly one output primitive.',
  ),
  row(
    'operand',
    'vector-type-hint',
    `${modes}: VecTypeHint`,
    'The 16 low-order bits of the Vector Type of VecTypeHint are one of the values 0 to 6.',
  ),
]
