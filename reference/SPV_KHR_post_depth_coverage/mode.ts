import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { entryPoints } from '../core/modes/entry-points.ts'
import { modeOf } from '../core/modes/execution-modes.ts'
import { enumerant } from '../core/shared/grammar.ts'
import type { Instruction } from '../module.ts'
import { onlyFor } from '../shared/model-of-modes.ts'

const among = ['ExecutionMode.PostDepthCoverage']
const [postDepthCoverage, earlyFragmentTests] = ['PostDepthCoverage', 'EarlyFragmentTests'].map(
  (name) => enumerant('ExecutionMode', name),
)
const earlyAndLate = enumerant('ExecutionMode', 'EarlyAndLateFragmentTestsAMD')
const replacing = ['DepthReplacing', 'StencilRefReplacingEXT'].map((name) =>
  enumerant('ExecutionMode', name),
)
const fragment = enumerant('ExecutionModel', 'Fragment')

/** Whether tests that may be early and late are as early as those of EarlyFragmentTests, since the shader replaces nothing. */
function isEarlyAndLate(modes: readonly Instruction[]): boolean {
  const has = (mode: number) => modes.some((set) => modeOf(set) === mode)
  return has(earlyAndLate) && !replacing.some(has)
}

/** That PostDepthCoverage is set with EarlyFragmentTests, in the entry points that are, or are not, tested early and late. */
function earlyTestsAreSet(rule: RuleId, besideEarlyAndLate: boolean): Check {
  return {
    rule,
    at: ['OpExecutionMode'],
    among: besideEarlyAndLate ? [...among, 'ExecutionMode.EarlyAndLateFragmentTestsAMD'] : among,
    judge(instruction, module, report) {
      const [target, mode] = instruction.operands
      const entryPoint = entryPoints(module).get(target?.value ?? 0)
      if (modeOf(instruction) !== postDepthCoverage || mode === undefined) return
      if (entryPoint?.models.includes(fragment) !== true) return
      if (isEarlyAndLate(entryPoint.modes) !== besideEarlyAndLate) return
      if (!entryPoint.modes.some((set) => modeOf(set) === earlyFragmentTests))
        report(mode.word, 'PostDepthCoverage is set without EarlyFragmentTests')
    },
  }
}

/** Checks of the execution mode. */
export const checks: readonly Check[] = [
  onlyFor('SPV_KHR_post_depth_coverage/mode-is-for-fragment', 'Fragment', ['PostDepthCoverage']),
  /** In both readings of early and late tests. */
  earlyTestsAreSet('SPV_KHR_post_depth_coverage/early-tests-are-set', false),
  /** In the reading in which a mode that functions identically is another mode. */
  earlyTestsAreSet('SPV_KHR_post_depth_coverage/early-tests-are-set-beside-early-and-late', true),
]
