import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import type { Instruction } from '../../module.ts'
import { enumerant } from '../shared/enumerant.ts'
import { entryPoints, haveSeveralModes } from './entry-point-modes.ts'

function values(kind: string, names: readonly string[]): ReadonlySet<number> {
  return new Set(names.map((name) => enumerant(kind, name)))
}

/** The execution mode that an instruction sets; -1 where it has none. */
export function modeOf({ operands }: Instruction): number {
  return operands[1]?.value ?? -1
}

/** The instructions that set execution modes. */
export const executionModes: readonly string[] = ['OpExecutionMode', 'OpExecutionModeId']

interface SetRule {
  readonly rule: RuleId
  /** Execution models it is about; of all where absent. */
  readonly models?: readonly string[]
  readonly modes: readonly string[]
  readonly exactly?: boolean
}

/** The check that an entry point sets at most, or exactly, one mode of a list. */
export function oneOf({ rule, models, modes, exactly = false }: SetRule): Check {
  const wanted = models && values('ExecutionModel', models)
  const listed = values('ExecutionMode', modes)
  return {
    rule,
    among: exactly
      ? (models ?? []).map((name) => `ExecutionModel.${name}`)
      : modes.map((name) => `ExecutionMode.${name}`),
    judgeModule: (module, report) => {
      if (!exactly && !haveSeveralModes(module)) return
      for (const entryPoint of entryPoints(module).values()) {
        if (!exactly && entryPoint.modes.length < 2) continue
        if (wanted !== undefined && !entryPoint.models.some((model) => wanted.has(model))) continue
        // Two of the same mode are that mode's own fault.
        const set = new Map<number, Instruction>()
        for (const mode of entryPoint.modes)
          if (listed.has(modeOf(mode)) && !set.has(modeOf(mode))) set.set(modeOf(mode), mode)
        for (const mode of [...set.values()].slice(1))
          report(mode.word, `at most one of ${modes.join(', ')} may be set`)
        if (exactly && set.size === 0)
          report(entryPoint.declaration.word, `one of ${modes.join(', ')} must be set`)
      }
    },
  }
}
