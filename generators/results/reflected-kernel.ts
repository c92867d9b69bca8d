import type { CalledKernel, ResultCase } from './result-case.ts'
import { caseOf, constant, createShader, declare, result, type Shader, vector } from './shader.ts'

/** The text whose instructions describe the kernel. */
export const text = 'NonSemantic.ClspvReflection'

/** Bytes that say nothing, other ones for other numbers. */
export function noise(seed: number, count: number): Uint8Array {
  return Uint8Array.from({ length: count }, (_, at) => (seed * 41 + at * 67 + 13) & 0xff)
}

/** A shader that is the kernel `main` of a program, which nothing is said about yet. */
export function beginKernel(): Shader {
  const shader = createShader()
  shader.extensions.add('SPV_KHR_non_semantic_info')
  shader.imports.push(`%reflection = OpExtInstImport "${text}.5"`)
  shader.strings.push('%name = OpString "main"', '%attributes = OpString ""')
  return shader
}

/** Says something of the kernel: an instruction whose operands are names, or numbers, which become constants. */
export function say(shader: Shader, name: string, ...operands: readonly (string | number)[]): void {
  const ids = operands.map((each) => (typeof each === 'number' ? constant(shader, each) : each))
  const line = `OpExtInst %void %reflection ${name} ${ids.join(' ')}`
  shader.functions.push(`%said${shader.functions.length} = ${line}`)
}

/** Says that there is a kernel with so many arguments. */
export function sayKernel(shader: Shader, count: number): void {
  say(shader, 'Kernel', '%main', '%name', count, 0, '%attributes')
}

/** Says that an argument is the buffer of a binding. */
export function sayBuffer(shader: Shader, ordinal: number, binding: number): void {
  say(shader, 'ArgumentStorageBuffer', '%said0', ordinal, 0, binding)
}

/** Storage classes in which a kernel gets bytes. */
export type Given = 'StorageBuffer' | 'Uniform' | 'PushConstant'

/** Declares the variable `%given`, a block of 32 bytes: two vectors of four words. */
export function declareGiven(shader: Shader, storage: Given, binding?: number): void {
  const four = vector(shader, '%uint', 4)
  shader.decorations.push(
    'OpDecorate %given_block Block',
    'OpMemberDecorate %given_block 0 Offset 0',
    'OpMemberDecorate %given_block 1 Offset 16',
  )
  if (binding !== undefined)
    shader.decorations.push(
      'OpDecorate %given DescriptorSet 0',
      `OpDecorate %given Binding ${binding}`,
    )
  shader.globals.push(
    `%given_block = OpTypeStruct ${four} ${four}`,
    `%given_blocks = OpTypePointer ${storage} %given_block`,
    ...(storage === 'StorageBuffer' ? [] : [`%given_word = OpTypePointer ${storage} %uint`]),
    `%given = OpVariable %given_blocks ${storage}`,
  )
  shader.interfaces.push('%given')
}

/** Loads a word of `%given`. */
export function givenWord(shader: Shader, storage: Given, index: number): string {
  const type = storage === 'StorageBuffer' ? '%word' : '%given_word'
  const [member, component] = [index >> 2, index & 3].map((each) => constant(shader, each))
  return result(
    shader,
    '%uint',
    `OpLoad ${result(shader, type, `OpAccessChain %given ${member} ${component}`)}`,
  )
}

/** A 32-bit specialization constant with that SpecId. */
export function specialized(shader: Shader, id: number, otherwise: number): string {
  const name = `%specialized${id}`
  shader.decorations.push(`OpDecorate ${name} SpecId ${id}`)
  return declare(shader, name, `OpSpecConstant %uint ${otherwise}`)
}

/** The case of a kernel: its arguments are the buffers 0 and 1 and then `more`. */
export function calledCase(
  shader: Shader,
  name: string,
  summary: string,
  parts: Partial<ResultCase> & {
    readonly more?: CalledKernel['arguments']
    readonly localSize?: CalledKernel['localSize']
  },
): ResultCase {
  const { more = [], localSize = [1, 1, 1], ...rest } = parts
  const made = caseOf(shader, `${text}/${name}`, summary)
  const input = { ...made.input, ...rest.input }
  const buffers = [0, 1].map((binding) => ({
    kind: 'buffer' as const,
    bytes: input[binding] ?? new Uint8Array(),
  }))
  const groups = rest.dispatch ?? [1, 1, 1]
  const call = { kernel: 'main', arguments: [...buffers, ...more], groups, localSize }
  return { ...made, call, ...rest, input }
}
