import { decode } from '#reference/decode/decode'
import { encodeHalf } from '#reference/execute/exact'
import type { Three } from '#reference/execute/invocation'
import { type Problem, problem } from '#runner/problem'
import { readOctets } from './read-octets.ts'

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

/** The octets that pairs of hexadecimal digits represent. */
function octetsOf(digits: string): Uint8Array | undefined {
  const plain = digits.replaceAll('_', '')
  if (plain.length % 2 !== 0 || /[^\da-f]/i.test(plain)) return undefined
  return Uint8Array.from(Buffer.from(plain, 'hex'))
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

/** The parts around the first equals sign. */
export function assignment(option: string, text: string): readonly [string, string] | Problem {
  const equals = text.indexOf('=')
  if (equals < 1 || equals === text.length - 1)
    return problem('bad-assignment', `${option} ${text}: no value`, `as in ${option} NAME=VALUE`)
  return [text.slice(0, equals), text.slice(equals + 1)]
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

function floatBits(value: number, width: number): bigint {
  const view = new DataView(new ArrayBuffer(8))
  if (width === 16) return BigInt(encodeHalf(value))
  if (width === 32) view.setFloat32(0, value, true)
  else view.setFloat64(0, value, true)
  return view.getBigUint64(0, true)
}

/** The widths of floating-point specialization constants, 0 for all others, by SpecId. */
function widthsBySpecId(input: Uint8Array | Uint32Array): ReadonlyMap<number, number> {
  const { module } = decode(input)
  const widths = new Map<number, number>()
  for (const { operands } of module.all('OpDecorate')) {
    const [target, decoration, number] = operands
    if (decoration?.value !== 1 || number === undefined) continue
    const type = module.typeOf(target?.value ?? 0)
    widths.set(number.value, type?.name === 'OpTypeFloat' ? (type.valueAt(0) ?? 0) : 0)
  }
  return widths
}

function valueIn(text: string, width: number): bigint | Uint8Array | undefined {
  if (text.startsWith('hex:')) return octetsOf(text.slice(4))
  if (text === 'true' || text === 'false') return text === 'true' ? 1n : 0n
  if (width > 0 && text.trim() !== '' && !Number.isNaN(Number(text)))
    return floatBits(Number(text), width)
  return /^-?\d+$|^0x[\da-f]+$/i.test(text) ? BigInt(text) : undefined
}

/** Values of specialization constants by SpecId. */
export function specializationOf(
  options: readonly string[],
  input: Uint8Array | Uint32Array,
): ReadonlyMap<number, bigint | Uint8Array> | Problem {
  const values = new Map<number, bigint | Uint8Array>()
  const widths = widthsBySpecId(input)
  for (const option of options) {
    const parts = assignment('--specialize', option)
    if ('kind' in parts) return parts
    const number = Number(parts[0])
    const width = widths.get(number)
    if (width === undefined)
      return problem(
        'unknown-constant',
        `--specialize ${option}: the module has no specialization constant with SpecId ${parts[0]}`,
        widths.size === 0 ? 'it has none at all' : `it has ${[...widths.keys()].join(', ')}`,
      )
    const value = valueIn(parts[1], width)
    if (value === undefined)
      return problem(
        'bad-value',
        `--specialize ${option}: not a value`,
        'as in 7, -1, 0xff, 0.5, true or hex:00ff',
      )
    values.set(number, value)
  }
  return values
}
