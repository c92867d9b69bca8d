import type { Module } from '../../module.ts'
import { eachApplied } from '../decorations/applied.ts'
import { enumerant } from './enumerant.ts'
import { perModule } from './per-module.ts'

const block = enumerant('Decoration', 'Block')
const bufferBlock = enumerant('Decoration', 'BufferBlock')

/** Ids of the structure types with each of the decorations that make memory interface blocks. */
export interface BlockStructures {
  readonly block: ReadonlySet<number>
  readonly bufferBlock: ReadonlySet<number>
}

/** The memory interface blocks of a module: worked out once, for a structure type can have many decorations and many users. */
export const blockStructures: (module: Module) => BlockStructures = perModule((module) => {
  const found = { block: new Set<number>(), bufferBlock: new Set<number>() }
  eachApplied(module, ({ target, member, decoration }) => {
    if (member >= 0) return
    if (decoration === block) found.block.add(target)
    if (decoration === bufferBlock) found.bufferBlock.add(target)
  })
  return found
})
