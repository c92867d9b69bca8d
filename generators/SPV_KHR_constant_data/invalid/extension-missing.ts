import { instruction } from '../../build/instruction.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalOfExtension } from '../../mutate/ordinal-of-extension.ts'
import { removeExtension } from '../../mutate/remove-extension.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { isLarge } from '../shared/data.ts'

const name = 'SPV_KHR_constant_data'
/** A known one that asks for nothing. */
const other = 'SPV_KHR_no_integer_wrap_decoration'

export const mutator = mutatorOf({
  name: 'extension-missing',
  rule: 'extension-is-declared',
  summary: 'the capability is declared without the extension',
  ordinals: (module) => {
    const at = ordinalOfExtension(module, name)
    const declared = declaresCapability(module, 'ConstantDataKHR') && !isLarge(module)
    return at === undefined || !declared ? [] : [at]
  },
  ways: {
    removed: (module) => removeExtension(module, name),
    'another-instead': (module, at) =>
      ordinalOfExtension(module, other) === undefined
        ? removeExtension(replaceInstruction(module, at, instruction('OpExtension', other)), name)
        : undefined,
  },
})
