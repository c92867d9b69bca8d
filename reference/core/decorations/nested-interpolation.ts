import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { containing } from '../shared/contains-type.ts'
import { enumerant } from '../shared/enumerant.ts'
import { perModule } from '../shared/per-module.ts'
import { globalVariables, heldStructure } from '../shared/variables.ts'
import { eachApplied } from './applied.ts'

const interpolating: ReadonlySet<number> = new Set(
  ['NoPerspective', 'Flat', 'Patch', 'Centroid', 'Sample'].map((name) =>
    enumerant('Decoration', name),
  ),
)
const interfaces: ReadonlySet<number | undefined> = new Set(
  ['Input', 'Output'].map((name) => enumerant('StorageClass', name)),
)

/** Ids of structure types with members that have one of these decorations. */
const structures = perModule((module): ReadonlySet<number> => {
  const found = new Set<number>()
  eachApplied(module, ({ target, member, decoration }) => {
    if (member >= 0 && interpolating.has(decoration)) found.add(target)
  })
  return found
})

const containsOne = containing(({ result }, module) => structures(module).has(result))

function nestsOne(module: Module, structure: Instruction): boolean {
  return structure.operands.some(({ value }) => containsOne(module, module.definition(value)))
}

/** Section 2.16.2. */
export const checks: readonly Check[] = [
  {
    rule: 'core/interpolation-not-nested',
    among: ['OpMemberDecorate', 'OpGroupMemberDecorate'],
    judgeModule(module, report) {
      if (!module.capabilities.has('Shader') || structures(module).size === 0) return
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
            `structure ${structure.result} contains one whose members have interpolation decorations`,
          )
      }
    },
  },
]
