import { pair } from '../pairs/pair.ts'
import { pairOf } from '../pairs/pair-of.ts'
import { fragment, kernel, type Pieces, vertex } from '../pairs/pieces.ts'
import type { Edit } from '../pairs/ways.ts'

const other = `%void %other()`

const stages = 'Shader Geometry Tessellation TransformFeedback'

/** Lines that set modes on `%main`. */
function set(...modes: readonly string[]): string {
  return modes.map((mode) => `OpExecutionMode %main ${mode}`).join('\n')
}

/** An entry point of a model with modes. */
function stage(model: string, ...modes: readonly string[]): Pieces {
  return {
    capabilities: stages,
    entryPoints: `OpEntryPoint ${model} %main "main"`,
    modes: set(...modes),
  }
}

/** A way for each of some modes, which is set where Xfb, a mode for all models, is set in the control. */
function instead(...modes: readonly string[]): Record<string, readonly Edit[]> {
  const named = modes.map((mode) => {
    const words = mode.replace(/ .*/, '').replaceAll(/(?<=.)([A-Z])/g, '-$1')
    return [words.toLowerCase(), [['%main Xfb', `%main ${mode}`] as const]] as const
  })
  return Object.fromEntries(named)
}

const fragmentOnly = ['EarlyFragmentTests', 'PixelCenterInteger', 'DepthReplacing', 'DepthLess']
const tessellationOnly = ['SpacingEqual', 'VertexOrderCcw', 'PointMode', 'Quads', 'Isolines']

const twoFragments: Pieces = {
  ...fragment,
  entryPoints: 'OpEntryPoint Fragment %main "main"\nOpEntryPoint Fragment %other "other"',
  after: other,
}

const tessellation: Pieces = {
  ...vertex,
  capabilities: 'Tessellation',
  entryPoints: `OpEntryPoint TessellationControl %main "main"
OpEntryPoint TessellationEvaluation %other "other"`,
  after: other,
}

const geometry: Pieces = {
  ...vertex,
  capabilities: 'Geometry',
  entryPoints: 'OpEntryPoint Geometry %main "main"\nOpEntryPoint Geometry %other "other"',
  modes: `%main InputTrianglesAdjacency, OutputTriangleStrip
%other Triangles, OutputLineStrip, OutputVertices 4`,
  after: other,
}

