import { endianness } from 'node:os'
import { octets } from './octets.ts'
import type { Binary } from './oracle.ts'

/** The magic number as the first octets of a file that a machine of the other order wrote. */
const swapped = endianness() === 'LE' ? [0x07, 0x23, 0x02, 0x03] : [0x03, 0x02, 0x23, 0x07]

/**
 * A module as an API that takes words is given it: Vulkan and OpenCL interpret their input as words of the host. Who reads
 * a file in the other order has to swap its octets before that.
 */
export function hostOrder(module: Binary): Uint8Array {
  const file = octets(module)
  const isSwapped = file.length % 4 === 0 && swapped.every((octet, index) => file[index] === octet)
  return isSwapped ? Buffer.from(file).swap32() : file
}
