import type { Module } from '../../module.ts'

/** Whether a module declares mesh shaders of this text. */
export function declaresMeshes({ capabilities }: Module): boolean {
  return capabilities.has('MeshShadingNV')
}

/** Whether enumerants that SPV_EXT_mesh_shader has under other names are of this text alone. */
export function declaresNoOtherMeshes(module: Module): boolean {
  return declaresMeshes(module) && !module.capabilities.has('MeshShadingEXT')
}
