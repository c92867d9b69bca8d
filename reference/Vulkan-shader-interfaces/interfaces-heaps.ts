import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import { heapLayout } from '../SPV_EXT_descriptor_heap/shared/heap-layout.ts'
import { checksOfBuiltIns } from './shared/survey.ts'

const storage = [{ classes: [enumerant('StorageClass', 'UniformConstant')] }]

/** Heaps of descriptors. */
export const checks: readonly Check[] = [
  ...checksOfBuiltIns([
    { name: 'SamplerHeapEXT', storage },
    { name: 'ResourceHeapEXT', storage },
  ]),
  heapLayout('Vulkan-shader-interfaces/heap-access-layout'),
]
