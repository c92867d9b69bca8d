import { buffers } from './buffers.ts'
import { constantData } from './constant-data.ts'
import { formattedOutput } from './formatted-output.ts'
import { images } from './images.ts'
import { localMemory } from './local-memory.ts'
import { pointers } from './pointers.ts'
import type { Program } from './program.ts'
import { texelBuffers } from './texel-buffers.ts'
import { uniforms } from './uniforms.ts'
import { workSizes } from './work-sizes.ts'

/** By the name of the choice. */
export const programs: Readonly<Record<string, Program>> = {
  buffers,
  uniforms,
  images,
  'local-memory': localMemory,
  'constant-data': constantData,
  'formatted-output': formattedOutput,
  'texel-buffers': texelBuffers,
  'work-sizes': workSizes,
  pointers,
}
