import { enumerant } from '../shared/enumerant.ts'

const fragment = ['Fragment']
const geometry = ['Geometry']
const kernel = ['Kernel']
const tessellation = ['TessellationControl', 'TessellationEvaluation']
const mesh = ['MeshNV', 'MeshEXT']
const workgroups = ['GLCompute', 'Kernel', 'TaskNV', 'TaskEXT', ...mesh]

/** Execution models that a mode is valid with, extensions that add models included. */
const rows: Readonly<Record<string, readonly string[]>> = {
  Invocations: geometry,
  SpacingEqual: tessellation,
  SpacingFractionalEven: tessellation,
  SpacingFractionalOdd: tessellation,
  VertexOrderCw: tessellation,
  VertexOrderCcw: tessellation,
  PixelCenterInteger: fragment,
  OriginUpperLeft: fragment,
  OriginLowerLeft: fragment,
  EarlyFragmentTests: fragment,
  PointMode: tessellation,
  DepthReplacing: fragment,
  DepthGreater: fragment,
  DepthLess: fragment,
  DepthUnchanged: fragment,
  LocalSize: workgroups,
  LocalSizeId: workgroups,
  LocalSizeHint: kernel,
  LocalSizeHintId: kernel,
  InputPoints: geometry,
  InputLines: geometry,
  InputLinesAdjacency: geometry,
  InputTrianglesAdjacency: geometry,
  Triangles: [...geometry, ...tessellation],
  Quads: tessellation,
  Isolines: tessellation,
  OutputVertices: [...geometry, ...tessellation, ...mesh],
  OutputPoints: [...geometry, ...mesh],
  OutputLineStrip: geometry,
  OutputTriangleStrip: geometry,
  VecTypeHint: kernel,
  ContractionOff: kernel,
}

const byMode: ReadonlyMap<number, ReadonlySet<number>> = new Map(
  Object.entries(rows).map(([mode, models]) => [
    enumerant('ExecutionMode', mode),
    new Set(models.map((model) => enumerant('ExecutionModel', model))),
  ]),
)

/** Values of the execution models that the mode is valid with; `undefined` where the text does not say. */
export function modelsOf(mode: number): ReadonlySet<number> | undefined {
  return byMode.get(mode)
}
