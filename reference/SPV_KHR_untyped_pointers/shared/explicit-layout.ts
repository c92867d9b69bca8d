import { bytesOf } from '../../core/layout/bytes.ts'
import { isArrayOfBlocks, isBlockStructure } from '../../core/layout/laid-out.ts'
import { arrayStrideOf } from '../../core/layout/member-layout.ts'
import { overlapsItself } from '../../core/layout/overlap.ts'
import { constituentType, isMatrixType, isStructType } from '../../core/shared/composite-type.ts'
import { containsType } from '../../core/shared/contains-type.ts'
import { enumerant } from '../../core/shared/enumerant.ts'
import { innermostElement, isAnyArrayType } from '../../core/shared/innermost.ts'
import { perModule } from '../../core/shared/per-module.ts'
import type { Instruction, Module } from '../../module.ts'
import { elementCount } from './element-count.ts'
import { structureFault } from './structure-layout.ts'

const arrayStrideId = enumerant('Decoration', 'ArrayStrideIdEXT')
const knownStrides: ReadonlySet<string> = new Set(['OpConstant', 'OpConstantNull'])

/** Whether a type is a matrix, or an array of matrices at any depth, so that its strides stand at a member or nowhere. */
export function isMatrixOrArrayOfMatrices(module: Module, type: Instruction | undefined): boolean {
  return isMatrixType(innermostElement(module, type))
}

function arrayFault(module: Module, array: Instruction): string | undefined {
  const stride = arrayStrideOf(module, array)
  const byId = module
    .decorations(array.result)
    .find(({ decoration }) => decoration === arrayStrideId)?.operands[0]?.value
  const name = `array %${array.result}`
  if (isArrayOfBlocks(module, array))
    return stride === undefined && byId === undefined ? undefined : `${name} of blocks has a stride`
  if (byId !== undefined) {
    const known = knownStrides.has(module.definition(byId)?.name ?? '')
    return known && module.integerValue(byId) === 0n ? `${name} has a stride of 0` : undefined
  }
  const isBlock = (type: Instruction): boolean => isBlockStructure(module, type)
  if (stride === undefined)
    // With a block deeper inside, it is open whether there must be one or must not.
    return containsType(module, array, isBlock) ? undefined : `${name} has no ArrayStride`
  if (stride === 0) return `${name} has ArrayStride 0`
  const element = constituentType(module, array, 0)
  // Strides of matrices stand at the member that holds the array.
  if (isMatrixOrArrayOfMatrices(module, element)) return undefined
  return overlapsItself(bytesOf(module, element), stride, elementCount(module, array))
    ? `elements of ${name} overlap`
    : undefined
}

function findFault(module: Module, root: Instruction): string | undefined {
  const seen = new Set<Instruction>()
  const open = [root]
  for (let type = open.pop(); type !== undefined; type = open.pop()) {
    const isStructure = isStructType(type)
    if (seen.has(type) || (!isStructure && !isAnyArrayType(type))) continue
    seen.add(type)
    const fault = isStructure ? structureFault(module, type) : arrayFault(module, type)
    if (fault !== undefined) return fault
    const parts = isStructure ? type.operands : type.operands.slice(0, 1)
    for (const { value } of parts) {
      const part = module.definition(value)
      if (part !== undefined) open.push(part)
    }
  }
  return undefined
}

const known = perModule(() => new Map<Instruction, { readonly fault: string | undefined }>())

/**
 * Why a type is not explicitly laid out (core specification, 2.2.2; with the decorations by id that
 * SPV_EXT_descriptor_heap adds); `undefined` where it is. A matrix, or an array of matrices, that is no part of a
 * structure counts as laid out.
 */
export function layoutFault(module: Module, type: Instruction): string | undefined {
  if (!isStructType(type) && !isAnyArrayType(type)) return undefined
  if (isMatrixOrArrayOfMatrices(module, type)) return undefined
  let found = known(module).get(type)
  if (found === undefined) {
    found = { fault: findFault(module, type) }
    known(module).set(type, found)
  }
  return found.fault
}