/** Pairs of the rules on execution modes of the stages of a pipeline. */
export const pairs = [
  pair(
    'execution-mode-model',
    'vertex',
    'a vertex shader sets a mode that no model is excluded from',
    stage('Vertex', 'Xfb'),
    {
      ...instead(
        ...fragmentOnly,
        'OriginUpperLeft',
        'Invocations 1',
        ...tessellationOnly,
        'Triangles',
        'OutputVertices 3',
        'LocalSize 1 1 1',
      ),
    },
  ),
  pair(
    'execution-mode-model',
    'fragment',
    'a fragment shader sets the modes for fragments',
    stage('Fragment', 'OriginLowerLeft', ...fragmentOnly, 'Xfb'),
    {
      ...instead(
        'Invocations 1',
        'InputPoints',
        'Triangles',
        'OutputVertices 3',
        'LocalSize 1 1 1',
      ),
    },
  ),
  pair(
    'execution-mode-model',
    'geometry',
    'a geometry shader sets the modes for geometry',
    stage('Geometry', 'Triangles', 'OutputPoints', 'OutputVertices 3', 'Invocations 2', 'Xfb'),
    {
      ...instead(
        ...tessellationOnly,
        'SpacingFractionalEven',
        'SpacingFractionalOdd',
        'VertexOrderCw',
        'OriginLowerLeft',
        'DepthGreater',
        'LocalSize 1 1 1',
      ),
    },
  ),
  pair(
    'execution-mode-model',
    'tessellation-control',
    'a tessellation control shader sets modes for tessellation, an output of vertices too',
    stage(
      'TessellationControl',
      'SpacingEqual',
      'Triangles',
      'VertexOrderCw',
      'OutputVertices 3',
      'PointMode',
      'Xfb',
    ),
    {
      ...instead(
        'Invocations 1',
        'InputPoints',
        'InputLines',
        'OutputPoints',
        'OutputTriangleStrip',
      ),
    },
  ),
  pair(
    'execution-mode-model',
    'tessellation-evaluation',
    'a tessellation evaluation shader sets modes for tessellation, an output of vertices too',
    stage('TessellationEvaluation', 'Isolines', 'VertexOrderCcw', 'OutputVertices 3', 'Xfb'),
    {
      ...instead(
        'InputLinesAdjacency',
        'InputTrianglesAdjacency',
        'OutputLineStrip',
        'DepthUnchanged',
        'LocalSize 1 1 1',
      ),
    },
  ),
  pair(
    'execution-mode-model',
    'compute',
    'a compute shader sets its size',
    {
      ...stage('GLCompute', 'LocalSize 1 1 1', 'Xfb'),
      capabilities: `${stages} Kernel`,
    },
    { ...instead('VecTypeHint 2', 'ContractionOff', 'EarlyFragmentTests', 'PointMode') },
  ),
  pair(
    'execution-mode-model',
    'kernel',
    'a kernel sets the modes for kernels',
    {
      ...kernel,
      capabilities: `${kernel.capabilities}\n${stages}`,
      modes: set('LocalSize 1 1 1', 'VecTypeHint 131074', 'ContractionOff', 'Xfb'),
    },
    { ...instead('EarlyFragmentTests', 'PointMode', 'Invocations 1', 'Triangles') },
  ),
  pairOf`execution-mode-model/sizes-by-id
a compute shader sets its size by ids, a kernel its hint
capabilities: ${kernel.capabilities}
${stages}
entryPoints: OpEntryPoint GLCompute %main "main"
OpEntryPoint Kernel %other "other"
OpEntryPoint Vertex %third "third"
OpEntryPoint GLCompute %fourth "fourth"
modes: OpExecutionModeId {%main | size-of-a-vertex-shader: %third} LocalSizeId %uint_1 %uint_1 %uint_1
OpExecutionModeId {%other
  | hint-of-a-compute-shader: %fourth} LocalSizeHintId %uint_1 %uint_1 %uint_1
OpExecutionMode {%third Xfb | literal-hint-of-a-compute-shader: %fourth LocalSizeHint 1 1 1}
after: ${other}
%void %third()
%void %fourth()`,
  pairOf`fragment-origin/one-each
each of two fragment shaders has its origin
${twoFragments}
modes: {OpExecutionMode %main OriginUpperLeft | none:}
%other {OriginLowerLeft | other-mode: PixelCenterInteger}
{| both: OpExecutionMode %other OriginUpperLeft}`,
  pairOf`fragment-depth-single/one-each
each of two fragment shaders has one relation of its depth
${twoFragments}
modes: %main OriginUpperLeft, {DepthReplacing | greater-and-unchanged: DepthUnchanged}, DepthGreater
%other OriginUpperLeft, {DepthReplacing | less-and-unchanged: DepthUnchanged}
{%other | greater-and-less: %main} DepthLess`,
  pairOf`tessellation-spacing-single/one-each
both tessellation stages have a spacing, not the same
${tessellation}
modes: %main SpacingEqual, {Quads | equal-and-even: SpacingFractionalEven}
{%other | equal-and-odd: %main} SpacingFractionalOdd
%other {PointMode | odd-and-even: SpacingFractionalEven}`,
  pairOf`tessellation-primitive-single/one-each
both tessellation stages have a primitive, not the same
${tessellation}
modes: %main Triangles, {SpacingEqual | triangles-and-quads: Quads}
{%other | triangles-and-isolines: %main} Isolines
%other {PointMode | quads-and-isolines: Quads}`,
  pairOf`tessellation-order-single/one-each
both tessellation stages have an order of vertices, not the same
${tessellation}
modes: %main VertexOrderCw, {Triangles | control: VertexOrderCcw}
%other VertexOrderCcw, {PointMode | evaluation: VertexOrderCw}`,
  pairOf`geometry-input-single/one-each
each of two geometry shaders has an input primitive
${geometry}
changed: {OpExecutionMode %main InputTrianglesAdjacency | none:}
changed: {OpExecutionMode %other Triangles | no-triangles:}
changed: %main InputTrianglesAdjacency
{| adjacent-triangles-and-triangles: OpExecutionMode %main Triangles}
changed: %other {OutputVertices 4 | points-and-triangles: InputPoints | lines-and-triangles: InputLines
  | adjacent-lines-and-triangles: InputLinesAdjacency}`,
  pairOf`geometry-output-single/one-each
each of two geometry shaders has an output primitive
${geometry}
changed: {OpExecutionMode %main OutputTriangleStrip | none:}
changed: {OpExecutionMode %other OutputLineStrip | number-only:}
changed: %other {OutputVertices 4 | points-and-lines: OutputPoints
  | lines-and-triangles: OutputTriangleStrip}`,
]
