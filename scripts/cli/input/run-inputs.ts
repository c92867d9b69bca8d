import type { Three } from '#reference/execute/invocation'
import { type Problem, problem } from '#runner/problem'
import { readOctets } from './read-octets.ts'
import { assignment, octetsOf } from './specialization.ts'

const mostBytes = 1 << 28

/** Three counts separated by commas; those that are missing are 1. */
export function threeCounts(option: string, text: string): Three | Problem {
  const counts = text.split(',').map(Number)
  if (counts.length > 3 || counts.some((count) => !Number.isInteger(count) || count < 1))
    return problem(
      'bad-counts',
      `${option} ${text}: not one to three positive numbers`,
      'as in 4,1,1',
    )
  const [x = 1, y = 1, z = 1] = counts
  return [x, y, z]
}

/** Contents: a file, `zeros:N` for N octets, or `hex:DIGITS`. */
export async function contentsOf(option: string, source: string): Promise<Uint8Array | Problem> {
  if (source.startsWith('hex:'))
    return (
      octetsOf(source.slice(4)) ??
      problem('bad-digits', `${option} ${source}: not pairs of hexadecimal digits`)
    )
  if (!source.startsWith('zeros:')) return readOctets(source)
  const count = Number(source.slice(6))
  if (!Number.isInteger(count) || count < 1 || count > mostBytes)
    return problem('bad-count', `${option} ${source}: not a number of octets up to ${mostBytes}`)
  return new Uint8Array(count)
}

/** The files for the bytes of buffers, by `set,binding` or `set,binding,element`. */
export async function bindingsOf(
  options: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array> | Problem> {
  const bindings = new Map<string, Uint8Array>()
  for (const option of options) {
    const parts = assignment('--binding', option)
    if ('kind' in parts) return parts
    const [key, source] = parts
    if (!/^\d+,\d+(,\d+)?$/.test(key))
      return problem(
        'bad-binding',
        `--binding ${option}: not a set and a binding`,
        'as in 0,1=FILE',
      )
    if (bindings.has(key)) return problem('bad-binding', `--binding ${option}: given twice`)
    const bytes = await contentsOf('--binding', source)
    if (!(bytes instanceof Uint8Array)) return bytes
    bindings.set(key, bytes)
  }
  return bindings
}

/** The bytes of buffers of the resource heap by `heap,` and the byte at which their descriptor begins. */
export async function heapOf(
  options: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array> | Problem> {
  const buffers = new Map<string, Uint8Array>()
  for (const option of options) {
    const parts = assignment('--heap', option)
    if ('kind' in parts) return parts
    const [offset, source] = parts
    if (!/^\d+$/.test(offset) || buffers.has(`heap,${offset}`))
      return problem('bad-heap', `--heap ${option}: not a byte of its own`, 'as in 32=FILE')
    const bytes = await contentsOf('--heap', source)
    if (!(bytes instanceof Uint8Array)) return bytes
    buffers.set(`heap,${Number(offset)}`, bytes)
  }
  return buffers
}

/** Bytes of descriptors by the instruction that declares their type. */
export function descriptorSizesOf(
  options: readonly string[],
): ReadonlyMap<string, number> | Problem {
  const sizes = new Map<string, number>()
  for (const option of options) {
    const parts = assignment('--descriptor-size', option)
    if ('kind' in parts) return parts
    const bytes = Number(parts[1])
    if (!/^OpType\w+$/.test(parts[0]) || !Number.isInteger(bytes) || bytes < 1)
      return problem(
        'bad-descriptor-size',
        `--descriptor-size ${option}: not a type and a number of bytes`,
        'as in OpTypeBufferEXT=32',
      )
    sizes.set(parts[0], bytes)
  }
  return sizes
}
