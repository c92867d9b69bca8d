import type { Check } from '../check.ts'
import { idKinds } from '../core/shared/id-kinds.ts'
import { instructionClass } from '../core/shared/instruction-class.ts'
import { isSemanticSet } from '../core/shared/semantic-set.ts'
import type { Instruction, Module } from '../module.ts'
import { texelPointer } from './shared/instructions.ts'

const silentClasses: ReadonlySet<string> = new Set(['Debug', 'Annotation'])
const extended: ReadonlySet<string> = new Set(['OpExtInst', 'OpExtInstWithForwardRefsKHR'])

/** Whether it does nothing with what it names. */
function isWithoutEffect(module: Module, user: Instruction): boolean {
  if (silentClasses.has(instructionClass(user))) return true
  if (!extended.has(user.name)) return false
  const set = module.importName(user.operands[0]?.value ?? 0)
  return set !== undefined && !isSemanticSet(set)
}

/** OpUntypedImageTexelPointerEXT. A copy by itself is left undecided; what it is used for is not. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/texel-pointer-is-used-by-atomics-only',
  at: [texelPointer],
  judge({ result }, module, report) {
    if (result === 0) return
    const copies = [result]
    for (const pointer of copies) {
      const called = pointer === result ? `%${result}` : `%${result}, copied as %${pointer},`
      for (const user of module.uses(pointer)) {
        const { name, operands } = user
        if (isWithoutEffect(module, user)) continue
        if (name === 'OpCopyObject') {
          // Ids with several definitions would let copies meet, and be followed again and again.
          if (module.definitionIndex(user.result) === user.index) copies.push(user.result)
          continue
        }
        operands.forEach(({ kind, value, word }, place) => {
          if (value !== pointer || !idKinds.has(kind)) return
          if (place !== 0 || !name.startsWith('OpAtomic'))
            report(word, `${name} uses texel pointer ${called}`)
        })
      }
    }
  },
}
