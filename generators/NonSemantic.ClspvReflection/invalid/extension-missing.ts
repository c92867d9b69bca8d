import type { Module } from '../../module.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalOfExtension } from '../../mutate/ordinal-of-extension.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { withoutExtension } from '../../mutate/without-extension.ts'
import { importsOf } from '../shared/imports-of.ts'
import { textAt } from '../shared/text-at.ts'

const name = 'SPV_KHR_non_semantic_info'
const version16 = 0x0001_0600

/** True where no other set than ours needs the extension, which would be a second fault. */
function isNeededForThisSetAlone(module: Module): boolean {
  const nonSemantic = ordinalsOf(module, 'OpExtInstImport').filter((at) =>
    textAt(module.instructions[at]?.words ?? [], 1)?.startsWith('NonSemantic.'),
  )
  const ours = importsOf(module)
  return ours.length > 0 && ours.length === nonSemantic.length
}

export const mutator = mutatorOf({
  name: 'extension-missing',
  rule: 'non-semantic-info-is-declared-before-version-1-6',
  summary: 'a module before version 1.6 imports the set without the extension',
  ordinals(module) {
    const at = ordinalOfExtension(module, name)
    const breaks = module.version < version16 && isNeededForThisSetAlone(module)
    return at === undefined || !breaks ? [] : [at]
  },
  ways: withoutExtension(name),
})
