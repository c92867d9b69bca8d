import { instructionByName } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { type Contains, containing } from './contained-types.ts'
import { enumerant, opcodeSet, storageClassName } from './grammar.ts'
import { operandDefinition, operandType, operandWord, resultType, wordOfId } from './operands.ts'
import { isRemark } from './structure.ts'
import {
  declarationsOfTypes,
  isFloatType,
  isIntegerType,
  isMatrixType,
  isScalarType,
  isTypeDeclaration,
  isVectorType,
  pointeeType,
  scalarWidth,
} from './types.ts'

/** How scalar types of one small width are admitted to memory without arithmetic. */
export interface NarrowData {
  readonly bits: 8 | 16
  /** The capabilities of the storage extension of this width. */
  readonly capabilities: readonly string[]
  /** The same capabilities, and the one that admits the types to Workgroup. */
  readonly storage: readonly string[]
  /** Per storage class the capability that admits them there, itself or by implication; other classes have none. */
  readonly byClass: ReadonlyMap<number, string>
  /** The capability that admits them to Uniform where a BufferBlock is around. */
  readonly inBufferBlock?: string
  /** Whether a type is of this width, or holds one that is, and no arithmetic capability enables that. */
  readonly isIn: Contains
}

function classes(names: Readonly<Record<string, string>>): ReadonlyMap<number, string> {
  return new Map(
    Object.entries(names).map(([name, capability]) => [
      enumerant('StorageClass', name),
      capability,
    ]),
  )
}

const ofSixteenBits = [
  'StorageBuffer16BitAccess',
  'UniformAndStorageBuffer16BitAccess',
  'StoragePushConstant16',
  'StorageInputOutput16',
]

/** 16-bit integer and floating-point types. */
export const sixteenBits: NarrowData = {
  bits: 16,
  capabilities: ofSixteenBits,
  storage: [...ofSixteenBits, 'WorkgroupMemoryExplicitLayout16BitAccessKHR'],
  byClass: classes({
    StorageBuffer: 'StorageBuffer16BitAccess',
    PhysicalStorageBuffer: 'StorageBuffer16BitAccess',
    ShaderRecordBufferKHR: 'StorageBuffer16BitAccess',
    Uniform: 'UniformAndStorageBuffer16BitAccess',
    PushConstant: 'StoragePushConstant16',
    Input: 'StorageInputOutput16',
    Output: 'StorageInputOutput16',
    Workgroup: 'WorkgroupMemoryExplicitLayout16BitAccessKHR',
  }),
  inBufferBlock: 'StorageBuffer16BitAccess',
  isIn: containing((type, { capabilities }) => {
    if (scalarWidth(type) !== 16) return false
    if (isIntegerType(type)) return !capabilities.has('Int16')
    // With an encoding the type comes from an extension.
    const isHalf = isFloatType(type) && type.operands.length === 1
    return isHalf && !capabilities.has('Float16') && !capabilities.has('Float16Buffer')
  }),
}

const ofEightBits = [
  'StorageBuffer8BitAccess',
  'UniformAndStorageBuffer8BitAccess',
  'StoragePushConstant8',
]

/** 8-bit integer types. */
export const eightBits: NarrowData = {
  bits: 8,
  capabilities: ofEightBits,
  storage: [...ofEightBits, 'WorkgroupMemoryExplicitLayout8BitAccessKHR'],
  byClass: classes({
    StorageBuffer: 'StorageBuffer8BitAccess',
    PhysicalStorageBuffer: 'StorageBuffer8BitAccess',
    ShaderRecordBufferKHR: 'StorageBuffer8BitAccess',
    Uniform: 'UniformAndStorageBuffer8BitAccess',
    PushConstant: 'StoragePushConstant8',
    Workgroup: 'WorkgroupMemoryExplicitLayout8BitAccessKHR',
  }),
  isIn: containing(
    (type, { capabilities }) =>
      isIntegerType(type) && scalarWidth(type) === 8 && !capabilities.has('Int8'),
  ),
}

