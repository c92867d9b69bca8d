/** Names of execution modes of which an entry point has at most one. */
type Alternatives = readonly string[]

const tessellating = [
  ['SpacingEqual', 'SpacingFractionalEven', 'SpacingFractionalOdd'],
  ['VertexOrderCw', 'VertexOrderCcw'],
  ['PointMode'],
  ['Triangles', 'Quads', 'Isolines'],
] as const

/** Modes without which the text takes no entry point of an execution model: one of each list. */
const required: Readonly<Record<string, readonly Alternatives[]>> = {
  TessellationControl: [['OutputVertices']],
  TessellationEvaluation: [['Triangles', 'Quads', 'Isolines']],
  Geometry: [
    ['InputPoints', 'InputLines', 'InputLinesAdjacency', 'Triangles', 'InputTrianglesAdjacency'],
    ['OutputPoints', 'OutputLineStrip', 'OutputTriangleStrip'],
    ['OutputVertices'],
  ],
  Fragment: [['OriginUpperLeft', 'OriginLowerLeft']],
  GLCompute: [['LocalSize']],
  TaskNV: [['LocalSize']],
  TaskEXT: [['LocalSize']],
  MeshNV: [
    ['LocalSize'],
    ['OutputVertices'],
    ['OutputPrimitivesEXT'],
    ['OutputPoints', 'OutputLinesEXT', 'OutputTrianglesEXT'],
  ],
  MeshEXT: [
    ['LocalSize'],
    ['OutputVertices'],
    ['OutputPrimitivesEXT'],
    ['OutputPoints', 'OutputLinesEXT', 'OutputTrianglesEXT'],
  ],
}

/** Modes that an entry point of an execution model may have: at most one of each list. */
const optional: Readonly<Record<string, readonly Alternatives[]>> = {
  Vertex: [['Xfb']],
  TessellationControl: tessellating,
  TessellationEvaluation: [...tessellating.slice(0, 3), ['Xfb']],
  Geometry: [['Invocations'], ['Xfb']],
  Fragment: [
    ['PixelCenterInteger'],
    ['EarlyFragmentTests'],
    ['DepthGreater', 'DepthLess', 'DepthUnchanged'],
    ['DepthReplacing'],
    ['NonCoherentColorAttachmentReadEXT'],
    ['NonCoherentDepthAttachmentReadEXT'],
    ['NonCoherentStencilAttachmentReadEXT'],
    ['PostDepthCoverage'],
    ['QuadDerivativesKHR'],
    ['RequireFullQuadsKHR'],
    [
      'PixelInterlockOrderedEXT',
      'PixelInterlockUnorderedEXT',
      'SampleInterlockOrderedEXT',
      'SampleInterlockUnorderedEXT',
      'ShadingRateInterlockOrderedEXT',
      'ShadingRateInterlockUnorderedEXT',
    ],
  ],
  RayGenerationKHR: [['OpacityMicromapIdKHR']],
  Kernel: [
    ['VecTypeHint'],
    ['LocalSizeHint', 'LocalSizeHintId', 'LocalSize', 'LocalSizeId'],
    ['Initializer', 'Finalizer'],
    ['SubgroupSize'],
    ['SubgroupsPerWorkgroup', 'SubgroupsPerWorkgroupId'],
    ['ContractionOff'],
  ],
}

/** Modes of shaders of any execution model; those of rays do without the first, which Vulkan and spirv-val do not take there. */
const ofShaders: readonly Alternatives[] = [
  ['MaximallyReconvergesKHR'],
  ['FPFastMathDefault'],
  ['DenormPreserve', 'DenormFlushToZero'],
  ['RoundingModeRTE', 'RoundingModeRTZ'],
]

/** The modes of which an entry point of an execution model has one of each list. */
export function requiredModes(model: string): readonly Alternatives[] {
  return required[model] ?? []
}

/** The modes of which an entry point of an execution model has at most one of each list. */
export function optionalModes(model: string): readonly Alternatives[] {
  const more = ofShaders.slice(/Gen|Intersection|Hit|Miss|Callable/.test(model) ? 1 : 0)
  if (model === 'Kernel') return optional[model] ?? []
  return [...(optional[model] ?? []), ...more]
}

/** Modes that are set only beside another one. */
export const besides: Readonly<Record<string, string>> = { PostDepthCoverage: 'EarlyFragmentTests' }
