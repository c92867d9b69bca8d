import type { Block } from '../module.ts'

/** A structured construct that an invocation is in. */
interface Construct {
  readonly header: number
  readonly merge: number
  /** Continue Target; 0 for selections. */
  readonly continues: number
  /** Where control flow was when the construct was entered. */
  readonly path: number
}

/**
 * The way of an invocation through control flow. Invocations of the same path execute the same dynamic instances: a path parts at
 * conditional branches, and comes together again at the merge block of a construct (Uniform Control Flow).
 */
export interface Way {
  path: number
  readonly constructs: Construct[]
}

/** The way at the beginning of the entry point. */
export function firstWay(): Way {
  return { path: 0, constructs: [] }
}

/**
 * Enters the construct that a block declares, unless the block is the header of a loop that turns. A selection that is entered
 * again before it was left, as no valid module does, begins anew.
 */
export function enter(way: Way, block: Block): void {
  const merge = block.instructions.at(-2)
  const isLoop = merge?.name === 'OpLoopMerge'
  if (merge === undefined || !(isLoop || merge.name === 'OpSelectionMerge')) return
  const header = block.label.result
  const known = way.constructs.findIndex((construct) => construct.header === header)
  if (isLoop && known >= 0) return
  if (known >= 0) way.constructs.length = known
  const [label = 0, target = 0] = merge.operands.map(({ value }) => value)
  way.constructs.push({ header, merge: label, continues: isLoop ? target : 0, path: way.path })
}

/** Goes to a block, by a conditional branch or not. */
export function goTo(way: Way, label: number, isConditional: boolean): void {
  // The odd factor of a multiplicative hash: paths that differ hardly ever get the same number.
  if (isConditional) way.path = (Math.imul(way.path, 0x9e37_79b1) + label + 1) | 0
  const { constructs } = way
  for (let at = constructs.length - 1; at >= 0; at--) {
    const construct = constructs[at] as Construct
    if (construct.merge === label) {
      way.path = construct.path
      constructs.length = at
      return
    }
    if (
      construct.continues === label ||
      (construct.header === label && construct.continues !== 0)
    ) {
      constructs.length = at + 1
      return
    }
  }
}
