import { enumerantByValue } from '#spec/grammar/grammar'
import type { Check } from '../check.ts'
import { decorating } from '../core/shared/decoration-at.ts'
import { isVariable } from '../SPV_KHR_untyped_pointers/shared/untyped-variable.ts'
import { decorated } from './shared/decorated.ts'

/** BuiltIn, SamplerHeapEXT and ResourceHeapEXT. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/heap-built-in-is-on-a-variable',
  among: decorating,
  judgeModule(module, report) {
    for (const { id, member, word, holder } of decorated(module).heaps) {
      const target = module.definition(id)
      if (member >= 0 || target === undefined || isVariable(target)) continue
      const name = enumerantByValue('BuiltIn', holder.enumerant.value)?.name
      report(word, `${name} decorates %${id}, which comes from ${target.name}`)
    }
  },
}
