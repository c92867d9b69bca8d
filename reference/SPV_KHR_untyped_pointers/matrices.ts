import type { Check } from '../check.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { perModule } from '../core/shared/surveys.ts'
import {
  isAnyArrayType,
  isMatrixType,
  isStructType,
  isVectorType,
  pointeeType,
  storageClassOf,
} from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { baseType, chainOperand, indexesOf, walk } from '../shared/untyped-chains.ts'
import { isMatrixOrArrayOfMatrices, untypedAccess } from '../shared/untyped-layout.ts'
import {
  chains,
  isUntypedPointerType,
  storageClass,
  typedChains,
} from '../shared/untyped-operands.ts'

const untyped: ReadonlySet<string> = new Set(chains)
const typed: ReadonlySet<string> = new Set(typedChains)
const allChains = [...chains, ...typedChains]

/** Whether it is an access chain, typed or untyped. */
function isChain({ name }: Instruction): boolean {
  return untyped.has(name) || typed.has(name)
}

/** Place of Base in an access chain of any kind. */
function basePlace({ name }: Instruction): number {
  return untyped.has(name) ? chainOperand.base : 0
}

/** The type that a chain starts at, and its walk from there. */
function wayOf(module: Module, chain: Instruction) {
  if (untyped.has(chain.name)) {
    const from = baseType(module, chain)
    return { from, ...walk(module, from, indexesOf(chain)) }
  }
  const from = pointeeType(module, operandType(module, chain, 0))
  const skipped = chain.name.includes('Ptr') ? 2 : 1
  return { from, ...walk(module, from, chain.operands.slice(skipped)) }
}

/** What the result of a chain points to, if it is a matrix, an array of matrices (`whole`), or a part of a matrix. */
type MatrixTarget = 'whole' | 'part'

/** What a chain reaches by its own indexes alone. */
function targetOfWalk(module: Module, chain: Instruction): MatrixTarget | undefined {
  const { steps, leftOver, reached } = wayOf(module, chain)
  if (leftOver !== undefined || reached === undefined) return undefined
  if (steps.some(({ into }) => isMatrixType(into))) return 'part'
  return isMatrixOrArrayOfMatrices(module, reached) ? 'whole' : undefined
}

/**
 * What the results of all chains of a module point to, by their ids: a chain that starts where another points to a column points to
 * a part of a matrix, although its own indexes never pass one.
 */
const matrixTargets = perModule((module): ReadonlyMap<number, MatrixTarget> => {
  const found = new Map<number, MatrixTarget>()
  const inOrder = allChains
    .flatMap((name) => [...module.all(name)])
    .sort((left, right) => left.index - right.index)
  for (const chain of inOrder) {
    const before = chainBefore(module, chain)
    // An untyped chain that starts at an aggregate reads the memory as that, whatever it was before.
    const { from } = wayOf(module, chain)
    const isInColumn =
      before !== undefined &&
      found.get(before.result) === 'part' &&
      !isStructType(from) &&
      !isAnyArrayType(from)
    const target = targetOfWalk(module, chain) ?? (isInColumn ? 'part' : undefined)
    if (target !== undefined) found.set(chain.result, target)
  }
  return found
})

/** What the result of a chain points to; `undefined` if that is neither a matrix, nor an array of them, nor a part of one. */
function matrixBehind(module: Module, chain: Instruction): MatrixTarget | undefined {
  return matrixTargets(module).get(chain.result)
}

/** Whether a typed pointer of that type points to a matrix or an array of matrices. */
function pointsToMatrices(module: Module, type: Instruction | undefined): boolean {
  const pointee = pointeeType(module, type)
  return pointee !== undefined && isMatrixOrArrayOfMatrices(module, pointee)
}

function passesThroughStructure(module: Module, chain: Instruction): boolean {
  const { from, steps } = wayOf(module, chain)
  return isStructType(from) || steps.some(({ into }) => isStructType(into))
}

/** The chain that Base of a chain is the result of; `undefined` where it is not one. */
function chainBefore(module: Module, chain: Instruction): Instruction | undefined {
  const base = operandDefinition(module, chain, basePlace(chain))
  // Whatever a pointer is made from comes before it, else another rule is broken.
  return base !== undefined && isChain(base) && base.index < chain.index ? base : undefined
}

/** Whether a chain, or one of those that its Base is the result of one after the other, starts at a structure or passes through one. */
function comesFromStructure(module: Module, chain: Instruction): boolean {
  for (
    let step: Instruction | undefined = chain;
    step !== undefined;
    step = chainBefore(module, step)
  )
    if (passesThroughStructure(module, step)) return true
  return false
}

/** Whether Base of a chain points to a matrix, to an array of matrices or to a part of one itself. */
function startsAtMatrix(module: Module, chain: Instruction): boolean {
  if (pointsToMatrices(module, operandType(module, chain, basePlace(chain)))) return true
  const before = chainBefore(module, chain)
  return before !== undefined && matrixBehind(module, before) !== undefined
}

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

/** Physical pointers into matrices in a module that declares UntypedPointersKHR. */
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

/** Whether a pointer to a matrix may be used at that operand, or the use does not count. */
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
