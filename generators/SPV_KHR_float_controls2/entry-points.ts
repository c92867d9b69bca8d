import { earlierVersions } from '../pairs/damaged.ts'
import { pair } from '../pairs/pair.ts'
import { pairIn, pairOf, piecesOf } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'
import { inKernel } from '../pairs/tags.ts'

const shader = piecesOf`capabilities: OpCapability Shader
OpCapability FloatControls2
extensions: OpExtension "SPV_KHR_float_controls2"`

/** Modes of a compute shader whose entry point has a default, and further ones. */
const modes = (further = '', operands = '%float %uint_3') => `OpExecutionMode %main LocalSize 1 1 1
OpExecutionModeId %main FPFastMathDefault ${operands}
${further}`

const sum = '%sum = OpFAdd %float %float_1 %float_2'

/** A function that adds, for the entry point that calls it; another one that nobody calls. */
const helpers = `before: %float %work()
%inner = OpFAdd %float %float_1 %float_2
OpReturnValue %inner
%float %idle()
%unused = OpFAdd %float %float_1 %float_2
OpReturnValue %unused`

/** Flags that are no constants of 32 bits, by way. */
const noModes = `| wide: %ulong_3 | narrow: %ushort_3 | float: %float_1 | boolean: %true | undefined: %a_uint | vector: %null_uint2`

/** Pairs of the rules on the default mode of entry points. */
export const pairs = [
  ...Object.entries({
    used: { ...shader, annotations: 'OpDecorate %sum FPFastMathMode NotNaN', body: sum },
    declared: shader,
  }).map(([name, pieces]) =>
    pair(
      'version-is-1-2-or-later',
      name,
      'a shader with the capability is of version 1.2',
      pieces,
      earlierVersions(1, 0),
      { environments: ['spv1.2'] },
    ),
  ),
  pairOf`default-without-other-modes/one-entry-point: an entry point with a default leaves contraction and zeros to it
${shader}
capabilities: ${shader.capabilities}
OpCapability SignedZeroInfNanPreserve
OpCapability DenormPreserve
modes: ${modes(`OpExecutionMode %main {DenormPreserve | zeros: SignedZeroInfNanPreserve} 32
{| wide-zeros: OpExecutionMode %main SignedZeroInfNanPreserve 64}`)}
body: ${sum}`,
  pairOf`default-without-other-modes/two-entry-points: one entry point has a default, another one the older mode
${shader}
capabilities: ${shader.capabilities}
OpCapability SignedZeroInfNanPreserve
entryPoints: OpEntryPoint GLCompute %main "main"
OpEntryPoint GLCompute %other "other"
modes: ${modes()}
OpExecutionMode %other LocalSize 1 1 1
OpExecutionMode {%other | on-the-first: %main} SignedZeroInfNanPreserve 32
after: %void %other()`,
  inKernel`default-without-other-modes/kernel: a kernel with a default may be contracted
capabilities: ${kernel.capabilities}
OpCapability FloatControls2
extensions: ${shader.extensions}
modes: OpExecutionMode %main LocalSize 1 1 1
OpExecutionModeId %main FPFastMathDefault %float %uint_0x10000
{| contraction-off: OpExecutionMode %main ContractionOff}
body: ${sum}`,
  pairIn(shader)`default-without-no-contraction/call-tree
what is not contracted is in a function that no entry point with a default calls
annotations: OpDecorate {%unused | itself: %sum | called: %inner} NoContraction
modes: ${modes()}
${helpers}
body: ${sum}
%called = OpFunctionCall %float %work`,
  pairIn(shader)`default-without-fast/mode: the default has every flag but Fast
modes: ${modes('', '%float {%uint_0x7000f | fast: %uint_0x7001f | fast-alone: %uint_16}')}
OpExecutionModeId %main FPFastMathDefault %half {%uint_0 | fast-halves: %int_17}
body: ${sum}`,
  pairOf`default-without-fast/decorations: what is fast is in a function that no entry point with a default calls
${shader}
annotations: OpDecorate %sum FPFastMathMode {NotNaN|NotInf | fast: NotNaN|Fast}
OpDecorate %unused FPFastMathMode Fast
OpDecorate %inner FPFastMathMode {NSZ | called-fast: Fast}
modes: ${modes()}
${helpers}
body: ${sum}
%called = OpFunctionCall %float %work`,
  pairIn(shader)`default-once-per-target-type/types: an entry point has a default for each type
modes: ${modes('', '%float %uint_3')}
OpExecutionModeId %main FPFastMathDefault {%half | again: %float} %uint_7
OpExecutionModeId %main FPFastMathDefault {%double | again-with-the-same-flags: %float} %uint_3
body: ${sum}`,
  pairIn(
    shader,
  )`default-once-per-target-type/entry-points: each of two entry points has a default for the same type
entryPoints: GLCompute %main, GLCompute %other
modes: ${modes('OpExecutionMode %other LocalSize 1 1 1')}
OpExecutionModeId {%other | of-the-same-entry-point: %main} FPFastMathDefault %float %uint_7
body: ${sum}
after: %void %other()`,
  pairOf`target-type-is-a-scalar-float/types: defaults are for floating-point types of every width
${shader}
modes: ${modes('', '{%float | vector: %float2 | matrix: %float2x2 | integer: %uint | boolean: %bool | structure: %float_only | void: %void} %uint_3')}
OpExecutionModeId %main FPFastMathDefault %half %uint_0
OpExecutionModeId %main FPFastMathDefault %double %uint_1`,
  pairOf`default-mode-is-a-32-bit-integer-constant/constants: flags are an integer of either signedness
${shader}
modes: ${modes('', `%float {%uint_3 ${noModes}}`)}
OpExecutionModeId %main FPFastMathDefault %half %int_7
OpExecutionModeId %main FPFastMathDefault %double %null_uint`,
  pairIn(shader)`default-mode-is-not-specialized/constants: flags are known before specialization
modes: ${modes('', '%float {%uint_3 | specialized: %spec_uint_3 | specialized-signed: %spec_int_3 | computed: %computed}')}
declarations: %computed = OpSpecConstantOp %uint IAdd %uint_1 %spec_uint_2`,
  pairIn(shader)`default-mode-has-known-flags/flags: the default has all flags that there are
modes: ${modes('', '%float {%uint_0x7000f | next: %uint_32 | below-the-new-ones: %uint_0x8000 | after-the-last: %uint_0x80000 | highest: %uint_0x80000001}')}
OpExecutionModeId %main FPFastMathDefault %half {%int_1 | signed: %int_minus_32}`,
]
