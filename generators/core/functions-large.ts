import { pairOf } from '../pairs/pair-of.ts'

/** More instructions than a module of another maker has with a call. */
const stores = Array.from({ length: 1600 }, () => 'OpStore %variable_Private_uint %uint_1').join(
  '\n',
)

const called = `before: %uint %same(%uint %given)
OpReturnValue %given`

/** Modules of more than 1,500 instructions with calls, before and after them (3.3.9). */
export const pairs = [
  pairOf`call-argument-type/after-1600-instructions in spv1.0, spv1.6: a call comes after 1600 instructions
${called}
body: ${stores}
%called = OpFunctionCall %uint %same {%uint_1 | another-type: %int_1}`,
  pairOf`call-result-type/before-1600-instructions in spv1.0, spv1.6: 1600 instructions come after a call
${called}
body: %called = OpFunctionCall {%uint | another-type: %int} %same %uint_1
${stores}`,
]
