import { declaresCapability } from '../../mutate/declares-capability.ts'
import { graft } from '../../mutate/graft.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { anywhere, of, uintConstant, uintType } from '../shared/things.ts'
import { untypedVariableAt, untypedVariablesOf } from '../shared/untyped-variable-at.ts'
import type { Declare } from '../shared/with-operand.ts'

/** Appends to the interface something that is declared, or already stands, behind the entry point. */
function append(declare: Declare): Way {
  return (module, at) => {
    const instruction = module.instructions[at]
    const end = module.instructions.length
    const added = graft(module, end)
    const id = declare(added, module, end)
    if (instruction === undefined || id === undefined) return undefined
    const words = [...instruction.words, id]
    return replaceInstruction(added.done().module, at, { ...instruction, words })
  }
}

const localVariable: Declare = (_, module) => {
  const [at] = untypedVariablesOf(module, ({ isGlobal }) => !isGlobal)
  return at === undefined ? undefined : untypedVariableAt(module, at).result
}

export const mutator = mutatorOf({
  name: 'interface-of-others',
  rule: 'entry-point-interface-lists-global-variables',
  summary: 'an interface lists something that is no variable of module scope',
  ordinals: (module) =>
    declaresCapability(module, 'UntypedPointersKHR') ? ordinalsOf(module, 'OpEntryPoint') : [],
  ways: {
    constant: append(uintConstant),
    undef: append(of(uintType, 'OpUndef')),
    'pointer-type': append(anywhere('OpTypeUntypedPointerKHR')),
    function: append(anywhere('OpFunction')),
    'local-variable': append(localVariable),
  },
})
