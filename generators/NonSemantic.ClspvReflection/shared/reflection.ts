import type { Section } from '../../build/section.ts'
import { instructionNamed } from './instruction-named.ts'
import { setName } from './set-name.ts'
import type { Ground } from './shader.ts'

const opExtInst = 12

/** Where reflection stands: among types and constants, or wherever the functions have got to. */
export type Place = Extract<Section, 'declaration' | 'function'>

/** What `Kernel` has from version 5 on. */
export interface KernelProperties {
  readonly numArguments?: number
  readonly flags?: number
  readonly attributes?: string
}

/** One import of the set and its instructions. */
export interface Reflection {
  readonly ground: Ground
  /** Version of the set. */
  readonly version: number
  /** Adds an instruction; its result. With a function open it goes into the block, else behind the last function. */
  readonly add: (name: string, ...operands: readonly number[]) => number
  /** As `add`, in that place. */
  readonly addIn: (place: Place, name: string, ...operands: readonly number[]) => number
  /** As `add`, with a result id that was handed out before. */
  readonly define: (result: number, name: string, ...operands: readonly number[]) => void
  /** Adds a `Kernel` with the operands that it has in the version. */
  readonly addKernel: (kernel: number, name: string, properties?: KernelProperties) => number
}

/** A new import of that version of the set, also where there is one already. */
export function createReflection(ground: Ground, version: number): Reflection {
  const { builder, constant, nothing } = ground
  const set = builder.add('OpExtInstImport', setName(version))

  function addIn(place: Place, name: string, ...operands: readonly number[]): number {
    const { number } = instructionNamed(name)
    return builder.place(place, 'OpExtInst', nothing, set, number, ...operands)
  }

  function add(name: string, ...operands: readonly number[]): number {
    return addIn('function', name, ...operands)
  }

  return {
    ground,
    version,
    add,
    addIn,
    define(result, name, ...operands) {
      const { number } = instructionNamed(name)
      builder.raw(opExtInst, [nothing, result, set, number, ...operands], 'function')
    },
    addKernel(kernel, name, { numArguments = 3, flags = 0, attributes = '' } = {}) {
      const more = [constant(numArguments), constant(flags), builder.string(attributes)]
      return add('Kernel', kernel, builder.string(name), ...(version < 5 ? [] : more))
    },
  }
}
