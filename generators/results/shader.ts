import { bytesOf, wordsOf } from './bytes.ts'
import type { ResultCase } from './result-case.ts'

/** Widths of integers in bits. */
export const widths = [8, 16, 32, 64] as const

/** The capability by which a storage buffer holds integers of a width in bits; absent where none is needed. */
const storageAccess: Readonly<Record<number, string>> = {
  8: 'StorageBuffer8BitAccess',
  16: 'StorageBuffer16BitAccess',
}

/** A compute shader of one invocation that is being written: reads words of binding 0, writes words of binding 1. */
export class Shader {
  readonly capabilities = new Set(['Shader'])
  readonly extensions = new Set<string>()
  readonly imports: string[] = []
  readonly strings: string[] = []
  readonly decorations: string[] = []
  readonly globals: string[] = []
  readonly locals: string[] = []
  readonly body: string[] = []
  /** Functions besides the entry point, and what comes after them. */
  readonly functions: string[] = []
  readonly input: number[] = []
  readonly output: number[] = []
  readonly interfaces = ['%in', '%out']
  /** Features of Vulkan without which its environment leaves a result open. */
  readonly features = new Set<string>()
  /** Rules that only a run decides, and that a wrong result breaks. */
  readonly rules = new Set<string>()
  /** Buffers of the resource heap by the byte of their descriptor: before the run and, if that is checked, after it. */
  readonly heap = new Map<number, { readonly before: Uint8Array; readonly after?: Uint8Array }>()
  /** Bytes of descriptors by the instruction that declares their type. */
  readonly descriptorSizes = new Map<string, number>()
  readonly #operands: 'input' | 'constants'
  next = 0

  /** A shader that does nothing yet; given integers are words of the input, or constants. */
  constructor(operands: 'input' | 'constants' = 'input') {
    this.#operands = operands
  }

  /** Adds an instruction with a result to the body. */
  result(type: string, operation: string): string {
    const id = `%r${this.next++}`
    const [name, ...operands] = operation.split(' ')
    this.body.push([id, '=', name, type, ...operands].join(' '))
    return id
  }

  /** Declares something at module scope once. */
  declare(id: string, text: string): string {
    const line = `${id} = ${text}`
    if (!this.globals.includes(line)) this.globals.push(line)
    return id
  }

  /** Adds decorations, each once. */
  decorate(...lines: readonly string[]): void {
    for (const line of lines) if (!this.decorations.includes(line)) this.decorations.push(line)
  }

  /** A 32-bit constant. */
  constant(value: number): string {
    return value < 2 ? `%c${value}` : this.declare(`%c${value}`, `OpConstant %uint ${value}`)
  }

  /** The unsigned integer type of that width. */
  integer(width: number): string {
    return width === 32 ? '%uint' : this.#number('Int', `%uint${width}`, width, ' 0')
  }

  /** The floating-point type of that width. */
  float(width: number): string {
    return this.#number('Float', `%float${width}`, width, '')
  }

