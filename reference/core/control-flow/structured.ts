import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { constructEdges, type EdgeFault } from '../shared/construct-edges.ts'
import { constructsIn, isContinueSound } from '../shared/constructs.ts'
import type { ControlFlow } from '../shared/control-flow.ts'

/** The merge instructions, which the headers of constructs have. */
export const merges = ['OpLoopMerge', 'OpSelectionMerge']

/** The instructions by which a block of a construct branches to another. */
export const branches = ['OpBranch', 'OpBranchConditional', 'OpSwitch']

function label(flow: ControlFlow, block: number): string {
  return `%${flow.blocks[block]?.label.result}`
}

/** The check of the branches with one kind of fault. */
function branchesOfKind(rule: RuleId, kind: EdgeFault['kind'], message: string): Check {
  return {
    rule,
    among: kind === 'exit' || kind === 'entry' ? merges : ['OpLoopMerge'],
    judgeFunction(body, module, report) {
      const edges = constructEdges(module, body)
      if (edges === undefined) return
      const { flow } = edges.constructs
      for (const fault of edges.faults) {
        if (fault.kind !== kind) continue
        const last = flow.lastOf(fault.from)
        if (last !== undefined)
          report(
            last.word,
            `the branch from ${label(flow, fault.from)} to ${label(flow, fault.to)} ${message}`,
          )
      }
    },
  }
}

/** Checks of how blocks branch into constructs and out of them (2.11.1, 2.11.3). */
export const checks: readonly Check[] = [
  {
    rule: 'core/continue-target-dominates-back-edge',
    among: ['OpLoopMerge'],
    judgeFunction(body, module, report) {
      const constructs = constructsIn(module, body)
      if (constructs === undefined) return
      for (const { continueTarget, backEdgeBlock, mergeInstruction } of constructs.loops)
        if (!constructs.graph.dominates(continueTarget, backEdgeBlock))
          report(
            mergeInstruction.word + 2,
            `the continue target does not dominate ${label(constructs.flow, backEdgeBlock)}, which branches back`,
          )
    },
  },
  {
    rule: 'core/back-edge-post-dominates-continue-target',
    among: ['OpLoopMerge'],
    judgeFunction(body, module, report) {
      const constructs = constructsIn(module, body)
      if (constructs === undefined) return
      for (const { continueTarget, backEdgeBlock, mergeInstruction } of constructs.loops)
        if (
          constructs.graph.dominates(continueTarget, backEdgeBlock) &&
          !constructs.postDominates(backEdgeBlock, continueTarget)
        )
          report(
            mergeInstruction.word + 2,
            `a path from the continue target ends the function without ${label(constructs.flow, backEdgeBlock)}, which branches back`,
          )
    },
  },
  {
    rule: 'core/construct-contains-merge-block',
    among: ['OpLoopMerge'],
    judgeFunction(body, module, report) {
      const edges = constructEdges(module, body)
      if (edges === undefined) return
      const { constructs, around } = edges
      for (const { header, merge } of [...constructs.loops, ...constructs.selections]) {
        const surroundings = around[header]
        const continued =
          surroundings?.kind === 'continue'
            ? surroundings.outer?.continued
            : surroundings?.continued
        if (continued === undefined || !isContinueSound(constructs, continued)) continue
        const { postDominates } = constructs
        if (!postDominates(continued.backEdgeBlock, header)) continue
        if (!postDominates(continued.backEdgeBlock, merge))
          report(
            constructs.flow.mergeOf(header)?.word ?? 0,
            `the continue construct of ${label(constructs.flow, continued.header)} has this header and not its merge block`,
          )
      }
    },
  },
  branchesOfKind(
    'core/construct-exit',
    'exit',
    'leaves a construct, and is neither a break nor a continue nor a fall-through',
  ),
  branchesOfKind(
    'core/continue-construct-exit',
    'exit of a continue construct',
    'leaves a continue construct for neither the header nor the merge block of its loop',
  ),
  branchesOfKind('core/construct-entry', 'entry', 'enters a construct and not at its header'),
  branchesOfKind(
    'core/continue-target-entry',
    'entry of a continue construct',
    'goes to the continue target of a loop from outside the loop construct',
  ),
]
