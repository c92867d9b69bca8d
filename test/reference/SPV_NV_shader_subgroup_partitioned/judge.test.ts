import { expect, test } from 'vitest'
import type { Pieces } from '../core/pieces.ts'
import { blamed } from '../narrow.ts'

function module(body: string, pieces: Pieces = {}): Pieces {
  return {
    capabilities: `
OpCapability Shader
OpCapability GroupNonUniformPartitionedNV
OpCapability GroupNonUniformArithmetic`,
    extensions: 'OpExtension "SPV_NV_shader_subgroup_partitioned"',
    declarations: `
%u3 = OpConstant %u32 3
%v4i = OpTypeVector %i32 4
%structure = OpTypeStruct %u32
%s = OpConstantNull %structure
%ballot = OpConstantNull %v4u`,
    body,
    ...pieces,
  }
}

const partition = 'OpGroupNonUniformPartitionNV'
const add = 'OpGroupNonUniformIAdd %u32 %u3'

test.each([
  [`%x = ${partition} %v4u %f1`],
  [`%x = ${partition} %v4i %true`],
  [`%x = ${add} PartitionedReduceNV %u1 %ballot`],
  [`%x = ${add} Reduce %u1`],
])('accepts %s', (body) => {
  expect(blamed(module(body))).toEqual([])
})

test.each([
  [`%x = ${partition} %v4u %s`, 'partitioned-value-is-a-scalar-or-vector'],
  [`%x = ${partition} %v4u %u32`, 'partitioned-value-is-a-scalar-or-vector'],
  [`%x = ${partition} %v4f %f1`, 'partition-is-a-4-component-vector'],
  [`%x = ${partition} %v3u %f1`, 'partition-is-a-4-component-vector'],
  [`%x = ${partition} %u32 %f1`, 'partition-is-a-4-component-vector'],
  [`%x = ${add} PartitionedReduceNV %u1`, 'ballot-is-specified'],
  [`%x = ${add} PartitionedExclusiveScanNV %u1`, 'ballot-is-specified'],
])('blames %s', (body, rule) => {
  expect(blamed(module(body))).toEqual([`SPV_NV_shader_subgroup_partitioned/${rule}`])
})

test('takes Shader as implied', () => {
  const capabilities = 'OpCapability GroupNonUniformPartitionedNV'
  expect(blamed(module(`%x = ${partition} %v4u %f1`, { capabilities }))).toEqual([])
})

test('blames a version before 1.3', () => {
  const capabilities = 'OpCapability Shader\nOpCapability GroupNonUniformPartitionedNV'
  expect(blamed(module('', { minor: 2, capabilities }))).toEqual([
    'SPV_NV_shader_subgroup_partitioned/version-is-1-3-or-later',
  ])
})
