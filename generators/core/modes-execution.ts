import { pairOf } from '../pairs/pair-of.ts'
import { kernel, type Pieces } from '../pairs/pieces.ts'

const other = `%void %other()`

const twoComputes: Pieces = {
  entryPoints: `GLCompute %main
GLCompute %other`,
  after: other,
}

const identified: Pieces = {
  modes: 'OpExecutionModeId %main LocalSizeId %uint_8 %choice %double_choice',
  declarations: `%choice = OpSpecConstant %uint 2
%double_choice = OpSpecConstantOp %uint IAdd %choice %choice`,
}

const sizes = 'OpExecutionMode %main LocalSize 1 1 1'

/** A shader that sets float controls for two widths on each of two entry points. */
function controls(some: string, others: string): Pieces {
  return {
    ...twoComputes,
    capabilities: `Shader ${some} ${others}`,
    modes: `%main ${some} 16, ${others} 32
%other ${others} 16, ${some} 64`,
  }
}

/** Number of the component type and of the components in one literal. */
const vectorType = (type: number, count: number) => String(count * 0x1_0000 + type)

/** Pairs of the rules on what execution modes an entry point sets. */
export const pairs = [
  pairOf`execution-mode-target/entry-points
two entry points set sizes, a helper sets nothing
${twoComputes}
modes: ${sizes}
OpExecutionModeId {%other | helper-by-id: %helper} LocalSizeId %uint_8 %uint_8 %uint_1
before: %void %helper()
body: %call = OpFunctionCall %void %helper
changed: {%main | helper: %helper | type: %signature} LocalSize
changed: {OpEntryPoint GLCompute %other "other" | no-entry-point-any-more:}`,
  pairOf`execution-mode-form/literals
modes without ids are set by OpExecutionMode
entryPoints: Fragment %main, GLCompute %other
Geometry %third
modes: {OpExecutionMode | origin: OpExecutionModeId} %main OriginUpperLeft
{OpExecutionMode | without-operands: OpExecutionModeId} %main EarlyFragmentTests
{OpExecutionMode | three-numbers: OpExecutionModeId} %other LocalSize 1 1 1
%third InputPoints, OutputPoints
{OpExecutionMode | one-number: OpExecutionModeId} %third Invocations 2
after: ${other}
%void %third()`,
  pairOf`execution-mode-form/ids
sizes that are ids are set by OpExecutionModeId
${identified}
changed: {OpExecutionModeId | local-size: OpExecutionMode}`,
  pairOf`execution-mode-form/ids-of-a-kernel
hints and counts that are ids are set by OpExecutionModeId
${kernel}
modes: {OpExecutionModeId | hint: OpExecutionMode} %main LocalSizeHintId %uint_8 %uint_1 %uint_1
{OpExecutionModeId | count: OpExecutionMode} %main SubgroupsPerWorkgroupId %uint_4
{OpExecutionMode | number: OpExecutionModeId} %main SubgroupSize 8`,
  pairOf`execution-mode-constant/local-size
sizes are a constant, a specialization constant and one computed from it
${identified}
changed: LocalSizeId {%uint_8 | first-undefined: %a_uint}
changed: %uint_8 {%choice | second-undefined: %a_uint} %double
changed: %choice {%double_choice | third-undefined: %a_uint}`,
  pairOf`execution-mode-constant/kernel
the hint and the count of a kernel are constants
${kernel}
modes: OpExecutionModeId %main LocalSizeHintId {%uint_8 | hint: %a_uint} {%uint_1 | second-hint: %a_uint
  | variable: %number} {%uint_1 | third-hint: %a_uint | read-number: %read}
OpExecutionModeId %main SubgroupsPerWorkgroupId {%spec_uint_2 | count: %a_uint | type: %uint | function: %main}
body: %read = OpLoad %uint %number
declarations: %number = OpVariable %pointer_CrossWorkgroup_uint CrossWorkgroup %null_uint`,
  pairOf`execution-mode-once/fragment
two entry points set the same modes, each of them once
entryPoints: Fragment %main, Fragment %other
modes: %main OriginUpperLeft, EarlyFragmentTests
{| side-by-side: OpExecutionMode %main EarlyFragmentTests}
%main PixelCenterInteger
{%main | other-entry-point: %other} DepthReplacing
%other OriginUpperLeft
OpExecutionMode {%other EarlyFragmentTests | far-apart: %main PixelCenterInteger
  | other-entry-point: %other DepthReplacing}
after: ${other}`,
  pairOf`execution-mode-once/with-width
modes with a target width are set once for each width
${twoComputes}
modes: {OpExecutionMode %main DenormPreserve 16 | denorm-preserve:}
%main DenormPreserve 32
{| denorm-preserve: OpExecutionMode %main DenormPreserve 32}
%other DenormFlushToZero 16, DenormFlushToZero {64 | denorm-flush-to-zero: 16}
{OpExecutionMode %main SignedZeroInfNanPreserve 32 | signed-zero:}
%main SignedZeroInfNanPreserve 64
{| signed-zero: OpExecutionMode %main SignedZeroInfNanPreserve 64}
%main RoundingModeRTE 16, RoundingModeRTE {64 | rounding-to-even: 16}
{OpExecutionMode %other RoundingModeRTZ 16 | rounding-to-zero:}
%other RoundingModeRTZ 32
{| rounding-to-zero: OpExecutionMode %other RoundingModeRTZ 32}`,
  pairOf`execution-mode-once/with-numbers
modes with numbers are set once, whatever the numbers are
capabilities: Tessellation Geometry
entryPoints: TessellationControl %main, Geometry %other
modes: %main OutputVertices 3
{| same-number: OpExecutionMode %main OutputVertices 3}
%other Invocations 2, {OutputVertices | other-number: Invocations} 4, InputPoints, OutputPoints
after: ${other}`,
  pairOf`execution-mode-once/kernel
a kernel has one hint of a vector type and one subgroup size
${kernel}
modes: %main VecTypeHint 262146
OpExecutionMode %main {ContractionOff | vector-type: VecTypeHint 131074
  | subgroup-size: SubgroupSize 16}
%main {SubgroupSize 8 | contraction: ContractionOff}`,
  pairOf`denorm-mode-single/by-width
denormal numbers of different widths, and of different entry points, are treated differently
${controls('DenormPreserve', 'DenormFlushToZero')}
changed: %main DenormFlushToZero {32 | both-for-16: 16}
changed: %other DenormFlushToZero {16 | both-for-64: 64}`,
  pairOf`rounding-mode-single/by-width
numbers of different widths, and of different entry points, are rounded differently
${controls('RoundingModeRTE', 'RoundingModeRTZ')}
changed: %main RoundingModeRTE {16 | both-for-32: 32}
changed: %other RoundingModeRTE {64 | both-for-16: 16}`,
  pairOf`workgroup-size-single/compute
one of two entry points gives its size as numbers, the other as ids
${twoComputes}
modes: ${sizes}
OpExecutionModeId {%other | both-on-the-first: %main} LocalSizeId %uint_1 %uint_1 %uint_1
changed: {%main | both-on-the-second: %other} LocalSize`,
  pairOf`workgroup-size-single/kernels
each of four kernels says its size in another way
${kernel}
entryPoints: OpEntryPoint Kernel %main "a"
OpEntryPoint Kernel %other "b"
OpEntryPoint Kernel %third "c"
OpEntryPoint Kernel %fourth "d"
modes: %main LocalSize 8 1 1
{%other | size-and-hint: %main} LocalSizeHint 8 1 1
OpExecutionModeId {%third | hint-and-size-by-id: %other
  | both-by-id: %fourth} LocalSizeId %uint_8 %uint_1 %uint_1
OpExecutionModeId {%fourth | size-and-hint-by-id: %main
  | hint-and-hint-by-id: %other} LocalSizeHintId %uint_8 %uint_1 %uint_1
after: ${other}
%void %third()
%void %fourth()`,
  pairOf`workgroup-size-not-zero/numbers
no size is 0, though the product does not fit a word
modes: %main LocalSize {65536 | first: 0} {65536 | second: 0} {1 | third: 0}`,
  pairOf`workgroup-size-not-zero/ids
sizes are no constants 0, but specialization constants may be
${identified}
declarations: %choice = OpSpecConstant %uint 0
%double_choice = OpSpecConstantOp %uint IAdd %choice %choice
changed: LocalSizeId {%uint_8 | constant: %uint_0 | null: %null_uint}`,
  pairOf`workgroup-size-not-zero/kernel
the size of a kernel is not 0, the hint of another may be
${kernel}
entryPoints: Kernel %main, Kernel %other
modes: %main LocalSize 1 2 {3 | third: 0}
%other LocalSizeHint 0 0 0
after: ${other}`,
  pairOf`workgroup-size-not-zero/built-in
a constant that is the size of the workgroup has no 0
annotations: %size BuiltIn WorkgroupSize
declarations: %size = {OpConstantComposite %uint3 %uint_8 %uint_4 %uint_1
  | second: OpConstantComposite %uint3 %uint_8 %uint_0 %uint_1 | null: OpConstantNull %uint3}`,
  pairOf`vector-type-hint/component-types
the components of vectors are of the first and of the last of seven types
${kernel}
entryPoints: Kernel %main, Kernel %other
modes: OpExecutionMode %main VecTypeHint {${vectorType(6, 4)} | one-more: ${vectorType(7, 4)} | all-bits: ${vectorType(0xffff, 2)}}
OpExecutionMode %other VecTypeHint {${vectorType(0, 16)} | exchanged: ${vectorType(16, 0)}}
after: %void %other()`,
]
