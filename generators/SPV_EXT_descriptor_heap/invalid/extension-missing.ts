import { instruction } from '../../build/instruction.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalOfExtension } from '../../mutate/ordinal-of-extension.ts'
import { removeExtension } from '../../mutate/remove-extension.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { withoutExtension } from '../../mutate/without-extension.ts'

const name = 'SPV_EXT_descriptor_heap'

export const mutator = mutatorOf({
  name: 'extension-missing',
  rule: 'extension-is-declared',
  summary: 'the capability is declared without its extension',
  ordinals: (module) => {
    const at = ordinalOfExtension(module, name)
    return at === undefined || !declaresCapability(module, 'DescriptorHeapEXT') ? [] : [at]
  },
  ways: {
    ...withoutExtension(name),
    'untyped-pointers-instead': (module, at) =>
      removeExtension(
        replaceInstruction(module, at, instruction('OpExtension', 'SPV_KHR_untyped_pointers')),
        name,
      ),
  },
})
