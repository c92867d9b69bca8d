import { integerAt } from './bytes.ts'
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
  storedBoolean,
  storedWide,
  untypedShader,
} from './shader.ts'

const text = 'SPV_KHR_untyped_pointers'
const widths = [8, 16, 32, 64] as const
const bytes = Uint8Array.from({ length: 64 }, (_, n) => (41 + 23 * n) & 0xff)

function begin(width: number, isVariable: boolean, ...rules: readonly string[]): Shader {
  const shader = untypedShader(...rules)
  if (isVariable) shader.capabilities.add('VariablePointersStorageBuffer')
  inStorageBuffers(shader, width)
  shader.decorations.push(`OpDecorate %elements ArrayStride ${width / 8}`)
  declare(shader, '%elements', `OpTypeRuntimeArray ${integer(shader, width)}`)
  declareBlock(shader, '%element_block', '%elements')
  shader.input.push(...new Uint32Array(bytes.buffer))
  return shader
}

/** Declares the type of pointers from which chains step by elements. */
function stepping(shader: Shader, width: number): void {
  shader.decorations.push(`OpDecorate %stepping ArrayStride ${width / 8}`)
  declare(shader, '%stepping', 'OpTypeUntypedPointerKHR StorageBuffer')
}

function element(shader: Shader, index: string): string {
  return result(shader, '%untyped', `OpUntypedAccessChainKHR %element_block %in %c0 ${index}`)
}

function loaded(shader: Shader, pointer: string, at: number, width: number): void {
  const value = result(shader, integer(shader, width), `OpLoad ${pointer}`)
  storedWide(shader, value, integerAt(bytes, at, width), width)
}

/** From element 1, to elements before and after it. */
function elementCase(name: string, width: number, isDynamic: boolean): ResultCase {
  const shader = begin(width, true, 'element-stays-in-its-array')
  if (name.includes('InBounds')) shader.rules.add(`${text}/in-bounds-chain-points-into-its-object`)
  stepping(shader, width)
  for (const [from, step] of [
    [1, 3],
    [0, 7],
    [2, 0],
  ] as const) {
    const operands = `%element_block %in %c0 ${constant(shader, from)}`
    const base = result(shader, '%stepping', `OpUntypedAccessChainKHR ${operands}`)
    const by = isDynamic ? given(shader, BigInt(step), 32) : constant(shader, step)
    const pointer = result(shader, '%stepping', `${name} ${integer(shader, width)} ${base} ${by}`)
    loaded(shader, pointer, ((from + step) * width) / 8, width)
  }
  const how = isDynamic ? 'input' : 'constant'
  return caseOf(
    shader,
    `${text}/${name}/${width}-bits-by-${how}`,
    `${name} to elements of ${width} bits, by a number that ${isDynamic ? 'the input gives' : 'is constant'}`,
  )
}

/** A block whose Element is 0. */
function blockCase(name: string, width: number): ResultCase {
  const shader = begin(width, true, 'element-of-a-block-is-zero')
  const zero = given(shader, 0n, 32)
  stepping(shader, width)
  const whole = result(shader, '%stepping', 'OpUntypedAccessChainKHR %element_block %in')
  for (const index of [3, 0]) {
    const operands = `%element_block ${whole} ${zero} %c0 ${constant(shader, index)}`
    loaded(shader, result(shader, '%stepping', `${name} ${operands}`), (index * width) / 8, width)
  }
  return caseOf(
    shader,
    `${text}/${name}/block-of-${width}-bits`,
    `${name} from a block, with Element 0`,
  )
}

/** Pointers that control flow or a condition chooses. */
function chosenCase(how: 'select' | 'phi' | 'function' | 'copy', width: number): ResultCase {
  const shader = begin(width, how !== 'copy')
  const [first, second] = [
    element(shader, constant(shader, 2)),
    element(shader, constant(shader, 5)),
  ]
  const taken = how === 'copy' || how === 'function' ? [2, 5] : [5, 2]
  for (const index of taken) {
    const isSecond = index === 5
    const flag = given(shader, isSecond ? 1n : 0n, 32)
    const condition = result(shader, '%bool', `OpINotEqual ${flag} %c0`)
    const operand = isSecond ? second : first
    const at = (index * width) / 8
    if (how === 'copy')
      loaded(shader, result(shader, '%untyped', `OpCopyObject ${operand}`), at, width)
    if (how === 'select') {
      const pointer = result(shader, '%untyped', `OpSelect ${condition} ${second} ${first}`)
      loaded(shader, pointer, at, width)
    }
    if (how === 'phi') {
      const [yes, no, end] = ['yes', 'no', 'end'].map((stem) => `%${stem}_${index}`)
      shader.body.push(
        `OpSelectionMerge ${end} None`,
        `OpBranchConditional ${condition} ${yes} ${no}`,
        `${yes} = OpLabel`,
        `OpBranch ${end}`,
        `${no} = OpLabel`,
        `OpBranch ${end}`,
        `${end} = OpLabel`,
      )
      const pointer = result(shader, '%untyped', `OpPhi ${second} ${yes} ${first} ${no}`)
      loaded(shader, pointer, at, width)
    }
    if (how === 'function') {
      const type = integer(shader, width)
      declare(shader, '%reads', `OpTypeFunction ${type} %untyped`)
      const value = result(shader, type, `OpFunctionCall %reader ${operand}`)
      storedWide(shader, value, integerAt(bytes, at, width), width)
    }
  }
  if (how === 'function')
    shader.functions.push(
      `%reader = OpFunction ${integer(shader, width)} None %reads`,
      '%read = OpFunctionParameter %untyped',
      '%reading = OpLabel',
      `%was_read = OpLoad ${integer(shader, width)} %read`,
      'OpReturnValue %was_read',
      'OpFunctionEnd',
    )
  const names = {
    select: 'OpSelect',
    phi: 'OpPhi',
    function: 'OpFunctionParameter',
    copy: 'OpCopyObject',
  }
  return caseOf(
    shader,
    `${text}/${names[how]}/untyped-${width}-bits`,
    `an untyped pointer to ${width} bits as the result of ${names[how]}`,
  )
}

