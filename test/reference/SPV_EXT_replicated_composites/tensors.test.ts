import { expect, test } from 'vitest'
import { validate } from '#reference/validate'
import { assembly } from '../../support/assembly.ts'
import { newest } from '../newest.ts'

/** The rules that are blamed where `value` is replicated into a tensor of that type. */
function blamed(form: string, type: string, value: string): readonly string[] {
  const line = `%x = ${form} ${type} ${value}`
  const isConstant = form.includes('Constant')
  const verdict = validate(
    assembly(`
OpCapability Shader
OpCapability TensorsARM
OpCapability ReplicatedCompositesEXT
OpExtension "SPV_ARM_tensors"
OpExtension "SPV_EXT_replicated_composites"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%f32 = OpTypeFloat 32
%u1 = OpConstant %u32 1
%u2 = OpConstant %u32 2
%f1 = OpConstant %f32 1
%dims1 = OpTypeArray %u32 %u1
%dims2 = OpTypeArray %u32 %u2
%shape1 = OpConstantComposite %dims1 %u2
%shape2 = OpConstantComposite %dims2 %u2 %u2
%plain = OpTypeTensorARM %u32
%ranked = OpTypeTensorARM %u32 %u2
%row = OpTypeTensorARM %u32 %u1 %shape1
%table = OpTypeTensorARM %u32 %u2 %shape2
%rows = OpConstantCompositeReplicateEXT %row %u1
${isConstant ? line : ''}
%main = OpFunction %void None %fn
%entry = OpLabel
${isConstant ? '' : line}
OpReturn
OpFunctionEnd`),
    newest,
  )
  if (verdict.kind === 'unsupported') throw new Error(verdict.why)
  return verdict.kind === 'invalid' ? [...new Set(verdict.blames.map(({ rule }) => rule))] : []
}

const forms = ['OpConstantCompositeReplicateEXT', 'OpCompositeConstructReplicateEXT']
const wrongValue = ['SPV_EXT_replicated_composites/value-has-constituent-type']
const wrongType = ['SPV_EXT_replicated_composites/result-type-is-composite']

test.each(
  forms.flatMap((form) => [
    [form, '%table', '%u1', []] as const,
    [form, '%table', '%rows', []] as const,
    [form, '%table', '%f1', wrongValue] as const,
    [form, '%table', '%shape2', wrongValue] as const,
    [form, '%ranked', '%u1', wrongType] as const,
    [form, '%plain', '%u1', wrongType] as const,
  ]),
)('%s %s of %s breaks %j', (form, type, value, expected) => {
  expect(blamed(form, type, value)).toEqual(expected)
})
