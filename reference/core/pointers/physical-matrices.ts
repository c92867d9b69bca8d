import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { walkIndexes } from '../access-chains.ts'
import { enumerant, opcodeSet } from '../shared/grammar.ts'
import { wordOfId } from '../shared/operands.ts'
import { hasPhysicalStorageBuffer } from '../shared/pointers.ts'
import { goesIntoRows } from '../shared/row-major.ts'
import { perModule } from '../shared/surveys.ts'
import {
  innermostElement,
  isMatrixType,
  isStructType,
  pointeeType,
  storageClassOf,
} from '../shared/types.ts'
import { isSilent } from '../shared/variables.ts'

const physical = enumerant('StorageClass', 'PhysicalStorageBuffer')

const isChain = opcodeSet([
  'OpAccessChain',
  'OpInBoundsAccessChain',
  'OpPtrAccessChain',
  'OpInBoundsPtrAccessChain',
])

/** Pointer types into PhysicalStorageBuffer whose values point to a matrix or an array of matrices. */
const matrixPointerTypes = perModule((module): ReadonlySet<number> => {
  const found = new Set<number>()
  if (!hasPhysicalStorageBuffer(module)) return found
  for (const type of module.all('OpTypePointer'))
    if (
      storageClassOf(type) === physical &&
      isMatrixType(innermostElement(module, pointeeType(module, type)))
    )
      found.add(type.result)
  return found
})

/** The known properties of the pointers that chains of a module make from pointers into PhysicalStorageBuffer. */
interface MatrixPointers {
  /** Chains that begin at a structure, themselves or through chains that they are made of. */
  readonly fromStructure: ReadonlySet<number>
  /** Chains to a matrix, to an array of matrices, and to a part of a matrix. */
  readonly intoMatrix: ReadonlySet<number>
}

const matrixPointers = perModule((module): MatrixPointers => {
  const fromStructure = new Set<number>()
  const intoMatrix = new Set<number>()
  const types = matrixPointerTypes(module)
  if (types.size === 0 && module.all('OpTypeMatrix').length === 0)
    return { fromStructure, intoMatrix }
  const { length } = module.instructions
  // The base of a chain comes before it.
  for (let index = 0; index < length; index++) {
    if (!isChain({ opcode: module.opcodeAt(index) })) continue
    const chain = module.instructions.at(index)
    if (chain === undefined || storageClassOf(module.definition(chain.resultType)) !== physical)
      continue
    const base = chain.valueAt(0) ?? 0
    let isFromStructure = fromStructure.has(base)
    let isIntoMatrix = types.has(chain.resultType) || intoMatrix.has(base)
    walkIndexes(module, chain, (type) => {
      isFromStructure ||= isStructType(type)
      isIntoMatrix ||= isMatrixType(type)
    })
    if (isFromStructure) fromStructure.add(chain.result)
    if (isIntoMatrix) intoMatrix.add(chain.result)
  }
  return { fromStructure, intoMatrix }
})

/** Longer instructions are blamed as a whole: each of their operands may be such a pointer. */
const manyWords = 32

/** Whether an instruction uses a pointer as that by which it loads or stores, or as the base of a chain. */
function accesses(user: Instruction, pointer: number): boolean {
  if (user.valueAt(0) !== pointer) return false
  if (user.name === 'OpStore') return user.valueAt(1) !== pointer
  return user.name === 'OpLoad' || isChain(user)
}

/** Whether the pointer itself is at fault where it comes from, or what the instruction makes of it. */
function isFaultOfOrigin(module: Module, user: Instruction, pointer: Instruction): boolean {
  const types = matrixPointerTypes(module)
  return (
    types.has(user.resultType) || (user.name === 'OpFunctionCall' && types.has(pointer.resultType))
  )
}

const physicalModel = enumerant('AddressingModel', 'PhysicalStorageBuffer64')
const isPlainChain = opcodeSet(['OpAccessChain', 'OpInBoundsAccessChain'])

/** Whether a rule of Vulkan, on chains into matrices with RowMajor, says all of this that the rule of core says. */
function isLeftToVulkan(module: Module, pointer: Instruction): boolean {
  return (
    module.environment.client === 'vulkan' &&
    module.all('OpMemoryModel')[0]?.valueAt(0) === physicalModel &&
    isPlainChain(pointer) &&
    goesIntoRows(module, pointer)
  )
}

/** Checks of pointers to matrices in PhysicalStorageBuffer. */
export const checks: readonly Check[] = [
  // Section 2.16.1, Physical storage buffer.
  {
    rule: 'core/physical-matrix-pointer-origin',
    among: ['StorageClass.PhysicalStorageBuffer'],
    judgeModule(module, report) {
      const types = matrixPointerTypes(module)
      if (types.size === 0) return
      const { fromStructure } = matrixPointers(module)
      for (const type of types)
        for (const maker of module.uses(type)) {
          if (maker.resultType !== type || maker.name === 'OpFunction' || maker.name === 'OpUndef')
            continue
          // The base of a chain is at fault itself if it is such a pointer.
          const isOfAnother =
            isChain(maker) && types.has(module.typeOf(maker.valueAt(0) ?? 0)?.result ?? 0)
          if (!isOfAnother && !fromStructure.has(maker.result))
            report(
              maker.word,
              `${maker.name} results in a pointer to a matrix that is not in a structure`,
            )
        }
    },
  },
  {
    rule: 'core/physical-matrix-pointer-use',
    among: ['StorageClass.PhysicalStorageBuffer'],
    judgeModule(module, report) {
      if (!hasPhysicalStorageBuffer(module)) return
      for (const id of matrixPointers(module).intoMatrix) {
        const pointer = module.definition(id)
        if (pointer === undefined || isLeftToVulkan(module, pointer)) continue
        for (const user of module.uses(id)) {
          if (accesses(user, id) || isSilent(module, user)) continue
          if (isFaultOfOrigin(module, user, pointer)) continue
          report(
            (user.wordCount > manyWords ? undefined : wordOfId(module, user, id)) ?? user.word,
            `${user.name} uses a pointer to a matrix, or to a part of one`,
          )
        }
      }
    },
  },
]