/** Distances in bytes, and comparisons. */
function comparedCase(width: number): ResultCase {
  const shader = begin(width, true, 'subtracted-pointers-are-into-one-array')
  shader.capabilities.add('VariablePointers')
  declare(shader, '%int', 'OpTypeInt 32 1')
  for (const [from, to] of [
    [6, 1],
    [1, 6],
    [4, 4],
  ] as const) {
    const [first, second] = [from, to].map((index) =>
      element(shader, given(shader, BigInt(index), 32)),
    )
    const distance = result(shader, '%int', `OpPtrDiff ${first} ${second}`)
    stored(shader, result(shader, '%uint', `OpBitcast ${distance}`), ((from - to) * width) / 8)
    for (const [name, expected] of [
      ['OpPtrEqual', from === to],
      ['OpPtrNotEqual', from !== to],
    ] as const) {
      const answer = result(shader, '%bool', `${name} ${first} ${second}`)
      storedBoolean(shader, answer, expected)
    }
  }
  return caseOf(
    shader,
    `${text}/OpPtrDiff/untyped-${width}-bits`,
    `OpPtrDiff, OpPtrEqual and OpPtrNotEqual of untyped pointers to elements of ${width} bits`,
  )
}

/** Bytes that are no whole words. */
function copyCase(size: number, from: number, to: number): ResultCase {
  const width = size % 2 === 0 && from % 2 === 0 && to % 2 === 0 ? 16 : 8
  const sizes =
    width === 16 ? 'a-multiple-of-two-with-16-bit-storage' : 'any-number-with-8-bit-storage'
  const rules = ['copy-memory-sized-copies-bytes', `copied-size-is-${sizes}`]
  const shader = begin(width, false, ...rules)
  for (let n = 0; n < 4; n++) stored(shader, '%c0', 0)
  shader.output.splice(0)
  const [source, target] = [
    ['%in', from],
    ['%out', to],
  ].map(([buffer, at]) =>
    result(
      shader,
      '%untyped',
      `OpUntypedAccessChainKHR %element_block ${buffer} %c0 ${constant(shader, Number(at) / (width / 8))}`,
    ),
  )
  shader.body.push(`OpCopyMemorySized ${target} ${source} ${constant(shader, size)}`)
  const after = new Uint8Array(16)
  after.set(bytes.subarray(from, from + size), to)
  shader.output.push(...new Uint32Array(after.buffer))
  return caseOf(
    shader,
    `${text}/OpCopyMemorySized/${size}-bytes-from-byte-${from}-to-${to}`,
    `OpCopyMemorySized of ${size} bytes from byte ${from} to byte ${to}`,
  )
}

/** Through a structure, an array of arrays and a vector. */
function deepCase(name: string, stride: number, offset: number): ResultCase {
  const shader = begin(32, false, 'chain-index-is-in-bounds')
  shader.decorations.push(
    `OpDecorate %inner ArrayStride ${stride}`,
    `OpDecorate %outer ArrayStride ${2 * stride}`,
    'OpDecorate %deep Block',
    'OpMemberDecorate %deep 0 Offset 0',
    `OpMemberDecorate %deep 1 Offset ${offset}`,
  )
  declare(shader, '%pair', 'OpTypeVector %uint 2')
  declare(shader, '%inner', `OpTypeArray %pair ${constant(shader, 2)}`)
  declare(shader, '%outer', 'OpTypeRuntimeArray %inner')
  declare(shader, '%deep', 'OpTypeStruct %uint %outer')
  for (const [row, column, component] of [
    [0, 1, 1],
    [1, 0, 0],
    [0, 0, 1],
  ] as const) {
    const indexes = [row, column, component].map((index) => given(shader, BigInt(index), 32))
    const pointer = result(
      shader,
      '%untyped',
      `${name} %deep %in ${constant(shader, 1)} ${indexes.join(' ')}`,
    )
    loaded(shader, pointer, offset + (2 * row + column) * stride + 4 * component, 32)
  }
  return caseOf(
    shader,
    `${text}/${name}/deep-stride-${stride}-offset-${offset}`,
    `${name} through a member, two arrays and a vector, by indexes that the input gives`,
  )
}

/** Cases of SPV_KHR_untyped_pointers about the ways that lead to a pointer. */
export function untypedPathCases(): readonly ResultCase[] {
  const steps = ['OpUntypedPtrAccessChainKHR', 'OpUntypedInBoundsPtrAccessChainKHR'] as const
  const chains = ['OpUntypedAccessChainKHR', 'OpUntypedInBoundsAccessChainKHR'] as const
  return [
    ...widths.flatMap((width) => [
      ...steps.flatMap((name) => [
        elementCase(name, width, false),
        elementCase(name, width, true),
        blockCase(name, width),
      ]),
      ...(['select', 'phi', 'function', 'copy'] as const).map((how) => chosenCase(how, width)),
      comparedCase(width),
    ]),
    ...(
      [
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
    ).map(([size, from, to]) => copyCase(size, from, to)),
    ...chains.flatMap((name) =>
      [8, 16].flatMap((stride) => [8, 16].map((offset) => deepCase(name, stride, offset))),
    ),
  ]
}
