import type { Check } from '../check.ts'
import { operandDefinition, operandType, operandWord } from '../core/shared/operand.ts'
import { perModule } from '../core/shared/per-module.ts'
import { storageClassOf } from '../core/shared/pointer-type.ts'
import { resultType } from '../core/shared/result-type.ts'
import { isVectorType } from '../core/shared/vector-type.ts'
import type { Instruction, Module } from '../module.ts'
import { chains, isUntypedPointerType, storageClass, typedChains } from './shared/instructions.ts'
import { isMatrixOrArrayOfMatrices } from './shared/layout.ts'
import { untypedAccess } from './shared/layout-accesses.ts'
import {
  basePlace,
  comesFromStructure,
  isChain,
  matrixBehind,
  pointsToMatrices,
  startsAtMatrix,
} from './shared/matrix-pointers.ts'

const allChains = [...chains, ...typedChains]

/** A pointer into PhysicalStorageBuffer to a matrix, an array of matrices or a part of a matrix. */
interface MatrixPointer {
  readonly pointer: Instruction
  /** Whether its own rule finds it wrong. */
  readonly astray: boolean
}

function isPhysical(type: Instruction | undefined): boolean {
  return storageClassOf(type) === storageClass.PhysicalStorageBuffer
}

/** Ids of typed pointer types into PhysicalStorageBuffer to matrices or arrays of matrices. */
function physicalMatrixTypes(module: Module): ReadonlySet<number> {
  return new Set(
    module
      .all('OpTypePointer')
      .filter((type) => isPhysical(type) && pointsToMatrices(module, type))
      .map(({ result }) => result),
  )
}

/** Those of a module that declares UntypedPointersKHR. */
const physicalMatrixPointers = perModule((module): readonly MatrixPointer[] => {
  const found: MatrixPointer[] = []
  if (!module.capabilities.has('UntypedPointersKHR')) return found
  for (const name of allChains)
    for (const pointer of module.all(name))
      if (isPhysical(resultType(module, pointer)) && matrixBehind(module, pointer) !== undefined)
        found.push({
          pointer,
          astray: !startsAtMatrix(module, pointer) && !comesFromStructure(module, pointer),
        })
  for (const type of physicalMatrixTypes(module))
    for (const pointer of module.uses(type))
      if (pointer.resultType === type && !isChain(pointer)) found.push({ pointer, astray: true })
  return found
})

/** Where pointers to matrices may be used, and what does not count as use. */
function isAllowedUse(user: Instruction, place: number): boolean {
  if (user.name === 'OpLoad' || user.name === 'OpStore') return place === 0
  return isChain(user) && place === basePlace(user)
}

const uncounted = /^Op(?:Name|MemberName|.*Decorate.*|EntryPoint|ExtInst)$/

/** Calls `report` for each use of a pointer that only loads, stores and access chains may have. */
function reportUses(
  module: Module,
  { result }: Instruction,
  report: (word: number, message: string) => void,
): void {
  for (const user of module.uses(result)) {
    if (uncounted.test(user.name)) continue
    for (const [place, { kind, value, word }] of user.operands.entries())
      if (kind.startsWith('Id') && value === result && !isAllowedUse(user, place))
        report(word, `${user.name} uses %${result}, which points to a matrix or a part of one`)
  }
}

/** Storage classes of the rules for shaders: PhysicalStorageBuffer has rules for all modules. */
const shaderClasses: ReadonlySet<number> = new Set([
  storageClass.Uniform,
  storageClass.PushConstant,
  storageClass.StorageBuffer,
  storageClass.Workgroup,
])

/** Whether a load or store goes through an untyped pointer of the rules for shaders. */
function isShaderAccess(module: Module, access: Instruction): boolean {
  if (!module.capabilities.has('Shader')) return false
  const type = operandType(module, access, 0)
  return isUntypedPointerType(type) && shaderClasses.has(storageClassOf(type) ?? -1)
}

/** Whether it accesses a matrix or an array of matrices. */
function isMatrixAccess(module: Module, access: Instruction): boolean {
  const type = untypedAccess(module, access)
  return (
    type !== undefined && isShaderAccess(module, access) && isMatrixOrArrayOfMatrices(module, type)
  )
}

/** Whether it accesses a row or column through a chain that passes through a matrix. */
function isRowAccess(module: Module, access: Instruction): boolean {
  if (!isShaderAccess(module, access) || !isVectorType(untypedAccess(module, access))) return false
  const pointer = operandDefinition(module, access, 0)
  return pointer !== undefined && isChain(pointer) && matrixBehind(module, pointer) === 'part'
}

const accesses = ['OpLoad', 'OpStore'] as const

const among = ['OpTypeMatrix']

export const checks: readonly Check[] = [
  /** Validation Rules for Shader Capabilities, Untyped pointers. */
  {
    rule: 'SPV_KHR_untyped_pointers/matrix-access-through-untyped-pointer-comes-from-a-structure',
    at: accesses,
    among,
    judge(instruction, module, report) {
      if (!isMatrixAccess(module, instruction) && !isRowAccess(module, instruction)) return
      const pointer = operandDefinition(module, instruction, 0)
      if (pointer === undefined || pointer.name === 'OpUntypedInBoundsPtrAccessChainKHR') return
      if (isChain(pointer) && comesFromStructure(module, pointer)) return
      report(
        operandWord(instruction, 0),
        `%${pointer.result} is accessed as a matrix or a part of one, and comes from no structure`,
      )
    },
  },
  /** Universal Validation Rules, Physical Storage Buffer. */
  {
    rule: 'SPV_KHR_untyped_pointers/physical-pointer-to-a-matrix-comes-from-a-structure',
    among,
    judgeModule(module, report) {
      for (const { pointer, astray } of physicalMatrixPointers(module))
        if (astray)
          report(
            pointer.word,
            `%${pointer.result} points to a matrix or a part of one, and comes from no structure`,
          )
    },
  },
  /** Universal Validation Rules, Physical Storage Buffer. */
  {
    rule: 'SPV_KHR_untyped_pointers/physical-pointer-to-a-matrix-is-only-loaded-or-stored',
    among,
    judgeModule(module, report) {
      for (const { pointer } of physicalMatrixPointers(module)) reportUses(module, pointer, report)
    },
  },
  /** Validation Rules for Shader Capabilities, Untyped pointers. */
  {
    rule: 'SPV_KHR_untyped_pointers/untyped-pointer-to-a-matrix-is-only-loaded-or-stored',
    among,
    judgeModule(module, report) {
      if (!module.capabilities.has('UntypedPointersKHR')) return
      const pointers = new Set<Instruction>()
      for (const name of accesses)
        for (const access of module.all(name)) {
          const pointer = operandDefinition(module, access, 0)
          if (pointer !== undefined && isMatrixAccess(module, access)) pointers.add(pointer)
        }
      for (const pointer of pointers) reportUses(module, pointer, report)
    },
  },
]
