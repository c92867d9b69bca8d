import type { Check } from '../check.ts'
import { entryPoints } from '../core/modes/entry-points.ts'
import { modeOf } from '../core/modes/execution-modes.ts'
import { structuredFlowOf } from '../core/shared/constructs.ts'
import type { ControlFlow } from '../core/shared/control-flow.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { functionsFrom } from '../core/shared/models.ts'
import { perModule } from '../core/shared/surveys.ts'

const among = ['ExecutionMode.MaximallyReconvergesKHR'] as const
const maximally = enumerant('ExecutionMode', 'MaximallyReconvergesKHR')

/** Ids of the functions in the static call trees of entry points with the mode. */
const affectedFunctions = perModule((module): ReadonlySet<number> => {
  const roots = [...entryPoints(module)]
    .filter(([, { modes }]) => modes.some((mode) => modeOf(mode) === maximally))
    .map(([id]) => id)
  return functionsFrom(module, roots)
})

/** Numbers of the blocks that an OpSwitch of the function names. */
function switchTargets(flow: ControlFlow): readonly (number | undefined)[] {
  return flow.blocks.flatMap((_, number) => {
    const last = flow.lastOf(number)
    if (last?.name !== 'OpSwitch') return []
    return last.operands
      .slice(1)
      .flatMap(({ kind, value }) => (kind === 'IdRef' ? [flow.numberOf(value)] : []))
  })
}

export const checks: readonly Check[] = [
  /** Structured Control Flow. */
  {
    rule: 'SPV_KHR_maximal_reconvergence/blocks-with-several-predecessors',
    among,
    judgeFunction(body, module, report) {
      if (!affectedFunctions(module).has(body.definition.result)) return
      const found = structuredFlowOf(module, body)
      if (found === undefined) return
      const { flow, headers } = found
      const allowed = new Set([
        ...headers.flatMap(({ number, merge, mergeBlock, continueTarget }) => [
          ...(merge.name === 'OpLoopMerge' ? [number] : []),
          mergeBlock,
          continueTarget,
        ]),
        ...switchTargets(flow),
      ])
      flow.blocks.forEach(({ label }, number) => {
        const count = flow.branches.predecessors[number]?.length ?? 0
        // That no branch goes to the first block is a matter of core.
        if (number > 0 && count > 1 && !allowed.has(number))
          report(label.word, `${count} blocks branch to this one, which no instruction declares`)
      })
    },
  },
  /** OpBranchConditional. */
  {
    rule: 'SPV_KHR_maximal_reconvergence/branch-labels-differ',
    at: ['OpBranchConditional'],
    among,
    judge(branch, module, report) {
      const [, whenTrue, whenFalse] = branch.operands
      if (whenFalse === undefined || whenTrue?.value !== whenFalse.value) return
      const body = module.functionOf(branch)
      if (body !== undefined && affectedFunctions(module).has(body.definition.result))
        report(whenFalse.word, 'both labels are the same')
    },
  },
]
