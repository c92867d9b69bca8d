import { describe, expect, it } from 'vitest'
import { matricesBeyond } from '#runner/vulkan/cooperative-matrices'
import { device, moduleOf } from './device.ts'

interface MatrixOperands {
  readonly a?: string
  readonly b?: string
  readonly component?: string
  readonly scope?: string
  readonly mask?: string
}

/** A multiplication of matrices of 8-bit integers: 8 x 32 by 32 x 16, signed by unsigned, is a combination of the device. */
function multiplication({
  a = '%8 %32 %0',
  b = '%32 %16 %1',
  component = 'OpTypeInt 8 0',
  scope = '3',
  mask = 'MatrixASignedComponentsKHR|MatrixCSignedComponentsKHR|MatrixResultSignedComponentsKHR',
}: MatrixOperands): string {
  return `OpCapability Shader
OpCapability CooperativeMatrixKHR
OpMemoryModel Logical GLSL450
%uint = OpTypeInt 32 0
%byte = ${component}
%scope = OpConstant %uint ${scope}
${[0, 1, 2, 8, 16, 32].map((number) => `%${number} = OpConstant %uint ${number}`).join('\n')}
%a = OpTypeCooperativeMatrixKHR %byte %scope ${a}
%b = OpTypeCooperativeMatrixKHR %byte %scope ${b}
%c = OpTypeCooperativeMatrixKHR %uint %scope %8 %16 %2
%void = OpTypeVoid
%procedure = OpTypeFunction %void
%ua = OpUndef %a
%ub = OpUndef %b
%uc = OpUndef %c
%main = OpFunction %void None %procedure
%body = OpLabel
%product = OpCooperativeMatrixMulAddKHR %c %ua %ub %uc ${mask}
OpReturn
OpFunctionEnd
`.replaceAll(/%(\d+)\b/g, '%n$1')
}

const beyond = (operands: MatrixOperands) =>
  matricesBeyond(moduleOf(multiplication(operands)), device)

describe('the cooperative matrices of a module', () => {
  it('may be a combination that the device supports', () => {
    expect(beyond({})).toBeUndefined()
  })

  it.each([
    [
      'more rows',
      { a: '%16 %32 %0' },
      'no cooperative matrix of 16 x 32 int8 in scope 3 for use 0',
    ],
    [
      'another use',
      { b: '%32 %16 %0' },
      'no cooperative matrix of 32 x 16 int8 in scope 3 for use 0',
    ],
    ['floats', { component: 'OpTypeFloat 32' }, 'no cooperative matrix of 8 x 32 float32'],
    ['another scope', { scope: '2' }, 'in scope 2'],
    [
      'B with the sign of A',
      { mask: 'MatrixASignedComponentsKHR|MatrixBSignedComponentsKHR' },
      'in this combination',
    ],
    [
      'unsigned A',
      { mask: 'MatrixCSignedComponentsKHR|MatrixResultSignedComponentsKHR' },
      'in this combination',
    ],
    [
      'a result that saturates',
      {
        mask: 'MatrixASignedComponentsKHR|MatrixCSignedComponentsKHR|MatrixResultSignedComponentsKHR|SaturatingAccumulationKHR',
      },
      'in this combination',
    ],
  ])('may exceed the device: %s', (_, operands, why) => {
    expect(beyond(operands)).toContain(why)
  })
})
