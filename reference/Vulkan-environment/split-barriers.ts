import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { constantWord } from '../core/shared/constants.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { modelNames, modelOf, models } from '../core/shared/models.ts'
import { operandWord } from '../core/shared/operands.ts'

const [arrive, wait] = ['OpControlBarrierArriveEXT', 'OpControlBarrierWaitEXT']
const [workgroup, subgroup] = [enumerant('Scope', 'Workgroup'), enumerant('Scope', 'Subgroup')]
const compute = models('GLCompute')

/** Index of Semantics. */
const semantics = 2

/** The check that the known Semantics of a half have none of some memory orders. */
function without(rule: RuleId, name: string, ...orders: readonly string[]): Check {
  const bits = orders.reduce((mask, order) => mask | enumerant('MemorySemantics', order), 0)
  return {
    rule,
    at: [name],
    judge(instruction, module, report) {
      const mask = constantWord(module, instruction.valueAt(semantics) ?? 0) ?? 0
      if ((mask & bits) !== 0)
        report(operandWord(instruction, semantics), `the semantics of ${name} are ${mask}`)
    },
  }
}

/** Barriers in two parts. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-environment/split-barriers-in-compute',
    at: ['OpEntryPoint'],
    among: ['SplitBarrierEXT'],
    judge(entryPoint, module, report) {
      const model = modelOf(entryPoint)
      if (module.capabilities.has('SplitBarrierEXT') && model !== compute)
        report(entryPoint.word, `SplitBarrierEXT is declared beside ${modelNames(model)}`)
    },
  },
  {
    rule: 'Vulkan-environment/split-barrier-scope',
    at: [arrive, wait],
    judge(instruction, module, report) {
      const scope = constantWord(module, instruction.valueAt(0) ?? 0)
      if (scope !== undefined && scope !== workgroup && scope !== subgroup)
        report(operandWord(instruction, 0), `execution has scope ${scope}`)
    },
  },
  without('Vulkan-environment/arrive-semantics', arrive, 'Acquire', 'AcquireRelease'),
  without('Vulkan-environment/wait-semantics', wait, 'Release', 'AcquireRelease'),
]
