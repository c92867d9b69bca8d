import type { Check } from '../check.ts'
import { placedDecoration } from '../shared/placed-decorations.ts'
import { declaresMeshes, declaresNoOtherMeshes } from './shared/owned-modules.ts'

const text = 'SPV_NV_mesh_shader'

/** Decorations, and their place in 2.16.2. */
export const checks: readonly Check[] = [
  ...placedDecoration({
    text,
    slug: 'per-primitive',
    decoration: 'PerPrimitiveNV',
    models: { Input: ['Fragment'], Output: ['MeshNV'] },
    applies: declaresNoOtherMeshes,
  }),
  ...placedDecoration({
    text,
    slug: 'per-view',
    decoration: 'PerViewNV',
    models: { Output: ['MeshNV'] },
    applies: declaresMeshes,
  }),
  ...placedDecoration({
    text,
    slug: 'per-task',
    decoration: 'PerTaskNV',
    models: { Input: ['MeshNV'], Output: ['TaskNV'] },
    applies: declaresMeshes,
  }),
]
