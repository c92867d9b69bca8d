import { instruction } from '../../build/instruction.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalOfExtension } from '../../mutate/ordinal-of-extension.ts'
import { removeExtension } from '../../mutate/remove-extension.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'

const name = 'SPV_KHR_untyped_pointers'
/** Known ones that ask for nothing. */
const others = ['SPV_KHR_no_integer_wrap_decoration', 'SPV_KHR_non_semantic_info'] as const

export const mutator = mutatorOf({
  name: 'extension-missing',
  rule: 'extension-is-declared',
  summary: 'the capability is declared without the extension',
  ordinals: (module) => {
    const at = ordinalOfExtension(module, name)
    return at === undefined || !declaresCapability(module, 'UntypedPointersKHR') ? [] : [at]
  },
  ways: {
    removed: (module) => removeExtension(module, name),
    'another-instead': (module, at) => {
      const other = others.find((each) => ordinalOfExtension(module, each) === undefined)
      return other === undefined
        ? undefined
        : removeExtension(replaceInstruction(module, at, instruction('OpExtension', other)), name)
    },
  },
})
