import { expect, it } from 'vitest'
import { run, words } from '../../support/compute.ts'

const id = {
  size: '4 1 1',
  interfaces: '%id %shared',
  decorations: 'OpDecorate %id BuiltIn LocalInvocationId',
  declarations: `%id_pointer = OpTypePointer Input %uint3
%id = OpVariable %id_pointer Input
%shared_array = OpTypeArray %uint %uint_4
%shared_pointer = OpTypePointer Workgroup %shared_array
%shared_uint = OpTypePointer Workgroup %uint
%shared = OpVariable %shared_pointer Workgroup
%semantics = OpConstant %uint 0x108`,
}

const ownId = `%ids = OpLoad %uint3 %id
%x = OpCompositeExtract %uint %ids 0
%mine = OpAccessChain %shared_uint %shared %x
%square = OpIMul %uint %x %x
OpStore %mine %square
`
const exchange = (barrier: string) => `${ownId}${barrier}
%other_id = OpBitwiseXor %uint %x %uint_3
%theirs = OpAccessChain %shared_uint %shared %other_id
%value = OpLoad %uint %theirs
%place = OpAccessChain %pointer_StorageBuffer_uint %out %uint_0 %x
OpStore %place %value`

it('the interpreter exchanges values within a workgroup across a barrier', () => {
  const body = exchange('OpControlBarrier %uint_2 %uint_2 %semantics')
  expect(words(run({ ...id, body }), 4)).toEqual([9, 4, 1, 0])
})

it('the interpreter orders accesses by memory barriers on both sides of a control barrier', () => {
  const wait = 'OpControlBarrier %uint_2 %uint_2 %uint_0'
  const fence = 'OpMemoryBarrier %uint_1 %semantics'
  const outcomeWith = (...barrier: readonly string[]) =>
    run({ ...id, body: exchange(barrier.join('\n')) })
  expect(words(outcomeWith(fence, wait, fence), 4)).toEqual([9, 4, 1, 0])
  expect(words(outcomeWith(fence, 'OpNop', wait, 'OpNop', fence), 4)).toEqual([9, 4, 1, 0])
  const race = { kind: 'undefined', section: 'Memory Model' }
  for (const barrier of [
    [fence, wait],
    [wait, fence],
    [fence, fence],
    [fence, wait, 'OpMemoryBarrier %uint_3 %semantics'],
  ])
    expect(outcomeWith(...barrier)).toMatchObject(race)
})

it('the interpreter finds a race between accesses that no barrier orders', () => {
  const race = { kind: 'undefined', section: 'Memory Model' }
  expect(run({ ...id, body: exchange('') })).toMatchObject(race)
  expect(run({ ...id, body: exchange('OpControlBarrier %uint_2 %uint_2 %uint_0') })).toMatchObject(
    race,
  )
  const same =
    '%place = OpAccessChain %pointer_StorageBuffer_uint %out %uint_0 %uint_0\nOpStore %place %uint_1'
  expect(run({ ...id, body: same })).toMatchObject(race)
  expect(run({ body: same }, [0], { groups: [2, 1, 1] })).toMatchObject(race)
})

it('the interpreter finds a race of a store with atomic instructions of others after an own one', () => {
  const body = (barrier: string) => `${ownId}%isFirst = OpIEqual %bool %x %uint_0
%sum = OpAccessChain %pointer_StorageBuffer_uint %out %uint_0 %uint_0
OpSelectionMerge %begun None
OpBranchConditional %isFirst %begin %begun
%begin = OpLabel
OpStore %sum %uint_0
OpBranch %begun
%begun = OpLabel
${barrier}
%before = OpAtomicIAdd %uint %sum %uint_1 %uint_0 %uint_1`
  const buffers = '%both = OpConstant %uint 0x48'
  const asked = { ...id, declarations: `${id.declarations}\n${buffers}` }
  const barrier = 'OpControlBarrier %uint_2 %uint_2 %both'
  expect(words(run({ ...asked, body: body(barrier) }), 1)).toEqual([4])
  expect(run({ ...asked, body: body('') })).toMatchObject({ kind: 'undefined' })
})

it('the interpreter finds a barrier that some invocations of the workgroup do not reach', () => {
  const body = `${ownId}%first = OpIEqual %bool %x %uint_0
OpSelectionMerge %end None
OpBranchConditional %first %wait %end
%wait = OpLabel
OpControlBarrier %uint_2 %uint_2 %semantics
OpBranch %end
%end = OpLabel`
  expect(run({ ...id, body })).toMatchObject({ kind: 'undefined', section: 'OpControlBarrier' })
})

it('the interpreter executes atomic additions, and leaves open what depends on their order', () => {
  const add = (
    use: string,
  ) => `%sum = OpAccessChain %pointer_StorageBuffer_uint %out %uint_0 %uint_0
%old = OpAtomicIAdd %uint %sum %uint_1 %uint_0 %uint_3
${use}`
  expect(words(run({ ...id, body: add('') }), 1)).toEqual([12])
  const use = `%ids = OpLoad %uint3 %id
%x = OpCompositeExtract %uint %ids 0
%index = OpIAdd %uint %x %uint_1
%place = OpAccessChain %pointer_StorageBuffer_uint %out %uint_0 %index
OpStore %place %old`
  expect(run({ ...id, body: add(use) })).toMatchObject({ kind: 'open' })
})

it('the interpreter numbers invocations and workgroups by the built-in variables', () => {
  const decorations = 'OpDecorate %id BuiltIn GlobalInvocationId'
  const body = `%ids = OpLoad %uint3 %id
%x = OpCompositeExtract %uint %ids 0
%y = OpCompositeExtract %uint %ids 1
%row = OpIMul %uint %y %uint_4
%index = OpIAdd %uint %row %x
%place = OpAccessChain %pointer_StorageBuffer_uint %out %uint_0 %index
OpStore %place %index`
  const shader = { ...id, interfaces: '%id', size: '2 2 1', decorations, body }
  const outcome = run({ ...shader, declarations: id.declarations }, [0], { groups: [2, 1, 1] })
  expect(words(outcome, 8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})
