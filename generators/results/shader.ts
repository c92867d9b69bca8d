import { bytesOf } from './bytes.ts'
import type { ResultCase } from './result-case.ts'

const capabilities: Readonly<Record<number, string>> = { 8: 'Int8', 16: 'Int16', 64: 'Int64' }

/** A compute shader of one invocation that is being written: reads words of binding 0, writes words of binding 1. */
export interface Shader {
  readonly capabilities: Set<string>
  readonly extensions: Set<string>
  readonly imports: string[]
  readonly strings: string[]
  readonly decorations: string[]
  readonly globals: string[]
  readonly locals: string[]
  readonly body: string[]
  /** Functions besides the entry point, and what comes after them. */
  readonly functions: string[]
  readonly input: number[]
  readonly output: number[]
  readonly interfaces: string[]
  /** Rules that only a run decides, and that a wrong result breaks. */
  readonly rules: Set<string>
  /** Buffers of the resource heap by the byte of their descriptor: before the run and, if that is checked, after it. */
  readonly heap: Map<number, { readonly before: Uint8Array; readonly after?: Uint8Array }>
  /** Bytes of descriptors by the instruction that declares their type. */
  readonly descriptorSizes: Map<string, number>
  /** Where given integers come from: words of the input, or constants. */
  readonly operands: 'input' | 'constants'
  next: number
}

/** A shader that does nothing yet. */
export function createShader(operands: Shader['operands'] = 'input'): Shader {
  return {
    operands,
    capabilities: new Set(['Shader']),
    extensions: new Set(),
    imports: [],
    strings: [],
    decorations: [],
    globals: [],
    locals: [],
    body: [],
    functions: [],
    input: [],
    output: [],
    interfaces: ['%in', '%out'],
    rules: new Set(),
    heap: new Map(),
    descriptorSizes: new Map(),
    next: 0,
  }
}

/** Adds an instruction with a result to the body. */
export function result(shader: Shader, type: string, operation: string): string {
  const id = `%r${shader.next++}`
  const [name, ...operands] = operation.split(' ')
  shader.body.push(`${id} = ${name} ${type}${operands.map((each) => ` ${each}`).join('')}`)
  return id
}

/** Declares something at module scope once. */
export function declare(shader: Shader, id: string, text: string): string {
  const line = `${id} = ${text}`
  if (!shader.globals.includes(line)) shader.globals.push(line)
  return id
}

/** A 32-bit constant. */
export function constant(shader: Shader, value: number): string {
  return value < 2 ? `%c${value}` : declare(shader, `%c${value}`, `OpConstant %uint ${value}`)
}

/** The unsigned integer type of that width. */
export function integer(shader: Shader, width: number): string {
  const capability = capabilities[width]
  if (capability === undefined) return '%uint'
  shader.capabilities.add(capability)
  return declare(shader, `%uint${width}`, `OpTypeInt ${width} 0`)
}

/** The capability by which a storage buffer holds integers of a width in bits; absent where none is needed. */
const storageAccess: Readonly<Record<number, string>> = {
  8: 'StorageBuffer8BitAccess',
  16: 'StorageBuffer16BitAccess',
}

/** Lets storage buffers hold numbers of that width. */
export function inStorageBuffers(shader: Shader, width: number): void {
  const capability = storageAccess[width]
  if (capability !== undefined) shader.capabilities.add(capability)
}

/** Declares a block with one member, at a byte. */
export function declareBlock(shader: Shader, id: string, member: string, offset = 0): string {
  for (const line of [`OpDecorate ${id} Block`, `OpMemberDecorate ${id} 0 Offset ${offset}`])
    if (!shader.decorations.includes(line)) shader.decorations.push(line)
  return declare(shader, id, `OpTypeStruct ${member}`)
}

/** A shader with untyped pointers into storage buffers, `%untyped`, whose cases show rules of their text. */
export function untypedShader(...rules: readonly string[]): Shader {
  const shader = createShader()
  const text = 'SPV_KHR_untyped_pointers'
  shader.capabilities.add('UntypedPointersKHR')
  shader.extensions.add(text)
  for (const rule of rules) shader.rules.add(`${text}/${rule}`)
  declare(shader, '%untyped', 'OpTypeUntypedPointerKHR StorageBuffer')
  return shader
}

/** The vector of that many words. */
export function vector(shader: Shader, type: string, count: number): string {
  return declare(shader, `${type}v${count}`, `OpTypeVector ${type} ${count}`)
}

