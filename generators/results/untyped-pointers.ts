import { integerAt, putInteger } from './bytes.ts'
import type { ResultCase } from './result-case.ts'
import { widths } from './shader.ts'
import { text, UntypedShader } from './untyped-shader.ts'

const bytes = Uint8Array.from({ length: 32 }, (_, n) => (17 + 29 * n) & 0xff)

class BlockShader extends UntypedShader {
  constructor(...rules: readonly string[]) {
    super('untyped-access-behaves-as-typed-access', ...rules)
    this.giveBytes(bytes)
  }

  /** A block with a run-time array of integers of that width, `stride` bytes apart, from byte `offset`. */
  blockOf(width: number, stride: number, offset: number): string {
    const type = this.integer(width)
    this.inStorageBuffers(width)
    const array = `%array_${width}_${stride}_${offset}`
    this.declare(array, `OpTypeRuntimeArray ${type}`)
    this.decorate(`OpDecorate ${array} ArrayStride ${stride}`)
    return this.declareBlock(`%block_${width}_${stride}_${offset}`, array, offset)
  }
}

/** Loads of every width from bytes that are seen as an array with a stride. */
function loadCase(name: string, width: number, stride: number, offset: number): ResultCase {
  const shader = new BlockShader('chain-index-is-in-bounds')
  if (name.includes('InBounds')) shader.show('in-bounds-chain-points-into-its-object')
  const block = shader.blockOf(width, stride, offset)
  const type = shader.integer(width)
  for (const index of [0, 1, 2].filter((n) => offset + n * stride + width / 8 <= bytes.length)) {
    const place = shader.element(block, '%in', index, name)
    const value = integerAt(bytes, offset + index * stride, width)
    shader.storedWide(shader.load(type, place), value, width)
  }
  return shader.toCase(
    `${text}/${name}/load-${width}-bits-stride-${stride}-offset-${offset}`,
    `${name} to elements of ${width} bits, ${stride} bytes apart from byte ${offset}`,
  )
}

/** Stores of every width, seen as the words of a typed buffer. */
function storeCase(width: number, stride: number): ResultCase {
  const shader = new BlockShader()
  const block = shader.blockOf(width, stride, 0)
  const after = new Uint8Array(16)
  shader.fillOutput(4, '%c0')
  for (const index of [1, 0]) {
    const value = BigInt.asUintN(width, 0xa1b2_c3d4_e5f6_0718n + BigInt(index))
    const constant = `OpConstant ${shader.integer(width)} ${value}`
    const literal = shader.declare(`%literal_${index}`, constant)
    shader.store(shader.element(block, '%out', index), literal)
    putInteger(after, index * stride, value, width)
  }
  shader.expectBytes(after)
  return shader.toCase(
    `${text}/OpStore/${width}-bits-stride-${stride}`,
    `OpStore of ${width} bits through untyped pointers, ${stride} bytes apart`,
  )
}

function copyCase(size: number, from: number, to: number): ResultCase {
  const shader = new BlockShader('copy-memory-sized-copies-bytes')
  const block = shader.blockOf(32, 4, 0)
  shader.fillOutput(8, '%c0')
  const target = shader.element(block, '%out', to)
  const source = shader.element(block, '%in', from)
  shader.body.push(`OpCopyMemorySized ${target} ${source} ${shader.constant(size)}`)
  const after = new Uint8Array(32)
  after.set(bytes.subarray(4 * from, 4 * from + size), 4 * to)
  shader.expectBytes(after)
  const id = `${text}/OpCopyMemorySized/${size}-bytes-from-${from}-to-${to}`
  return shader.toCase(id, `OpCopyMemorySized of ${size} bytes from word ${from} to word ${to}`)
}

