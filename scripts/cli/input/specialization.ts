import { decode } from '#reference/decode/decode'
import { encodeHalf } from '#reference/execute/exact'
import { type Problem, problem } from '#runner/problem'
import { hexBytes } from '#runner/reflection/hex-bytes'

/** The octets that pairs of hexadecimal digits represent; underscores are skipped. */
export function octetsOf(digits: string): Uint8Array | undefined {
  return hexBytes(digits.replaceAll('_', ''))
}

/** The parts around the first equals sign. */
export function assignment(option: string, text: string): readonly [string, string] | Problem {
  const equals = text.indexOf('=')
  if (equals < 1 || equals === text.length - 1)
    return problem('bad-assignment', `${option} ${text}: no value`, `as in ${option} NAME=VALUE`)
  return [text.slice(0, equals), text.slice(equals + 1)]
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
