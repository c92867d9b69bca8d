import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import { once } from './shared/once.ts'

/** Of this, MeshEXT has a sentence of its own. */
const culled = enumerant('BuiltIn', 'CullPrimitiveEXT')

const [input, output] = [enumerant('StorageClass', 'Input'), enumerant('StorageClass', 'Output')]

/** What the variables of an interface are together. */
export const checks: readonly Check[] = [
  once('Vulkan-shader-interfaces/built-in-once-input', input, () => true),
  once('Vulkan-shader-interfaces/built-in-once-output', output, (one) => one !== culled),
]
