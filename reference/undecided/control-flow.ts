import type { Circumstance } from '#spec/core/circumstance'
import { opcodeOf } from '#spec/grammar/opcodes'
import { type ConstructEdges, constructEdges, targetsOf } from '../core/shared/construct-edges.ts'
import { structuredFlowOf } from '../core/shared/constructs.ts'
import type { Module, Function as ModuleFunction } from '../module.ts'
import type { Looks } from './looks.ts'

const [opLoopMerge, opSelectionMerge, opSwitch] = [
  'OpLoopMerge',
  'OpSelectionMerge',
  'OpSwitch',
].map(opcodeOf) as [number, number, number]

function someBody(module: Module, isMet: (body: ModuleFunction) => boolean): boolean {
  return module.functions.some(isMet)
}

/**
 * Whether a block that no structured path reaches branches to one that is reached, in a function with a loop. Without one no
 * construct can have the block: all others leave out what their merge block dominates, and it dominates what is not reached.
 */
function branchesFromNowhere(module: Module, body: ModuleFunction): boolean {
  const found = structuredFlowOf(module, body)
  if (found?.headers.some(({ continueTarget }) => continueTarget !== undefined) !== true)
    return false
  const graph = found.flow.structured()
  return found.flow.branches.predecessors.some(
    (list, to) => graph.reaches(to) && list.some((from) => !graph.reaches(from)),
  )
}

/** Whether a target of an OpSwitch is where the loop around it is left or continued. */
function leavesLoop({ constructs, around }: ConstructEdges): boolean {
  return constructs.selections.some((selection) => {
    if (selection.switch === undefined) return false
    const { loop, continued } = around[selection.header] ?? {}
    const ends = [loop?.merge, loop?.continueTarget, continued?.merge, continued?.header]
    return targetsOf(constructs, selection).some(
      (target) => target !== undefined && target !== selection.merge && ends.includes(target),
    )
  })
}

/** The undecided parts of structured control flow. */
export const looks = {
  'branch-from-unreached-block': (module) =>
    module.has(opLoopMerge) && someBody(module, (body) => branchesFromNowhere(module, body)),
  'switch-target-leaves-loop': (module) =>
    module.has(opLoopMerge) &&
    module.has(opSwitch) &&
    someBody(module, (body) => {
      const edges = constructEdges(module, body)
      return edges !== undefined && leavesLoop(edges)
    }),
  'merge-without-shader': (module) =>
    !module.capabilities.has('Shader') && (module.has(opLoopMerge) || module.has(opSelectionMerge)),
} as const satisfies Looks<Circumstance>
