import type { Check } from '../../check.ts'
import { isConstantInstruction } from '../../core/shared/constants.ts'
import { opcodeSet } from '../../core/shared/grammar.ts'
import { isAnyArrayType } from '../../core/shared/types.ts'
import { heldType } from '../../core/shared/variables.ts'
import type { Instruction, Module, Operand } from '../../module.ts'
import { type BuiltInUse, usesOf } from './built-in-uses.ts'
import { ruleOf, saying } from './survey.ts'

/** Ids of the variables of a storage class among some operands, each once. */
export function idsOf(
  module: Module,
  operands: readonly { readonly value: number }[],
  storageClass: number,
): readonly number[] {
  const ids = new Set(operands.map(({ value }) => value))
  return [...ids].filter((id) => module.definition(id)?.valueAt(0) === storageClass)
}

const opensChain = opcodeSet(['OpAccessChain', 'OpInBoundsAccessChain'])

/** The type under the arrays of vertices or primitives: an array of views, or no array. */
export function viewsOf(module: Module, type: Instruction | undefined): Instruction | undefined {
  const element = type && module.definition(type.valueAt(0) ?? 0)
  return isAnyArrayType(type) && isAnyArrayType(element) ? element : type
}

/** The indexes of an access chain that come after the member of a use; all of them for a variable. */
function indexesOf(
  module: Module,
  chain: Instruction,
  variable: Instruction,
  { structure, member }: BuiltInUse,
): readonly Operand[] {
  const indexes = chain.operands.slice(1)
  if (structure === undefined) return indexes
  let type = heldType(module, variable)
  for (const [n, { value }] of indexes.entries()) {
    if (type === structure)
      return module.integerValue(value) === BigInt(member) ? indexes.slice(n + 1) : []
    type = type && module.definition(type.valueAt(0) ?? 0)
  }
  return []
}

/** The index into the views of a built-in that is not a constant. */
function dynamicIndex(
  module: Module,
  chain: Instruction,
  variable: Instruction,
  use: BuiltInUse,
): Operand | undefined {
  const indexes = indexesOf(module, chain, variable, use)
  const index = indexes[viewsOf(module, use.type) === use.type ? 0 : 1]
  const definition = index && module.definition(index.value)
  return definition === undefined || isConstantInstruction(definition) ? undefined : index
}

/** Checks that the views of a built-in are indexed by constants. */
export function indexedByConstants(name: string): Check {
  const uses = usesOf(name)
  return {
    rule: ruleOf(name, 'constant-index'),
    among: ['PerViewAttributesNV', 'MeshShadingNV'],
    judgeModule(module, report) {
      for (const use of uses(module))
        for (const variable of use.variables)
          for (const chain of module.uses(variable.result)) {
            if (!opensChain(chain) || chain.valueAt(0) !== variable.result) continue
            const index = dynamicIndex(module, chain, variable, use)
            if (index !== undefined)
              report(index.word, saying(use, `is ${name} and is indexed by %${index.value}`))
          }
    },
  }
}
