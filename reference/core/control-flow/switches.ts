import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../../check.ts'
import { type ConstructEdges, constructEdges, targetsOf } from '../shared/construct-edges.ts'
import type { Constructs, SelectionConstruct } from '../shared/constructs.ts'

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

/** Checks of switch constructs (2.11.3). */
export const checks: readonly Check[] = [
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
