import { operandKindByName } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../../check.ts'
import {
  type ConstructEdges,
  constructEdges,
  type EdgeFault,
  targetsOf,
} from '../shared/construct-edges.ts'
import {
  type Constructs,
  constructsIn,
  type HeaderBlock,
  isContinueSound,
  type SelectionConstruct,
  structuredFlowOf,
} from '../shared/constructs.ts'
import { branchesTo, type ControlFlow } from '../shared/control-flow.ts'
import { enumerant } from '../shared/grammar.ts'
import { operandWord } from '../shared/operands.ts'

const merges = ['OpLoopMerge', 'OpSelectionMerge']
const branches = ['OpBranch', 'OpBranchConditional', 'OpSwitch']

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

/** Words of the label operands of an OpSwitch, Default first. */
function labelWords({ switch: instruction }: SelectionConstruct): readonly number[] {
  return instruction?.operands.flatMap(({ word }, index) => (index % 2 === 1 ? word : [])) ?? []
}

/** The place of a block in the Targets: the indexes of the first and the last Target with it, 0 the first Target. */
type BlockPlaces = ReadonlyMap<number, { readonly first: number; readonly last: number }>

function placesOf(constructs: Constructs, selection: SelectionConstruct): BlockPlaces {
  const places = new Map<number, { first: number; last: number }>()
  targetsOf(constructs, selection)
    .slice(1)
    .forEach((target, index) => {
      if (target === undefined) return
      const known = places.get(target)
      if (known === undefined) places.set(target, { first: index, last: index })
      else known.last = index
    })
  return places
}

function judgingEdges(rule: RuleId, judge: (edges: ConstructEdges, report: Report) => void): Check {
  return {
    rule,
    among: ['OpSwitch'],
    judgeFunction(body, module, report) {
      const edges = constructEdges(module, body)
      if (edges !== undefined) judge(edges, report)
    },
  }
}

/** Keyed by key of a fall-through, the header blocks of the case constructs on its other side. */
function judgeSingle(
  { fallThroughs, constructs }: ConstructEdges,
  key: 'from' | 'to',
  message: string,
  report: Report,
): void {
  const other = key === 'from' ? 'to' : 'from'
  const known = new Map<number, number>()
  for (const fallThrough of fallThroughs) {
    // A block is the header of case constructs of one switch only: that which dominates it immediately.
    const first = known.get(fallThrough[key])
    if (first === undefined) known.set(fallThrough[key], fallThrough[other])
    else if (first !== fallThrough[other]) {
      const block = constructs.flow.blocks[fallThrough[key]]
      const last = constructs.flow.lastOf(fallThrough.block)
      report(last?.word ?? 0, `the case construct of %${block?.label.result} ${message}`)
    }
  }
}

function bit(name: string): number {
  return enumerant('LoopControl', name)
}

/** Index of the Loop Control operand. */
const control = 2

const dontUnroll = bit('DontUnroll')
const unrolling = bit('Unroll') | bit('PeelCount') | bit('PartialCount')
const iterationMultiple = bit('IterationMultiple')

/** Bits whose parameters are before that of IterationMultiple. */
const before = (operandKindByName('LoopControl')?.enumerants ?? [])
  .filter(({ value, parameters }) => value < iterationMultiple && parameters.length > 0)
  .map(({ value }) => value)

/** Checks of structured control flow. */
export const checks: readonly Check[] = [
  // Sections 2.11.1 and 2.11.3.
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
  // Bits of Loop Control and of their parameters.
  {
    rule: 'core/loop-control-unroll',
    at: ['OpLoopMerge'],
    judge(instruction, _, report) {
      const bits = instruction.valueAt(control) ?? 0
      if ((bits & dontUnroll) !== 0 && (bits & unrolling) !== 0)
        report(operandWord(instruction, control), 'DontUnroll is set beside a bit that unrolls')
    },
  },
  {
    rule: 'core/loop-control-multiple',
    at: ['OpLoopMerge'],
    judge(instruction, _, report) {
      const bits = instruction.valueAt(control) ?? 0
      if ((bits & iterationMultiple) === 0) return
      let place = control + 1
      for (const other of before) if ((bits & other) !== 0) place++
      if (instruction.valueAt(place) === 0)
        report(operandWord(instruction, place), 'IterationMultiple is 0')
    },
  },
  // Structured control flow as far as it is decided block by block; see `undecided`.
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
  // Section 2.11.3, on switch constructs.
  judgingEdges('core/switch-dominates-cases', ({ constructs, around }, report) => {
    const { graph } = constructs
    for (const selection of constructs.selections) {
      const words = labelWords(selection)
      const loop = around[selection.header]?.loop
      const continued = around[selection.header]?.continued
      targetsOf(constructs, selection).forEach((target, index) => {
        if (target === undefined || target === selection.merge) return
        // Whether a target that breaks from a loop or continues it begins a case construct is open.
        if (target === loop?.merge || target === loop?.continueTarget) return
        if (target === continued?.merge || target === continued?.header) return
        if (!graph.dominates(selection.header, target))
          report(words[index] ?? 0, 'the OpSwitch does not dominate this target')
      })
    }
  }),
  judgingEdges('core/case-branches-to-one-case', (edges, report) =>
    judgeSingle(edges, 'from', 'branches to two other case constructs', report),
  ),
  judgingEdges('core/case-entered-from-one-case', (edges, report) =>
    judgeSingle(edges, 'to', 'is branched to by two other case constructs', report),
  ),
  judgingEdges('core/fall-through-to-next-target', ({ constructs, fallThroughs }, report) => {
    const known = new Map<SelectionConstruct, BlockPlaces>()
    for (const { switch: selection, from, to, block } of fallThroughs) {
      const places = known.get(selection) ?? placesOf(constructs, selection)
      known.set(selection, places)
      const [before, after] = [places.get(from), places.get(to)]
      if (before === undefined || after === undefined) continue
      if (before.last + 1 !== after.first)
        report(
          constructs.flow.lastOf(block)?.word ?? 0,
          'a case construct branches to one whose first target does not come after its own last target',
        )
    }
  }),
  judgingEdges('core/fall-through-by-default', ({ constructs, fallThroughs }, report) => {
    const known = new Map<SelectionConstruct, BlockPlaces>()
    const onwards = new Map(fallThroughs.map((fall) => [fall.from, fall]))
    for (const { switch: selection, from, to } of fallThroughs) {
      const byDefault = selection.switch?.valueAt(1)
      if (byDefault === undefined || to !== constructs.flow.numberOf(byDefault)) continue
      const next = onwards.get(to)
      const places = known.get(selection) ?? placesOf(constructs, selection)
      known.set(selection, places)
      if (next === undefined || places.has(to)) continue
      const [before, after] = [places.get(from), places.get(next.to)]
      if (before === undefined || after === undefined || before.last + 1 === after.first) continue
      report(
        constructs.flow.lastOf(next.block)?.word ?? 0,
        'a case construct branches by way of Default to one whose first target does not come after its own last target',
      )
    }
  }),
  judgingEdges('core/switch-targets-consecutive', ({ constructs }, report) => {
    for (const selection of constructs.selections) {
      const words = labelWords(selection)
      const targets = targetsOf(constructs, selection).slice(1)
      const seen = new Set<number>()
      targets.forEach((target, index) => {
        if (target === undefined) return
        if (seen.has(target) && targets[index - 1] !== target)
          report(words[index + 1] ?? 0, 'targets with the same label are not consecutive')
        seen.add(target)
      })
    }
  }),
]
