import type { Check } from '../check.ts'
import { constituentType } from '../core/shared/composite-type.ts'
import { containing } from '../core/shared/contains-type.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import { innermostElement } from '../core/shared/innermost.ts'
import { operandType, operandWord } from '../core/shared/operand.ts'
import { storageClassOf } from '../core/shared/pointer-type.ts'
import { heldType } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'
import { specialized } from './shared/specialized.ts'

const at = ['OpVariable', 'OpUntypedVariableKHR']

function classes(...names: readonly string[]): ReadonlySet<number> {
  return new Set(names.map((name) => enumerant('StorageClass', name)))
}

const uniform = enumerant('StorageClass', 'Uniform')
const arrayed = classes('StorageBuffer', 'Uniform', 'UniformConstant')
const ofBlocks = classes('StorageBuffer', 'Uniform', 'PhysicalStorageBuffer')
const nodePayload = classes('NodePayloadAMDX')

const containsRunTimeArray = containing(({ name }) => name === 'OpTypeRuntimeArray')

function isBlock(module: Module, { result }: Instruction): boolean {
  return module.isDecorated(result, 'Block')
}

/** Whether run-time arrays in a structure are allowed in the storage class, as far as the structure decides. */
function mayEndOpen(module: Module, structure: Instruction, storage: number): boolean {
  if (isBlock(module, structure)) return ofBlocks.has(storage)
  return storage === uniform && module.isDecorated(structure.result, 'BufferBlock')
}

/** Whether a run-time array is in a structure otherwise than as its last member. */
function hasOtherRunTimeArray(module: Module, { operands }: Instruction): boolean {
  return operands.some(({ value }, member) => {
    const type = module.definition(value)
    const isLast = member === operands.length - 1 && type?.name === 'OpTypeRuntimeArray'
    return containsRunTimeArray(module, isLast ? constituentType(module, type, 0) : type)
  })
}

/** Whether every run-time array in the type of a variable is in a place for one. */
function isWellPlaced(module: Module, type: Instruction, storage: number): boolean {
  if (nodePayload.has(storage)) return true
  let outer: Instruction | undefined = type
  if (outer.name === 'OpTypeRuntimeArray' && arrayed.has(storage))
    outer = constituentType(module, outer, 0)
  if (!containsRunTimeArray(module, outer)) return true
  while (outer?.name === 'OpTypeArray') outer = constituentType(module, outer, 0)
  return outer?.name === 'OpTypeStruct' && mayEndOpen(module, outer, storage)
}

/** Run-time arrays and specialized ones in the types of variables. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-environment/run-time-array-place',
    among: ['OpTypeRuntimeArray'],
    judgeModule(module, report) {
      const structures = new Set<Instruction>()
      for (const name of at)
        for (const variable of module.all(name)) {
          const type = heldType(module, variable)
          const storage = variable.valueAt(0)
          if (type === undefined || storage === undefined) continue
          if (!containsRunTimeArray(module, type)) continue
          if (!isWellPlaced(module, type, storage))
            report(variable.word, `variable %${variable.result} has a run-time array`)
          else {
            const structure = innermostElement(module, type)
            if (structure?.name === 'OpTypeStruct') structures.add(structure)
          }
        }
      for (const structure of structures)
        if (hasOtherRunTimeArray(module, structure))
          report(structure.word, `structure %${structure.result} has an inner run-time array`)
    },
  },
  specialized('Vulkan-environment/specialized-array', 'OpTypeArray'),
  {
    rule: 'Vulkan-environment/array-length-of-uniform',
    at: ['OpArrayLength', 'OpUntypedArrayLengthKHR'],
    judge(instruction, module, report) {
      const place = instruction.name === 'OpArrayLength' ? 0 : 1
      const pointer = operandType(module, instruction, place)
      if (storageClassOf(pointer) !== uniform) return
      const id = place === 0 ? pointer?.valueAt(1) : instruction.valueAt(0)
      const structure = module.definition(id ?? 0)
      if (structure?.name === 'OpTypeStruct' && isBlock(module, structure))
        report(operandWord(instruction, place), 'the structure with Block is in Uniform')
    },
  },
]
