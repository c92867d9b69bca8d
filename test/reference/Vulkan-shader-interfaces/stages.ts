import type { Pieces } from '../core/pieces.ts'

/** Lines of assembly, one after the other. */
export function lines(...all: readonly string[]): string {
  return all.join('\n')
}

/** A variable `%v` that holds a type, after other declarations. */
export function variable(storage: string, held: string, before = ''): string {
  return lines(before, `%p = OpTypePointer ${storage} %${held}`, `%v = OpVariable %p ${storage}`)
}

const stages: Readonly<Record<string, Pieces>> = {
  Vertex: { modes: '' },
  Fragment: { modes: 'OpExecutionMode %main OriginUpperLeft' },
  Geometry: {
    capabilities: 'OpCapability Geometry\nOpCapability ClipDistance',
    modes: lines(
      'OpExecutionMode %main Triangles',
      'OpExecutionMode %main OutputTriangleStrip',
      'OpExecutionMode %main OutputVertices 3',
      'OpExecutionMode %main Invocations 1',
    ),
  },
  TessellationControl: {
    capabilities: 'OpCapability Tessellation',
    modes: 'OpExecutionMode %main OutputVertices 3',
  },
  MeshEXT: {
    minor: 4,
    capabilities: 'OpCapability Shader\nOpCapability MeshShadingEXT',
    extensions: 'OpExtension "SPV_EXT_mesh_shader"',
    modes: lines(
      'OpExecutionMode %main LocalSize 1 1 1',
      'OpExecutionMode %main OutputVertices 3',
      'OpExecutionMode %main OutputPrimitivesEXT 4',
      'OpExecutionMode %main OutputTrianglesEXT',
    ),
    body: 'OpSetMeshOutputsEXT %u0 %u0',
  },
}

/** A module whose entry point with an execution model lists `%v`. */
export function stage(model: string, pieces: Pieces, listed = '%v'): Pieces {
  return {
    ...stages[model],
    entryPoints: `OpEntryPoint ${model} %main "main" ${listed}`,
    ...pieces,
  }
}
