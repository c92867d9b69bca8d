import { piecesOf } from '../../pairs/pair-of.ts'
import type { Pieces } from '../../pairs/pieces.ts'

/** Environments of most pairs in the heading of a pair: the first and the last version of OpenCL. */
export const inOpenCL = 'in opencl1.2, opencl2.2'

/** {@link inOpenCL} for what only OpenCL 1.2 forbids: both profiles. */
export const in12 = 'in opencl1.2, opencl1.2embedded'

/** {@link inOpenCL} for what needs OpenCL 2.0. */
export const since20 = 'in opencl2.0, opencl2.2'

/** A kernel of OpenCL C 1.2 that does nothing, with more capabilities. */
export function kernelWith(...capabilities: readonly string[]): Pieces {
  const all = ['Kernel', 'Addresses', ...capabilities]
  return {
    skeleton: 'kernel',
    capabilities: all.map((name) => `OpCapability ${name}`).join('\n'),
    debug: 'OpSource OpenCL_C 102000',
  }
}

/**
 * The entry point of a kernel with arguments, and the type `%taking` of its function.
 *
 * @param types of the arguments by their names, both without `%`.
 * @param declarations in front of `%taking`.
 */
export function taking(types: Readonly<Record<string, string>>, declarations = ''): Pieces {
  const lines = Object.entries(types).map(
    ([name, type]) => `%${name} = OpFunctionParameter %${type}`,
  )
  return piecesOf`declarations: ${declarations}
%taking = OpTypeFunction %void ${Object.values(types)
    .map((type) => `%${type}`)
    .join(' ')}
main: %main = OpFunction %void None %taking
${lines.join('\n')}
%entry = OpLabel`
}

/** The type of an image of kernels in the stock. */
export function imageType(
  dim: string,
  { arrayed = 0, depth = 0, access = 'ReadOnly' }: Readonly<Record<string, string | number>> = {},
): string {
  return `image_void_${dim}_${depth}_${arrayed}_0_0_Unknown_${access}`
}
