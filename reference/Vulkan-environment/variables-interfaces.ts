import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { type Contains, containing, containsBoolean } from '../core/shared/contained-types.ts'
import { enumerant, enumerantSet } from '../core/shared/grammar.ts'
import { callsOf } from '../core/shared/models.ts'
import { operandType, operandWord } from '../core/shared/operands.ts'
import { constituentType, innermostElement, storageClassOf } from '../core/shared/types.ts'
import { heldType, isBuiltIn, variablesIn } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'
import { specialized } from '../shared/interfaces.ts'
import type { Term } from '../terms.ts'

const [physical, pushConstant] = [
  enumerant('StorageClass', 'PhysicalStorageBuffer'),
  enumerant('StorageClass', 'PushConstant'),
]

const containsPhysicalPointer = containing(
  (type) => type.name === 'OpTypePointer' && type.valueAt(0) === physical,
)

const brainFloat = enumerant('FPEncoding', 'BFloat16KHR')

const containsBrainFloat = containing(
  (type) => type.name === 'OpTypeFloat' && type.valueAt(1) === brainFloat,
)

/** Checks that the type of no variable in Input or Output, built-ins apart, is or contains some type. */
function neverHolds(rule: RuleId, contains: Contains, what: string, among: Term): Check {
  return {
    rule,
    at: ['OpVariable', 'OpUntypedVariableKHR'],
    having: ['StorageClass.Input', 'StorageClass.Output'],
    among: [among],
    judge(variable, module, report) {
      if (contains(module, heldType(module, variable)) && !isBuiltIn(module, variable))
        report(variable.word, `interface variable %${variable.result} holds ${what}`)
    },
  }
}

function listed(module: Module, entryPoint: Instruction): readonly number[] {
  const interfaces = entryPoint.operands.slice(3).map(({ value }) => value)
  return [...new Set(interfaces)].filter((id) => {
    const variable = module.definition(id)
    const isVariable = variable?.name === 'OpVariable' || variable?.name === 'OpUntypedVariableKHR'
    return isVariable && variable.valueAt(0) === pushConstant
  })
}

/**
 * By function, up to two of the push-constant variables that its static call tree names: more than one is a fault, whichever
 * they are.
 */
function twoUsedBy(module: Module): ReadonlyMap<number, ReadonlySet<number>> {
  const callers = new Map<number, number[]>()
  for (const [caller, callees] of callsOf(module))
    for (const callee of callees) callers.set(callee, [...(callers.get(callee) ?? []), caller])
  const used = new Map<number, Set<number>>()
  const pending: number[] = []
  const add = (id: number, variables: Iterable<number>): void => {
    const known = used.get(id) ?? new Set()
    const before = known.size
    for (const variable of variables) if (known.size < 2) known.add(variable)
    used.set(id, known)
    if (known.size > before) pending.push(id)
  }
  for (const { result } of variablesIn(module, pushConstant))
    for (const use of module.uses(result)) {
      const body = module.functionOf(use)
      if (body !== undefined) add(body.definition.result, [result])
    }
  // A function comes up twice at most.
  for (let id = pending.pop(); id !== undefined; id = pending.pop())
    for (const caller of callers.get(id) ?? []) add(caller, used.get(id) ?? [])
  return used
}

const opcodes = ['OpVariable', 'OpUntypedVariableKHR']

const uniform = enumerant('StorageClass', 'Uniform')
const arrayed = enumerantSet('StorageClass', 'StorageBuffer', 'Uniform', 'UniformConstant')
const ofBlocks = enumerantSet('StorageClass', 'StorageBuffer', 'Uniform', 'PhysicalStorageBuffer')
const nodePayload = enumerantSet('StorageClass', 'NodePayloadAMDX')

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

/** Variables of interfaces, and arrays in types of variables. */
export const checks: readonly Check[] = [
  // Run-time arrays and specialized ones in the types of variables.
  {
    rule: 'Vulkan-environment/run-time-array-place',
    among: ['OpTypeRuntimeArray'],
    judgeModule(module, report) {
      const structures = new Set<Instruction>()
      for (const name of opcodes)
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
  // Variables of interfaces, and push constants.
  neverHolds('Vulkan-environment/boolean-interface', containsBoolean, 'a Boolean', 'OpTypeBool'),
  neverHolds(
    'Vulkan-environment/bfloat16-interface',
    containsBrainFloat,
    'a float with the encoding BFloat16KHR',
    'OpTypeFloat',
  ),
  neverHolds(
    'Vulkan-environment/physical-pointer-interface',
    containsPhysicalPointer,
    'a pointer into PhysicalStorageBuffer',
    'StorageClass.PhysicalStorageBuffer',
  ),
  {
    rule: 'Vulkan-environment/push-constant-interface',
    at: ['OpEntryPoint'],
    among: ['StorageClass.PushConstant'],
    judge(entryPoint, module, report) {
      if (module.capabilities.has('PushConstantBanksNV')) return
      if (variablesIn(module, pushConstant).length > 1 && listed(module, entryPoint).length > 1)
        report(entryPoint.word, 'the interface lists several variables in PushConstant')
    },
  },
  {
    rule: 'Vulkan-environment/push-constant-used',
    among: ['StorageClass.PushConstant'],
    judgeModule(module, report) {
      if (module.capabilities.has('PushConstantBanksNV')) return
      if (variablesIn(module, pushConstant).length < 2) return
      const used = twoUsedBy(module)
      for (const entryPoint of module.all('OpEntryPoint')) {
        if ((used.get(entryPoint.valueAt(1) ?? 0)?.size ?? 0) < 2) continue
        if (listed(module, entryPoint).length < 2)
          report(entryPoint.word, 'several variables in PushConstant are used')
      }
    },
  },
]
