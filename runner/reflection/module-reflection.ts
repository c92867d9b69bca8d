import type { DescriptorType } from './descriptor-types.ts'
import type { Mismatch } from './mismatch.ts'

/** Operands by name, the first letter made small. A missing operand, or one without a value, is absent. */
export type NamedOperands = Readonly<Record<string, number | string>>

/** An instruction with its operands: `kind` is its name, `word` its first word, `kernel` the name of its kernel. */
export type ReflectedInstruction = NamedOperands & { readonly kind: string; readonly word: number }

/** An argument of a kernel; `info` is what clGetKernelArgInfo would answer. */
export type ArgumentRow = Readonly<Record<string, number | string | NamedOperands>> & {
  readonly kind: string
  readonly word: number
}

/** A kernel with the size that its work-groups must have. */
export interface KernelRow {
  readonly name: string
  /** Id of the function; 0 if there is none. */
  readonly function: number
  readonly word: number
  readonly numArguments?: number
  readonly flags?: number
  readonly attributes?: string
  readonly requiredWorkgroupSize?: readonly number[]
}

/** A binding that a runtime fills. */
export interface ResourceRow {
  readonly descriptorSet: number
  readonly binding: number
  readonly descriptorType: DescriptorType
  /** Absent where all kernels have it. */
  readonly kernel?: string
  /** Names of the instructions that share it, in order. */
  readonly kinds: readonly string[]
  /** Ids of the module's variables there. */
  readonly variables: readonly number[]
  /** Properties of a literal sampler. */
  readonly mask?: number
}

/** A constant that a runtime specializes. */
export interface SpecConstantRow {
  readonly kind: string
  /** Name of the operand. */
  readonly operand: string
  readonly kernel?: string
  readonly ordinal?: number
  readonly specId: number
  /** Ids of the module's constants with that SpecId. */
  readonly constants: readonly number[]
}

/** A string of a printf call. A property that cannot be read is absent; in a list, `null` is in its position. */
export interface PrintfRow {
  readonly id?: number
  readonly format?: string
  readonly argumentSizes: readonly (number | null)[]
}

/** The information that a runtime reads from a module, and the contradictions with the module. */
export interface ModuleReflection {
  /** The version in each import; empty if the module has no reflection. */
  readonly versions: readonly string[]
  readonly kernels: readonly KernelRow[]
  readonly arguments: readonly ArgumentRow[]
  readonly resources: readonly ResourceRow[]
  readonly pushConstants: readonly ReflectedInstruction[]
  readonly specConstants: readonly SpecConstantRow[]
  /** Constant data, program scope variables and their relocations; `bytes` is how many the data has. */
  readonly constantData: readonly ReflectedInstruction[]
  readonly printf: {
    readonly buffers: readonly ReflectedInstruction[]
    readonly strings: readonly PrintfRow[]
  }
  readonly mismatches: readonly Mismatch[]
}
