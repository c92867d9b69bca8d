import { enumerantByValue } from '#spec/grammar/grammar'
import type { Check } from '../check.ts'
import { decorated, memberDecorateId } from '../shared/descriptor-heaps.ts'
import { isVariable } from '../shared/untyped-operands.ts'

export const checks: readonly Check[] = [
  /** BuiltIn, SamplerHeapEXT and ResourceHeapEXT. */
  {
    rule: 'SPV_EXT_descriptor_heap/heap-built-in-is-not-on-a-member',
    among: ['BuiltIn.SamplerHeapEXT', 'BuiltIn.ResourceHeapEXT'],
    judgeModule(module, report) {
      for (const { id, member, word, holder } of decorated(module).heaps) {
        // The contents of that instruction have rules of their own.
        if (member < 0 || holder.instruction.name === memberDecorateId) continue
        const name = enumerantByValue('BuiltIn', holder.enumerant.value)?.name
        report(word, `${name} decorates member ${member} of %${id}`)
      }
    },
  },
  /** BuiltIn, SamplerHeapEXT and ResourceHeapEXT. */
  {
    rule: 'SPV_EXT_descriptor_heap/heap-built-in-is-on-a-variable',
    among: ['BuiltIn.SamplerHeapEXT', 'BuiltIn.ResourceHeapEXT'],
    judgeModule(module, report) {
      for (const { id, member, word, holder } of decorated(module).heaps) {
        const target = module.definition(id)
        if (member >= 0 || target === undefined || isVariable(target)) continue
        const name = enumerantByValue('BuiltIn', holder.enumerant.value)?.name
        report(word, `${name} decorates %${id}, which comes from ${target.name}`)
      }
    },
  },
  /** Examples, Heap declarations, in the reading in which they show what heaps must be. */
  {
    rule: 'SPV_EXT_descriptor_heap/heap-variable-is-untyped',
    among: ['BuiltIn.SamplerHeapEXT', 'BuiltIn.ResourceHeapEXT'],
    judgeModule(module, report) {
      for (const { id, member, word } of decorated(module).heaps)
        if (member < 0 && module.definition(id)?.name === 'OpVariable')
          report(word, `heap %${id} is an OpVariable`)
    },
  },
]
