import { instruction } from '../builder/instruction.ts'
import { declaresCapability } from './declares-capability.ts'
import type { Way } from './mutator-of.ts'
import { removeCapability } from './remove-capability.ts'
import { replaceInstruction } from './replace-instruction.ts'

/** A core capability that nothing in a module is made invalid by. */
const other = 'Float64'

/** Ways to leave a capability undeclared, at the ordinal of one of its OpCapability. */
export function withoutCapability(
  name: string,
): Readonly<Record<'removed' | 'another-instead', Way>> {
  return {
    removed: (module) => removeCapability(module, name),
    'another-instead': (module, at) =>
      declaresCapability(module, other)
        ? undefined
        : removeCapability(
            replaceInstruction(module, at, instruction('OpCapability', other)),
            name,
          ),
  }
}
