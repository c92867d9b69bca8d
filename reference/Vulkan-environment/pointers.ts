import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { goesIntoRows } from '../core/shared/row-major.ts'
import { perModule } from '../core/shared/surveys.ts'
import {
  declaresType,
  isIntegerType,
  pointeeType,
  scalarWidth,
  storageClassOf,
} from '../core/shared/types.ts'
import { isSilent } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'

const model = enumerant('AddressingModel', 'PhysicalStorageBuffer64')
const physical = enumerant('StorageClass', 'PhysicalStorageBuffer')
const aligned = enumerant('MemoryAccess', 'Aligned')
const octetsOfPointer = 8

function isPhysical(module: Module): boolean {
  return module.all('OpMemoryModel')[0]?.valueAt(0) === model
}

/** An access through a pointer into PhysicalStorageBuffer. */
interface PhysicalAccess {
  /** Place of the pointer among the operands. */
  readonly pointer: number
  /** The alignment that its memory operands give. */
  readonly alignment: number | undefined
}

/** Places of the pointers of instructions with memory operands. */
const pointers: Readonly<Record<string, readonly number[]>> = {
  OpLoad: [0],
  OpStore: [0],
  OpCopyMemory: [0, 1],
  OpCopyMemorySized: [0, 1],
  OpCooperativeMatrixLoadKHR: [0],
  OpCooperativeMatrixStoreKHR: [0],
  OpCooperativeMatrixLoadNV: [0],
  OpCooperativeMatrixStoreNV: [0],
}

function accesses(module: Module, instruction: Instruction): readonly PhysicalAccess[] {
  const places = (pointers[instruction.name] ?? []).filter(
    (place) => storageClassOf(operandType(module, instruction, place)) === physical,
  )
  if (places.length === 0) return []
  const { operands } = instruction
  const masks = operands.flatMap(({ kind, value }, index) =>
    kind === 'MemoryAccess' ? { value, at: index } : [],
  )
  return places.map((pointer) => {
    // The second mask is of Source; where there is one, it is of both.
    const mask = masks[pointer] ?? masks[0]
    const isAligned = mask !== undefined && (mask.value & aligned) !== 0
    return { pointer, alignment: isAligned ? operands[mask.at + 1]?.value : undefined }
  })
}

/** Keyed by the ordinal of a type declaration, octets of the largest scalar in it. Its constituents come before it. */
const largestScalars = perModule((module): ReadonlyMap<number, number> => {
  const found = new Map<number, number>()
  const { instructions } = module
  for (let index = 0; index < instructions.length; index++) {
    if (!declaresType({ opcode: module.opcodeAt(index) })) continue
    const type = instructions.at(index)
    if (type === undefined) continue
    const width = scalarWidth(type)
    if (width !== undefined) found.set(index, width / 8)
    else if (type.name === 'OpTypePointer' || type.name === 'OpTypeUntypedPointerKHR')
      found.set(index, type.valueAt(0) === physical ? octetsOfPointer : 0)
    else found.set(index, largestPart(module, type, found))
  }
  return found
})

function largestPart(
  module: Module,
  { name, operands }: Instruction,
  found: ReadonlyMap<number, number>,
): number {
  const isOfOne = ['OpTypeVector', 'OpTypeMatrix', 'OpTypeArray', 'OpTypeRuntimeArray']
  const parts =
    name === 'OpTypeStruct' ? operands : isOfOne.includes(name) ? operands.slice(0, 1) : []
  let most = 0
  for (const { value } of parts) {
    // Pointers may be declared after what holds them.
    const size = found.get(module.definitionIndex(value))
    const isLater = size === undefined && module.definition(value)?.name === 'OpTypePointer'
    most = Math.max(most, isLater ? octetsOfPointer : (size ?? 0))
  }
  return most
}

/** The type of the value that an instruction loads or stores. */
function accessedType(module: Module, instruction: Instruction): Instruction | undefined {
  const type = pointeeType(module, operandType(module, instruction, 0))
  if (type !== undefined) return type
  if (instruction.name === 'OpLoad') return resultType(module, instruction)
  return instruction.name === 'OpStore' ? operandType(module, instruction, 1) : undefined
}

/** Physical pointers. */
export const checks: readonly Check[] = [
  // Physical pointers.
  {
    rule: 'Vulkan-environment/physical-access-aligned',
    at: Object.keys(pointers),
    among: ['PhysicalStorageBufferAddresses'],
    judge(instruction, module, report) {
      for (const { pointer, alignment } of accesses(module, instruction))
        if (alignment === undefined && isPhysical(module))
          report(operandWord(instruction, pointer), 'the access has no Aligned')
    },
  },
  {
    rule: 'Vulkan-environment/physical-access-alignment',
    at: ['OpLoad', 'OpStore'],
    among: ['PhysicalStorageBufferAddresses'],
    judge(instruction, module, report) {
      for (const { alignment } of accesses(module, instruction)) {
        const type = alignment === undefined ? undefined : accessedType(module, instruction)
        if (type === undefined || alignment === undefined || !isPhysical(module)) continue
        const size = largestScalars(module).get(type.index) ?? 0
        if (size > 0 && alignment % size !== 0)
          report(
            operandWord(instruction, 0),
            `the alignment is ${alignment}, and the largest scalar has ${size} octets`,
          )
      }
    },
  },
  {
    rule: 'Vulkan-environment/physical-integer-width',
    at: ['OpConvertUToPtr', 'OpConvertPtrToU'],
    judge(instruction, module, report) {
      if (!isPhysical(module)) return
      const isTo = instruction.name === 'OpConvertPtrToU'
      const type = isTo ? resultType(module, instruction) : operandType(module, instruction, 0)
      if (isIntegerType(type) && scalarWidth(type) !== 64)
        report(operandWord(instruction, 0), `the integer has ${scalarWidth(type)} bits`)
    },
  },
  // Matrices with rows one after the other.
  {
    rule: 'Vulkan-environment/physical-row-major-access',
    at: ['OpAccessChain', 'OpInBoundsAccessChain'],
    among: ['PhysicalStorageBufferAddresses'],
    judge(chain, module, report) {
      if (module.all('OpMemoryModel')[0]?.valueAt(0) !== model) return
      if (!goesIntoRows(module, chain)) return
      for (const use of module.uses(chain.result)) {
        if (isSilent(module, use)) continue
        const isAccess =
          (use.name === 'OpLoad' || use.name === 'OpStore') && use.valueAt(0) === chain.result
        if (!isAccess) report(use.word, `${use.name} takes a pointer into a matrix with RowMajor`)
      }
    },
  },
]
