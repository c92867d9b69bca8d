import { bytesOf } from '../../core/layout/bytes.ts'
import { isArrayOfBlocks, isBlockStructure } from '../../core/layout/laid-out.ts'
import { arrayStrideOf } from '../../core/layout/member-layout.ts'
import { overlapsItself } from '../../core/layout/overlap.ts'
import { constituentType, isMatrixType, isStructType } from '../../core/shared/composite-type.ts'
import { containing } from '../../core/shared/contains-type.ts'
import { enumerant } from '../../core/shared/enumerant.ts'
import { innermostElement, isAnyArrayType } from '../../core/shared/innermost.ts'
import { perModule } from '../../core/shared/per-module.ts'
import type { Instruction, Module } from '../../module.ts'
import { elementCount } from './element-count.ts'
import { structureFault } from './structure-layout.ts'

const arrayStrideId = enumerant('Decoration', 'ArrayStrideIdEXT')
const knownStrides: ReadonlySet<string> = new Set(['OpConstant', 'OpConstantNull'])

const containsBlock = containing((type, module) => isBlockStructure(module, type))

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
  if (stride === undefined)
    // With a block deeper inside, it is open whether there must be one or must not.
    return containsBlock(module, array) ? undefined : `${name} has no ArrayStride`
  if (stride === 0) return `${name} has ArrayStride 0`
  const element = constituentType(module, array, 0)
  // Strides of matrices stand at the member that holds the array.
  if (isMatrixOrArrayOfMatrices(module, element)) return undefined
  return overlapsItself(bytesOf(module, element), stride, elementCount(module, array))
    ? `elements of ${name} overlap`
    : undefined
}

/** The fault of a type by itself, its parts apart. */
function ownFault(module: Module, type: Instruction): string | undefined {
  return isStructType(type) ? structureFault(module, type) : arrayFault(module, type)
}

/** Types that are laid out by parts of their own, last part first. */
function partsOf(module: Module, type: Instruction): readonly Instruction[] {
  const ids = isStructType(type) ? type.operands.toReversed() : type.operands.slice(0, 1)
  const parts = new Set<Instruction>()
  for (const { value } of ids) {
    const part = module.definition(value)
    if (part !== undefined && (isStructType(part) || isAnyArrayType(part))) parts.add(part)
  }
  return [...parts]
}

type Faults = Map<Instruction, { readonly fault: string | undefined }>

/** A type on the way, and how many of its parts have been looked at. */
interface Open {
  readonly type: Instruction
  readonly parts: readonly Instruction[]
  done: number
}

const known = perModule((): Faults => new Map())

/** Notes of a type, and of the types in it, the fault that it has, or else the first one in it. */
function noteFaults(module: Module, root: Instruction): void {
  const faults = known(module)
  const open: Open[] = []
  const enter = (type: Instruction): void => {
    const fault = ownFault(module, type)
    faults.set(type, { fault })
    if (fault === undefined) open.push({ type, parts: partsOf(module, type), done: 0 })
  }
  enter(root)
  for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
    const part = last.parts[last.done]
    const found = part && faults.get(part)
    if (found?.fault !== undefined) faults.set(last.type, found)
    if (part === undefined || found?.fault !== undefined) open.pop()
    else if (found === undefined) enter(part)
    else last.done++
  }
}

/**
 * Why a type is not explicitly laid out (core specification, 2.2.2; with the decorations by id that
 * SPV_EXT_descriptor_heap adds); `undefined` where it is. A matrix, or an array of matrices, that is no part of a
 * structure counts as laid out.
 */
export function layoutFault(module: Module, type: Instruction): string | undefined {
  if (!isStructType(type) && !isAnyArrayType(type)) return undefined
  if (isMatrixOrArrayOfMatrices(module, type)) return undefined
  if (!known(module).has(type)) noteFaults(module, type)
  return known(module).get(type)?.fault
}