/** Loads the next words of the input, which is given this integer of that width; or declares a constant. */
export function given(shader: Shader, value: bigint, width: number): string {
  const type = integer(shader, width)
  if (shader.operands === 'constants')
    return declare(shader, `${type}_${value}`, `OpConstant ${type} ${value}`)
  const words = width > 32 ? [value & 0xffff_ffffn, (value >> 32n) & 0xffff_ffffn] : [value]
  const ids = words.map((word) => {
    const index = constant(shader, shader.input.length)
    shader.input.push(Number(BigInt.asUintN(32, word)))
    return result(
      shader,
      '%uint',
      `OpLoad ${result(shader, '%word', `OpAccessChain %in %c0 ${index}`)}`,
    )
  })
  if (width === 32) return ids[0] as string
  if (width < 32) return result(shader, type, `OpUConvert ${ids[0]}`)
  const pair = result(shader, vector(shader, '%uint', 2), `OpCompositeConstruct ${ids.join(' ')}`)
  return result(shader, type, `OpBitcast ${pair}`)
}

/** Stores a 32-bit integer to the next word of the output, where the maker expects that word. */
export function stored(shader: Shader, id: string, expected: number): void {
  const index = constant(shader, shader.output.length)
  shader.output.push(expected >>> 0)
  shader.body.push(`OpStore ${result(shader, '%word', `OpAccessChain %out %c0 ${index}`)} ${id}`)
}

/** Stores an integer of that width, extended by zeros, where the maker expects that value. */
export function storedWide(shader: Shader, id: string, expected: bigint, width: number): void {
  const bits = BigInt.asUintN(width, expected)
  if (width < 32) stored(shader, result(shader, '%uint', `OpUConvert ${id}`), Number(bits))
  else if (width === 32) stored(shader, id, Number(bits))
  else {
    const pair = result(shader, vector(shader, '%uint', 2), `OpBitcast ${id}`)
    for (const n of [0, 1])
      stored(
        shader,
        result(shader, '%uint', `OpCompositeExtract ${pair} ${n}`),
        Number((bits >> BigInt(32 * n)) & 0xffff_ffffn),
      )
  }
}

/** Stores a Boolean as 1 or 0. */
export function storedBoolean(shader: Shader, id: string, expected: boolean): void {
  stored(shader, result(shader, '%uint', `OpSelect ${id} %c1 %c0`), expected ? 1 : 0)
}

function textOf(shader: Shader): string {
  return `${[
    ...[...shader.capabilities].map((name) => `OpCapability ${name}`),
    ...[...shader.extensions].map((name) => `OpExtension "${name}"`),
    ...shader.imports,
    'OpMemoryModel Logical GLSL450',
    `OpEntryPoint GLCompute %main "main" ${shader.interfaces.join(' ')}`,
    'OpExecutionMode %main LocalSize 1 1 1',
    ...shader.strings,
    'OpDecorate %words ArrayStride 4',
    'OpDecorate %block Block',
    'OpMemberDecorate %block 0 Offset 0',
    'OpDecorate %in DescriptorSet 0',
    'OpDecorate %in Binding 0',
    'OpDecorate %out DescriptorSet 0',
    'OpDecorate %out Binding 1',
    ...shader.decorations,
    '%void = OpTypeVoid',
    '%procedure = OpTypeFunction %void',
    '%bool = OpTypeBool',
    '%uint = OpTypeInt 32 0',
    '%c0 = OpConstant %uint 0',
    '%c1 = OpConstant %uint 1',
    '%words = OpTypeRuntimeArray %uint',
    '%block = OpTypeStruct %words',
    '%blocks = OpTypePointer StorageBuffer %block',
    '%word = OpTypePointer StorageBuffer %uint',
    '%in = OpVariable %blocks StorageBuffer',
    '%out = OpVariable %blocks StorageBuffer',
    ...shader.globals,
    '%main = OpFunction %void None %procedure',
    '%start = OpLabel',
    ...shader.locals,
    ...shader.body,
    'OpReturn',
    'OpFunctionEnd',
    ...shader.functions,
  ].join('\n')}\n`
}

/** The case of a shader that is done. */
export function caseOf(
  shader: Shader,
  id: string,
  summary: string,
  specialize?: ResultCase['specialize'],
): ResultCase {
  const expected = bytesOf(shader.output)
  const { rules, heap, descriptorSizes } = shader
  const after = [...heap].flatMap(([at, buffer]) =>
    buffer.after === undefined ? [] : [[`heap,${at}`, buffer.after] as const],
  )
  return {
    id,
    summary,
    ...(rules.size === 0 ? {} : { rules: [...rules] }),
    assembly: textOf(shader),
    input: {
      0: bytesOf(shader.input.length === 0 ? [0] : shader.input),
      // Anything but what is expected.
      1: expected.map((byte) => ~byte),
      ...Object.fromEntries([...heap].map(([at, { before }]) => [`heap,${at}`, before])),
    },
    ...(specialize === undefined ? {} : { specialize }),
    ...(descriptorSizes.size === 0 ? {} : { descriptorSizes: Object.fromEntries(descriptorSizes) }),
    expected: { 1: expected, ...Object.fromEntries(after) },
  }
}
