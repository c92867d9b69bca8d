import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { enumerant } from '../shared/enumerant.ts'
import { referencesTo } from '../shared/references-to.ts'
import { isStructureSound } from '../shared/structure.ts'
import { eachUnlisted, notListedByAll } from '../shared/unlisted-variables.ts'

const input = enumerant('StorageClass', 'Input')
const output = enumerant('StorageClass', 'Output')
const allClasses = 0x0001_0400

function isInterface(module: Module, variable: Instruction): boolean {
  if (module.definitionIndex(variable.result) !== variable.index) return false
  if (module.functionOf(variable) !== undefined) return false
  const storage = variable.valueAt(0)
  return module.version >= allClasses || storage === input || storage === output
}

/** The check of interfaces against the variables that entry points use. */
export const checks: readonly Check[] = [
  {
    rule: 'core/interface-complete',
    among: ['OpVariable'],
    judgeModule: (module, report) => {
      const variables = notListedByAll(
        module,
        module.all('OpVariable').filter((variable) => isInterface(module, variable)),
      )
      if (variables.length === 0 || !isStructureSound(module)) return
      eachUnlisted(module, referencesTo(module, variables), ({ word }, id) =>
        report(word, `variable ${id} is used and not listed`),
      )
    },
  },
]
