import type { Argument } from '../../build/argument.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { resultsOf } from '../../words/results-of.ts'
import type { Declare } from './with-operand.ts'

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
export function unless(capability: string, declare: Declare): Declare {
  return (graft, module, at) =>
    declaresCapability(module, capability) ? undefined : declare(graft, module, at)
}

/** The result of the first such instruction in front of the one that is broken. */
export function first(...names: readonly string[]): Declare {
  return (_, module, at) => {
    const [found] = ordinalsOf(module, ...names)
    const instruction = found === undefined ? undefined : module.instructions[found]
    if (found === undefined || instruction === undefined || found >= at) return undefined
    return resultsOf(instruction).result
  }
}

export const uintType = type('OpTypeInt', 32, 0)
export const intType = unless('Kernel', type('OpTypeInt', 32, 1))
export const floatType = type('OpTypeFloat', 32)
export const boolType = type('OpTypeBool')
export const voidType = type('OpTypeVoid')
export const pairType = of(uintType, 'OpTypeVector', 2)

/** Objects and types that are neither a pointer nor a scalar integer, by what they are. */
export function constantOf(typeOf: Declare, ...words: readonly number[]): Declare {
  return of(typeOf, 'OpConstant', ...words.map((word) => ({ words: [word] })))
}

export const uintConstant = constantOf(uintType, 1)

/** What has a result and is no type: objects, and the function itself. */
export const noTypes: Readonly<Record<string, Declare>> = {
  constant: uintConstant,
  null: of(uintType, 'OpConstantNull'),
  undef: of(uintType, 'OpUndef'),
  variable: first('OpUntypedVariableKHR', 'OpVariable'),
  function: first('OpFunction'),
}

/** What is no pointer: objects of other types. */
export const noPointers: Readonly<Record<string, Declare>> = {
  integer: uintConstant,
  'wide-integer': where('Int64', constantOf(type('OpTypeInt', 64, 0), 16, 0)),
  'floating-point': constantOf(floatType, 0x3f80_0000),
  'null-structure': of(of(uintType, 'OpTypeStruct'), 'OpConstantNull'),
  undef: of(uintType, 'OpUndef'),
}

/** What is no scalar integer: objects of other types. */
export const noIntegers: Readonly<Record<string, Declare>> = {
  'floating-point': constantOf(floatType, 0),
  boolean: of(boolType, 'OpConstantFalse'),
  vector: of(pairType, 'OpConstantNull'),
  structure: of(of(uintType, 'OpTypeStruct'), 'OpConstantNull'),
}

/** Types that are no pointer types. */
export const noPointerTypes: Readonly<Record<string, Declare>> = {
  integer: uintType,
  vector: pairType,
  structure: of(uintType, 'OpTypeStruct'),
}
