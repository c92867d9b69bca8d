import type { Module } from '../../module.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { typeOf } from '../../mutate/type-of.ts'
import { type TypeShape, typeShape } from '../../mutate/type-shape.ts'
import { addressingOf } from './addressing.ts'
import { hasIdleResult } from './idle-result.ts'
import { pointerShape } from './pointer-shape.ts'
import { ruledOrdinals } from './ruled-ordinals.ts'

/** Places of words in an `OpBitcast`, counted behind the instruction's first word. */
export const bitcastWords = { resultType: 0, operand: 2 } as const

/** One side of a bitcast. */
export interface BitcastSide {
  readonly type: number
  readonly isPointer: boolean
  readonly shape: TypeShape
  /** 1 of scalars and pointers; `undefined` where the type is none of those that a bitcast takes. */
  readonly count: number | undefined
  /** Of a component, in bits; `undefined` where nothing says so, as of logical pointers. */
  readonly width: number | undefined
}

const pointerWidths: Readonly<Record<string, number>> = {
  Physical32: 32,
  Physical64: 64,
  PhysicalStorageBuffer64: 64,
}

function sideOf(module: Module, type: number): BitcastSide {
  const isPointer = pointerShape(module, type) !== undefined
  const shape = typeShape(module, type)
  const component = shape.kind === 'vector' ? typeShape(module, shape.constituent) : shape
  const width = isPointer
    ? pointerWidths[addressingOf(module) ?? '']
    : 'width' in component
      ? component.width
      : undefined
  const count = shape.kind === 'vector' ? shape.size : width === undefined ? undefined : 1
  return { type, isPointer, shape, count: isPointer ? 1 : count, width }
}

/** The sides of the bitcast with ordinal `at`; `undefined` where there is none. */
export function bitcastAt(
  module: Module,
  at: number,
): { readonly result: BitcastSide; readonly operand: BitcastSide } | undefined {
  const { words = [] } = ordinalsOf(module, 'OpBitcast').includes(at)
    ? (module.instructions[at] ?? {})
    : {}
  const operand = typeOf(module, words[bitcastWords.operand] ?? 0)
  const result = words[bitcastWords.resultType]
  if (operand === undefined || result === undefined) return undefined
  return { result: sideOf(module, result), operand: sideOf(module, operand) }
}

/** Ordinals of bitcasts whose result nobody asks for. */
export function idleBitcasts(module: Module): readonly number[] {
  return ruledOrdinals(module, 'OpBitcast').filter(
    (at) => bitcastAt(module, at) !== undefined && hasIdleResult(module, at),
  )
}
