import { integerAt, putInteger } from './bytes.ts'
import type { ResultCase } from './result-case.ts'
import {
  caseOf,
  constant,
  declare,
  declareBlock,
  given,
  inStorageBuffers,
  integer,
  result,
  type Shader,
  stored,
  storedWide,
  untypedShader,
} from './shader.ts'

const text = 'SPV_KHR_untyped_pointers'
const widths = [8, 16, 32, 64] as const
const bytes = Uint8Array.from({ length: 32 }, (_, n) => (17 + 29 * n) & 0xff)

/** A block with a run-time array of integers of that width, `stride` bytes apart, from byte `offset`. */
function blockOf(shader: Shader, width: number, stride: number, offset: number): string {
  const type = integer(shader, width)
  inStorageBuffers(shader, width)
  const id = `%block_${width}_${stride}_${offset}`
  const array = `%array_${width}_${stride}_${offset}`
  declare(shader, array, `OpTypeRuntimeArray ${type}`)
  const line = `OpDecorate ${array} ArrayStride ${stride}`
  if (!shader.decorations.includes(line)) shader.decorations.push(line)
  return declareBlock(shader, id, array, offset)
}

function begin(...rules: readonly string[]): Shader {
  const shader = untypedShader('untyped-access-behaves-as-typed-access', ...rules)
  shader.input.push(...new Uint32Array(bytes.buffer))
  return shader
}

const chains = ['OpUntypedAccessChainKHR', 'OpUntypedInBoundsAccessChainKHR'] as const

/** Loads of every width from bytes that are seen as an array with a stride. */
function loadCase(name: string, width: number, stride: number, offset: number): ResultCase {
  const shader = begin('chain-index-is-in-bounds')
  if (name.includes('InBounds')) shader.rules.add(`${text}/in-bounds-chain-points-into-its-object`)
  const block = blockOf(shader, width, stride, offset)
  const type = integer(shader, width)
  for (const index of [0, 1, 2].filter((n) => offset + n * stride + width / 8 <= bytes.length)) {
    const place = result(shader, '%untyped', `${name} ${block} %in %c0 ${constant(shader, index)}`)
    const at = offset + index * stride
    storedWide(shader, result(shader, type, `OpLoad ${place}`), integerAt(bytes, at, width), width)
  }
  return caseOf(
    shader,
    `${text}/${name}/load-${width}-bits-stride-${stride}-offset-${offset}`,
    `${name} to elements of ${width} bits, ${stride} bytes apart from byte ${offset}`,
  )
}

/** Stores of every width, seen as the words of a typed buffer. */
function storeCase(width: number, stride: number): ResultCase {
  const shader = begin()
  const block = blockOf(shader, width, stride, 0)
  const words = new Uint8Array(16)
  for (let n = 0; n < 4; n++) stored(shader, '%c0', 0)
  shader.output.splice(0)
  for (const index of [1, 0]) {
    const value = BigInt.asUintN(width, 0xa1b2_c3d4_e5f6_0718n + BigInt(index))
    const literal = declare(
      shader,
      `%literal_${index}`,
      `OpConstant ${integer(shader, width)} ${value}`,
    )
    const place = result(
      shader,
      '%untyped',
      `OpUntypedAccessChainKHR ${block} %out %c0 ${constant(shader, index)}`,
    )
    shader.body.push(`OpStore ${place} ${literal}`)
    putInteger(words, index * stride, value, width)
  }
  shader.output.push(...new Uint32Array(words.buffer))
  const id = `${text}/OpStore/${width}-bits-stride-${stride}`
  return caseOf(
    shader,
    id,
    `OpStore of ${width} bits through untyped pointers, ${stride} bytes apart`,
  )
}

function copyCase(size: number, from: number, to: number): ResultCase {
  const shader = begin('copy-memory-sized-copies-bytes')
  const block = blockOf(shader, 32, 4, 0)
  for (let n = 0; n < 8; n++) stored(shader, '%c0', 0)
  shader.output.splice(0)
  const chain = (buffer: string, word: number) =>
    result(
      shader,
      '%untyped',
      `OpUntypedAccessChainKHR ${block} ${buffer} %c0 ${constant(shader, word)}`,
    )
  shader.body.push(
    `OpCopyMemorySized ${chain('%out', to)} ${chain('%in', from)} ${constant(shader, size)}`,
  )
  const words = new Uint8Array(32)
  words.set(bytes.subarray(4 * from, 4 * from + size), 4 * to)
  shader.output.push(...new Uint32Array(words.buffer))
  const id = `${text}/OpCopyMemorySized/${size}-bytes-from-${from}-to-${to}`
  return caseOf(shader, id, `OpCopyMemorySized of ${size} bytes from word ${from} to word ${to}`)
}

