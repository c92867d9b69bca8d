import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { type TypeShape, typeShape } from '../../mutate/type-shape.ts'
import { chainAt } from './chain-at.ts'

/** One index of a chain and the type that it meets. */
export interface Step {
  /** Place of the index, counted behind the instruction's first word. */
  readonly word: number
  readonly index: number
  /** The type that has the parts. */
  readonly type: number
  readonly shape: TypeShape
}

/** The indexes of a chain, and the type that is reached by them; `undefined` where the walk cannot be followed. */
export interface Walk {
  readonly steps: readonly Step[]
  readonly reached: number
}

const opTypeRuntimeArray = 29
const opConstant = 43

/** The value of a plain constant of at most 32 bits. */
function constantValue(module: Module, id: number): number | undefined {
  const { opcode, words } = definition(module, id) ?? {}
  return opcode === opConstant ? words?.[2] : undefined
}

function part(module: Module, shape: TypeShape, type: number, index: number): number | undefined {
  if (shape.kind === 'structure') return shape.members[constantValue(module, index) ?? -1]
  if (shape.kind === 'vector' || shape.kind === 'matrix' || shape.kind === 'array') {
    return shape.constituent
  }
  const { opcode, words } = definition(module, type) ?? {}
  return opcode === opTypeRuntimeArray ? words?.[1] : undefined
}

/** The walk of the chain with ordinal `at`; `undefined` where there is none or it leaves what is known. */
export function walk(module: Module, at: number): Walk | undefined {
  const chain = chainAt(module, at)
  if (chain === undefined) return undefined
  const steps: Step[] = []
  let type: number | undefined = chain.baseType
  for (const [offset, index] of chain.indexes.entries()) {
    const shape = typeShape(module, type)
    steps.push({ word: chain.indexWord + offset, index, type, shape })
    type = part(module, shape, type, index)
    if (type === undefined) return undefined
  }
  return { steps, reached: type }
}
