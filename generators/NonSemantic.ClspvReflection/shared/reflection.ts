import { facts } from '#spec/NonSemantic.ClspvReflection/facts'
import {
  type ReflectionInstruction,
  reflectionInstructions,
} from '#spec/NonSemantic.ClspvReflection/operands'
import type { Builder } from '../../builder/create-builder.ts'
import { MakerError } from '../../maker-error.ts'

/** The row of an instruction; a `MakerError` where the set has none of that name. */
function instructionNamed(name: string): ReflectionInstruction {
  const row = reflectionInstructions.find((each) => each.name === name)
  if (row === undefined)
    throw new MakerError('unknown-instruction', `the reflection set has no ${name}`)
  return row
}

/** What reflection is written on. */
interface Ground {
  readonly builder: Builder
  /** `OpTypeVoid`. */
  readonly nothing: number
  /** An `OpConstant` of 32-bit unsigned integer type, the same for the same value. */
  readonly constant: (value: number) => number
}

/** What `Kernel` has from version 5 on. */
interface KernelProperties {
  readonly numArguments?: number
  readonly flags?: number
  readonly attributes?: string
}

/** One import of the set and its instructions. */
export interface Reflection {
  readonly ground: Ground
  /** Version of the set. */
  readonly version: number
  /** Adds an instruction behind the last function; its result. */
  readonly add: (name: string, ...operands: readonly number[]) => number
  /** Adds a `Kernel` with the operands that it has in the version. */
  readonly addKernel: (kernel: number, name: string, properties?: KernelProperties) => number
}

/** A new import of that version of the set. */
export function createReflection(ground: Ground, version: number): Reflection {
  const { builder, constant, nothing } = ground
  const set = builder.add('OpExtInstImport', `${facts.instructionSet}${version}`)

  function add(name: string, ...operands: readonly number[]): number {
    const { number } = instructionNamed(name)
    return builder.place('function', 'OpExtInst', nothing, set, number, ...operands)
  }

  return {
    ground,
    version,
    add,
    addKernel(kernel, name, { numArguments = 3, flags = 0, attributes = '' } = {}) {
      const more = [constant(numArguments), constant(flags), builder.string(attributes)]
      return add('Kernel', kernel, builder.string(name), ...(version < 5 ? [] : more))
    },
  }
}
