import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { firstFunction } from '../../mutate/graft.ts'
import { typeOf } from '../../mutate/type-of.ts'
import { resultsOf } from '../../words/results-of.ts'
import { type PointerShape, pointerShape } from './pointer-shape.ts'

/** A pointer as it stands in a module. */
export interface Pointer extends PointerShape {
  readonly id: number
  readonly type: number
  /** What a typed one points to. */
  readonly pointee: number | undefined
}

function pointerOf(module: Module, id: number, type: number | undefined): Pointer | undefined {
  const shape = pointerShape(module, type)
  if (type === undefined || shape === undefined) return undefined
  const pointee = shape.kind === 'typed' ? definition(module, type)?.words[2] : undefined
  return { ...shape, id, type, pointee }
}

/** The pointer with that id; `undefined` where it is something else. */
export function pointerWith(module: Module, id: number | undefined): Pointer | undefined {
  return id === undefined ? undefined : pointerOf(module, id, typeOf(module, id))
}

/** The pointer that stands in that word of the instruction with ordinal `at`; `undefined` where something else does. */
export function pointerAt(module: Module, at: number, word: number): Pointer | undefined {
  return pointerWith(module, module.instructions[at]?.words[word])
}

/** Pointers that stand outside every function. */
export function globalPointers(module: Module): readonly Pointer[] {
  return module.instructions.slice(0, firstFunction(module)).flatMap((instruction) => {
    const { result, resultType } = resultsOf(instruction)
    return resultType === 0 ? [] : (pointerOf(module, result, resultType) ?? [])
  })
}
