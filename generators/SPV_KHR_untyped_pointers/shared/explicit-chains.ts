import type { Module } from '../../module.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { typeOf } from '../../mutate/type-of.ts'
import { chainAt, chainsOf, chainWords } from './chain-at.ts'
import type { ChainForm } from './chain-forms.ts'
import { pointerShape } from './pointer-shape.ts'
import { storageClassName } from './storage-class.ts'
import { isExplicit } from './world.ts'

/** Ordinals of the chains of those forms whose base is in one of the four storage classes. */
export function explicitChains(module: Module, forms: readonly ChainForm[]): readonly number[] {
  return chainsOf(module, forms).filter((at) => {
    const shape = pointerShape(module, typeOf(module, chainAt(module, at)?.base ?? 0))
    return isExplicit(storageClassName(shape?.storageClass))
  })
}

/** The module whose chain with ordinal `at` has another base type, and no index to walk it. */
export function withBaseType(module: Module, at: number, baseType: number): Module {
  const chain = chainAt(module, at)
  const instruction = module.instructions[at]
  if (chain === undefined || instruction === undefined) return module
  const words = instruction.words.slice(0, chain.indexWord).with(chainWords.baseType, baseType)
  return replaceInstruction(module, at, { ...instruction, words })
}
