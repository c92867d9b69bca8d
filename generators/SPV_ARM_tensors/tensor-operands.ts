import { pairIn, pairOf } from '../pairs/pair-of.ts'
import { loaded, ordered, tensors, withGrid } from './shared/tensors.ts'

const grid = withGrid(tensors)

const shared = withGrid(ordered)

const read = '%read = OpTensorReadARM %float %grid %a_uints'

const write = 'OpTensorWriteARM %grid %a_uints %float_1'

const written = `MakeElementAvailableARM|NonPrivateElementARM`

const seen = `MakeElementVisibleARM|NonPrivateElementARM`

/** Scopes that are no integers of 32 bits. */
const noScopes = ['wide: %ulong_2', 'narrow: %ushort_2', 'float: %float_2', 'wide-signed: %long_2']

/** What needs the memory model of Vulkan: a bit alone, and bits with a scope. */
const ofModels = {
  'read-alone': `${read} NonPrivateElementARM`,
  'written-alone': `${write} NonPrivateElementARM`,
  available: `${write} ${written} %uint_2`,
  visible: `${read} ${seen} %uint_2`,
}

/** Pairs of the rules on tensor operands. */
export const pairs = [
  pairIn(grid)`out-of-bounds-value-is-a-constant-element/shader
what is read beyond the bounds is a constant of the type of the elements
body: ${loaded}
%number = OpFAdd %float %float_1 %float_1
${read} OutOfBoundsValueARM {%float_0 | undefined: %a_float | integer: %uint_0 | wide: %double_0 | narrow: %half_0 | vector: %null_float2
| array: %null_floats | computed: %number | boolean: %true}
%null = OpTensorReadARM %float %grid %a_uints OutOfBoundsValueARM %null_float
%several = OpTensorReadARM %floats %grid %a_uints NontemporalARM|OutOfBoundsValueARM {%spec_float | array-for-an-array: %null_floats}`,
  pairOf`out-of-bounds-value-is-for-reads/shader: a write has no value for what is beyond the bounds
${grid}
body: ${loaded}
${read} OutOfBoundsValueARM %float_0
${write} {NontemporalARM | alone: OutOfBoundsValueARM %float_0 | beside-another: NontemporalARM|OutOfBoundsValueARM %float_0}
OpTensorWriteARM %grid %a_uints %read NoneARM`,
  pairOf`available-element-is-written/shader: elements become available when they are written
${shared}
body: ${loaded}
${write} ${written} %uint_2
${read} {${seen} | instead: ${written} | beside-another: MakeElementAvailableARM|MakeElementVisibleARM|NonPrivateElementARM %uint_2} %uint_2`,
  pairIn(shared)`visible-element-is-read/shader: elements become visible when they are read
body: ${loaded}
${read} ${seen} %uint_2
${write} {${written} | instead: ${seen} | beside-another: MakeElementAvailableARM|MakeElementVisibleARM|NonPrivateElementARM %uint_2} %uint_2`,
  pairOf`available-or-visible-element-is-not-private/shader: elements that become available or visible are not private
${shared}
body: ${loaded}
${write} {${written} | written: MakeElementAvailableARM | nontemporal: NontemporalARM|MakeElementAvailableARM} %uint_2
${read} {${seen} | read: MakeElementVisibleARM} %uint_2
%plain = OpTensorReadARM %float %grid %a_uints NonPrivateElementARM
%both = OpTensorReadARM %float %grid %a_uints {OutOfBoundsValueARM|${seen} | with-a-value: OutOfBoundsValueARM|MakeElementVisibleARM} %float_0 %uint_2`,
  ...Object.entries(ofModels).map(
    ([name, line]) => pairIn(shared)`memory-model-is-declared/${name}
what orders accesses to elements needs the memory model of Vulkan
capabilities: ${tensors.capabilities}
{OpCapability VulkanMemoryModel | missing:}
memoryModel: OpMemoryModel Logical {Vulkan | missing: GLSL450}
body: ${loaded}
${line}`,
  ),
  pairIn(shared)`element-scope-is-a-32-bit-integer/shader
the scope at which elements become available or visible is an integer of either signedness
body: ${loaded}
${write} ${written} {%uint_2 ${noScopes.map((way) => `| written-${way}`).join(' ')}}
${read} ${seen} {%int_2 ${noScopes
    .slice(0, 2)
    .map((way) => `| read-${way}`)
    .join(' ')}}`,
]
