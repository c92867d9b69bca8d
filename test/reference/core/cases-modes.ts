import type { RuleCase } from '../case-makers.ts'
import { annotated, body, parts } from './case.ts'

const fragmentEntry = 'OpEntryPoint Fragment %main "main"'
const fragmentModes = 'OpExecutionMode %main OriginUpperLeft'
const linked = { capabilities: 'OpCapability Shader\nOpCapability Linkage' }

/** Entry points and execution modes. */
export const modeCases: readonly RuleCase[] = (() => {
  const second = `%other = OpFunction %void None %fn
%ol = OpLabel
OpReturn
OpFunctionEnd`
  const size = 'OpExecutionMode %main LocalSize 1 1 1'
  const entry = 'OpEntryPoint GLCompute %main "main"'
  const input = '%pi = OpTypePointer Input %v3u\n%in = OpVariable %pi Input'
  const builtIn = 'OpDecorate %in BuiltIn GlobalInvocationId'
  const tessellation = {
    capabilities: 'OpCapability Tessellation',
    entryPoints: 'OpEntryPoint TessellationEvaluation %main "main"',
  }
  const geometry = {
    capabilities: 'OpCapability Geometry',
    entryPoints: 'OpEntryPoint Geometry %main "main"',
  }
  const geometryModes = 'OpExecutionMode %main InputPoints\nOpExecutionMode %main OutputPoints'
  return [
    parts(
      'entry-point-is-function',
      { entryPoints: entry, modes: size },
      { entryPoints: 'OpEntryPoint GLCompute %u0 "main"' },
    ),
    parts(
      'entry-point-name-unique',
      { entryPoints: `${entry}\nOpEntryPoint GLCompute %other "other"` },
      { entryPoints: `${entry}\nOpEntryPoint GLCompute %other "main"` },
      { functions: second },
    ),
    parts(
      'interface-is-global-variable',
      { interface: '%in' },
      { interface: '%in %u0' },
      { declarations: input, annotations: builtIn },
    ),
    parts(
      'interface-storage-class',
      { minor: 4 },
      { minor: 3 },
      {
        interface: '%v',
        declarations: '%v = OpVariable %pu Private',
      },
    ),
    parts(
      'interface-unique',
      { minor: 3 },
      { minor: 4 },
      {
        interface: '%in %in',
        declarations: input,
        annotations: builtIn,
      },
    ),
    parts(
      'interface-complete',
      { interface: '%in' },
      {},
      {
        declarations: input,
        annotations: builtIn,
        body: '%x = OpLoad %v3u %in',
      },
    ),
    parts(
      'interface-complete',
      { minor: 3 },
      { minor: 4 },
      {
        declarations: '%v = OpVariable %pu Private',
        body: '%x = OpLoad %u32 %v',
      },
    ),
    body('entry-point-not-called', '', '%x = OpFunctionCall %void %other', {
      entryPoints: `${entry}\nOpEntryPoint GLCompute %other "other"`,
      functions: second,
    }),
    annotated(
      'entry-point-not-linked',
      'OpDecorate %other LinkageAttributes "f" Export',
      'OpDecorate %main LinkageAttributes "f" Export',
      { ...linked, functions: second },
    ),
    parts(
      'execution-mode-target',
      { modes: size },
      { modes: size.replace('%main', '%other') },
      { functions: second },
    ),
    parts(
      'execution-mode-form',
      { modes: 'OpExecutionModeId %main LocalSizeId %u1 %u1 %u1' },
      { modes: 'OpExecutionMode %main LocalSizeId %u1 %u1 %u1' },
    ),
    parts(
      'execution-mode-constant',
      { modes: 'OpExecutionModeId %main LocalSizeId %u1 %u1 %u1' },
      { modes: 'OpExecutionModeId %main LocalSizeId %u1 %u1 %x' },
      { body: '%x = OpIAdd %u32 %u0 %u1' },
    ),
    parts('execution-mode-once', { modes: size }, { modes: `${size}\n${size}` }),
    parts(
      'execution-mode-model',
      { modes: size },
      { modes: `${size}\nOpExecutionMode %main EarlyFragmentTests` },
    ),
    parts(
      'denorm-mode-single',
      {
        modes:
          'OpExecutionMode %main DenormPreserve 32\nOpExecutionMode %main DenormFlushToZero 16',
      },
      {
        modes:
          'OpExecutionMode %main DenormPreserve 32\nOpExecutionMode %main DenormFlushToZero 32',
      },
      {
        minor: 4,
        capabilities:
          'OpCapability Shader\nOpCapability DenormPreserve\nOpCapability DenormFlushToZero',
      },
    ),
    parts(
      'rounding-mode-single',
      {
        modes: 'OpExecutionMode %main RoundingModeRTE 32\nOpExecutionMode %main RoundingModeRTZ 16',
      },
      {
        modes: 'OpExecutionMode %main RoundingModeRTE 32\nOpExecutionMode %main RoundingModeRTZ 32',
      },
      {
        minor: 4,
        capabilities:
          'OpCapability Shader\nOpCapability RoundingModeRTE\nOpCapability RoundingModeRTZ',
      },
    ),
    parts(
      'workgroup-size-single',
      { modes: size },
      { modes: `${size}\nOpExecutionModeId %main LocalSizeId %u1 %u1 %u1` },
    ),
    parts('workgroup-size-not-zero', { modes: size }, { modes: size.replace('1 1 1', '1 0 1') }),
    parts(
      'workgroup-size-not-zero',
      {
        modes: 'OpExecutionModeId %main LocalSizeId %u1 %s %u1',
        declarations: '%s = OpSpecConstant %u32 0',
      },
      { modes: 'OpExecutionModeId %main LocalSizeId %u1 %u0 %u1' },
    ),
    parts(
      'workgroup-size-not-zero',
      { declarations: '%extent = OpConstantComposite %v3u %u1 %u1 %u1' },
      { declarations: '%extent = OpConstantComposite %v3u %u1 %u0 %u1' },
      { annotations: 'OpDecorate %extent BuiltIn WorkgroupSize' },
    ),
    parts(
      'fragment-origin',
      { modes: fragmentModes },
      { modes: '' },
      { entryPoints: fragmentEntry },
    ),
    parts(
      'fragment-depth-single',
      { modes: `${fragmentModes}\nOpExecutionMode %main DepthGreater` },
      {
        modes: `${fragmentModes}\nOpExecutionMode %main DepthGreater\nOpExecutionMode %main DepthLess`,
      },
      { entryPoints: fragmentEntry },
    ),
    parts(
      'tessellation-spacing-single',
      { modes: 'OpExecutionMode %main SpacingEqual' },
      { modes: 'OpExecutionMode %main SpacingEqual\nOpExecutionMode %main SpacingFractionalOdd' },
      tessellation,
    ),
    parts(
      'tessellation-primitive-single',
      { modes: 'OpExecutionMode %main Triangles' },
      { modes: 'OpExecutionMode %main Triangles\nOpExecutionMode %main Quads' },
      tessellation,
    ),
    parts(
      'tessellation-order-single',
      { modes: 'OpExecutionMode %main VertexOrderCw' },
      { modes: 'OpExecutionMode %main VertexOrderCw\nOpExecutionMode %main VertexOrderCcw' },
      tessellation,
    ),
    parts(
      'geometry-input-single',
      { modes: geometryModes },
      { modes: geometryModes.replace('OpExecutionMode %main InputPoints\n', '') },
      geometry,
    ),
    parts(
      'geometry-output-single',
      { modes: geometryModes },
      { modes: `${geometryModes}\nOpExecutionMode %main OutputLineStrip` },
      geometry,
    ),
  ]
})()