/** Types whose texts have rules of their own on the narrow data in them. */
const withOwnRules = [
  'OpTypeCooperativeMatrixKHR',
  'OpTypeCooperativeMatrixNV',
  'OpTypeTensorARM',
].flatMap((name) => instructionByName(name)?.opcode ?? [])

/**
 * Whether a type is or holds scalars of a small width that only storage capabilities enable, so that little may be done
 * with its values. Modules with types whose texts have rules of their own on narrow data have none.
 */
export function holdsNarrow(
  module: Module,
  type: Instruction | undefined,
  { capabilities, isIn }: NarrowData,
): boolean {
  if (type === undefined || !capabilities.some((name) => module.capabilities.has(name)))
    return false
  return isIn(module, type) && !withOwnRules.some((opcode) => module.has(opcode))
}

const uniform = enumerant('StorageClass', 'Uniform')

/** Whether a declared capability admits narrow data to a storage class, in blocks of some kind at least. */
export function isAdmittedTo(
  { capabilities }: Module,
  storage: number,
  { byClass, inBufferBlock }: NarrowData,
): boolean {
  if (capabilities.has(byClass.get(storage) ?? '')) return true
  return storage === uniform && inBufferBlock !== undefined && capabilities.has(inBufferBlock)
}

/** The check that pointer types reach narrow data only in storage classes that a capability admits it to. */
export function narrowPointee(rule: RuleId, data: NarrowData): Check {
  return {
    rule,
    at: ['OpTypePointer'],
    among: data.capabilities,
    judge(instruction, module, report) {
      const [storage] = instruction.operands
      const type = operandDefinition(module, instruction, 1)
      if (storage === undefined || !isTypeDeclaration(type)) return
      if (!holdsNarrow(module, type, data) || isAdmittedTo(module, storage.value, data)) return
      report(
        storage.word,
        `no declared capability admits the ${data.bits}-bit parts of %${type.result} to ${storageClassName(storage.value)}`,
      )
    },
  }
}

/** Whether an instruction refers to a type that is not a name, a decoration or another remark. */
function isUsed(module: Module, type: Instruction): boolean {
  return module.uses(type.result).some((user) => !isRemark(module, user))
}

/** Declarations that may hold narrow data, or whose other operands are the fault where they do: columns of matrices, by the core. */
const holders: ReadonlySet<string> = new Set([
  'OpTypeVector',
  'OpTypeVectorIdEXT',
  'OpTypeMatrix',
  'OpTypeArray',
  'OpTypeRuntimeArray',
  'OpTypeStruct',
  'OpTypePointer',
])

/**
 * The check that no type declarations but those of vectors, matrices, aggregates and pointers have operands that hold narrow data.
 *
 * @param declarations whether those are meant that an instruction uses, or those that none uses.
 */
export function narrowInOtherTypes(
  rule: RuleId,
  data: NarrowData,
  declarations: 'used' | 'unused',
): Check {
  return {
    rule,
    at: declarationsOfTypes.filter((name) => !holders.has(name)),
    among: data.capabilities,
    judge(instruction, module, report) {
      module.eachId(instruction.index, (id, word) => {
        const type = module.definition(id)
        if (!isTypeDeclaration(type) || !holdsNarrow(module, type, data)) return
        if (isUsed(module, instruction) === (declarations === 'used'))
          report(word, `%${id} is or holds ${data.bits}-bit data in ${instruction.name}`)
      })
    },
  }
}

/** The rules that their function types break. */
const ofFunctions = ['OpFunction', 'OpFunctionParameter', 'OpFunctionCall']

/** Atomic instructions on 16-bit floating-point values, with the capability that adds them for values of this width. */
const atomics: ReadonlyMap<string, string> = new Map([
  ['OpAtomicFAddEXT', 'AtomicFloat16AddEXT'],
  ['OpAtomicFMinEXT', 'AtomicFloat16MinMaxEXT'],
  ['OpAtomicFMaxEXT', 'AtomicFloat16MinMaxEXT'],
])

