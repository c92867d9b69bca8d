import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { containing } from '../shared/contains-type.ts'
import { enumerant } from '../shared/enumerant.ts'
import { perModule } from '../shared/per-module.ts'
import { globalVariables, heldStructure } from '../shared/variables.ts'
import { eachApplied } from './applied.ts'

const interfaces: ReadonlySet<number | undefined> = new Set(
  ['Input', 'Output'].map((name) => enumerant('StorageClass', name)),
)

/**
 * That the members of structures within the structure of a variable in Input or Output do not have certain decorations.
 *
 * @param names of the decorations.
 * @param says what such members are said to have.
 * @param capability without which the rule does not apply.
 */
export function notOnNestedMembers(
  rule: RuleId,
  names: readonly string[],
  says: string,
  capability?: string,
): Check {
  const decorations = new Set(names.map((name) => enumerant('Decoration', name)))
  /** Ids of structure types with members that have one of the decorations. */
  const structures = perModule((module): ReadonlySet<number> => {
    const found = new Set<number>()
    eachApplied(module, ({ target, member, decoration }) => {
      if (member >= 0 && decorations.has(decoration)) found.add(target)
    })
    return found
  })
  const containsOne = containing(({ result }, module) => structures(module).has(result))
  const nestsOne = (module: Module, structure: Instruction): boolean =>
    structure.operands.some(({ value }) => containsOne(module, module.definition(value)))
  return {
    rule,
    among: names.map((name) => `Decoration.${name}`),
    judgeModule(module, report) {
      if (capability !== undefined && !module.capabilities.has(capability)) return
      if (structures(module).size === 0) return
      const judged = new Map<number, boolean>()
      for (const variable of globalVariables(module)) {
        if (!interfaces.has(variable.valueAt(0))) continue
        const structure = heldStructure(module, variable)
        if (structure === undefined) continue
        const nests = judged.get(structure.result) ?? nestsOne(module, structure)
        judged.set(structure.result, nests)
        if (nests)
          report(
            variable.word,
            `structure ${structure.result} contains one whose members have ${says}`,
          )
      }
    },
  }
}
