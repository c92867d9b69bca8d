import type { Check } from '../../check.ts'
import type { Instruction, Module, Function as ModuleFunction } from '../../module.ts'
import { enumerant } from '../shared/enumerant.ts'
import { isSemanticSet } from '../shared/semantic-set.ts'
import { isStructureSound } from '../shared/structure.ts'
import { eachUnlisted, notListedByAll } from '../shared/unlisted-variables.ts'

const input = enumerant('StorageClass', 'Input')
const output = enumerant('StorageClass', 'Output')
const allClasses = 0x0001_0400

function isDebugInformation(module: Module, { name, operands }: Instruction): boolean {
  if (name !== 'OpExtInst' && name !== 'OpExtInstWithForwardRefsKHR') return false
  const set = module.importName(operands[0]?.value ?? 0)
  return set !== undefined && !isSemanticSet(set)
}

function isInterface(module: Module, variable: Instruction): boolean {
  if (module.definitionIndex(variable.result) !== variable.index) return false
  if (module.functionOf(variable) !== undefined) return false
  const storage = variable.valueAt(0)
  return module.version >= allClasses || storage === input || storage === output
}

/** What functions name, by id. */
interface References {
  /** Those of some global variables that the function's own instructions refer to. */
  readonly used: Map<number, ReadonlySet<number>>
  /** Functions that it calls. */
  readonly calls: Map<number, ReadonlySet<number>>
}

function note(
  module: Module,
  { definition: { result }, blocks }: ModuleFunction,
  wanted: ReadonlySet<number>,
  { used, calls }: References,
): void {
  const variables = new Set<number>()
  const called = new Set<number>()
  for (const { instructions } of blocks)
    for (const instruction of instructions) {
      if (isDebugInformation(module, instruction)) continue
      for (const { kind, value } of instruction.operands) {
        if (kind !== 'IdRef') continue
        if (wanted.has(value)) variables.add(value)
        else if (module.definition(value)?.name === 'OpFunction') called.add(value)
      }
    }
  used.set(result, variables)
  calls.set(result, called)
}

/** The check of interfaces against the variables that entry points use. */
export const checks: readonly Check[] = [
  {
    rule: 'core/interface-complete',
    among: ['OpEntryPoint'],
    judgeModule: (module, report) => {
      const variables = notListedByAll(
        module,
        module.all('OpVariable').filter((variable) => isInterface(module, variable)),
      )
      if (variables.length === 0 || !isStructureSound(module)) return
      const wanted = new Set(variables.map(({ result }) => result))
      const references: References = { used: new Map(), calls: new Map() }
      for (const body of module.functions) note(module, body, wanted, references)
      eachUnlisted(module, references, ({ word }, id) =>
        report(word, `variable ${id} is used and not listed`),
      )
    },
  },
]
