import type { ResultCase } from './result-case.ts'
import {
  caseOf,
  constant,
  createShader,
  declare,
  given,
  integer,
  result,
  type Shader,
  storedWide,
} from './shader.ts'

const text = 'SPV_KHR_constant_data'
const widths = [8, 16, 32, 64] as const
const lengths = [1, 2, 3, 4, 5, 7, 8, 16] as const

/** Elements that differ in every byte. */
function elements(width: number, length: number, seed: number): readonly bigint[] {
  return Array.from({ length }, (_, n) => {
    let value = 0n
    for (let byte = 0; byte < width / 8; byte++)
      value |= BigInt((seed + 37 * n + 11 * byte) & 0xff) << BigInt(8 * byte)
    return value
  })
}

/** Bytes of the elements one after the other, and the padding that is ignored. */
function packed(values: readonly bigint[], width: number, padding: number): Uint8Array {
  const size = width / 8
  const bytes = new Uint8Array(Math.ceil((values.length * size) / 4) * 4).fill(padding)
  for (const [n, value] of values.entries())
    for (let at = 0; at < size; at++)
      bytes[n * size + at] = Number((value >> BigInt(8 * at)) & 0xffn)
  return bytes
}

function literal(bytes: Uint8Array): string {
  const words = new Uint32Array(bytes.buffer)
  return [...words].map((word) => `0x${word.toString(16)}`).join(' ')
}

function dataShader(name: string, width: number, length: number, bytes: Uint8Array): Shader {
  const shader = createShader()
  shader.capabilities.add('ConstantDataKHR')
  shader.extensions.add(text)
  const type = integer(shader, width)
  declare(shader, '%array', `OpTypeArray ${type} ${constant(shader, length)}`)
  declare(shader, '%data', `${name} %array ${literal(bytes)}`)
  return shader
}

function extracted(shader: Shader, width: number, values: readonly bigint[]): void {
  const type = integer(shader, width)
  for (const [n, value] of values.entries())
    storedWide(shader, result(shader, type, `OpCompositeExtract %data ${n}`), value, width)
}

function plainCase(name: string, width: number, length: number): ResultCase {
  const values = elements(width, length, 1 + length)
  const shader = dataShader(name, width, length, packed(values, width, 0xee))
  extracted(shader, width, values)
  const id = `${text}/${name}/${length}-of-${width}-bits`
  return caseOf(
    shader,
    id,
    `${name} of ${length} elements of ${width} bits, with padding that is ignored`,
  )
}

/** The element is chosen when the module runs. */
function indexedCase(width: number, length: number): ResultCase {
  const values = elements(width, length, 3)
  const shader = dataShader('OpConstantDataKHR', width, length, packed(values, width, 0))
  const type = integer(shader, width)
  declare(shader, '%array_pointer', 'OpTypePointer Function %array')
  declare(shader, '%element_pointer', `OpTypePointer Function ${type}`)
  shader.locals.push('%variable = OpVariable %array_pointer Function %data')
  for (const index of [length - 1, 0, length >> 1]) {
    const at = given(shader, BigInt(index), 32)
    const place = result(shader, '%element_pointer', `OpAccessChain %variable ${at}`)
    storedWide(shader, result(shader, type, `OpLoad ${place}`), values[index] as bigint, width)
  }
  const id = `${text}/OpConstantDataKHR/indexed-${length}-of-${width}-bits`
  return caseOf(
    shader,
    id,
    `elements of ${width} bits of a variable that OpConstantDataKHR initializes`,
  )
}

function specializedCase(width: number, length: number): ResultCase {
  const values = elements(width, length, 90)
  const before = packed(elements(width, length, 5), width, 0)
  const shader = dataShader('OpSpecConstantDataKHR', width, length, before)
  shader.decorations.push('OpDecorate %data SpecId 7')
  extracted(shader, width, values)
  const id = `${text}/OpSpecConstantDataKHR/specialized-${length}-of-${width}-bits`
  const summary = `OpSpecConstantDataKHR of ${length} elements of ${width} bits, specialized`
  return caseOf(shader, id, summary, { 7: packed(values, width, 0) })
}

/** Cases of SPV_KHR_constant_data. */
export function constantDataCases(): readonly ResultCase[] {
  return widths.flatMap((width) => [
    ...lengths.flatMap((length) => [
      plainCase('OpConstantDataKHR', width, length),
      plainCase('OpSpecConstantDataKHR', width, length),
    ]),
    ...[3, 8].flatMap((length) => [indexedCase(width, length), specializedCase(width, length)]),
  ])
}
