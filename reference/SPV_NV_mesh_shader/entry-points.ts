import type { Check } from '../check.ts'
import { meshOutputs } from '../shared/mesh-outputs.ts'
import { declaresNoOtherMeshes } from './shared/owned-modules.ts'

/** Entry point and execution model, Execution Mode. */
export const checks: readonly Check[] = meshOutputs({
  text: 'SPV_NV_mesh_shader',
  capability: 'MeshShadingNV',
  model: 'MeshNV',
  vendor: 'NV',
  modeModels: ['MeshNV'],
  ownsModes: declaresNoOtherMeshes,
})
