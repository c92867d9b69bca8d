import { putInteger, wordsOf } from './bytes.ts'
import type { ResultCase } from './result-case.ts'
import { Shader, widths } from './shader.ts'

const text = 'SPV_KHR_constant_data'
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
  for (const [n, value] of values.entries()) putInteger(bytes, n * size, value, width)
  return bytes
}

function literal(bytes: Uint8Array): string {
  return [...wordsOf(bytes)].map((word) => `0x${word.toString(16)}`).join(' ')
}

/** A shader with data: an array of the length, an id or a number, and of the element type, whose elements have a width. */
function dataShader(
  name: string,
  width: number,
  length: number | string,
  bytes: Uint8Array,
  element?: string,
): Shader {
  const shader = new Shader()
  shader.capabilities.add('ConstantDataKHR')
  shader.extensions.add(text)
  if (width < 32) shader.rules.add(`${text}/small-elements-are-packed-from-the-low-bits`)
  const type = shader.integer(width)
  if (element !== undefined) {
    shader.integer(64)
    shader.declare(element, `OpTypeInt ${width} 1`)
  }
  if (typeof length === 'string') shader.declare(length, 'OpSpecConstant %uint 2')
  const count = typeof length === 'string' ? length : shader.constant(length)
  shader.declare('%array', `OpTypeArray ${element ?? type} ${count}`)
  shader.declare('%data', `${name} %array ${literal(bytes)}`)
  return shader
}

/** Loads elements of a variable that the data initialize, each chosen when the module runs. */
function indexed(
  shader: Shader,
  width: number,
  values: readonly bigint[],
  indexes: readonly number[],
): void {
  const type = shader.integer(width)
  shader.declare('%array_pointer', 'OpTypePointer Function %array')
  shader.declare('%element_pointer', `OpTypePointer Function ${type}`)
  shader.locals.push('%variable = OpVariable %array_pointer Function %data')
  for (const index of indexes) {
    const position = shader.given(BigInt(index))
    const place = shader.result('%element_pointer', `OpAccessChain %variable ${position}`)
    shader.storedWide(shader.load(type, place), values[index] as bigint, width)
  }
}

function extracted(shader: Shader, width: number, values: readonly bigint[]): void {
  const type = shader.integer(width)
  for (const [n, value] of values.entries())
    shader.storedWide(shader.extract(type, '%data', n), value, width)
}

function plainCase(name: string, width: number, length: number): ResultCase {
  const values = elements(width, length, 1 + length)
  const shader = dataShader(name, width, length, packed(values, width, 0xee))
  extracted(shader, width, values)
  return shader.toCase(
    `${text}/${name}/${length}-of-${width}-bits`,
    `${name} of ${length} elements of ${width} bits, with padding that is ignored`,
  )
}

function indexedCase(width: number, length: number): ResultCase {
  const values = elements(width, length, 3)
  const shader = dataShader('OpConstantDataKHR', width, length, packed(values, width, 0))
  indexed(shader, width, values, [length - 1, 0, length >> 1])
  const id = `${text}/OpConstantDataKHR/indexed-${length}-of-${width}-bits`
  const summary = `elements of ${width} bits of a variable that OpConstantDataKHR initializes`
  return shader.toCase(id, summary)
}

function specializedCase(width: number, length: number): ResultCase {
  const values = elements(width, length, 90)
  const before = packed(elements(width, length, 5), width, 0)
  const shader = dataShader('OpSpecConstantDataKHR', width, length, before)
  shader.decorate('OpDecorate %data SpecId 7')
  extracted(shader, width, values)
  const id = `${text}/OpSpecConstantDataKHR/specialized-${length}-of-${width}-bits`
  const summary = `OpSpecConstantDataKHR of ${length} elements of ${width} bits, specialized`
  return shader.toCase(id, summary, { 7: packed(values, width, 0) })
}

/** Signed elements keep their sign when they are extended. */
function signedCase(name: string, width: number): ResultCase {
  const values = [-1n, 1n, -(2n ** BigInt(width - 1)), 2n ** BigInt(width - 1) - 1n, -100n]
  const unsigned = values.map((value) => BigInt.asUintN(width, value))
  const shader = dataShader(name, width, values.length, packed(unsigned, width, 0), '%signed')
  if (width !== 64) shader.declare('%wide', 'OpTypeInt 64 1')
  for (const [n, value] of values.entries()) {
    const element = shader.extract('%signed', '%data', n)
    const wide = width === 64 ? element : shader.result('%wide', `OpSConvert ${element}`)
    shader.storedWide(shader.bitsOf(wide, 64), value, 64)
  }
  const id = `${text}/${name}/signed-${width}-bits`
  return shader.toCase(id, `${name} of signed elements of ${width} bits, extended`)
}

/** OpCopyLogical moves the data to an array with a stride, which is stored. */
function stridedCase(name: string, width: number, times: number): ResultCase {
  const values = elements(width, 4, 17)
  const stride = (times * width) / 8
  const shader = dataShader(name, width, 4, packed(values, width, 0))
  const type = shader.integer(width)
  shader.inStorageBuffers(width)
  shader.decorate(`OpDecorate %strided ArrayStride ${stride}`)
  shader.declare('%strided', `OpTypeArray ${type} ${shader.constant(4)}`)
  shader.declareBlock('%target_block', '%strided')
  shader.declareBuffer('%target', '%target_block', ['%strided_pointer', '%strided'], 1)
  const after = new Uint8Array(4 * Math.ceil(stride))
  shader.fillOutput(after.length / 4, '%c0')
  const copied = shader.result('%strided', 'OpCopyLogical %data')
  shader.store(shader.result('%strided_pointer', 'OpAccessChain %target %c0'), copied)
  for (const [n, value] of values.entries()) putInteger(after, n * stride, value, width)
  shader.expectBytes(after)
  return shader.toCase(
    `${text}/${name}/copied-to-stride-${stride}-${width}-bits`,
    `${name} of elements of ${width} bits, stored ${stride} bytes apart`,
  )
}

/** The data is longer than its default, and so is the array by its specialized length. */
function longerCase(width: number, length: number): ResultCase {
  const values = elements(width, length, 33)
  const before = packed(elements(width, 2, 5), width, 0)
  const shader = dataShader('OpSpecConstantDataKHR', width, '%length', before)
  shader.decorate('OpDecorate %length SpecId 8', 'OpDecorate %data SpecId 7')
  indexed(shader, width, values, [length - 1, 0])
  return shader.toCase(
    `${text}/OpSpecConstantDataKHR/longer-${length}-of-${width}-bits`,
    `OpSpecConstantDataKHR of two elements of ${width} bits that is specialized to ${length}`,
    { 7: packed(values, width, 0), 8: length },
  )
}

/** Cases of SPV_KHR_constant_data. */
export function constantDataCases(): readonly ResultCase[] {
  const names = ['OpConstantDataKHR', 'OpSpecConstantDataKHR'] as const
  return widths.flatMap((width) => [
    ...lengths.flatMap((length) => [
      ...names.map((name) => plainCase(name, width, length)),
      indexedCase(width, length),
      specializedCase(width, length),
    ]),
    ...names.flatMap((name) => [
      signedCase(name, width),
      ...[1, 2, 4].map((times) => stridedCase(name, width, times)),
    ]),
    ...[4, 9].map((length) => longerCase(width, length)),
  ])
}
