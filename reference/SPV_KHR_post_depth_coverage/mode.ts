import type { Check } from '../check.ts'
import { entryPoints } from '../core/modes/entry-points.ts'
import { modeOf } from '../core/modes/execution-modes.ts'
import { enumerant } from '../core/shared/grammar.ts'

const among = ['ExecutionMode.PostDepthCoverage']
const [postDepthCoverage, earlyFragmentTests] = ['PostDepthCoverage', 'EarlyFragmentTests'].map(
  (name) => enumerant('ExecutionMode', name),
)
const fragment = enumerant('ExecutionModel', 'Fragment')

/** Checks of the execution mode. */
export const checks: readonly Check[] = [
  {
    rule: 'SPV_KHR_post_depth_coverage/mode-is-for-fragment',
    at: ['OpExecutionMode'],
    among,
    judge(instruction, module, report) {
      const [target, mode] = instruction.operands
      const models = entryPoints(module).get(target?.value ?? 0)?.models
      if (modeOf(instruction) !== postDepthCoverage || mode === undefined) return
      if (models?.includes(fragment) === false)
        report(mode.word, 'PostDepthCoverage is for the execution model Fragment')
    },
  },
  {
    rule: 'SPV_KHR_post_depth_coverage/early-tests-are-set',
    at: ['OpExecutionMode'],
    among,
    judge(instruction, module, report) {
      const [target, mode] = instruction.operands
      const entryPoint = entryPoints(module).get(target?.value ?? 0)
      if (modeOf(instruction) !== postDepthCoverage || mode === undefined) return
      if (entryPoint?.models.includes(fragment) !== true) return
      if (!entryPoint.modes.some((set) => modeOf(set) === earlyFragmentTests))
        report(mode.word, 'PostDepthCoverage is set without EarlyFragmentTests')
    },
  },
]
