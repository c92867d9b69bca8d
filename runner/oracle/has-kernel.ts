import { decode } from '#reference/decode/decode'
import type { Binary } from './oracle.ts'

/** Whether the module declares the capability `Kernel`. Takes any input. */
export function hasKernel(module: Binary): boolean {
  return decode(module).module.capabilities.has('Kernel')
}
