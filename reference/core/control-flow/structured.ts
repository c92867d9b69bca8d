import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../../check.ts'
import type { Instruction, Module, Function as ModuleFunction } from '../../module.ts'
import { type ControlFlow, controlFlowOf } from '../shared/control-flow.ts'
import { opcodeSet } from '../shared/opcode-set.ts'
import { perModule } from '../shared/per-module.ts'
import { isStructureSound } from '../shared/structure.ts'

interface Header {
  readonly number: number
  readonly merge: Instruction
  /** Number of the merge block; `undefined` where it is no block of the function. */
  readonly mergeBlock: number | undefined
  /** Number of the continue target of a loop; `undefined` for selections. */
  readonly continueTarget: number | undefined
}

function headersOf(flow: ControlFlow): readonly Header[] {
  return flow.blocks.flatMap((_, number) => {
    const merge = flow.mergeOf(number)
    if (merge === undefined) return []
    const [mergeBlock, continueTarget] = merge.operands
    return [
      {
        number,
        merge,
        mergeBlock: flow.numberOf(mergeBlock?.value ?? 0),
        continueTarget:
          merge.name === 'OpLoopMerge' ? flow.numberOf(continueTarget?.value ?? 0) : undefined,
      },
    ]
  })
}

const isMerge = opcodeSet(['OpLoopMerge', 'OpSelectionMerge'])

/** Whether every merge instruction of the function makes a header, and names blocks: else it is what has the fault. */
function areMergesSound(module: Module, body: ModuleFunction, headers: readonly Header[]): boolean {
  let count = 0
  for (let index = body.definition.index; index < body.end; index++)
    if (isMerge({ opcode: module.opcodeAt(index) })) count++
  return (
    count === headers.length &&
    headers.every(
      ({ merge, mergeBlock, continueTarget }) =>
        mergeBlock !== undefined && (merge.name !== 'OpLoopMerge' || continueTarget !== undefined),
    )
  )
}

interface Latest {
  flow: ControlFlow | undefined
  /** `undefined` where a merge instruction is at fault. */
  headers: readonly Header[] | undefined
}

/** Of one function at a time: several rules ask for them one after the other. */
const latest = perModule((): Latest => ({ flow: undefined, headers: undefined }))

const merges = ['OpLoopMerge', 'OpSelectionMerge']
const branches = ['OpBranch', 'OpBranchConditional', 'OpSwitch']

function perFunction(
  rule: RuleId,
  among: readonly string[],
  judge: (flow: ControlFlow, headers: readonly Header[], report: Report) => void,
): Check {
  return {
    rule,
    among,
    judgeFunction: (body, module, report) => {
      if (body.blocks.length < 2 || !module.capabilities.has('Shader')) return
      if (!isStructureSound(module)) return
      const flow = controlFlowOf(module, body)
      const last = latest(module)
      if (last.flow !== flow) {
        const headers = headersOf(flow)
        last.flow = flow
        last.headers = areMergesSound(module, body, headers) ? headers : undefined
      }
      if (last.headers !== undefined) judge(flow, last.headers, report)
    },
  }
}

function labelOf(flow: ControlFlow, number: number | undefined): number | undefined {
  return number === undefined ? undefined : flow.blocks[number]?.label.result
}

/** Checks of structured control flow as far as it is decided block by block; see `undecided`. */
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
        report(last.word, `the back edge goes to ${labelOf(flow, to)}, which is no loop header`)
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

function branchesTo(flow: ControlFlow, from: number, to: number): boolean {
  return flow.branches.predecessors[to]?.includes(from) ?? false
}
