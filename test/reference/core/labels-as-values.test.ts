import { expect, test } from 'vitest'
import { broken } from '../broken-rules.ts'
import type { Pieces } from './pieces.ts'

/** A conditional branch and a switch in a block after the first one, each with a block for one way. */
const endings: Readonly<Record<string, (value: string) => Pieces>> = {
  'core/branch-condition': (value) => ({
    body: `
OpBranch %header
%header = OpLabel
%is = OpIEqual %bool %u1 %u2
OpSelectionMerge %next None
OpBranchConditional ${value} %way %next
%way = OpLabel
OpBranch %next
%next = OpLabel`,
  }),
  'core/switch-selector': (value) => ({
    body: `
OpBranch %header
%header = OpLabel
%is = OpIAdd %u32 %u1 %u2
OpSelectionMerge %next None
OpSwitch ${value} %next 1 %way
%way = OpLabel
OpBranch %next
%next = OpLabel`,
  }),
}

// A label that an instruction names as a value is not where it branches to: no loop begins there.
for (const [rule, module] of Object.entries(endings)) {
  test(`${rule}: a value is accepted`, () => expect(broken(module('%is'))).toEqual([]))
  test.each(['%header', '%entry', '%way', '%next'])(
    `${rule}: the label %s as the value is one fault`,
    (label) => expect(broken(module(label))).toEqual([rule]),
  )
}

test('a label that is returned as a value is one fault', () => {
  const module = (value: string): Pieces => ({
    declarations: '%number = OpTypeFunction %u32',
    body: '%x = OpFunctionCall %u32 %f',
    functions: `
%f = OpFunction %u32 None %number
%first = OpLabel
OpReturnValue ${value}
OpFunctionEnd`,
  })
  expect(broken(module('%u1'))).toEqual([])
  expect(broken(module('%first'))).toHaveLength(1)
})