/** Those that AtomicFloat16VectorNV adds for vectors of such values. */
const isVectorAtomic = opcodeSet(['OpAtomicExchange', ...atomics.keys()])

function isAddedByAtomics(instruction: Instruction, module: Module): boolean {
  const { capabilities } = module
  return (
    capabilities.has(atomics.get(instruction.name) ?? '') ||
    (capabilities.has('AtomicFloat16VectorNV') &&
      isVectorAtomic(instruction) &&
      isVectorType(resultType(module, instruction)))
  )
}

/** Whether it is a scalar, vector or matrix type with components of the width. */
function isNarrow(module: Module, type: Instruction | undefined, data: NarrowData): boolean {
  return (
    (isScalarType(type) || isVectorType(type) || isMatrixType(type)) &&
    holdsNarrow(module, type, data)
  )
}

/** The check that values with narrow data are results only of the instructions named in `sources`. */
export function narrowResult(rule: RuleId, data: NarrowData, sources: readonly string[]): Check {
  const isAllowed = opcodeSet([...sources, ...ofFunctions])
  return {
    rule,
    at: '*',
    among: data.capabilities,
    judge(instruction, module, report) {
      if (instruction.resultType === 0 || isAllowed(instruction)) return
      const type = resultType(module, instruction)
      if (!holdsNarrow(module, type, data) || isAddedByAtomics(instruction, module)) return
      report(
        instruction.word + 1,
        `${instruction.name} results in %${type?.result}, which is or holds ${data.bits}-bit data`,
      )
    },
  }
}

/** The check that `OpLoad` loads narrow data as scalars, vectors and matrices only. */
export function narrowLoad(rule: RuleId, data: NarrowData): Check {
  return {
    rule,
    at: ['OpLoad'],
    among: data.capabilities,
    judge(instruction, module, report) {
      const type = resultType(module, instruction)
      if (holdsNarrow(module, type, data) && !isNarrow(module, type, data))
        report(instruction.word + 1, `%${type?.result} with ${data.bits}-bit data is ${type?.name}`)
    },
  }
}

const isForFunctions = opcodeSet(['OpFunctionCall', 'OpReturnValue'])

/** Whether using a value says nothing about its further use, or other rules decide about it. */
function isNoUse(module: Module, user: Instruction, data: NarrowData): boolean {
  if (isForFunctions(user) || isRemark(module, user)) return true
  return holdsNarrow(module, resultType(module, user), data)
}

/**
 * The check that narrow data, as the instructions in `sources` give it, is used only by the same instructions (apart
 * from `OpLoad`, which takes none) and `OpStore`.
 */
export function narrowUses(rule: RuleId, data: NarrowData, sources: readonly string[]): Check {
  const mayUse = opcodeSet([...sources, 'OpStore'])
  return {
    rule,
    at: sources,
    among: data.capabilities,
    judge(instruction, module, report) {
      if (!isNarrow(module, resultType(module, instruction), data)) return
      for (const user of module.uses(instruction.result)) {
        if (mayUse(user) || isNoUse(module, user, data)) continue
        const word = wordOfId(module, user, instruction.result)
        if (word !== undefined)
          report(word, `${user.name} uses the ${data.bits}-bit value %${instruction.result}`)
      }
    },
  }
}

/** The check that `OpCopyMemory` copies no narrow data, as its typed pointers show. */
export function narrowCopy(rule: RuleId, data: NarrowData): Check {
  return {
    rule,
    at: ['OpCopyMemory'],
    among: data.capabilities,
    judge(instruction, module, report) {
      for (const index of [0, 1]) {
        const type = pointeeType(module, operandType(module, instruction, index))
        if (holdsNarrow(module, type, data))
          report(
            operandWord(instruction, index),
            `the pointer is to %${type?.result}, which is or holds ${data.bits}-bit data`,
          )
      }
    },
  }
}
