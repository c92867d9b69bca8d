import { declaresCapability } from './declares-capability.ts'
import { mutatorOf, type TableMutator } from './mutator-of.ts'
import { ordinalOfExtension } from './ordinal-of-extension.ts'
import { withoutExtension } from './without-extension.ts'

/** Takes the extension of a text out of modules that declare its capability, in every way that there is to lack it. */
export function extensionMissing(extension: string, capability: string): TableMutator {
  return mutatorOf({
    name: 'extension-missing',
    rule: 'extension-is-declared',
    summary: 'the capability is declared without the extension',
    ordinals: (module) => {
      const at = ordinalOfExtension(module, extension)
      return at === undefined || !declaresCapability(module, capability) ? [] : [at]
    },
    ways: withoutExtension(extension),
  })
}
