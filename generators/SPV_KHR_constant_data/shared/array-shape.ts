import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'

const opTypeArray = 28
const opConstant = 43

/** An `OpTypeArray`, whose length is a plain constant or not. */
export interface ArrayShape {
  readonly element: number
  /** The id of its length. */
  readonly length: number
  /** The number of elements; `undefined` where specialization decides it. */
  readonly size: number | undefined
}

/** The array type with that id; `undefined` of all else. */
export function arrayShape(module: Module, id: number): ArrayShape | undefined {
  const { opcode, words } = definition(module, id) ?? { opcode: 0, words: [] }
  const [, element, length] = words
  if (opcode !== opTypeArray || element === undefined || length === undefined) return undefined
  const constant = definition(module, length)
  const [, , low, high = 0] = constant?.words ?? []
  const size = constant?.opcode === opConstant && high === 0 ? low : undefined
  return { element, length, size }
}
