import { instruction } from '../builder/instruction.ts'
import type { Way } from './mutator-of.ts'
import { ordinalOfExtension } from './ordinal-of-extension.ts'
import { removeExtension } from './remove-extension.ts'
import { replaceInstruction } from './replace-instruction.ts'

/** Known ones that ask for nothing. */
const others = ['SPV_KHR_no_integer_wrap_decoration', 'SPV_KHR_non_semantic_info']

/** Ways to leave an extension undeclared, at the ordinal of one of its OpExtension. */
export function withoutExtension(
  name: string,
): Readonly<Record<'removed' | 'another-instead', Way>> {
  return {
    removed: (module) => removeExtension(module, name),
    'another-instead': (module, at) => {
      const other = others.find(
        (each) => each !== name && ordinalOfExtension(module, each) === undefined,
      )
      return other === undefined
        ? undefined
        : removeExtension(replaceInstruction(module, at, instruction('OpExtension', other)), name)
    },
  }
}
