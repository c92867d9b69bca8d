import { expect, test } from 'vitest'
import { validate } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import { compose, type Pieces } from '../core/pieces.ts'
import { blamed } from '../narrow.ts'

function module(body: string, pieces: Pieces = {}): Pieces {
  return {
    capabilities: 'OpCapability Shader\nOpCapability GroupNonUniformRotateKHR',
    extensions: 'OpExtension "SPV_KHR_subgroup_rotate"',
    declarations: `
%u3 = OpConstant %u32 3
%u5 = OpConstant %u32 5
%spec = OpSpecConstant %u32 4
%b = OpConstantNull %v2b
%structure = OpTypeStruct %u32
%s = OpConstantNull %structure`,
    locals: '%n = OpVariable %fu Function',
    body: `%loaded = OpLoad %u32 %n\n${body}`,
    ...pieces,
  }
}

const rotate = 'OpGroupNonUniformRotateKHR'

test.each([
  [`%x = ${rotate} %u32 %u3 %u1 %loaded`],
  [`%x = ${rotate} %f32 %u2 %f1 %u1`],
  [`%x = ${rotate} %v2b %u3 %b %u1 %spec`],
])('accepts %s', (body) => {
  expect(blamed(module(body))).toEqual([])
})

test.each([
  [`%x = ${rotate} %structure %u3 %s %u1`, 'result-is-a-scalar-or-vector'],
  [`%x = ${rotate} %u32 %u3 %i1 %u1`, 'value-is-of-the-result-type'],
  [`%x = ${rotate} %u32 %u1 %u1 %u1`, 'execution-is-workgroup-or-subgroup'],
  [`%x = ${rotate} %u32 %u3 %u1 %i1`, 'delta-is-an-unsigned-integer'],
  [`%x = ${rotate} %u32 %u3 %u1 %f1`, 'delta-is-an-unsigned-integer'],
  [`%x = ${rotate} %u32 %u3 %u1 %u1 %i1`, 'cluster-size-is-an-unsigned-integer'],
  [`%x = ${rotate} %u32 %u3 %u1 %u1 %loaded`, 'cluster-size-is-a-constant'],
])('blames %s', (body, rule) => {
  expect(blamed(module(body))).toEqual([`SPV_KHR_subgroup_rotate/${rule}`])
})

test('leaves the scope to Vulkan there', () => {
  const vulkan = environmentByName('vulkan1.4')
  const words = compose(module(`%x = ${rotate} %u32 %u4 %u1 %u1`))
  const verdict = vulkan && validate(words, vulkan)
  const found = verdict?.kind === 'invalid' ? verdict.blames.map(({ rule }) => rule) : []
  expect(found).toEqual(['Vulkan-environment/group-operation-scope'])
})

test('blames a version before 1.3', () => {
  expect(blamed(module('', { minor: 2 }))).toEqual([
    'SPV_KHR_subgroup_rotate/version-is-1-3-or-later',
  ])
})
