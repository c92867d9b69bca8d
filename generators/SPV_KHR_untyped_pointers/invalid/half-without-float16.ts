import { declaresCapability } from '../../mutate/declares-capability.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalOfCapability } from '../../mutate/ordinal-of-capability.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { removeCapability } from '../../mutate/remove-capability.ts'

/** They give halves to instructions as well. */
const others = [
  'StorageBuffer16BitAccess',
  'UniformAndStorageBuffer16BitAccess',
  'StoragePushConstant16',
  'StorageInputOutput16',
  'WorkgroupMemoryExplicitLayout16BitAccessKHR',
] as const

export const mutator = mutatorOf({
  name: 'half-without-float16',
  rule: 'half-through-untyped-pointer-has-float16',
  summary: 'halves are loaded through an untyped pointer where there is Float16Buffer alone',
  ordinals: (module) => {
    const at = ordinalOfCapability(module, 'Float16')
    const alone =
      declaresCapability(module, 'Float16Buffer') &&
      !others.some((each) => declaresCapability(module, each)) &&
      ordinalsOf(module, 'OpFAdd', 'OpFMul', 'OpFConvert').length === 0
    return at === undefined || !alone ? [] : [at]
  },
  ways: { 'float16-removed': (module) => removeCapability(module, 'Float16') },
})