/** One pointer is typed and says how much is copied; the other is not. */
function typedCopyCase(width: number, isTargetTyped: boolean): ResultCase {
  const shader = begin()
  const type = integer(shader, width)
  const array = declare(shader, '%copied', `OpTypeArray ${type} ${constant(shader, 64 / width)}`)
  shader.decorations.push(`OpDecorate ${array} ArrayStride ${width / 8}`)
  inStorageBuffers(shader, width)
  declareBlock(shader, '%typed_block', array)
  shader.decorations.push(
    'OpDecorate %typed DescriptorSet 0',
    `OpDecorate %typed Binding ${isTargetTyped ? 1 : 0}`,
  )
  declare(shader, '%typed_blocks', 'OpTypePointer StorageBuffer %typed_block')
  declare(shader, '%typed_array', `OpTypePointer StorageBuffer ${array}`)
  declare(shader, '%typed', 'OpVariable %typed_blocks StorageBuffer')
  shader.interfaces.push('%typed')
  const other = isTargetTyped ? '%in' : '%out'
  const untyped = result(shader, '%untyped', `OpUntypedAccessChainKHR %block ${other} %c0 %c0`)
  const typed = result(shader, '%typed_array', 'OpAccessChain %typed %c0')
  const [to, from] = isTargetTyped ? [typed, untyped] : [untyped, typed]
  shader.body.push(`OpCopyMemory ${to} ${from}`)
  shader.output.push(...new Uint32Array(bytes.buffer, 0, 2))
  return caseOf(
    shader,
    `${text}/OpCopyMemory/${isTargetTyped ? 'to' : 'from'}-typed-${width}-bits`,
    `OpCopyMemory of an array of ${width} bits ${isTargetTyped ? 'to' : 'from'} a typed pointer`,
  )
}

function lengthCase(width: number, stride: number, offset: number): ResultCase {
  const shader = begin('array-length-pointer-has-the-value-of-a-descriptor')
  const block = blockOf(shader, width, stride, offset)
  const length = Math.floor((bytes.length - offset) / stride)
  const id = result(shader, '%uint', `OpUntypedArrayLengthKHR ${block} %in 0`)
  stored(shader, id, length)
  return caseOf(
    shader,
    `${text}/OpUntypedArrayLengthKHR/${width}-bits-stride-${stride}-offset-${offset}`,
    `OpUntypedArrayLengthKHR of a buffer of ${bytes.length} bytes with elements ${stride} bytes apart from byte ${offset}`,
  )
}

/** A variable without a pointee type in the storage of one invocation. */
function variableCase(
  storageClass: 'Function' | 'Private',
  width: number,
  hasInitializer: boolean,
): ResultCase {
  const shader = begin()
  if (hasInitializer) shader.rules.add(`${text}/initializer-is-the-initial-value`)
  const type = integer(shader, width)
  const array = declare(shader, '%four', `OpTypeArray ${type} ${constant(shader, 4)}`)
  const pointer = declare(shader, '%own', `OpTypeUntypedPointerKHR ${storageClass}`)
  const values = [3n, 1n, 0xfedc_ba98_7654_3210n, 7n].map((value) => BigInt.asUintN(width, value))
  const literals = values.map((value, n) =>
    declare(shader, `%v${n}`, `OpConstant ${type} ${value}`),
  )
  const all = declare(shader, '%all', `OpConstantComposite ${array} ${literals.join(' ')}`)
  const line = `%variable = OpUntypedVariableKHR ${pointer} ${storageClass} ${array}${hasInitializer ? ` ${all}` : ''}`
  if (storageClass === 'Function') shader.locals.push(line)
  else {
    shader.globals.push(line)
    shader.interfaces.push('%variable')
  }
  if (!hasInitializer) shader.body.push(`OpStore %variable ${all}`)
  for (const index of [2, 0, 3]) {
    const at = given(shader, BigInt(index), 32)
    const place = result(shader, pointer, `OpUntypedAccessChainKHR ${array} %variable ${at}`)
    storedWide(shader, result(shader, type, `OpLoad ${place}`), values[index] as bigint, width)
  }
  const how = hasInitializer ? 'initialized' : 'stored'
  const made = caseOf(
    shader,
    `${text}/OpUntypedVariableKHR/${storageClass.toLowerCase()}-${how}-${width}-bits`,
    `OpUntypedVariableKHR in ${storageClass} with elements of ${width} bits, ${how}`,
  )
  // Vulkan has no untyped pointers into these storage classes: VUID-StandaloneSpirv-OpTypeUntypedPointerKHR-11417.
  return { ...made, environments: ['spv1.6'] }
}

/** Cases of SPV_KHR_untyped_pointers. */
export function untypedPointerCases(): readonly ResultCase[] {
  return [
    ...chains.flatMap((name) =>
      widths.flatMap((width) =>
        [1, 2].flatMap((times) =>
          [0, 8].map((offset) => loadCase(name, width, (times * width) / 8, offset)),
        ),
      ),
    ),
    ...widths.flatMap((width) => [
      storeCase(width, width / 8),
      lengthCase(width, width / 8, 0),
      lengthCase(width, width / 4, 8),
    ]),
    ...widths.flatMap((width) => [true, false].map((typed) => typedCopyCase(width, typed))),
    ...[4, 8, 12, 16].flatMap((size) => [copyCase(size, 0, 0), copyCase(size, 3, 1)]),
    ...widths.flatMap((width) =>
      (['Function', 'Private'] as const).flatMap((storageClass) =>
        [true, false].map((hasInitializer) => variableCase(storageClass, width, hasInitializer)),
      ),
    ),
  ]
}
