/** What a skeleton declares when nothing else is asked for. */
export interface SkeletonDefaults {
  readonly capabilities: readonly string[]
  readonly addressingModel: string
  readonly memoryModel: string
}

const shader = { capabilities: ['Shader'], addressingModel: 'Logical', memoryModel: 'GLSL450' }
const kernel = { addressingModel: 'Physical64', memoryModel: 'OpenCL' }

/** The skeletons, each a template of that name. */
export const skeletons = {
  compute: shader,
  fragment: shader,
  vertex: shader,
  kernel: { ...kernel, capabilities: ['Addresses', 'Kernel'] },
  /** OpenCL functions to be linked: `main` is exported. */
  library: { ...kernel, capabilities: ['Addresses', 'Kernel', 'Linkage'] },
  /** A shader module without entry points and functions, which `Linkage` makes whole. */
  declarations: { ...shader, capabilities: ['Shader', 'Linkage'] },
} satisfies Readonly<Record<string, SkeletonDefaults>>

export type SkeletonName = keyof typeof skeletons
