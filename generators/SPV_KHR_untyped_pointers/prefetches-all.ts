import { pairOf } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'

const memory = {
  ...kernel,
  capabilities: `${kernel.capabilities}\nOpCapability UntypedPointersKHR`,
  extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
  interfaces: '%data %typed',
  declarations: `%data = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %uint_array16 %null_uint_array16
%typed = OpVariable %pointer_CrossWorkgroup_uint_array16 CrossWorkgroup %null_uint_array16`,
}

/** Pairs of the rules on how many optional operands a prefetch has. */
export const pairs = [
  pairOf`prefetch-has-rw-locality-and-cache-type-or-none/plain
a prefetch has none of its optional operands
${memory}
body: OpUntypedPrefetchKHR %data %uint_16 {| one: %uint_0 | two: %uint_0 %uint_2}
OpUntypedPrefetchKHR %typed %uint_8 {| writing: %uint_1 | with-locality: %uint_1 %uint_3}`,
  pairOf`prefetch-has-rw-locality-and-cache-type-or-none/specialized in spv1.0
in the oldest version, too, a prefetch has no constant as its only optional operand
${memory}
entryPoints: OpEntryPoint Kernel %main "main"
body: OpUntypedPrefetchKHR %data %uint_16 {| null: %null_uint | specialized: %spec_uint
  | null-and-specialized: %null_uint %spec_uint | twice: %spec_uint %spec_uint}`,
  pairOf`prefetch-with-optional-operands-has-memory-operands/three-hints
a prefetch has no optional operands, and so no memory operands
${memory}
body: OpUntypedPrefetchKHR %data %uint_16 {| reading: %uint_0 %uint_1 %uint_1 | null: %null_uint
  %null_uint %null_uint}
OpUntypedPrefetchKHR %typed %uint_4 {| writing: %uint_1 %uint_0 %uint_1}`,
]
