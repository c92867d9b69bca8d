import { pair } from '../pairs/pair.ts'
import { fragment, kernel, type Pieces, vertex } from '../pairs/pieces.ts'

const other = `%other = OpFunction %void None %signature
%begin = OpLabel
OpReturn
OpFunctionEnd`

const twoComputes: Pieces = {
  entryPoints: `OpEntryPoint GLCompute %main "main"
OpEntryPoint GLCompute %other "other"`,
  after: other,
}

const identified: Pieces = {
  modes: 'OpExecutionModeId %main LocalSizeId %uint_8 %choice %double_choice',
  declarations: `%choice = OpSpecConstant %uint 2
%double_choice = OpSpecConstantOp %uint IAdd %choice %choice
%undefined = OpUndef %uint`,
}

const sizes = 'OpExecutionMode %main LocalSize 1 1 1'

/** A shader that sets float controls for two widths on each of two entry points. */
function controls(some: string, others: string): Pieces {
  return {
    ...twoComputes,
    capabilities: `OpCapability Shader
OpCapability ${some}
OpCapability ${others}`,
    modes: `OpExecutionMode %main ${some} 16
OpExecutionMode %main ${others} 32
OpExecutionMode %other ${others} 16
OpExecutionMode %other ${some} 64`,
  }
}

