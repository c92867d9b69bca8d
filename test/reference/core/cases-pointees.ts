import type { RuleCase } from '../case-makers.ts'
import { body, declared } from './case.ts'
import type { Pieces } from './pieces.ts'

const pointees: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability VariablePointers',
  annotations: `OpDecorate %s Block
OpMemberDecorate %s 0 Offset 0
OpMemberDecorate %s 1 Offset 16
OpMemberDecorate %s 1 ColMajor
OpMemberDecorate %s 1 MatrixStride 8
OpMemberDecorate %s 2 Offset 32
OpMemberDecorate %s 3 Offset 64
OpDecorate %plain ArrayStride 4
OpDecorate %v DescriptorSet 0
OpDecorate %v Binding 0
OpDecorate %blocks DescriptorSet 0
OpDecorate %blocks Binding 1
OpDecorate %holder Block
OpMemberDecorate %holder 0 Offset 0`,
  declarations: `%plain = OpTypeArray %u32 %u4
%s = OpTypeStruct %v2f %m2 %plain %f32
%holder = OpTypeStruct %u32
%array = OpTypeArray %holder %u4
%ps = OpTypePointer StorageBuffer %s
%pa = OpTypePointer StorageBuffer %array
%ph = OpTypePointer StorageBuffer %holder
%pm = OpTypePointer StorageBuffer %m2
%pv = OpTypePointer StorageBuffer %v2f
%pf = OpTypePointer StorageBuffer %f32
%pe = OpTypePointer StorageBuffer %plain
%v = OpVariable %ps StorageBuffer
%blocks = OpVariable %pa StorageBuffer
%three = OpConstant %u32 3`,
}

const chains = `%plain0 = OpAccessChain %pe %v %u2
%vector = OpAccessChain %pv %v %u0
%matrix = OpAccessChain %pm %v %u1
%column = OpAccessChain %pv %v %u1 %u0
%component = OpAccessChain %pf %column %u1
%scalar = OpAccessChain %pf %v %three
%block = OpAccessChain %ph %blocks %u0
`

function selected(rule: string, valid: string, invalid: string): RuleCase {
  return body(rule, `${chains}%x = ${valid}`, `${chains}%x = ${invalid}`, pointees, invalid)
}

/** What variable pointers may point to. */
export const pointeeCases: readonly RuleCase[] = [
  selected(
    'variable-pointer-not-to-blocks',
    'OpSelect %ph %true %block %block',
    'OpSelect %pa %true %blocks %blocks',
  ),
  selected(
    'variable-pointer-not-to-matrix',
    'OpSelect %pe %true %plain0 %plain0',
    'OpSelect %pm %true %matrix %matrix',
  ),
  selected(
    'variable-pointer-not-to-matrix',
    'OpSelect %pv %true %vector %vector',
    'OpSelect %ps %true %v %v',
  ),
  selected(
    'variable-pointer-not-into-matrix',
    'OpSelect %pv %true %vector %vector',
    'OpSelect %pv %true %vector %column',
  ),
  selected(
    'variable-pointer-not-into-matrix',
    'OpSelect %pf %true %scalar %scalar',
    'OpSelect %pf %true %component %scalar',
  ),
  declared(
    'variable-pointer-not-to-matrix',
    `${pointees.declarations}\n%none = OpConstantNull %pe`,
    `${pointees.declarations}\n%none = OpConstantNull %pm`,
    pointees,
    'a null pointer',
  ),
]
