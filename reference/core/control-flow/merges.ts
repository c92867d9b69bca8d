import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../../check.ts'
import { type HeaderBlock, structuredFlowOf } from '../shared/constructs.ts'
import { branchesTo, type ControlFlow } from '../shared/control-flow.ts'
import { branches, merges } from './structured.ts'

function perFunction(
  rule: RuleId,
  among: readonly string[],
  judge: (flow: ControlFlow, headers: readonly HeaderBlock[], report: Report) => void,
): Check {
  return {
    rule,
    among,
    judgeFunction: (body, module, report) => {
      const found = structuredFlowOf(module, body)
      if (found !== undefined) judge(found.flow, found.headers, report)
    },
  }
}

function labelOf(flow: ControlFlow, number: number | undefined): number | undefined {
  return number === undefined ? undefined : flow.blocks[number]?.label.result
}

/** Checks of merge instructions (2.11.1), as far as they are decided block by block; see `undecided`. */
export const checks: readonly Check[] = [
  perFunction('core/merge-block-single', merges, (flow, headers, report) => {
    const taken = new Set<number>()
    for (const { merge, mergeBlock } of headers) {
      if (mergeBlock === undefined) continue
      if (taken.has(mergeBlock))
        report(merge.word + 1, `${labelOf(flow, mergeBlock)} is the merge block of another header`)
      taken.add(mergeBlock)
    }
  }),
  perFunction('core/merge-block-dominated', merges, (flow, headers, report) => {
    const structured = flow.structured()
    for (const { number, merge, mergeBlock } of headers) {
      if (mergeBlock === undefined || !structured.reaches(number)) continue
      if (mergeBlock === number || !structured.dominates(number, mergeBlock))
        report(merge.word + 1, 'the header does not strictly dominate its merge block')
    }
  }),
  perFunction('core/continue-target-differs', ['OpLoopMerge'], (_, headers, report) => {
    for (const { merge, mergeBlock, continueTarget } of headers)
      if (continueTarget !== undefined && continueTarget === mergeBlock)
        report(merge.word + 2, 'the continue target is the merge block')
  }),
  perFunction('core/continue-target-dominated', ['OpLoopMerge'], (flow, headers, report) => {
    const structured = flow.structured()
    for (const { number, merge, continueTarget } of headers) {
      if (continueTarget === undefined || !structured.reaches(number)) continue
      if (!structured.dominates(number, continueTarget))
        report(merge.word + 2, 'the header does not dominate its continue target')
    }
  }),
  perFunction('core/loop-structured', branches, (flow, headers, report) => {
    const loops = new Set(
      headers.filter(({ continueTarget }) => continueTarget !== undefined).map((row) => row.number),
    )
    for (const [from, to] of flow.structured().backEdges) {
      const last = flow.lastOf(from)
      if (last !== undefined && !loops.has(to) && branchesTo(flow, from, to))
        report(last.word, `the back edge goes to ${labelOf(flow, to)}, which is not a loop header`)
    }
  }),
  perFunction('core/loop-back-edge-single', ['OpLoopMerge'], (flow, headers, report) => {
    const structured = flow.structured()
    const counts = new Map<number, number>()
    for (const [from, to] of structured.backEdges)
      if (branchesTo(flow, from, to)) counts.set(to, (counts.get(to) ?? 0) + 1)
    for (const { number, merge, continueTarget } of headers) {
      if (continueTarget === undefined || !structured.reaches(number)) continue
      const count = counts.get(number) ?? 0
      if (count !== 1) report(merge.word, `${count} back edges go to this loop header`)
    }
  }),
  perFunction('core/switch-structured', ['OpSwitch'], (flow, _, report) => {
    flow.blocks.forEach((_, number) => {
      const last = flow.lastOf(number)
      if (last?.name !== 'OpSwitch') return
      if (flow.mergeOf(number) === undefined)
        report(last.word, 'no OpSelectionMerge precedes the OpSwitch')
    })
  }),
  perFunction('core/selection-structured', ['OpBranchConditional'], (flow, headers, report) => {
    const declared = new Set(
      headers.flatMap(({ mergeBlock, continueTarget }) => [mergeBlock, continueTarget]),
    )
    flow.blocks.forEach((_, number) => {
      const last = flow.lastOf(number)
      if (last?.name !== 'OpBranchConditional') return
      if (flow.mergeOf(number)?.name === 'OpSelectionMerge') return
      const whenTrue = flow.numberOf(last.operands[1]?.value ?? 0)
      const whenFalse = flow.numberOf(last.operands[2]?.value ?? 0)
      if (whenTrue === undefined || whenFalse === undefined || whenTrue === whenFalse) return
      if (!declared.has(whenTrue) && !declared.has(whenFalse))
        report(last.word, 'no OpSelectionMerge precedes the OpBranchConditional')
    })
  }),
]
