import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { entryPoints } from '../core/modes/entry-points.ts'
import { modeOf } from '../core/modes/execution-modes.ts'
import { enumerant } from '../core/shared/grammar.ts'

/** The check that modes of an extension are of entry points with one execution model. */
export function onlyFor(rule: RuleId, model: string, modes: readonly string[]): Check {
  const names = new Map(modes.map((name) => [enumerant('ExecutionMode', name), name]))
  const wanted = enumerant('ExecutionModel', model)
  return {
    rule,
    at: ['OpExecutionMode'],
    among: modes.map((name) => `ExecutionMode.${name}` as const),
    judge(instruction, module, report) {
      const name = names.get(modeOf(instruction))
      const [target, mode] = instruction.operands
      const models = entryPoints(module).get(target?.value ?? 0)?.models
      if (name !== undefined && mode !== undefined && models?.includes(wanted) === false)
        report(mode.word, `${name} is for the execution model ${model}`)
    },
  }
}
