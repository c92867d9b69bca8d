import { opcodeOf } from '#spec/grammar/opcodes'
import { instruction } from '../../builder/instruction.ts'
import type { Instruction, Module } from '../../module.ts'
import { firstFunction, graft } from '../../mutate/graft.ts'
import { insertInstructions } from '../../mutate/insert-instructions.ts'
import type { Declare } from './operands.ts'
import { isLogical, type Pointer, storageClass } from './pointers.ts'
import { uintType } from './things.ts'
import { createWorld, type World, type WorldOptions } from './world.ts'

const opFunctionEnd = opcodeOf('OpFunctionEnd')

/**
 * The module in which, in front of the instruction with ordinal `at`, a function is called that is said to give back
 * something of that type, and never does.
 */
export function calledInVain(module: Module, at: number, type: number): Module | undefined {
  if (at < firstFunction(module)) return undefined
  const declare = graft(module, at)
  const signature = declare.type('OpTypeFunction', type)
  if (signature === undefined) return undefined
  const { module: wider, shift } = declare.done()
  const [callee, label, result] = [wider.bound, wider.bound + 1, wider.bound + 2]
  const called = insertInstructions(
    wider,
    at + shift,
    instruction('OpFunctionCall', type, result, callee),
  )
  const end = called.instructions.map(({ opcode }) => opcode).lastIndexOf(opFunctionEnd) + 1
  const whole = insertInstructions(
    called,
    end === 0 ? called.instructions.length : end,
    instruction('OpFunction', type, callee, 'None', signature),
    instruction('OpLabel', label),
    instruction('OpUnreachable'),
    instruction('OpFunctionEnd'),
  )
  return { ...whole, bound: wider.bound + 3 }
}

const opLabel = opcodeOf('OpLabel')

/** The label of the only block of the function that has the instruction with ordinal `at`. */
function onlyBlock({ instructions }: Module, at: number): Instruction | undefined {
  const end = instructions.findIndex(({ opcode }, each) => each > at && opcode === opFunctionEnd)
  const begin = instructions
    .slice(0, at)
    .map(({ opcode }) => opcode)
    .lastIndexOf(opFunctionEnd)
  const labels = instructions
    .slice(begin + 1, end < 0 ? at : end)
    .filter(({ opcode }) => opcode === opLabel)
  return labels.length === 1 ? labels[0] : undefined
}

/**
 * The module in which a new block begins in front of the instruction with ordinal `at`, with an `OpPhi` that takes the
 * pointer. `undefined` where the function has more blocks than one, or more words stand in its label than one.
 */
export function joinedByPhi(module: Module, at: number, pointer: Pointer): Module | undefined {
  const block = onlyBlock(module, at)?.words[0]
  if (block === undefined) return undefined
  const [next, phi] = [module.bound, module.bound + 1]
  const added = insertInstructions(
    module,
    at,
    instruction('OpBranch', next),
    instruction('OpLabel', next),
    instruction('OpPhi', pointer.type, phi, pointer.id, block),
  )
  return { ...added, bound: module.bound + 2 }
}

function pointer(name: 'OpTypeUntypedPointerKHR' | 'OpTypePointer', into: string): Declare {
  return (graft, module, at) => {
    if (!isLogical(module, storageClass(into))) return undefined
    if (name === 'OpTypeUntypedPointerKHR') return graft.add(name, into)
    const pointee = uintType(graft, module, at)
    return pointee === undefined ? undefined : graft.add(name, into, pointee)
  }
}

function around(content: Declare, ...names: readonly ('array' | 'structure')[]): Declare {
  return (graft, module, at) => {
    const integer = uintType(graft, module, at)
    let type = content(graft, module, at)
    if (integer === undefined || type === undefined) return undefined
    for (const name of names) {
      type =
        name === 'structure'
          ? graft.add('OpTypeStruct', integer, type)
          : graft.add('OpTypeArray', type, graft.add('OpConstant', integer, 3))
    }
    return type
  }
}

const untyped = pointer('OpTypeUntypedPointerKHR', 'Function')

/** Logical pointer types of either kind, where a module's addressing model makes them so. */
export const logicalPointerTypes: Readonly<Record<string, Declare>> = {
  'untyped-pointer': untyped,
  'typed-pointer': pointer('OpTypePointer', 'Function'),
}

/** Types that contain one. */
export const typesWithLogicalPointers: Readonly<Record<string, Declare>> = {
  array: around(untyped, 'array'),
  structure: around(untyped, 'structure'),
  'array-of-structures': around(untyped, 'structure', 'array'),
  'structure-with-a-typed-pointer': around(pointer('OpTypePointer', 'Workgroup'), 'structure'),
  'nested-structures': around(untyped, 'array', 'structure', 'structure'),
}

/** Which capabilities for variable pointers are declared; the first implies the second. */
export const variablePointerCapabilities = [
  'VariablePointers',
  'VariablePointersStorageBuffer',
] as const

type VariablePointerCapability = (typeof variablePointerCapabilities)[number]

/** A shader with variable pointers by that capability alone. */
export function createVariableWorld(
  capability: VariablePointerCapability,
  { minor = 6, ...options }: WorldOptions = {},
): World {
  const world = createWorld('shader', { minor, ...options })
  world.builder.capability(capability)
  if (minor < 3) world.builder.extension('SPV_KHR_variable_pointers')
  return { ...world, ground: 'variable-pointers' }
}

/** Storage classes that variable pointers point into with that capability. */
export function variableClassesOf(capability: VariablePointerCapability): readonly string[] {
  return capability === 'VariablePointers' ? ['StorageBuffer', 'Workgroup'] : ['StorageBuffer']
}
