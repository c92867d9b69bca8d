import type { CalledKernel, ResultCase } from './result-case.ts'
import { Shader } from './shader.ts'

/** The text whose instructions describe the kernel. */
export const text = 'NonSemantic.ClspvReflection'

/** Bytes that say nothing, other ones for other numbers. */
export function noise(seed: number, count: number): Uint8Array {
  return Uint8Array.from({ length: count }, (_, index) => (seed * 41 + index * 67 + 13) & 0xff)
}

/** Storage classes in which a kernel gets bytes. */
export type Given = 'StorageBuffer' | 'Uniform' | 'PushConstant'

/** A shader that is the kernel `main` of a program with that number of arguments; the first ones are the buffers 0 and 1. */
export class KernelShader extends Shader {
  constructor(count: number, bindings: readonly number[] = [0, 1]) {
    super()
    this.extensions.add('SPV_KHR_non_semantic_info')
    this.imports.push(`%reflection = OpExtInstImport "${text}.5"`)
    this.strings.push('%name = OpString "main"', '%attributes = OpString ""')
    this.say('Kernel', '%main', '%name', count, 0, '%attributes')
    for (const [binding, ordinal] of bindings.entries())
      this.say('ArgumentStorageBuffer', '%said0', ordinal, 0, binding)
  }

  /** Says something of the kernel: an instruction whose operands are names, or numbers, which become constants. */
  say(name: string, ...operands: readonly (string | number)[]): void {
    const ids = operands.map((each) => (typeof each === 'number' ? this.constant(each) : each))
    const line = `OpExtInst %void %reflection ${name} ${ids.join(' ')}`
    this.functions.push(`%said${this.functions.length} = ${line}`)
  }

  /** Declares the variable `%given`, a block of 32 bytes: two vectors of four words. */
  declareGiven(storage: Given, binding?: number): void {
    const four = this.vector('%uint', 4)
    this.decorate(
      'OpDecorate %given_block Block',
      'OpMemberDecorate %given_block 0 Offset 0',
      'OpMemberDecorate %given_block 1 Offset 16',
    )
    if (binding !== undefined)
      this.decorate('OpDecorate %given DescriptorSet 0', `OpDecorate %given Binding ${binding}`)
    this.globals.push(
      `%given_block = OpTypeStruct ${four} ${four}`,
      `%given_blocks = OpTypePointer ${storage} %given_block`,
      ...(storage === 'StorageBuffer' ? [] : [`%given_word = OpTypePointer ${storage} %uint`]),
      `%given = OpVariable %given_blocks ${storage}`,
    )
    this.interfaces.push('%given')
  }

  /** Loads a word of `%given`. */
  givenWord(storage: Given, index: number): string {
    const type = storage === 'StorageBuffer' ? '%word' : '%given_word'
    const operands = [index >> 2, index & 3].map((each) => this.constant(each)).join(' ')
    return this.load('%uint', this.result(type, `OpAccessChain %given ${operands}`))
  }

  /** A 32-bit specialization constant with that SpecId. */
  specialized(id: number, otherwise: number): string {
    const name = `%specialized${id}`
    this.decorate(`OpDecorate ${name} SpecId ${id}`)
    return this.declare(name, `OpSpecConstant %uint ${otherwise}`)
  }

  /** The case of the kernel: its arguments are the buffers 0 and 1 and then `more`. */
  toCalledCase(
    name: string,
    summary: string,
    parts: Partial<ResultCase> & {
      readonly more?: CalledKernel['arguments']
      readonly localSize?: CalledKernel['localSize']
    },
  ): ResultCase {
    const { more = [], localSize = [1, 1, 1], ...rest } = parts
    const made = this.toCase(`${text}/${name}`, summary)
    const input = { ...made.input, ...rest.input }
    const buffers = [0, 1].map((binding) => ({
      kind: 'buffer' as const,
      bytes: input[binding] ?? new Uint8Array(),
    }))
    const groups = rest.dispatch ?? [1, 1, 1]
    const call = { kernel: 'main', arguments: [...buffers, ...more], groups, localSize }
    return { ...made, call, ...rest, input }
  }
}
