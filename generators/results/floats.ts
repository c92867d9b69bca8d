import { declare, integer, result, type Shader } from './shader.ts'

const capabilities: Readonly<Record<number, string>> = { 16: 'Float16', 64: 'Float64' }

/** Bits of a normal number that is not symmetric: none of its bytes is like another. */
export const floatBits: Readonly<Record<number, bigint>> = {
  16: 0x4a35n,
  32: 0x4b12_3456n,
  64: 0x4172_3456_789a_bcden,
}

/** The floating-point type of that width. */
export function float(shader: Shader, width: number): string {
  const capability = capabilities[width]
  if (capability !== undefined) shader.capabilities.add(capability)
  return declare(shader, `%float${width}`, `OpTypeFloat ${width}`)
}

/** The integer that has the bits of a float. */
export function bitsOf(shader: Shader, id: string, width: number): string {
  return result(shader, integer(shader, width), `OpBitcast ${id}`)
}
