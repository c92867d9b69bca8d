import { expect, it } from 'vitest'
import { loads, run, stores, words } from '../../support/compute.ts'

const loop = `${loads(1)}
OpBranch %head
%head = OpLabel
%n = OpPhi %uint %uint_0 %entry %next %continue
%a = OpPhi %uint %uint_0 %entry %b %continue
%b = OpPhi %uint %uint_1 %entry %sum %continue
%more = OpULessThan %bool %n %i0
OpLoopMerge %end %continue None
OpBranchConditional %more %body %end
%body = OpLabel
%sum = OpIAdd %uint %a %b
OpBranch %continue
%continue = OpLabel
%next = OpIAdd %uint %n %uint_1
OpBranch %head
%end = OpLabel
${stores('%a')}`

it('the interpreter reads the values of all phis before it assigns any', () => {
  expect(words(run({ body: loop }, [10]), 1)).toEqual([55])
})

it('the interpreter gives up a run of more instructions than the limit', () => {
  const outcome = run({ body: loop }, [0xffffffff], { limits: { steps: 10_000 } })
  expect(outcome).toMatchObject({ kind: 'limit', limit: 'steps' })
})

it('the interpreter branches to the target that the selector of a switch names, or to the default', () => {
  const body = `${loads(1)}
OpSelectionMerge %end None
OpSwitch %i0 %default 7 %seven 4294967295 %most
%seven = OpLabel
OpBranch %end
%most = OpLabel
OpBranch %end
%default = OpLabel
OpBranch %end
%end = OpLabel
%r = OpPhi %uint %uint_7 %seven %uint_1 %most %uint_0 %default
${stores('%r')}`
  for (const [selector, expected] of [
    [7, 7],
    [0xffffffff, 1],
    [8, 0],
  ] as const)
    expect(words(run({ body }, [selector]), 1)).toEqual([expected])
})

it('the interpreter calls functions, and stops calls that are nested too deeply', () => {
  const functions = `%twice = OpFunction %uint None %one_uint
%x = OpFunctionParameter %uint
%twice_start = OpLabel
%double = OpIAdd %uint %x %x
OpReturnValue %double
OpFunctionEnd`
  const declarations = '%one_uint = OpTypeFunction %uint %uint'
  const body = `${loads(1)}
%once = OpFunctionCall %uint %twice %i0
%again = OpFunctionCall %uint %twice %once
${stores('%again')}`
  expect(words(run({ body, functions, declarations }, [5]), 1)).toEqual([20])
  expect(run({ body, functions, declarations }, [5], { limits: { callDepth: 0 } })).toMatchObject({
    kind: 'limit',
    limit: 'call depth',
  })
})

it('the interpreter stops at a branch whose condition is open, and at OpUnreachable', () => {
  const branch = (condition: string) => `${loads(1)}
%x = OpVariable %pointer_Function_uint Function
%old = OpLoad %uint %x
%condition = OpIEqual %bool ${condition} %uint_1
OpSelectionMerge %end None
OpBranchConditional %condition %yes %end
%yes = OpLabel
OpUnreachable
%end = OpLabel
${stores('%uint_1')}`
  const first = (body: string) => body.replace(/(%in0[\s\S]*?)(%x = .*\n)/, '$2$1')
  expect(run({ body: first(branch('%old')) }, [1])).toMatchObject({
    kind: 'undefined',
    section: 'OpBranchConditional',
    instruction: 'OpBranchConditional',
  })
  expect(run({ body: first(branch('%i0')) }, [1])).toMatchObject({
    kind: 'undefined',
    section: 'OpUnreachable',
  })
  expect(words(run({ body: first(branch('%i0')) }, [2]), 1)).toEqual([1])
})

it('the interpreter reports an instruction that it does not know only if it is executed', () => {
  const body = `${loads(1)}
%condition = OpIEqual %bool %i0 %uint_1
OpSelectionMerge %end None
OpBranchConditional %condition %yes %end
%yes = OpLabel
%clock = OpReadClockKHR %uint2 %uint_3
OpBranch %end
%end = OpLabel
${stores('%uint_1')}`
  const capabilities = 'OpCapability ShaderClockKHR\nOpExtension "SPV_KHR_shader_clock"'
  expect(words(run({ body, capabilities }, [0]), 1)).toEqual([1])
  expect(run({ body, capabilities }, [1])).toMatchObject({
    kind: 'unsupported',
    message: 'OpReadClockKHR',
  })
})
