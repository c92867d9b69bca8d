import { instruction } from '../../build/instruction.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import { firstFunction } from '../../mutate/graft.ts'
import { insertInstructions } from '../../mutate/insert-instructions.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { type ChainForm, chainForms, chainNames, isPtrForm } from '../shared/chain-forms.ts'
import { pointerShape } from '../shared/pointer-shape.ts'
import { untypedVariableAt, untypedVariablesOf } from '../shared/untyped-variable-at.ts'

/** A specialized operation over the first global variable, with the data type for a base type. */
function operation(form: ChainForm): Way {
  return (module) => {
    const [at] = untypedVariablesOf(
      module,
      ({ isGlobal, dataType }) => isGlobal && dataType !== undefined,
    )
    if (at === undefined) return undefined
    const { resultType, result, dataType = 0 } = untypedVariableAt(module, at)
    const element = module.instructions.find(
      ({ opcode, words }) => opcode === opConstant && words.length === 3,
    )?.words[1]
    if (pointerShape(module, resultType)?.kind !== 'untyped' || element === undefined) {
      return undefined
    }
    const added = instruction(
      'OpSpecConstantOp',
      resultType,
      module.bound,
      chainNames[form],
      dataType,
      result,
      ...(isPtrForm(form) ? [element] : []),
    )
    return insertInstructions({ ...module, bound: module.bound + 1 }, firstFunction(module), added)
  }
}

const opConstant = 43

export const mutator = mutatorOf({
  name: 'specialized-untyped-chain',
  rule: 'spec-constant-op-has-no-untyped-chain',
  summary: 'an untyped chain is a specialized operation',
  // A logical pointer must not be an operand of the instruction at all.
  ordinals: (module) =>
    declaresCapability(module, 'Addresses')
      ? ordinalsOf(module, 'OpSpecConstantOp').slice(0, 1)
      : [],
  ways: Object.fromEntries(chainForms.map((form) => [form, operation(form)])),
})
