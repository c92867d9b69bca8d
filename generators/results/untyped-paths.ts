import { integerAt } from './bytes.ts'
import type { ResultCase } from './result-case.ts'
import { widths } from './shader.ts'
import { text, UntypedShader } from './untyped-shader.ts'

const bytes = Uint8Array.from({ length: 64 }, (_, n) => (41 + 23 * n) & 0xff)

/** A shader in which `%element_block` is a block with a run-time array of integers of a width. */
class PathShader extends UntypedShader {
  readonly width: number
  readonly type: string

  constructor(width: number, isVariable: boolean, ...rules: readonly string[]) {
    super(...rules)
    this.width = width
    if (isVariable) this.capabilities.add('VariablePointersStorageBuffer')
    this.inStorageBuffers(width)
    this.decorate(`OpDecorate %elements ArrayStride ${width / 8}`)
    this.type = this.integer(width)
    this.declare('%elements', `OpTypeRuntimeArray ${this.type}`)
    this.declareBlock('%element_block', '%elements')
    this.giveBytes(bytes)
  }

  /** Declares the type of pointers from which chains step by elements. */
  stepping(): void {
    this.decorate(`OpDecorate %stepping ArrayStride ${this.width / 8}`)
    this.globals.push('%stepping = OpTypeUntypedPointerKHR StorageBuffer')
  }

  /** Stores what a pointer to the byte `index` leads to. */
  loaded(pointer: string, index: number): void {
    this.storedValue(this.load(this.type, pointer), index)
  }

  storedValue(value: string, index: number): void {
    this.storedWide(value, integerAt(bytes, index, this.width), this.width)
  }
}

/** From element 1, to elements before and after it. */
function elementCase(name: string, width: number, isDynamic: boolean): ResultCase {
  const shader = new PathShader(width, true, 'element-stays-in-its-array')
  if (name.includes('InBounds')) shader.show('in-bounds-chain-points-into-its-object')
  shader.stepping()
  for (const [from, step] of [
    [1, 3],
    [0, 7],
    [2, 0],
  ] as const) {
    const operands = `%element_block %in %c0 ${shader.constant(from)}`
    const base = shader.result('%stepping', `OpUntypedAccessChainKHR ${operands}`)
    const element = isDynamic ? shader.given(BigInt(step)) : shader.constant(step)
    const pointer = shader.result('%stepping', `${name} ${shader.type} ${base} ${element}`)
    shader.loaded(pointer, ((from + step) * width) / 8)
  }
  return shader.toCase(
    `${text}/${name}/${width}-bits-by-${isDynamic ? 'input' : 'constant'}`,
    `${name} to elements of ${width} bits, by a number that ${isDynamic ? 'the input gives' : 'is constant'}`,
  )
}

/** A block whose Element is 0. */
function blockCase(name: string, width: number): ResultCase {
  const shader = new PathShader(width, true, 'element-of-a-block-is-zero')
  const zero = shader.given(0n)
  shader.stepping()
  const whole = shader.result('%stepping', 'OpUntypedAccessChainKHR %element_block %in')
  for (const index of [3, 0]) {
    const operands = `%element_block ${whole} ${zero} %c0 ${shader.constant(index)}`
    shader.loaded(shader.result('%stepping', `${name} ${operands}`), (index * width) / 8)
  }
  return shader.toCase(
    `${text}/${name}/block-of-${width}-bits`,
    `${name} from a block, with Element 0`,
  )
}

/** A pointer to one of two elements: the one that a condition takes, or a copy of the second or first. */
function chosen(
  shader: PathShader,
  name: string,
  condition: string,
  [first, second]: readonly [string, string],
  isSecond: boolean,
): string {
  const pointer = isSecond ? second : first
  switch (name) {
    case 'OpSelect':
      return shader.result('%untyped', `OpSelect ${condition} ${second} ${first}`)
    case 'OpPhi': {
      const [yes, no, end] = ['yes', 'no', 'end'].map((stem) => `%${stem}_${isSecond ? 5 : 2}`)
      shader.body.push(
        `OpSelectionMerge ${end} None`,
        `OpBranchConditional ${condition} ${yes} ${no}`,
        `${yes} = OpLabel`,
        `OpBranch ${end}`,
        `${no} = OpLabel`,
        `OpBranch ${end}`,
        `${end} = OpLabel`,
      )
      return shader.result('%untyped', `OpPhi ${second} ${yes} ${first} ${no}`)
    }
    case 'OpCopyObject':
      return shader.result('%untyped', `OpCopyObject ${pointer}`)
    default:
      return pointer
  }
}

/** Pointers that control flow or a condition chooses, or that are copied or passed to a function. */
function chosenCase(name: string, width: number): ResultCase {
  const shader = new PathShader(width, name !== 'OpCopyObject')
  const { type } = shader
  const isPassed = name === 'OpFunctionParameter'
  const both = [2, 5].map((index) => shader.element('%element_block', '%in', index))
  for (const index of isPassed || name === 'OpCopyObject' ? [2, 5] : [5, 2]) {
    const isSecond = index === 5
    const condition = shader.result('%bool', `OpINotEqual ${shader.given(isSecond ? 1n : 0n)} %c0`)
    const pointer = chosen(shader, name, condition, both as [string, string], isSecond)
    if (isPassed) shader.declare('%reads', `OpTypeFunction ${type} %untyped`)
    const value = isPassed
      ? shader.result(type, `OpFunctionCall %reader ${pointer}`)
      : shader.load(type, pointer)
    shader.storedValue(value, (index * width) / 8)
  }
  if (isPassed)
    shader.functions.push(
      `%reader = OpFunction ${type} None %reads`,
      '%read = OpFunctionParameter %untyped',
      '%reading = OpLabel',
      `%was_read = OpLoad ${type} %read`,
      'OpReturnValue %was_read',
      'OpFunctionEnd',
    )
  return shader.toCase(
    `${text}/${name}/untyped-${width}-bits`,
    `an untyped pointer to ${width} bits as the result of ${name}`,
  )
}

