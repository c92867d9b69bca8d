import type { Text } from '../rule.ts'
import { facts } from './facts.ts'
import { atomicRules } from './rules/atomic.ts'
import { bitcastRules } from './rules/bitcast.ts'
import { conversionRules } from './rules/conversion.ts'
import { cooperativeMatrixRules } from './rules/cooperative-matrix.ts'
import { encodingRules } from './rules/encoding.ts'
import { explicitLayoutRules } from './rules/explicit-layout.ts'
import { extensionAndCapabilityRules } from './rules/extension-and-capability.ts'
import { imageAndLifetimeRules } from './rules/images-and-lifetimes.ts'
import { logicalPointerRules } from './rules/logical-pointers.ts'
import { memoryRules } from './rules/memory.ts'
import { moduleLayoutRules } from './rules/module-layout.ts'
import { openclRules } from './rules/opencl.ts'
import { pointerComparisonRules } from './rules/pointer-comparison.ts'
import { semanticsRules } from './rules/semantics.ts'
import { smallTypeRules } from './rules/small-types.ts'
import { typeAndLimitRules } from './rules/types-and-limits.ts'
import { untypedAccessChainRules } from './rules/untyped-access-chain.ts'
import { untypedArrayLengthRules } from './rules/untyped-array-length.ts'
import { untypedPrefetchRules } from './rules/untyped-prefetch.ts'
import { untypedVariableRules } from './rules/untyped-variable.ts'
import { variableRules } from './rules/variables.ts'
import { workgroupLayoutRules } from './rules/workgroup-layout.ts'

/** SPV_KHR_untyped_pointers, revision 1; the `revisions` and `notes` of the rules cover newer revisions. */
export const text: Text = {
  name: 'SPV_KHR_untyped_pointers',
  title: 'SPV_KHR_untyped_pointers',
  revision: 1,
  facts,
  rules: [
    ...extensionAndCapabilityRules,
    ...encodingRules,
    ...moduleLayoutRules,
    ...logicalPointerRules,
    ...variableRules,
    ...smallTypeRules,
    ...explicitLayoutRules,
    ...typeAndLimitRules,
    ...semanticsRules,
    ...untypedVariableRules,
    ...untypedAccessChainRules,
    ...untypedArrayLengthRules,
    ...untypedPrefetchRules,
    ...memoryRules,
    ...pointerComparisonRules,
    ...conversionRules,
    ...bitcastRules,
    ...imageAndLifetimeRules,
    ...atomicRules,
    ...workgroupLayoutRules,
    ...cooperativeMatrixRules,
    ...openclRules,
  ],
}
