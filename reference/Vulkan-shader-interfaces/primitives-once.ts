import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import { once } from './shared/once.ts'

const culled = enumerant('BuiltIn', 'CullPrimitiveEXT')

/** The built-in of primitives that has a sentence of its own on how often an entry point lists it. */
export const checks: readonly Check[] = [
  once(
    'Vulkan-shader-interfaces/cull-primitive-ext-once',
    enumerant('StorageClass', 'Output'),
    (one) => one === culled,
  ),
]
