import type { Module } from './module.ts'

/** Features of Vulkan that allow other layouts of blocks; absent or false where a feature is not enabled. */
export interface BlockLayouts {
  /** Vectors are aligned by their components. In vulkan1.0, VK_KHR_relaxed_block_layout; later environments have it. */
  readonly relaxed?: boolean
  /** Blocks in Uniform are laid out as those in other storage classes: `uniformBufferStandardLayout`. */
  readonly uniformStandard?: boolean
  /** Members of blocks are aligned by their scalars: `scalarBlockLayout`. */
  readonly scalar?: boolean
  /** The same in Workgroup: `workgroupMemoryExplicitLayoutScalarBlockLayout`. */
  readonly workgroupScalar?: boolean
}

const chosen = new WeakMap<Module, BlockLayouts>()

/** Notes the layouts that a module may use. */
export function allowLayouts(module: Module, layouts: BlockLayouts): void {
  chosen.set(module, layouts)
}

/** The layouts that a module may use: those noted, and what its environment has always. */
export function layoutsOf(module: Module): BlockLayouts {
  const noted = chosen.get(module) ?? {}
  const { environment } = module
  return { ...noted, relaxed: noted.relaxed === true || environment.name !== 'vulkan1.0' }
}
