import { instruction } from '../../build/instruction.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalOfCapability } from '../../mutate/ordinal-of-capability.ts'
import { removeCapability } from '../../mutate/remove-capability.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { replicatesOf } from '../shared/replicates.ts'

const name = 'ReplicatedCompositesEXT'
/** A core capability that nothing in a module is made invalid by. */
const other = 'Float64'

export const mutator = mutatorOf({
  name: 'capability-missing',
  rule: 'capability-is-declared',
  summary: 'an instruction of the text is used without the capability',
  ordinals: (module) => {
    const at = ordinalOfCapability(module, name)
    return at === undefined || replicatesOf(module).length === 0 ? [] : [at]
  },
  ways: {
    removed: (module) => removeCapability(module, name),
    'another-instead': (module, at) =>
      declaresCapability(module, other)
        ? undefined
        : removeCapability(
            replaceInstruction(module, at, instruction('OpCapability', other)),
            name,
          ),
  },
})
