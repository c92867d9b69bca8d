import type { Module } from '../../module.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalOfCapability } from '../../mutate/ordinal-of-capability.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { withoutCapability } from '../../mutate/without-capability.ts'
import { heapBuiltIns } from '../shared/heap-built-ins.ts'
import { idDecorations } from '../shared/id-decorations.ts'

const name = 'DescriptorHeapEXT'

function usesText(module: Module): boolean {
  const instructions = ordinalsOf(
    module,
    'OpTypeBufferEXT',
    'OpConstantSizeOfEXT',
    'OpBufferPointerEXT',
    'OpUntypedImageTexelPointerEXT',
    'OpMemberDecorateIdEXT',
  )
  return [...instructions, ...idDecorations(module), ...heapBuiltIns(module)].length > 0
}

/** Memory that is laid out is judged by the definition that the capability amends. */
function hasMemory(module: Module): boolean {
  return ordinalsOf(module, 'OpVariable').length > 0
}

export const mutator = mutatorOf({
  name: 'capability-missing',
  rule: 'capability-is-declared',
  summary: 'something of the text is used without its capability',
  ordinals: (module) => {
    const at = ordinalOfCapability(module, name)
    const asked =
      declaresCapability(module, 'UntypedPointersKHR') && usesText(module) && !hasMemory(module)
    return at === undefined || !asked ? [] : [at]
  },
  ways: withoutCapability(name),
})