  #number(kind: 'Int' | 'Float', id: string, width: number, sign: string): string {
    if (width !== 32) this.capabilities.add(`${kind}${width}`)
    return this.declare(id, `OpType${kind} ${width}${sign}`)
  }

  /** The integer that has the bits of a float. */
  bitsOf(id: string, width: number): string {
    return this.result(this.integer(width), `OpBitcast ${id}`)
  }

  /** The vector of that many components; the component type if it is one. */
  vector(type: string, count: number): string {
    return count === 1 ? type : this.declare(`${type}v${count}`, `OpTypeVector ${type} ${count}`)
  }

  /** Makes a composite of its constituents. */
  construct(type: string, parts: readonly string[]): string {
    return this.result(type, `OpCompositeConstruct ${parts.join(' ')}`)
  }

  /** Takes a constituent out of a composite. */
  extract(type: string, composite: string, ...path: readonly number[]): string {
    return this.result(type, `OpCompositeExtract ${composite} ${path.join(' ')}`)
  }

  load(type: string, pointer: string): string {
    return this.result(type, `OpLoad ${pointer}`)
  }

  store(pointer: string, object: string): void {
    this.body.push(`OpStore ${pointer} ${object}`)
  }

  /** A pointer to a word of `%in` or `%out`. */
  word(buffer: '%in' | '%out', index: number): string {
    return this.result('%word', `OpAccessChain ${buffer} %c0 ${this.constant(index)}`)
  }

  /** Lets storage buffers hold numbers of that width. */
  inStorageBuffers(width: number): void {
    const capability = storageAccess[width]
    if (capability !== undefined) this.capabilities.add(capability)
  }

  /** Declares a block with one member, at a byte. */
  declareBlock(id: string, member: string, offset = 0): string {
    this.decorate(`OpDecorate ${id} Block`, `OpMemberDecorate ${id} 0 Offset ${offset}`)
    return this.declare(id, `OpTypeStruct ${member}`)
  }

  /** Declares `%in` or `%out` once more by its binding, as a variable of a block, and a pointer type for its member. */
  declareBuffer(
    id: string,
    block: string,
    [pointer, member]: readonly [string, string],
    binding: 0 | 1,
  ): void {
    this.decorate(`OpDecorate ${id} DescriptorSet 0`, `OpDecorate ${id} Binding ${binding}`)
    this.declare(`${id}_blocks`, `OpTypePointer StorageBuffer ${block}`)
    this.declare(pointer, `OpTypePointer StorageBuffer ${member}`)
    this.declare(id, `OpVariable ${id}_blocks StorageBuffer`)
    this.interfaces.push(id)
  }

  /** Loads the next words of the input, which is given this integer of that width; or declares a constant. */
  given(value: bigint, width = 32): string {
    const type = this.integer(width)
    if (this.#operands === 'constants')
      return this.declare(`${type}_${value}`, `OpConstant ${type} ${value}`)
    const words = width > 32 ? [value & 0xffff_ffffn, (value >> 32n) & 0xffff_ffffn] : [value]
    const ids = words.map((word) => {
      const index = this.input.push(Number(BigInt.asUintN(32, word))) - 1
      return this.load('%uint', this.word('%in', index))
    })
    if (width === 32) return ids[0] as string
    if (width < 32) return this.result(type, `OpUConvert ${ids[0]}`)
    return this.bitsOf(this.construct(this.vector('%uint', 2), ids), width)
  }

  /** Gives the next words of the input these bytes. */
  giveBytes(bytes: Uint8Array): void {
    this.input.push(...wordsOf(bytes))
  }

  /** Stores a 32-bit integer to the next word of the output, where the maker expects that word. */
  stored(id: string, expected: number): void {
    const index = this.output.push(expected >>> 0) - 1
    this.store(this.word('%out', index), id)
  }

  /** Stores an integer of that width, extended by zeros, where the maker expects that value. */
  storedWide(id: string, expected: bigint, width: number): void {
    const bits = BigInt.asUintN(width, expected)
    if (width < 32) this.stored(this.result('%uint', `OpUConvert ${id}`), Number(bits))
    else if (width === 32) this.stored(id, Number(bits))
    else {
      const pair = this.result(this.vector('%uint', 2), `OpBitcast ${id}`)
      for (const n of [0, 1])
        this.stored(this.extract('%uint', pair, n), Number((bits >> BigInt(32 * n)) & 0xffff_ffffn))
    }
  }

  /** Stores a Boolean as 1 or 0. */
  storedBoolean(id: string, expected: boolean): void {
    this.stored(this.result('%uint', `OpSelect ${id} %c1 %c0`), expected ? 1 : 0)
  }

  /** Stores a constant to each of the first words of the output, for which nothing is expected yet. */
  fillOutput(count: number, id: string): void {
    for (let n = 0; n < count; n++) this.store(this.word('%out', n), id)
  }

  /** Expects these bytes in the next words of the output. */
  expectBytes(bytes: Uint8Array): void {
    this.output.push(...wordsOf(bytes))
  }

  #assembly(): string {
    return `${[
      ...[...this.capabilities].map((name) => `OpCapability ${name}`),
      ...[...this.extensions].map((name) => `OpExtension "${name}"`),
      ...this.imports,
      'OpMemoryModel Logical GLSL450',
      `OpEntryPoint GLCompute %main "main" ${this.interfaces.join(' ')}`,
      'OpExecutionMode %main LocalSize 1 1 1',
      ...this.strings,
      'OpDecorate %words ArrayStride 4',
      'OpDecorate %block Block',
      'OpMemberDecorate %block 0 Offset 0',
      'OpDecorate %in DescriptorSet 0',
      'OpDecorate %in Binding 0',
      'OpDecorate %out DescriptorSet 0',
      'OpDecorate %out Binding 1',
      ...this.decorations,
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
      ...this.globals,
      '%main = OpFunction %void None %procedure',
      '%start = OpLabel',
      ...this.locals,
      ...this.body,
      'OpReturn',
      'OpFunctionEnd',
      ...this.functions,
    ].join('\n')}\n`
  }

  /** The case of a shader that is done. */
  toCase(id: string, summary: string, specialize?: ResultCase['specialize']): ResultCase {
    const expected = bytesOf(this.output)
    const { features, rules, heap, descriptorSizes } = this
    const after = [...heap].flatMap(([index, buffer]) =>
      buffer.after === undefined ? [] : [[`heap,${index}`, buffer.after] as const],
    )
    return {
      id,
      summary,
      ...(features.size === 0 ? {} : { features: [...features] }),
      ...(rules.size === 0 ? {} : { rules: [...rules] }),
      assembly: this.#assembly(),
      input: {
        0: bytesOf(this.input.length === 0 ? [0] : this.input),
        // Anything but what is expected.
        1: expected.map((byte) => ~byte),
        ...Object.fromEntries([...heap].map(([index, { before }]) => [`heap,${index}`, before])),
      },
      ...(specialize === undefined ? {} : { specialize }),
      ...(descriptorSizes.size === 0
        ? {}
        : { descriptorSizes: Object.fromEntries(descriptorSizes) }),
      expected: { 1: expected, ...Object.fromEntries(after) },
    }
  }
}
