import type { Check } from '../../check.ts'
import type { Module, Function as ModuleFunction } from '../../module.ts'
import { eachApplied } from '../decorations/applied.ts'
import { enumerant } from '../shared/enumerant.ts'
import { isStructureSound } from '../shared/structure.ts'

const linkage = enumerant('Decoration', 'LinkageAttributes')
const importType = enumerant('LinkageType', 'Import')
const exportType = enumerant('LinkageType', 'Export')

function isImport(module: Module, { definition }: ModuleFunction): boolean {
  return module
    .decorations(definition.result)
    .some(({ decoration, operands }) => decoration === linkage && operands[1]?.value === importType)
}

/** Checks that the functions without a body are exactly the imported ones. */
export const checks: readonly Check[] = [
  {
    rule: 'core/declaration-is-import',
    judgeFunction: (body, module, report) => {
      if (body.blocks.length === 0 && !isImport(module, body) && isStructureSound(module))
        report(body.definition.word, 'the function has no body and is not imported')
    },
  },
  {
    rule: 'core/definition-is-not-import',
    among: ['OpDecorate', 'OpGroupDecorate'],
    judgeFunction: (body, module, report) => {
      if (body.blocks.length > 0 && isImport(module, body) && isStructureSound(module))
        report(body.definition.word, 'the function has a body and is imported')
    },
  },
  {
    rule: 'core/export-name-once',
    among: ['Linkage'],
    judgeModule(module, report) {
      const exported = new Map<string, number>()
      // A group has one name for all its targets.
      const names = new Map<number, string>()
      eachApplied(module, ({ target, decoration, operands: [name, type], word }) => {
        if (decoration !== linkage || type?.value !== exportType || name === undefined) return
        const text = names.get(name.word) ?? module.string(name.word)
        names.set(name.word, text)
        const before = exported.get(text)
        if (before === undefined) exported.set(text, target)
        else if (before !== target) report(word, `%${before} is exported under the same name`)
      })
    },
  },
]
