import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction, Module } from '../../module.ts'
import { enumerant } from './grammar.ts'
import { perModule } from './surveys.ts'
import { isPointerType, storageClassOf } from './types.ts'
import { declaresVariable } from './variables.ts'

const physical32 = enumerant('AddressingModel', 'Physical32')
const physical64 = enumerant('AddressingModel', 'Physical64')
const physicalStorageBuffer64 = enumerant('AddressingModel', 'PhysicalStorageBuffer64')
const physicalStorageBuffer = enumerant('StorageClass', 'PhysicalStorageBuffer')

function addressingModel(module: Module): number | undefined {
  return module.all('OpMemoryModel')[0]?.operands[0]?.value
}

/** Width in bits of addresses in the physical addressing models; `undefined` in the others. */
export function addressWidth(module: Module): number | undefined {
  const model = addressingModel(module)
  if (model === physical32) return 32
  return model === physical64 ? 64 : undefined
}

/** Width in bits of the pointers of a type; `undefined` where they use no physical addressing (2.18, 3.2.3). */
export function pointerWidth(module: Module, type: Instruction | undefined): number | undefined {
  if (!isPhysicalPointer(module, type)) return undefined
  return addressWidth(module) ?? 64
}

/** Whether it is a pointer type that uses physical addressing (2.2.2). */
export function isPhysicalPointer(module: Module, type: Instruction | undefined): boolean {
  if (!isPointerType(type)) return false
  const model = addressingModel(module)
  if (model === physical32 || model === physical64) return true
  return model === physicalStorageBuffer64 && storageClassOf(type) === physicalStorageBuffer
}

/** Whether it is a pointer type that does not use physical addressing. */
export function isLogicalPointer(module: Module, type: Instruction | undefined): boolean {
  return isPointerType(type) && !isPhysicalPointer(module, type)
}

/** Whether the module may use pointers into PhysicalStorageBuffer. */
export function hasPhysicalStorageBuffer(module: Module): boolean {
  return addressingModel(module) === physicalStorageBuffer64
}

/** Place of the pointer that a pointer into the same object, or into its array, is made of. */
const handsOn: Readonly<Record<string, number>> = {
  OpCopyObject: 0,
  OpAccessChain: 0,
  OpInBoundsAccessChain: 0,
  OpPtrAccessChain: 0,
  OpInBoundsPtrAccessChain: 0,
  OpImageTexelPointer: 0,
  OpUntypedAccessChainKHR: 1,
  OpUntypedInBoundsAccessChainKHR: 1,
  OpUntypedPtrAccessChainKHR: 1,
  OpUntypedInBoundsPtrAccessChainKHR: 1,
  OpUntypedImageTexelPointerEXT: 1,
  OpRawAccessChainNV: 0,
}
const handsOnOpcodes = new Set(Object.keys(handsOn).map(opcodeOf))

/** Keyed by the id of a pointer that is made of another one, the id that it comes from through any number of those. */
const origins = perModule((module): ReadonlyMap<number, number> => {
  const found = new Map<number, number>()
  // Whatever a pointer is made from comes before it, else another rule is broken.
  module.each(handsOnOpcodes, (instruction) => {
    const from = instruction.valueAt(handsOn[instruction.name] ?? 0)
    if (from !== undefined) found.set(instruction.result, found.get(from) ?? from)
  })
  return found
})

/** The origin of a pointer through copies and access chains; the pointer itself if it is the result of neither. */
export function originOf(module: Module, pointer: number): Instruction | undefined {
  return module.definition(origins(module).get(pointer) ?? pointer)
}

/** The variable that a pointer comes from through copies and access chains; `undefined` if there is none. */
export function variableUnder(module: Module, pointer: number): Instruction | undefined {
  const origin = originOf(module, pointer)
  return origin !== undefined && declaresVariable(origin) ? origin : undefined
}

/** Instructions that make a variable pointer, whatever their operands are. */
export const variablePointerSources: readonly string[] = [
  'OpSelect',
  'OpPhi',
  'OpFunctionCall',
  'OpPtrAccessChain',
  'OpUntypedPtrAccessChainKHR',
  'OpLoad',
  'OpConstantNull',
]

/** Instructions that make a variable pointer of another one, and the place of that operand. */
const handingOn: Readonly<Record<string, number>> = {
  OpAccessChain: 0,
  OpInBoundsAccessChain: 0,
  OpCopyObject: 0,
  OpUntypedAccessChainKHR: 1,
  OpUntypedInBoundsAccessChainKHR: 1,
}

/** Ids that a use of the pointer `id` makes variable pointers as well. */
function handedOn(module: Module, user: Instruction, id: number): readonly number[] {
  const { name, operands, result } = user
  const place = handingOn[name]
  if (place !== undefined) return operands[place]?.value === id ? [result] : []
  if (name !== 'OpFunctionCall') return []
  const definition = module.definition(operands[0]?.value ?? 0)
  const callee = definition && module.functionOf(definition)
  return operands.slice(1).flatMap((argument, number) => {
    const parameter = callee?.parameters[number]
    return argument.value === id && parameter !== undefined ? [parameter.result] : []
  })
}

/** The variable pointers of a module, of either kind (2.2.2). */
export const variablePointers = perModule((module): ReadonlySet<number> => {
  const isLogical = (id: number): boolean => isLogicalPointer(module, module.typeOf(id))
  const found = new Set<number>()
  for (const name of variablePointerSources)
    for (const { result } of module.all(name)) if (isLogical(result)) found.add(result)
  // A set hands out what is added while it is walked.
  for (const id of found)
    for (const user of module.uses(id))
      for (const next of handedOn(module, user, id)) if (isLogical(next)) found.add(next)
  return found
})

const storageBuffer = enumerant('StorageClass', 'StorageBuffer')
const workgroup = enumerant('StorageClass', 'Workgroup')

/** Whether the module may use variable pointers at all. */
export function hasVariablePointers({ capabilities }: Module): boolean {
  return capabilities.has('VariablePointersStorageBuffer') || capabilities.has('VariablePointers')
}

/** Whether the module may use variable pointers into a storage class. */
export function mayBeVariable(module: Module, storageClass: number | undefined): boolean {
  if (storageClass === storageBuffer) return hasVariablePointers(module)
  return storageClass === workgroup && module.capabilities.has('VariablePointers')
}
