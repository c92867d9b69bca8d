import { isMatrixType, isStructType } from '../../core/shared/composite-type.ts'
import { operandDefinition, operandType } from '../../core/shared/operand.ts'
import { pointeeType } from '../../core/shared/pointer-type.ts'
import type { Instruction, Module } from '../../module.ts'
import { baseType, chainOperand, indexesOf, walk } from './chains.ts'
import { chains, typedChains } from './instructions.ts'
import { isMatrixOrArrayOfMatrices } from './layout.ts'

const untyped: ReadonlySet<string> = new Set(chains)
const typed: ReadonlySet<string> = new Set(typedChains)

/** Whether it is an access chain, typed or untyped. */
export function isChain({ name }: Instruction): boolean {
  return untyped.has(name) || typed.has(name)
}

/** Place of Base in an access chain of any kind. */
export function basePlace({ name }: Instruction): number {
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

/** What of a matrix the result of a chain points to, by its walk; `undefined` where it is nothing of a matrix. */
export function matrixBehind(module: Module, chain: Instruction): 'whole' | 'part' | undefined {
  const { steps, leftOver, reached } = wayOf(module, chain)
  if (leftOver !== undefined || reached === undefined) return undefined
  if (steps.some(({ into }) => isMatrixType(into))) return 'part'
  return isMatrixOrArrayOfMatrices(module, reached) ? 'whole' : undefined
}

/** Whether a typed pointer of that type points to a matrix or an array of matrices. */
export function pointsToMatrices(module: Module, type: Instruction | undefined): boolean {
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
export function comesFromStructure(module: Module, chain: Instruction): boolean {
  for (let at: Instruction | undefined = chain; at !== undefined; at = chainBefore(module, at))
    if (passesThroughStructure(module, at)) return true
  return false
}

/** Whether Base of a chain points to a matrix, to an array of matrices or to a part of one itself. */
export function startsAtMatrix(module: Module, chain: Instruction): boolean {
  if (pointsToMatrices(module, operandType(module, chain, basePlace(chain)))) return true
  const before = chainBefore(module, chain)
  return before !== undefined && matrixBehind(module, before) !== undefined
}
