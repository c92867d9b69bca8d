import { expect, test } from 'vitest'
import { validate } from '#reference/validate'
import { assembly } from '../../support/assembly.ts'
import { newest } from '../newest.ts'

/** The rules that are blamed where Value of `instruction` is `value`. */
function blamed(instruction: string, value: string): readonly string[] {
  const constant = instruction.includes('Constant') ? `%x = ${instruction} %v2u ${value}` : ''
  const verdict = validate(
    assembly(`
OpCapability Shader
OpCapability ReplicatedCompositesEXT
OpExtension "SPV_EXT_replicated_composites"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%v2u = OpTypeVector %u32 2
%u1 = OpConstant %u32 1
${constant}
%main = OpFunction %void None %fn
%entry = OpLabel
${constant === '' ? `%x = ${instruction} %v2u ${value}` : ''}
OpReturn
OpFunctionEnd`),
    newest,
  )
  return verdict.kind === 'invalid' ? [...new Set(verdict.blames.map(({ rule }) => rule))] : []
}

const text = 'SPV_EXT_replicated_composites'

test.each([
  ['OpCompositeConstructReplicateEXT', '%u1', []],
  ['OpCompositeConstructReplicateEXT', '%u32', [`${text}/value-has-constituent-type`]],
  ['OpCompositeConstructReplicateEXT', '%entry', [`${text}/value-has-constituent-type`]],
  ['OpConstantCompositeReplicateEXT', '%u32', [`${text}/constant-value-is-a-plain-constant`]],
  ['OpSpecConstantCompositeReplicateEXT', '%u32', [`${text}/spec-constant-value-is-a-constant`]],
])('%s of %s breaks %j', (instruction, value, expected) => {
  expect(blamed(instruction, value)).toEqual(expected)
})
