import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { walkIndexes } from '../access-chains/walk.ts'
import { isLogicalPointer } from '../shared/addressing.ts'
import { blockStructures } from '../shared/block-structures.ts'
import { isMatrixType } from '../shared/composite-type.ts'
import { containing } from '../shared/contains-type.ts'
import { innermostElement, isAnyArrayType } from '../shared/innermost.ts'
import { perModule } from '../shared/per-module.ts'
import { pointeeType } from '../shared/pointer-type.ts'
import { variablePointers } from '../shared/variable-pointer.ts'
import { hasVariablePointers } from './variable-pointers.ts'

const capabilities = ['VariablePointersStorageBuffer', 'VariablePointers']
const chains = ['OpAccessChain', 'OpInBoundsAccessChain']
const choosing: ReadonlySet<string> = new Set(['OpSelect', 'OpPhi', 'OpPtrAccessChain'])

const containsMatrix = containing((type) => isMatrixType(type))

function isArrayOfBlocks(module: Module, type: Instruction): boolean {
  if (!isAnyArrayType(type)) return false
  const element = innermostElement(module, type)
  const { block, bufferBlock } = blockStructures(module)
  return element !== undefined && (block.has(element.result) || bufferBlock.has(element.result))
}

/** That no typed variable pointer points to such a type. */
function notTo(
  rule: RuleId,
  is: (module: Module, pointee: Instruction) => boolean,
  says: string,
): Check {
  return {
    rule,
    among: capabilities,
    judgeModule(module, report) {
      if (!hasVariablePointers(module)) return
      for (const id of variablePointers(module)) {
        const pointee = pointeeType(module, module.typeOf(id))
        const definition = module.definition(id)
        if (pointee !== undefined && definition !== undefined && is(module, pointee))
          report(definition.word + 1, `variable pointer ${id} points to ${says}`)
      }
    },
  }
}

function selectsFromMatrix(module: Module, chain: Instruction): boolean {
  let selects = false
  walkIndexes(module, chain, (type) => {
    selects ||= isMatrixType(type)
  })
  return selects
}

/** Pointers to columns of matrices and to components of these, as far as access chains from other than variable pointers make them. */
const intoMatrices = perModule((module): ReadonlySet<number> => {
  const variable = variablePointers(module)
  const found = new Set<number>()
  for (const name of chains)
    for (const chain of module.all(name))
      if (!variable.has(chain.valueAt(0) ?? 0) && selectsFromMatrix(module, chain))
        found.add(chain.result)
  // A set hands out what is added while it is walked.
  for (const id of found)
    for (const user of module.uses(id))
      if ((chains.includes(user.name) || user.name === 'OpCopyObject') && user.valueAt(0) === id)
        found.add(user.result)
  return found
})

/** Section 2.16.1. */
export const checks: readonly Check[] = [
  notTo('core/variable-pointer-not-to-blocks', isArrayOfBlocks, 'an array of blocks'),
  notTo('core/variable-pointer-not-to-matrix', containsMatrix, 'what is or contains a matrix'),
  {
    rule: 'core/variable-pointer-not-into-matrix',
    at: [...choosing],
    among: capabilities,
    judge(instruction, module, report) {
      if (!hasVariablePointers(module)) return
      if (!isLogicalPointer(module, module.definition(instruction.resultType))) return
      const into = intoMatrices(module)
      for (const { value, word } of instruction.operands)
        if (into.has(value)) report(word, `${value} points into a matrix`)
      const isChain = instruction.name === 'OpPtrAccessChain'
      const base = instruction.valueAt(0) ?? 0
      if (isChain && !variablePointers(module).has(base) && selectsFromMatrix(module, instruction))
        report(instruction.word, 'the indexes select from a matrix')
    },
  },
]
