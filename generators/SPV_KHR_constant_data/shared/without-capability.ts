import { instruction } from '../../build/instruction.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import type { Way } from '../../mutate/mutator-of.ts'
import { removeCapability } from '../../mutate/remove-capability.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'

const name = 'ConstantDataKHR'
/** A core capability that nothing in a module is made invalid by. */
const other = 'Float64'

/** Ways of being without the capability whose declaration has the ordinal. */
export const withoutCapability: Readonly<Record<string, Way>> = {
  removed: (module) => removeCapability(module, name),
  'another-instead': (module, at) =>
    declaresCapability(module, other)
      ? undefined
      : removeCapability(replaceInstruction(module, at, instruction('OpCapability', other)), name),
}
