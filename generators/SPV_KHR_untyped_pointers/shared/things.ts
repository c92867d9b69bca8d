import { instructionByOpcode } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Argument } from '../../builder/argument.ts'
import type { Instruction } from '../../module.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import { firstFunction } from '../../mutate/graft.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { resultsOf } from '../../words/results-of.ts'
import type { Declare } from './operands.ts'

/** How many words an instruction may have behind the first. */
interface Lengths {
  readonly least: number
  readonly most: number
}

const endless = Number.POSITIVE_INFINITY

const lengths: Readonly<Record<string, Lengths>> = {
  OpTypeUntypedPointerKHR: { least: 2, most: 2 },
  OpUntypedVariableKHR: { least: 3, most: 5 },
  OpUntypedAccessChainKHR: { least: 4, most: endless },
  OpUntypedInBoundsAccessChainKHR: { least: 4, most: endless },
  OpUntypedPtrAccessChainKHR: { least: 5, most: endless },
  OpUntypedInBoundsPtrAccessChainKHR: { least: 5, most: endless },
  OpUntypedArrayLengthKHR: { least: 5, most: 5 },
  OpUntypedPrefetchKHR: { least: 2, most: 5 },
}

/** Names of the eight instructions that the text adds. */
export const newInstructions: readonly string[] = Object.keys(lengths)

/** The lengths of one of them; `undefined` for other instructions. */
export function lengthsOf(instruction: Instruction | undefined): Lengths | undefined {
  return lengths[instructionByOpcode(instruction?.opcode ?? 0)?.name ?? '']
}

const opFunctionEnd = opcodeOf('OpFunctionEnd')

/** A scalar type, or a vector or matrix type of one that is declared. */
export function type(name: string, ...args: readonly Argument[]): Declare {
  return (graft) => graft.type(name, ...args)
}

/** Something new that begins with something else: of that type, or with that element. */
export function of(first: Declare, name: string, ...args: readonly Argument[]): Declare {
  return (graft, module, at) => {
    const id = first(graft, module, at)
    if (id === undefined) return undefined
    return /^OpType(Vector|Matrix)$/.test(name)
      ? graft.type(name, id, ...args)
      : graft.add(name, id, ...args)
  }
}

/** Only in modules that declare the capability. */
export function where(capability: string, declare: Declare): Declare {
  return (graft, module, at) =>
    declaresCapability(module, capability) ? declare(graft, module, at) : undefined
}

/** Only in modules that do not declare the capability. */
function unless(capability: string, declare: Declare): Declare {
  return (graft, module, at) =>
    declaresCapability(module, capability) ? undefined : declare(graft, module, at)
}

/** The result of the first such instruction, unless it stands behind the one that is broken or in another function. */
export function first(...names: readonly string[]): Declare {
  return (_, module, at) => {
    const [found = at] = ordinalsOf(module, ...names)
    const instruction = module.instructions[found]
    const between = module.instructions.slice(found, at)
    const apart =
      found >= firstFunction(module) && between.some(({ opcode }) => opcode === opFunctionEnd)
    return instruction === undefined || found >= at || apart
      ? undefined
      : resultsOf(instruction).result
  }
}

export const uintType = type('OpTypeInt', 32, 0)

export const intType = unless('Kernel', type('OpTypeInt', 32, 1))

export const floatType = type('OpTypeFloat', 32)

export const boolType = type('OpTypeBool')

export const voidType = type('OpTypeVoid')

export const pairType = of(uintType, 'OpTypeVector', 2)

export const structureType = of(uintType, 'OpTypeStruct')

/** A plain constant of that type, with those words for its value. */
export function constantOf(typeOf: Declare, ...words: readonly number[]): Declare {
  return of(typeOf, 'OpConstant', { words })
}

export const uintConstant = constantOf(uintType, 1)

/** What has a result and is no type: objects, and the function itself. */
export const noTypes = {
  constant: uintConstant,
  null: of(uintType, 'OpConstantNull'),
  undef: of(uintType, 'OpUndef'),
  variable: first('OpUntypedVariableKHR', 'OpVariable'),
  function: first('OpFunction'),
} as const satisfies Readonly<Record<string, Declare>>

/** What is no pointer: objects of other types. */
export const noPointers = {
  integer: uintConstant,
  'wide-integer': where('Int64', constantOf(type('OpTypeInt', 64, 0), 16, 0)),
  'floating-point': constantOf(floatType, 0x3f80_0000),
  'null-structure': of(structureType, 'OpConstantNull'),
  undef: of(uintType, 'OpUndef'),
} as const satisfies Readonly<Record<string, Declare>>

/** What is no scalar integer: objects of other types. */
export const noIntegers = {
  'floating-point': constantOf(floatType, 0),
  boolean: of(boolType, 'OpConstantFalse'),
  vector: of(pairType, 'OpConstantNull'),
  structure: of(structureType, 'OpConstantNull'),
} as const satisfies Readonly<Record<string, Declare>>