/** Pairs of the rules on what execution modes an entry point sets. */
export const pairs = [
  pair(
    'execution-mode-target',
    'entry-points',
    'two entry points set sizes, a helper sets nothing',
    {
      ...twoComputes,
      modes: `${sizes}
OpExecutionModeId %other LocalSizeId %uint_8 %uint_8 %uint_1`,
      before: `%helper = OpFunction %void None %signature
%helper_block = OpLabel
OpReturn
OpFunctionEnd`,
      body: '%call = OpFunctionCall %void %helper',
    },
    {
      helper: [['%main LocalSize ', '%helper LocalSize ']],
      'helper-by-id': [['%other LocalSizeId', '%helper LocalSizeId']],
      type: [['%main LocalSize ', '%signature LocalSize ']],
      'no-entry-point-any-more': [['OpEntryPoint GLCompute %other "other"\n', '']],
    },
  ),
  pair(
    'execution-mode-form',
    'literals',
    'modes without ids are set by OpExecutionMode',
    {
      ...fragment,
      capabilities: 'OpCapability Shader\nOpCapability Geometry',
      entryPoints: `OpEntryPoint Fragment %main "main"
OpEntryPoint GLCompute %other "other"
OpEntryPoint Geometry %third "third"`,
      modes: `OpExecutionMode %main OriginUpperLeft
OpExecutionMode %main EarlyFragmentTests
OpExecutionMode %other LocalSize 1 1 1
OpExecutionMode %third InputPoints
OpExecutionMode %third OutputPoints
OpExecutionMode %third Invocations 2`,
      after: `${other}
%third = OpFunction %void None %signature
%third_block = OpLabel
OpReturn
OpFunctionEnd`,
    },
    {
      'without-operands': [
        ['OpExecutionMode %main EarlyFragmentTests', 'OpExecutionModeId %main EarlyFragmentTests'],
      ],
      origin: [
        ['OpExecutionMode %main OriginUpperLeft', 'OpExecutionModeId %main OriginUpperLeft'],
      ],
      'three-numbers': [['OpExecutionMode %other', 'OpExecutionModeId %other']],
      'one-number': [
        ['OpExecutionMode %third Invocations', 'OpExecutionModeId %third Invocations'],
      ],
    },
  ),
  pair(
    'execution-mode-form',
    'ids',
    'sizes that are ids are set by OpExecutionModeId',
    identified,
    { 'local-size': [['OpExecutionModeId', 'OpExecutionMode']] },
  ),
  pair(
    'execution-mode-form',
    'ids-of-a-kernel',
    'hints and counts that are ids are set by OpExecutionModeId',
    {
      ...kernel,
      capabilities: `${kernel.capabilities}\nOpCapability SubgroupDispatch`,
      modes: `OpExecutionModeId %main LocalSizeHintId %uint_8 %uint_1 %uint_1
OpExecutionModeId %main SubgroupsPerWorkgroupId %uint_4
OpExecutionMode %main SubgroupSize 8`,
    },
    {
      hint: [['OpExecutionModeId %main LocalSizeHintId', 'OpExecutionMode %main LocalSizeHintId']],
      count: [
        [
          'OpExecutionModeId %main SubgroupsPerWorkgroupId',
          'OpExecutionMode %main SubgroupsPerWorkgroupId',
        ],
      ],
      number: [['OpExecutionMode %main SubgroupSize', 'OpExecutionModeId %main SubgroupSize']],
    },
  ),
  pair(
    'execution-mode-constant',
    'local-size',
    'sizes are a constant, a specialization constant and one computed from it',
    identified,
    {
      'first-undefined': [['LocalSizeId %uint_8', 'LocalSizeId %undefined']],
      'second-undefined': [['%uint_8 %choice %double', '%uint_8 %undefined %double']],
      'third-undefined': [['%choice %double_choice\n', '%choice %undefined\n']],
    },
  ),
  pair(
    'execution-mode-constant',
    'kernel',
    'the hint and the count of a kernel are constants',
    {
      ...kernel,
      capabilities: `${kernel.capabilities}\nOpCapability SubgroupDispatch`,
      modes: `OpExecutionModeId %main LocalSizeHintId %uint_8 %uint_1 %uint_1
OpExecutionModeId %main SubgroupsPerWorkgroupId %choice`,
      declarations: '%choice = OpSpecConstant %uint 2\n%undefined = OpUndef %uint',
    },
    {
      hint: [['LocalSizeHintId %uint_8', 'LocalSizeHintId %undefined']],
      count: [['SubgroupsPerWorkgroupId %choice', 'SubgroupsPerWorkgroupId %undefined']],
    },
  ),
  pair(
    'execution-mode-once',
    'fragment',
    'two entry points set the same modes, each of them once',
    {
      ...fragment,
      entryPoints: `OpEntryPoint Fragment %main "main"
OpEntryPoint Fragment %other "other"`,
      modes: `OpExecutionMode %main OriginUpperLeft
OpExecutionMode %main EarlyFragmentTests
OpExecutionMode %main PixelCenterInteger
OpExecutionMode %main DepthReplacing
OpExecutionMode %other OriginUpperLeft
OpExecutionMode %other EarlyFragmentTests`,
      after: other,
    },
    {
      'side-by-side': [
        [
          '%main EarlyFragmentTests',
          '%main EarlyFragmentTests\nOpExecutionMode %main EarlyFragmentTests',
        ],
      ],
      'far-apart': [['%other EarlyFragmentTests', '%main PixelCenterInteger']],
      'other-entry-point': [
        ['%main DepthReplacing', '%other DepthReplacing'],
        ['%other EarlyFragmentTests', '%other DepthReplacing'],
      ],
    },
  ),
  pair(
    'execution-mode-once',
    'with-width',
    'modes with a target width are set once for each width',
    {
      ...twoComputes,
      capabilities: `OpCapability Shader
OpCapability DenormPreserve
OpCapability DenormFlushToZero
OpCapability SignedZeroInfNanPreserve
OpCapability RoundingModeRTE
OpCapability RoundingModeRTZ`,
      modes: `OpExecutionMode %main DenormPreserve 16
OpExecutionMode %main DenormPreserve 32
OpExecutionMode %other DenormFlushToZero 16
OpExecutionMode %other DenormFlushToZero 64
OpExecutionMode %main SignedZeroInfNanPreserve 32
OpExecutionMode %main SignedZeroInfNanPreserve 64
OpExecutionMode %main RoundingModeRTE 16
OpExecutionMode %main RoundingModeRTE 64
OpExecutionMode %other RoundingModeRTZ 16
OpExecutionMode %other RoundingModeRTZ 32`,
    },
    {
      'denorm-preserve': [['DenormPreserve 16', 'DenormPreserve 32']],
      'denorm-flush-to-zero': [['DenormFlushToZero 64', 'DenormFlushToZero 16']],
      'signed-zero': [['SignedZeroInfNanPreserve 32', 'SignedZeroInfNanPreserve 64']],
      'rounding-to-even': [['RoundingModeRTE 64', 'RoundingModeRTE 16']],
      'rounding-to-zero': [['RoundingModeRTZ 16', 'RoundingModeRTZ 32']],
    },
  ),
  pair(
    'execution-mode-once',
    'with-numbers',
    'modes with numbers are set once, whatever the numbers are',
    {
      ...vertex,
      capabilities: 'OpCapability Tessellation\nOpCapability Geometry',
      entryPoints: `OpEntryPoint TessellationControl %main "main"
OpEntryPoint Geometry %other "other"`,
      modes: `OpExecutionMode %main OutputVertices 3
OpExecutionMode %other Invocations 2
OpExecutionMode %other OutputVertices 4
OpExecutionMode %other InputPoints
OpExecutionMode %other OutputPoints`,
      after: other,
    },
    {
      'same-number': [
        [
          '%main OutputVertices 3',
          '%main OutputVertices 3\nOpExecutionMode %main OutputVertices 3',
        ],
      ],
      'other-number': [['%other OutputVertices 4', '%other Invocations 4']],
    },
  ),
  pair(
    'execution-mode-once',
    'kernel',
    'a kernel has one hint of a vector type and one subgroup size',
    {
      ...kernel,
      capabilities: `${kernel.capabilities}\nOpCapability SubgroupDispatch`,
      modes: `OpExecutionMode %main VecTypeHint 262146
OpExecutionMode %main ContractionOff
OpExecutionMode %main SubgroupSize 8`,
    },
    {
      'vector-type': [['%main ContractionOff', '%main VecTypeHint 131074']],
      contraction: [['%main SubgroupSize 8', '%main ContractionOff']],
      'subgroup-size': [['%main ContractionOff', '%main SubgroupSize 16']],
    },
  ),
  pair(
    'denorm-mode-single',
    'by-width',
    'denormal numbers of different widths, and of different entry points, are treated differently',
    controls('DenormPreserve', 'DenormFlushToZero'),
    {
      'both-for-16': [['%main DenormFlushToZero 32', '%main DenormFlushToZero 16']],
      'both-for-64': [['%other DenormFlushToZero 16', '%other DenormFlushToZero 64']],
    },
  ),
  pair(
    'rounding-mode-single',
    'by-width',
    'numbers of different widths, and of different entry points, are rounded differently',
    controls('RoundingModeRTE', 'RoundingModeRTZ'),
    {
      'both-for-32': [['%main RoundingModeRTE 16', '%main RoundingModeRTE 32']],
      'both-for-16': [['%other RoundingModeRTE 64', '%other RoundingModeRTE 16']],
    },
  ),
  pair(
    'workgroup-size-single',
    'compute',
    'one of two entry points gives its size as numbers, the other as ids',
    {
      ...twoComputes,
      modes: `${sizes}
OpExecutionModeId %other LocalSizeId %uint_1 %uint_1 %uint_1`,
    },
    {
      'both-on-the-first': [['%other LocalSizeId', '%main LocalSizeId']],
      'both-on-the-second': [['%main LocalSize ', '%other LocalSize ']],
    },
  ),
  pair(
    'workgroup-size-single',
    'kernels',
    'each of four kernels says its size in another way',
    {
      ...kernel,
      entryPoints: `OpEntryPoint Kernel %main "a"
OpEntryPoint Kernel %other "b"
OpEntryPoint Kernel %third "c"
OpEntryPoint Kernel %fourth "d"`,
      modes: `OpExecutionMode %main LocalSize 8 1 1
OpExecutionMode %other LocalSizeHint 8 1 1
OpExecutionModeId %third LocalSizeId %uint_8 %uint_1 %uint_1
OpExecutionModeId %fourth LocalSizeHintId %uint_8 %uint_1 %uint_1`,
      after: `${other}
%third = OpFunction %void None %signature
%third_block = OpLabel
OpReturn
OpFunctionEnd
%fourth = OpFunction %void None %signature
%fourth_block = OpLabel
OpReturn
OpFunctionEnd`,
    },
    {
      'size-and-hint': [['%other LocalSizeHint ', '%main LocalSizeHint ']],
      'size-and-hint-by-id': [['%fourth LocalSizeHintId', '%main LocalSizeHintId']],
      'hint-and-size-by-id': [['%third LocalSizeId', '%other LocalSizeId']],
      'hint-and-hint-by-id': [['%fourth LocalSizeHintId', '%other LocalSizeHintId']],
      'both-by-id': [['%third LocalSizeId', '%fourth LocalSizeId']],
    },
  ),
  pair(
    'workgroup-size-not-zero',
    'numbers',
    'no size is 0, though the product does not fit a word',
    { modes: 'OpExecutionMode %main LocalSize 65536 65536 1' },
    {
      first: [['65536 65536 1', '0 65536 1']],
      second: [['65536 65536 1', '65536 0 1']],
      third: [['65536 65536 1', '65536 65536 0']],
    },
  ),
  pair(
    'workgroup-size-not-zero',
    'ids',
    'sizes are no constants 0, but specialization constants may be',
    {
      ...identified,
      declarations: `%choice = OpSpecConstant %uint 0
%double_choice = OpSpecConstantOp %uint IAdd %choice %choice
%null = OpConstantNull %uint`,
    },
    {
      constant: [['LocalSizeId %uint_8', 'LocalSizeId %uint_0']],
      null: [['LocalSizeId %uint_8', 'LocalSizeId %null']],
    },
  ),
  pair(
    'workgroup-size-not-zero',
    'kernel',
    'the size of a kernel is not 0, the hint of another may be',
    {
      ...kernel,
      entryPoints: 'OpEntryPoint Kernel %main "main"\nOpEntryPoint Kernel %other "other"',
      modes: `OpExecutionMode %main LocalSize 1 2 3
OpExecutionMode %other LocalSizeHint 0 0 0`,
      after: other,
    },
    { third: [['1 2 3', '1 2 0']] },
  ),
  pair(
    'workgroup-size-not-zero',
    'built-in',
    'a constant that is the size of the workgroup has no 0',
    {
      annotations: 'OpDecorate %size BuiltIn WorkgroupSize',
      declarations: '%size = OpConstantComposite %uint3 %uint_8 %uint_4 %uint_1',
    },
    {
      second: [['%uint_8 %uint_4 %uint_1', '%uint_8 %uint_0 %uint_1']],
      null: [['OpConstantComposite %uint3 %uint_8 %uint_4 %uint_1', 'OpConstantNull %uint3']],
    },
  ),
]
