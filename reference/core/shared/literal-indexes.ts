import type { Instruction, Module, Operand } from '../../module.ts'
import { constituentCount, constituentType, isCompositeType, isExtensionType } from './types.ts'

/** The end of walking literal indexes through a composite. */
export interface IndexWalk {
  /** The type that all indexes reach; `undefined` where the walk ended before. */
  readonly reached: Instruction | undefined
  readonly fault?: { readonly why: 'bounds' | 'depth'; readonly word: number }
}

/** Walks the constituents that literal indexes select, from a composite type. */
export function walkLiterals(
  module: Module,
  from: Instruction,
  indexes: readonly Operand[],
): IndexWalk {
  let type: Instruction | undefined = from
  for (const { value, word } of indexes) {
    if (type === undefined || isExtensionType(type)) return { reached: undefined }
    if (!isCompositeType(type)) return { reached: undefined, fault: { why: 'depth', word } }
    const count = constituentCount(module, type)
    if (count !== undefined && value >= count)
      return { reached: undefined, fault: { why: 'bounds', word } }
    type = constituentType(module, type, value)
  }
  return { reached: type }
}
