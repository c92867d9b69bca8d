import type { Check } from '../../check.ts'
import type { Instruction, Module, Function as ModuleFunction } from '../../module.ts'
import { enumerant } from '../shared/enumerant.ts'
import { perModule } from '../shared/per-module.ts'
import { isSemanticSet } from '../shared/semantic-set.ts'
import { isStructureSound } from '../shared/structure.ts'

const input = enumerant('StorageClass', 'Input')
const output = enumerant('StorageClass', 'Output')
const allClasses = 0x0001_0400

interface References {
  /** Global variables that the function's own instructions refer to. */
  readonly variables: ReadonlySet<number>
  /** Functions that it calls. */
  readonly calls: ReadonlySet<number>
}

function isDebugInformation(module: Module, { name, operands }: Instruction): boolean {
  if (name !== 'OpExtInst' && name !== 'OpExtInstWithForwardRefsKHR') return false
  const set = module.importName(operands[0]?.value ?? 0)
  return set !== undefined && !isSemanticSet(set)
}

function isInterface(module: Module, definition: Instruction): boolean {
  if (definition.name !== 'OpVariable' || module.functionOf(definition) !== undefined) return false
  const storage = definition.operands[0]?.value
  return module.version >= allClasses || storage === input || storage === output
}

function referencesOf(module: Module, { blocks }: ModuleFunction): References {
  const variables = new Set<number>()
  const calls = new Set<number>()
  for (const { instructions } of blocks) {
    for (const instruction of instructions) {
      if (isDebugInformation(module, instruction)) continue
      for (const { kind, value } of instruction.operands) {
        if (kind !== 'IdRef') continue
        const definition = module.definition(value)
        if (definition === undefined) continue
        if (definition.name === 'OpFunction') calls.add(value)
        else if (isInterface(module, definition)) variables.add(value)
      }
    }
  }
  return { variables, calls }
}

const references = perModule(
  (module): ReadonlyMap<number, References> =>
    new Map(module.functions.map((body) => [body.definition.result, referencesOf(module, body)])),
)

/** Ids of the functions in the static call tree of a function, itself included. */
function callTree(module: Module, root: number): ReadonlySet<number> {
  const tree = new Set([root])
  for (const id of tree)
    for (const called of references(module).get(id)?.calls ?? []) tree.add(called)
  return tree
}

/** The check of interfaces against the variables that entry points use. */
export const check: Check = {
  rule: 'core/interface-complete',
  among: ['OpEntryPoint'],
  judgeModule: (module, report) => {
    if (!module.all('OpVariable').some((variable) => isInterface(module, variable))) return
    if (!isStructureSound(module)) return
    for (const { operands, word } of module.all('OpEntryPoint')) {
      const listed = new Set(operands.slice(3).map(({ value }) => value))
      const missing = new Set<number>()
      for (const id of callTree(module, operands[1]?.value ?? 0))
        for (const variable of references(module).get(id)?.variables ?? [])
          if (!listed.has(variable)) missing.add(variable)
      for (const variable of missing) report(word, `variable ${variable} is used and not listed`)
    }
  },
}
