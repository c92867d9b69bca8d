import type { RuleCase } from '../case-makers.ts'
import type { Pieces } from '../core/pieces.ts'
import { annotated, body, lines, parts } from './case.ts'

const derivatives: Pieces = {
  minor: 4,
  capabilities: lines(
    'OpCapability Shader',
    'OpCapability ComputeDerivativeGroupQuadsKHR',
    'OpCapability ComputeDerivativeGroupLinearKHR',
  ),
  extensions: 'OpExtension "SPV_KHR_compute_shader_derivatives"',
}

/** The two modules have workgroups of different sizes. */
function sized(group: string, valid: string, invalid: string): RuleCase {
  const modes = (size: string) => ({
    modes: `OpExecutionMode %main LocalSize ${size}\nOpExecutionMode %main DerivativeGroup${group}KHR`,
  })
  return parts(
    `derivative-group-${group.toLowerCase()}-size`,
    modes(valid),
    modes(invalid),
    derivatives,
    invalid,
  )
}

const tiles: Pieces = {
  minor: 4,
  capabilities: 'OpCapability Shader\nOpCapability TileShadingQCOM',
  extensions: 'OpExtension "SPV_QCOM_tile_shading"',
}
const size = 'OpExecutionMode %main LocalSize 1 1 1'
const rate = 'OpExecutionMode %main TileShadingRateQCOM 1 1 1'
const upper = 'OpExecutionMode %main OriginUpperLeft'
const read = 'OpExecutionMode %main NonCoherentTileAttachmentReadQCOM'
const entry = (model: string, modes: string): Pieces => ({
  entryPoints: `OpEntryPoint ${model} %main "main"`,
  modes,
})

const mesh: Pieces = {
  minor: 4,
  capabilities: 'OpCapability Shader\nOpCapability MeshShadingEXT',
  extensions: 'OpExtension "SPV_EXT_mesh_shader"',
  entryPoints: 'OpEntryPoint MeshEXT %main "main" %v',
  annotations: 'OpDecorate %v Location 0',
  declarations: lines(
    '%u3 = OpConstant %u32 3',
    '%a3 = OpTypeArray %f32 %u3',
    '%p = OpTypePointer Output %a3',
    '%v = OpVariable %p Output',
    '%po = OpTypePointer Output %f32',
  ),
}
const meshModes = (vertices: number, primitives: number) => ({
  modes: lines(
    size,
    `OpExecutionMode %main OutputVertices ${vertices}`,
    `OpExecutionMode %main OutputPrimitivesEXT ${primitives}`,
    'OpExecutionMode %main OutputTrianglesEXT',
  ),
})
const write = '%c = OpAccessChain %po %v %u0\nOpStore %c %f0'
const set = 'OpSetMeshOutputsEXT %u0 %u0'
const task = lines('OpEntryPoint TaskEXT %main "main"', 'OpEntryPoint TaskNV %other "other"')

/** An image in TileAttachmentQCOM, and how it is used. */
function tileAttachment(image: string): Pieces {
  return {
    ...tiles,
    interface: '%v',
    annotations: 'OpDecorate %v DescriptorSet 0\nOpDecorate %v Binding 0',
    declarations: lines(
      `%image = OpTypeImage %f32 ${image}`,
      '%p = OpTypePointer TileAttachmentQCOM %image',
      '%v = OpVariable %p TileAttachmentQCOM',
    ),
  }
}
const flat = tileAttachment('2D 0 0 0 1 Unknown')

/** Execution modes, mesh shaders and tile shading. */
export const modeCases: readonly RuleCase[] = [
  sized('Quads', '2 4 3', '3 4 1'),
  sized('Quads', '4 2 1', '2 1 1'),
  sized('Linear', '2 2 1', '3 2 1'),
  sized('Linear', '1 1 4', '1 1 1'),
  parts('tile-shading-stage', entry('Fragment', upper), entry('Vertex', ''), tiles),
  parts(
    'tile-attachment-read-stage',
    entry('Fragment', lines(upper, read)),
    entry('GLCompute', lines(size, read)),
    tiles,
  ),
  parts(
    'tile-shading-rate-stage',
    entry('GLCompute', rate),
    entry('Fragment', lines(upper, rate)),
    tiles,
  ),
  parts('tile-shading-rate-alone', { modes: rate }, { modes: lines(rate, size) }, tiles),
  parts('mesh-vertices-positive', meshModes(1, 1), meshModes(0, 1), { ...mesh, body: set }),
  parts('mesh-primitives-positive', meshModes(3, 1), meshModes(3, 0), { ...mesh, body: set }),
  body('mesh-outputs-set-first', lines(set, write), lines(write, set), {
    ...mesh,
    ...meshModes(3, 1),
  }),
  body('mesh-output-not-read', lines(set, write), lines(set, write, '%x = OpLoad %f32 %c'), {
    ...mesh,
    ...meshModes(3, 1),
  }),
  parts(
    'mesh-models-apart',
    { entryPoints: task.replace('TaskNV', 'TaskEXT') },
    { entryPoints: task },
    {
      minor: 4,
      capabilities: lines(
        'OpCapability Shader',
        'OpCapability MeshShadingEXT',
        'OpCapability MeshShadingNV',
      ),
      extensions: 'OpExtension "SPV_EXT_mesh_shader"\nOpExtension "SPV_NV_mesh_shader"',
      modes: lines(size, 'OpExecutionMode %other LocalSize 1 1 1'),
      body: 'OpEmitMeshTasksEXT %u1 %u1 %u1',
      end: '',
      functions: lines(
        '%other = OpFunction %void None %fn',
        '%second = OpLabel',
        'OpReturn',
        'OpFunctionEnd',
      ),
    },
  ),
  parts('tile-attachment-dim', flat, tileAttachment('3D 0 0 0 1 Unknown')),
  annotated(
    'tile-attachment-descriptor',
    'OpDecorate %v DescriptorSet 0\nOpDecorate %v Binding 0',
    'OpDecorate %v DescriptorSet 0',
    flat,
  ),
  body(
    'tile-attachment-not-queried',
    '%x = OpLoad %image %v',
    '%x = OpLoad %image %v\n%y = OpImageQueryLevels %u32 %x',
    { ...flat, capabilities: `${flat.capabilities}\nOpCapability ImageQuery` },
  ),
]
