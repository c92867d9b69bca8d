import { putInteger } from './bytes.ts'
import type { ResultCase } from './result-case.ts'
import {
  caseOf,
  constant,
  createShader,
  declare,
  given,
  inStorageBuffers,
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
  for (const [n, value] of values.entries()) putInteger(bytes, n * size, value, width)
  return bytes
}

function literal(bytes: Uint8Array): string {
  const words = new Uint32Array(bytes.buffer)
  return [...words].map((word) => `0x${word.toString(16)}`).join(' ')
}

/** A shader with data: an array of the length, an id or a number, and of the element type, whose elements have a width. */
function dataShader(
  name: string,
  width: number,
  length: number | string,
  bytes: Uint8Array,
  element?: string,
): Shader {
  const shader = createShader()
  shader.capabilities.add('ConstantDataKHR')
  shader.extensions.add(text)
  if (width < 32) shader.rules.add(`${text}/small-elements-are-packed-from-the-low-bits`)
  const type = integer(shader, width)
  if (element !== undefined) {
    integer(shader, 64)
    declare(shader, element, `OpTypeInt ${width} 1`)
  }
  if (typeof length === 'string') declare(shader, length, 'OpSpecConstant %uint 2')
  const count = typeof length === 'string' ? length : constant(shader, length)
  declare(shader, '%array', `OpTypeArray ${element ?? type} ${count}`)
  declare(shader, '%data', `${name} %array ${literal(bytes)}`)
  return shader
}

/** Loads elements of a variable that the data initialize, each chosen when the module runs. */
function indexed(
  shader: Shader,
  width: number,
  values: readonly bigint[],
  indexes: readonly number[],
): void {
  const type = integer(shader, width)
  declare(shader, '%array_pointer', 'OpTypePointer Function %array')
  declare(shader, '%element_pointer', `OpTypePointer Function ${type}`)
  shader.locals.push('%variable = OpVariable %array_pointer Function %data')
  for (const index of indexes) {
    const at = given(shader, BigInt(index), 32)
    const place = result(shader, '%element_pointer', `OpAccessChain %variable ${at}`)
    storedWide(shader, result(shader, type, `OpLoad ${place}`), values[index] as bigint, width)
  }
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

function indexedCase(width: number, length: number): ResultCase {
  const values = elements(width, length, 3)
  const shader = dataShader('OpConstantDataKHR', width, length, packed(values, width, 0))
  indexed(shader, width, values, [length - 1, 0, length >> 1])
  const id = `${text}/OpConstantDataKHR/indexed-${length}-of-${width}-bits`
  const summary = `elements of ${width} bits of a variable that OpConstantDataKHR initializes`
  return caseOf(shader, id, summary)
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

/** Signed elements keep their sign when they are extended. */
function signedCase(name: string, width: number): ResultCase {
  const values = [-1n, 1n, -(2n ** BigInt(width - 1)), 2n ** BigInt(width - 1) - 1n, -100n]
  const unsigned = values.map((value) => BigInt.asUintN(width, value))
  const shader = dataShader(name, width, values.length, packed(unsigned, width, 0), '%signed')
  if (width !== 64) declare(shader, '%wide', 'OpTypeInt 64 1')
  for (const [n, value] of values.entries()) {
    const element = result(shader, '%signed', `OpCompositeExtract %data ${n}`)
    const wide = width === 64 ? element : result(shader, '%wide', `OpSConvert ${element}`)
    storedWide(shader, result(shader, '%uint64', `OpBitcast ${wide}`), value, 64)
  }
  const id = `${text}/${name}/signed-${width}-bits`
  return caseOf(shader, id, `${name} of signed elements of ${width} bits, extended`)
}

/** OpCopyLogical moves the data to an array with a stride, which is stored. */
function stridedCase(name: string, width: number, times: number): ResultCase {
  const values = elements(width, 4, 17)
  const stride = (times * width) / 8
  const shader = dataShader(name, width, 4, packed(values, width, 0))
  const type = integer(shader, width)
  inStorageBuffers(shader, width)
  shader.decorations.push(
    `OpDecorate %strided ArrayStride ${stride}`,
    'OpDecorate %target_block Block',
    'OpMemberDecorate %target_block 0 Offset 0',
    'OpDecorate %target DescriptorSet 0',
    'OpDecorate %target Binding 1',
  )
  declare(shader, '%strided', `OpTypeArray ${type} ${constant(shader, 4)}`)
  declare(shader, '%target_block', 'OpTypeStruct %strided')
  declare(shader, '%target_blocks', 'OpTypePointer StorageBuffer %target_block')
  declare(shader, '%strided_pointer', 'OpTypePointer StorageBuffer %strided')
  declare(shader, '%target', 'OpVariable %target_blocks StorageBuffer')
  shader.interfaces.push('%target')
  const after = new Uint8Array(4 * Math.ceil((4 * stride) / 4))
  for (let word = 0; word < after.length / 4; word++) {
    const place = result(shader, '%word', `OpAccessChain %out %c0 ${constant(shader, word)}`)
    shader.body.push(`OpStore ${place} %c0`)
  }
  const copied = result(shader, '%strided', 'OpCopyLogical %data')
  const place = result(shader, '%strided_pointer', 'OpAccessChain %target %c0')
  shader.body.push(`OpStore ${place} ${copied}`)
  for (const [n, value] of values.entries()) putInteger(after, n * stride, value, width)
  shader.output.push(...new Uint32Array(after.buffer))
  return caseOf(
    shader,
    `${text}/${name}/copied-to-stride-${stride}-${width}-bits`,
    `${name} of elements of ${width} bits, stored ${stride} bytes apart`,
  )
}

/** The data is longer than its default, and so is the array by its specialized length. */
function longerCase(width: number, length: number): ResultCase {
  const values = elements(width, length, 33)
  const before = packed(elements(width, 2, 5), width, 0)
  const shader = dataShader('OpSpecConstantDataKHR', width, '%length', before)
  shader.decorations.push('OpDecorate %length SpecId 8', 'OpDecorate %data SpecId 7')
  indexed(shader, width, values, [length - 1, 0])
  return caseOf(
    shader,
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