/** One pointer is typed and says how much is copied; the other is not. */
function typedCopyCase(width: number, isTargetTyped: boolean): ResultCase {
  const shader = new BlockShader()
  const type = shader.integer(width)
  const array = shader.declare('%copied', `OpTypeArray ${type} ${shader.constant(64 / width)}`)
  shader.decorate(`OpDecorate ${array} ArrayStride ${width / 8}`)
  shader.inStorageBuffers(width)
  shader.declareBlock('%typed_block', array)
  shader.declareBuffer('%typed', '%typed_block', ['%typed_array', array], isTargetTyped ? 1 : 0)
  const other = isTargetTyped ? '%in' : '%out'
  const untyped = shader.result('%untyped', `OpUntypedAccessChainKHR %block ${other} %c0 %c0`)
  const typed = shader.result('%typed_array', 'OpAccessChain %typed %c0')
  const [to, from] = isTargetTyped ? [typed, untyped] : [untyped, typed]
  shader.body.push(`OpCopyMemory ${to} ${from}`)
  shader.expectBytes(bytes.subarray(0, 8))
  const how = isTargetTyped ? 'to' : 'from'
  return shader.toCase(
    `${text}/OpCopyMemory/${how}-typed-${width}-bits`,
    `OpCopyMemory of an array of ${width} bits ${how} a typed pointer`,
  )
}

function lengthCase(width: number, stride: number, offset: number): ResultCase {
  const shader = new BlockShader('array-length-pointer-has-the-value-of-a-descriptor')
  const block = shader.blockOf(width, stride, offset)
  const length = shader.result('%uint', `OpUntypedArrayLengthKHR ${block} %in 0`)
  shader.stored(length, Math.floor((bytes.length - offset) / stride))
  return shader.toCase(
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
  const shader = new BlockShader(...(hasInitializer ? ['initializer-is-the-initial-value'] : []))
  const type = shader.integer(width)
  const array = shader.declare('%four', `OpTypeArray ${type} ${shader.constant(4)}`)
  const pointer = shader.declare('%own', `OpTypeUntypedPointerKHR ${storageClass}`)
  const values = [3n, 1n, 0xfedc_ba98_7654_3210n, 7n].map((value) => BigInt.asUintN(width, value))
  const literals = values.map((value, n) => shader.declare(`%v${n}`, `OpConstant ${type} ${value}`))
  const all = shader.declare('%all', `OpConstantComposite ${array} ${literals.join(' ')}`)
  const line = `%variable = OpUntypedVariableKHR ${pointer} ${storageClass} ${array}${hasInitializer ? ` ${all}` : ''}`
  const isLocal = storageClass === 'Function'
  ;(isLocal ? shader.locals : shader.globals).push(line)
  if (!isLocal) shader.interfaces.push('%variable')
  if (!hasInitializer) shader.store('%variable', all)
  for (const index of [2, 0, 3]) {
    const position = shader.given(BigInt(index))
    const place = shader.result(pointer, `OpUntypedAccessChainKHR ${array} %variable ${position}`)
    shader.storedWide(shader.load(type, place), values[index] as bigint, width)
  }
  const how = hasInitializer ? 'initialized' : 'stored'
  const made = shader.toCase(
    `${text}/OpUntypedVariableKHR/${storageClass.toLowerCase()}-${how}-${width}-bits`,
    `OpUntypedVariableKHR in ${storageClass} with elements of ${width} bits, ${how}`,
  )
  // Vulkan has no untyped pointers into these storage classes: VUID-StandaloneSpirv-OpTypeUntypedPointerKHR-11417.
  return { ...made, environments: ['spv1.6'] }
}

/** Cases of SPV_KHR_untyped_pointers. */
export function untypedPointerCases(): readonly ResultCase[] {
  const both = [true, false]
  return [
    ...['OpUntypedAccessChainKHR', 'OpUntypedInBoundsAccessChainKHR'].flatMap((name) =>
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
      ...both.map((isTyped) => typedCopyCase(width, isTyped)),
      ...(['Function', 'Private'] as const).flatMap((storageClass) =>
        both.map((hasInitializer) => variableCase(storageClass, width, hasInitializer)),
      ),
    ]),
    ...[4, 8, 12, 16].flatMap((size) => [copyCase(size, 0, 0), copyCase(size, 3, 1)]),
  ]
}
