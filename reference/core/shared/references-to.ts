import type { Instruction, Module, Function as ModuleFunction } from '../../module.ts'
import { isSemanticSet } from './semantic-set.ts'

function isDebugInformation(module: Module, { name, operands }: Instruction): boolean {
  if (name !== 'OpExtInst' && name !== 'OpExtInstWithForwardRefsKHR') return false
  const set = module.importName(operands[0]?.value ?? 0)
  return set !== undefined && !isSemanticSet(set)
}

/** What functions name, by id. */
export interface References {
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

/** Which of these global variables functions refer to outside debug information, and which functions they call. */
export function referencesTo(module: Module, variables: readonly Instruction[]): References {
  const wanted = new Set(variables.map(({ result }) => result))
  const references: References = { used: new Map(), calls: new Map() }
  for (const body of module.functions) note(module, body, wanted, references)
  return references
}
