import type { RuleCase } from '../case-makers.ts'
import { annotated, body, parts } from './case.ts'
import { kernel, type Pieces } from './pieces.ts'

const structure: Pieces = { declarations: '%s = OpTypeStruct %u32' }
const group = '%g = OpDecorationGroup\nOpGroupDecorate %g %v'

/** A kernel with a function whose parameters are a pointer, an integer and another pointer. */
const parameters: Pieces = {
  ...kernel,
  declarations: '%takes = OpTypeFunction %u32 %fu %u32 %fu',
  functions: `%f = OpFunction %u32 None %takes
%p = OpFunctionParameter %fu
%n = OpFunctionParameter %u32
%q = OpFunctionParameter %fu
%l = OpLabel
OpReturnValue %n
OpFunctionEnd`,
}

const onMembers: readonly (readonly [string, string])[] = [
  ['Aliased', 'Shader'],
  ['RestrictPointer', 'PhysicalStorageBufferAddresses'],
  ['AliasedPointer', 'PhysicalStorageBufferAddresses'],
  ['Uniform', 'Shader'],
  ['NonUniform', 'ShaderNonUniform'],
  ['FuncParamAttr Zext', 'Kernel'],
]

const ofPointers = ['ByVal', 'Sret', 'NoAlias', 'NoCapture', 'NoWrite', 'NoReadWrite']

/** Decorations on members, on results of void and on parameters. */
export const decoratedCases: readonly RuleCase[] = [
  ...onMembers.map(([decoration, capability]) =>
    parts(
      'decoration-not-member',
      {},
      { annotations: `OpMemberDecorate %s 0 ${decoration}` },
      { ...structure, minor: 5, capabilities: `OpCapability Shader\nOpCapability ${capability}` },
      decoration,
    ),
  ),
  parts(
    'decoration-not-member',
    {},
    { annotations: 'OpMemberDecorate %s 0 UniformId %u2' },
    { ...structure, minor: 4 },
    'UniformId',
  ),
  annotated(
    'decoration-once',
    `OpDecorate %g Restrict\n${group}`,
    `OpDecorate %g Restrict\nOpDecorate %g Restrict\n${group}`,
    {
      declarations: '%v = OpVariable %pu Private',
    },
  ),
  annotated(
    'decoration-once',
    'OpDecorate %g Restrict\n%g = OpDecorationGroup',
    'OpDecorate %g Restrict\nOpDecorate %g Restrict\n%g = OpDecorationGroup',
  ),
  annotated(
    'decoration-once',
    'OpDecorate %a UTFEncodedKHR',
    'OpDecorate %a UTFEncodedKHR\nOpDecorate %a UTFEncodedKHR',
    {
      capabilities: 'OpCapability Shader\nOpCapability Int8\nOpCapability ConstantDataKHR',
      extensions: 'OpExtension "SPV_KHR_constant_data"',
      declarations: '%u8 = OpTypeInt 8 0\n%a = OpTypeArray %u8 %u4',
    },
  ),
  ...['OpDecorate %x Uniform', 'OpDecorateId %x UniformId %u2', 'OpDecorate %x NonUniform'].map(
    (line): RuleCase =>
      parts(
        'object-decoration-target',
        { annotations: line, body: '%x = OpIAdd %u32 %u0 %u1' },
        { annotations: line, body: '%x = OpFunctionCall %void %f' },
        {
          minor: 5,
          capabilities: 'OpCapability Shader\nOpCapability ShaderNonUniform',
          functions: '%f = OpFunction %void None %fn\n%l = OpLabel\nOpReturn\nOpFunctionEnd',
        },
        line,
      ),
  ),
  ...['%main', '%u1', '%s'].map((target) =>
    annotated(
      'interface-decoration-target',
      'OpMemberDecorate %s 0 PerVertexKHR',
      `OpDecorate ${target} PerVertexKHR`,
      {
        ...structure,
        minor: 4,
        capabilities: 'OpCapability Shader\nOpCapability FragmentBarycentricKHR',
        extensions: 'OpExtension "SPV_KHR_fragment_shader_barycentric"',
      },
      `PerVertexKHR on ${target}`,
    ),
  ),
  annotated(
    'uniform-execution-not-invocation',
    'OpDecorateId %x UniformId %u2',
    'OpDecorateId %x UniformId %u4',
    { minor: 4, body: '%x = OpIAdd %u32 %u0 %u1' },
  ),
  annotated('object-decoration-target', 'OpDecorate %x Uniform', 'OpDecorate %f Uniform', {
    declarations: '%gives = OpTypeFunction %u32',
    body: '%x = OpFunctionCall %u32 %f',
    functions: '%f = OpFunction %u32 None %gives\n%l = OpLabel\nOpReturnValue %u1\nOpFunctionEnd',
  }),
  annotated(
    'parameter-attribute-target',
    'OpDecorate %n FuncParamAttr Zext\nOpDecorate %f FuncParamAttr Sext',
    'OpDecorate %x FuncParamAttr Zext',
    { ...parameters, body: '%x = OpIAdd %u32 %u1 %u1' },
  ),
  ...ofPointers.flatMap((attribute) => [
    annotated(
      'parameter-attribute-of-pointer',
      `OpDecorate %p FuncParamAttr ${attribute}`,
      `OpDecorate %n FuncParamAttr ${attribute}`,
      parameters,
    ),
    annotated(
      'parameter-attribute-of-pointer',
      `OpDecorate %p FuncParamAttr ${attribute}`,
      `OpDecorate %f FuncParamAttr ${attribute}`,
      parameters,
    ),
  ]),
  annotated(
    'parameter-attribute-sret-first',
    'OpDecorate %p FuncParamAttr Sret\nOpDecorate %q FuncParamAttr ByVal',
    'OpDecorate %q FuncParamAttr Sret',
    parameters,
  ),
  body('section-order', '', '%t = OpTypeUntypedPointerKHR Function', {
    capabilities: 'OpCapability Shader\nOpCapability UntypedPointersKHR',
    extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
  }),
]
