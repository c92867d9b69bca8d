import type { Module } from '../../module.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { ruledOrdinals } from './ruled-ordinals.ts'

/** Places of words in accesses to cooperative matrices, counted behind the instruction's first word. */
export interface MatrixWords {
  readonly pointer: number
  /** It stands there or there is none. */
  readonly stride: number
}

const words: Readonly<Record<string, MatrixWords>> = {
  OpCooperativeMatrixLoadKHR: { pointer: 2, stride: 4 },
  OpCooperativeMatrixStoreKHR: { pointer: 0, stride: 3 },
}

/** Ordinals of loads and stores of cooperative matrices. */
export function matrixAccesses(module: Module): readonly number[] {
  return ruledOrdinals(module, ...Object.keys(words))
}

/** The places of words in the access with ordinal `at`; `undefined` where there is none. */
export function matrixWordsAt(module: Module, at: number): MatrixWords | undefined {
  const [, found] =
    Object.entries(words).find(([name]) => ordinalsOf(module, name).includes(at)) ?? []
  return found
}