/** Distances in bytes, and comparisons. */
function comparedCase(width: number): ResultCase {
  const shader = new PathShader(width, true, 'subtracted-pointers-are-into-one-array')
  shader.capabilities.add('VariablePointers')
  shader.declare('%int', 'OpTypeInt 32 1')
  for (const [from, to] of [
    [6, 1],
    [1, 6],
    [4, 4],
  ] as const) {
    const [first, second] = [from, to].map((index) =>
      shader.element('%element_block', '%in', shader.given(BigInt(index))),
    )
    const distance = shader.result('%int', `OpPtrDiff ${first} ${second}`)
    shader.stored(shader.bitsOf(distance, 32), ((from - to) * width) / 8)
    for (const [name, expected] of [
      ['OpPtrEqual', from === to],
      ['OpPtrNotEqual', from !== to],
    ] as const)
      shader.storedBoolean(shader.result('%bool', `${name} ${first} ${second}`), expected)
  }
  return shader.toCase(
    `${text}/OpPtrDiff/untyped-${width}-bits`,
    `OpPtrDiff, OpPtrEqual and OpPtrNotEqual of untyped pointers to elements of ${width} bits`,
  )
}

/** Bytes that are not whole words. */
function copyCase([size, from, to]: readonly [number, number, number]): ResultCase {
  const width = [size, from, to].every((each) => each % 2 === 0) ? 16 : 8
  const sizes =
    width === 16 ? 'a-multiple-of-two-with-16-bit-storage' : 'any-number-with-8-bit-storage'
  const rules = ['copy-memory-sized-copies-bytes', `copied-size-is-${sizes}`]
  const shader = new PathShader(width, false, ...rules)
  shader.fillOutput(4, '%c0')
  const source = shader.element('%element_block', '%in', from / (width / 8))
  const target = shader.element('%element_block', '%out', to / (width / 8))
  shader.body.push(`OpCopyMemorySized ${target} ${source} ${shader.constant(size)}`)
  const after = new Uint8Array(16)
  after.set(bytes.subarray(from, from + size), to)
  shader.expectBytes(after)
  return shader.toCase(
    `${text}/OpCopyMemorySized/${size}-bytes-from-byte-${from}-to-${to}`,
    `OpCopyMemorySized of ${size} bytes from byte ${from} to byte ${to}`,
  )
}

/** Through a structure, an array of arrays and a vector. */
function deepCase(name: string, stride: number, offset: number): ResultCase {
  const shader = new PathShader(32, false, 'chain-index-is-in-bounds')
  shader.decorate(
    `OpDecorate %inner ArrayStride ${stride}`,
    `OpDecorate %outer ArrayStride ${2 * stride}`,
    'OpDecorate %deep Block',
    'OpMemberDecorate %deep 0 Offset 0',
    `OpMemberDecorate %deep 1 Offset ${offset}`,
  )
  shader.declare('%pair', 'OpTypeVector %uint 2')
  shader.declare('%inner', `OpTypeArray %pair ${shader.constant(2)}`)
  shader.declare('%outer', 'OpTypeRuntimeArray %inner')
  shader.declare('%deep', 'OpTypeStruct %uint %outer')
  for (const [row, column, component] of [
    [0, 1, 1],
    [1, 0, 0],
    [0, 0, 1],
  ] as const) {
    const indexes = [row, column, component].map((index) => shader.given(BigInt(index)))
    const operands = ['%deep %in', shader.constant(1), ...indexes].join(' ')
    const pointer = shader.result('%untyped', `${name} ${operands}`)
    shader.loaded(pointer, offset + (2 * row + column) * stride + 4 * component)
  }
  return shader.toCase(
    `${text}/${name}/deep-stride-${stride}-offset-${offset}`,
    `${name} through a member, two arrays and a vector, by indexes that the input gives`,
  )
}

/** Bytes that are copied: how many, and from and to which. */
const copies = [
  [1, 0, 0],
  [1, 3, 5],
  [3, 1, 2],
  [5, 2, 1],
  [7, 9, 4],
  [2, 0, 0],
  [2, 6, 2],
  [6, 2, 4],
  [10, 4, 0],
] as const

/** Cases of SPV_KHR_untyped_pointers about the ways that lead to a pointer. */
export function untypedPathCases(): readonly ResultCase[] {
  const steps = ['OpUntypedPtrAccessChainKHR', 'OpUntypedInBoundsPtrAccessChainKHR']
  const chains = ['OpUntypedAccessChainKHR', 'OpUntypedInBoundsAccessChainKHR']
  const passing = ['OpSelect', 'OpPhi', 'OpFunctionParameter', 'OpCopyObject']
  return [
    ...widths.flatMap((width) => [
      ...steps.flatMap((name) => [
        elementCase(name, width, false),
        elementCase(name, width, true),
        blockCase(name, width),
      ]),
      ...passing.map((name) => chosenCase(name, width)),
      comparedCase(width),
    ]),
    ...copies.map(copyCase),
    ...chains.flatMap((name) =>
      [8, 16].flatMap((stride) => [8, 16].map((offset) => deepCase(name, stride, offset))),
    ),
  ]
}
