import { pairOf, tagIn } from '../pairs/pair-of.ts'
import { compute, fragment, kernel, vertex } from '../pairs/pieces.ts'
import { rowsOf } from '../pairs/rows-of.ts'

const other = `%void %other()`
const stages = 'Shader Geometry Tessellation TransformFeedback'
const fragmentOnly = 'EarlyFragmentTests, PixelCenterInteger, DepthReplacing, DepthLess'
const tessellationOnly = 'SpacingEqual, VertexOrderCcw, PointMode, Quads, Isolines'

/** Models, what the control shows, modes that a model has beside Xfb, and modes that it has not. */
const models = rowsOf(`
Vertex | a vertex shader sets a mode that no model is excluded from | | ${fragmentOnly}, OriginUpperLeft, Invocations 1, ${tessellationOnly}, Triangles, OutputVertices 3, LocalSize 1 1 1
Fragment | a fragment shader sets the modes for fragments | OriginLowerLeft, ${fragmentOnly}, | Invocations 1, InputPoints, Triangles, OutputVertices 3, LocalSize 1 1 1
Geometry | a geometry shader sets the modes for geometry | Triangles, OutputPoints, OutputVertices 3, Invocations 2, | ${tessellationOnly}, SpacingFractionalEven, SpacingFractionalOdd, VertexOrderCw, OriginLowerLeft, DepthGreater, LocalSize 1 1 1
TessellationControl | a tessellation control shader sets modes for tessellation, an output of vertices too | SpacingEqual, Triangles, VertexOrderCw, OutputVertices 3, PointMode, | Invocations 1, InputPoints, InputLines, OutputPoints, OutputTriangleStrip
TessellationEvaluation | a tessellation evaluation shader sets modes for tessellation, an output of vertices too | Isolines, VertexOrderCcw, OutputVertices 3, | InputLinesAdjacency, InputTrianglesAdjacency, OutputLineStrip, DepthUnchanged, LocalSize 1 1 1
GLCompute | a compute shader sets its size | LocalSize 1 1 1, | VecTypeHint 2, ContractionOff, EarlyFragmentTests, PointMode
Kernel | a kernel sets the modes for kernels | LocalSize 1 1 1, VecTypeHint 131074, ContractionOff, | EarlyFragmentTests, PointMode, Invocations 1, Triangles
`)

function words(name: string): string {
  return name.replaceAll(/(?<=[a-z])([A-Z])/g, '-$1').toLowerCase()
}

const inTwoFragments = tagIn(fragment)`entryPoints: Fragment %main
Fragment %other
after: ${other}`

const inTessellation = tagIn(vertex)`capabilities: Tessellation
entryPoints: TessellationControl %main
TessellationEvaluation %other
after: ${other}`

const inGeometry = tagIn(vertex)`capabilities: Geometry
entryPoints: Geometry %main
Geometry %other
modes: %main InputTrianglesAdjacency, OutputTriangleStrip
%other Triangles, OutputLineStrip, OutputVertices 4
after: ${other}`

/** Pairs of the rules on execution modes of the stages of a pipeline. */
export const pairs = [
  ...models.map(([model = '', summary = '', modes = '', wrong = '']) => {
    const ways = wrong.split(', ').map((mode) => `| ${words(mode.replace(/ .*/, ''))}: ${mode}`)
    return pairOf`execution-mode-model/${model === 'GLCompute' ? 'compute' : words(model)}
${summary}
${model === 'Kernel' ? kernel : compute}
capabilities: ${model === 'Kernel' ? `${kernel.capabilities} ` : ''}${stages}${model === 'GLCompute' ? ' Kernel' : ''}
entryPoints: OpEntryPoint ${model} %main "main"
modes: %main ${modes} {Xfb ${ways.join(' ')}}`
  }),
  pairOf`execution-mode-model/sizes-by-id: a compute shader sets its size by ids, a kernel its hint
capabilities: ${kernel.capabilities}
${stages}
entryPoints: GLCompute %main, Kernel %other, Vertex %third, GLCompute %fourth
modes: OpExecutionModeId {%main | size-of-a-vertex-shader: %third} LocalSizeId %uint_1 %uint_1 %uint_1
OpExecutionModeId {%other | hint-of-a-compute-shader: %fourth} LocalSizeHintId %uint_1 %uint_1 %uint_1
OpExecutionMode {%third Xfb | literal-hint-of-a-compute-shader: %fourth LocalSizeHint 1 1 1}
after: ${other}
%void %third()
%void %fourth()`,
  inTwoFragments`fragment-origin/one-each: each of two fragment shaders has its origin
modes: {OpExecutionMode %main OriginUpperLeft | none:}
%other {OriginLowerLeft | other-mode: PixelCenterInteger}
{| both: OpExecutionMode %other OriginUpperLeft}`,
  inTwoFragments`fragment-depth-single/one-each: each of two fragment shaders has one relation of its depth
modes: %main OriginUpperLeft, {DepthReplacing | greater-and-unchanged: DepthUnchanged}, DepthGreater
%other OriginUpperLeft, {DepthReplacing | less-and-unchanged: DepthUnchanged}
{%other | greater-and-less: %main} DepthLess`,
  inTessellation`tessellation-spacing-single/one-each: both tessellation stages have a spacing, not the same
modes: %main SpacingEqual, {Quads | equal-and-even: SpacingFractionalEven}
{%other | equal-and-odd: %main} SpacingFractionalOdd
%other {PointMode | odd-and-even: SpacingFractionalEven}`,
  inTessellation`tessellation-primitive-single/one-each: both tessellation stages have a primitive, not the same
modes: %main Triangles, {SpacingEqual | triangles-and-quads: Quads}
{%other | triangles-and-isolines: %main} Isolines
%other {PointMode | quads-and-isolines: Quads}`,
  inTessellation`tessellation-order-single/one-each: both tessellation stages have an order of vertices, not the same
modes: %main VertexOrderCw, {Triangles | control: VertexOrderCcw}
%other VertexOrderCcw, {PointMode | evaluation: VertexOrderCw}`,
  inGeometry`geometry-input-single/one-each: each of two geometry shaders has an input primitive
changed: {OpExecutionMode %main InputTrianglesAdjacency | none:}
changed: {OpExecutionMode %other Triangles | no-triangles:}
changed: %main InputTrianglesAdjacency
{| adjacent-triangles-and-triangles: OpExecutionMode %main Triangles}
changed: %other {OutputVertices 4 | points-and-triangles: InputPoints | lines-and-triangles: InputLines
  | adjacent-lines-and-triangles: InputLinesAdjacency}`,
  inGeometry`geometry-output-single/one-each: each of two geometry shaders has an output primitive
changed: {OpExecutionMode %main OutputTriangleStrip | none:}
changed: {OpExecutionMode %other OutputLineStrip | number-only:}
changed: %other {OutputVertices 4 | points-and-lines: OutputPoints | lines-and-triangles: OutputTriangleStrip}`,
  inGeometry`geometry-output-single/points: one of two geometry shaders puts out points, the other lines
modes: %main InputTrianglesAdjacency, OutputPoints
{| points-and-triangles: OpExecutionMode %main OutputTriangleStrip}
%other Triangles, OutputLineStrip, OutputVertices 4`,
]
