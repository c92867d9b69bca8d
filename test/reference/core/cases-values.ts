import type { RuleCase } from '../case-makers.ts'
import { body, parts } from './case.ts'
import { kernel, type Pieces } from './pieces.ts'

const values: Pieces = {
  capabilities:
    'OpCapability Shader\nOpCapability Int64\nOpCapability Float16\nOpCapability Float64',
  declarations: `%u64 = OpTypeInt 64 0
%f16 = OpTypeFloat 16
%f64 = OpTypeFloat 64
%v2h = OpTypeVector %f16 2
%v2d = OpTypeVector %f64 2
%v3b = OpTypeVector %bool 3
%pair = OpTypeStruct %u32 %u32
%pairi = OpTypeStruct %i32 %i32
%pairf = OpTypeStruct %f32 %f32
%one64 = OpConstant %u64 1
%h = OpConstant %f16 15360
%c2f = OpConstantComposite %v2f %f0 %f1
%c3f = OpConstantComposite %v3f %f0 %f1 %f1
%c4f = OpConstantComposite %v4f %f0 %f1 %f1 %f0
%c2u = OpConstantComposite %v2u %u0 %u1
%c4u = OpConstantComposite %v4u %u0 %u1 %u1 %u1
%c3u = OpConstantComposite %v3u %u0 %u1 %u2
%c2i = OpConstantComposite %v2i %i0 %i1
%c2b = OpConstantComposite %v2b %true %true
%cm2 = OpConstantComposite %m2 %c2f %c2f
%cm23 = OpConstantComposite %m23 %c3f %c3f
%cm32 = OpConstantComposite %m32 %c2f %c2f %c2f
%ca = OpConstantComposite %arr4 %u0 %u1 %u2 %u4
%arr4b = OpTypeArray %u32 %u4
%arr2 = OpTypeArray %u32 %u2
%cp = OpConstantComposite %pair %u0 %u1`,
}

function value(rule: string, valid: string, invalid: string, more: Pieces = {}): RuleCase {
  return body(rule, `%x = ${valid}`, `%x = ${invalid}`, { ...values, ...more })
}

const fragment: Pieces = {
  entryPoints: 'OpEntryPoint Fragment %main "main"',
  modes: 'OpExecutionMode %main OriginUpperLeft',
}

/** Composites, arithmetic, relations, conversions. */
export const valueCases: readonly RuleCase[] = [
  value(
    'vector-extract-dynamic',
    'OpVectorExtractDynamic %u32 %c2u %u0',
    'OpVectorExtractDynamic %i32 %c2u %u0',
  ),
  value(
    'vector-extract-dynamic',
    'OpVectorExtractDynamic %u32 %c2u %u0',
    'OpVectorExtractDynamic %u32 %ca %u0',
  ),
  value(
    'vector-insert-dynamic-result',
    'OpVectorInsertDynamic %v2u %c2u %u1 %u0',
    'OpVectorInsertDynamic %arr4 %ca %u1 %u0',
  ),
  value(
    'vector-insert-dynamic-vector',
    'OpVectorInsertDynamic %v2u %c2u %u1 %u0',
    'OpVectorInsertDynamic %v2u %c4u %u1 %u0',
  ),
  value(
    'vector-insert-dynamic-component',
    'OpVectorInsertDynamic %v2u %c2u %u1 %u0',
    'OpVectorInsertDynamic %v2u %c2u %i1 %u0',
  ),
  value(
    'vector-dynamic-index',
    'OpVectorExtractDynamic %u32 %c2u %u0',
    'OpVectorExtractDynamic %u32 %c2u %f0',
  ),
  value(
    'vector-shuffle-result',
    'OpVectorShuffle %v2u %c2u %c4u 0 5',
    'OpVectorShuffle %arr4 %c2u %c4u 0 5',
  ),
  value(
    'vector-shuffle-count',
    'OpVectorShuffle %v2u %c2u %c4u 0 5',
    'OpVectorShuffle %v2u %c2u %c4u 0 5 1',
  ),
  value(
    'vector-shuffle-operands',
    'OpVectorShuffle %v2u %c2u %c4u 0 5',
    'OpVectorShuffle %v2u %c2u %c4f 0 5',
  ),
  value(
    'vector-shuffle-literal',
    'OpVectorShuffle %v2u %c2u %c4u 4294967295 5',
    'OpVectorShuffle %v2u %c2u %c4u 4294967295 6',
  ),
  value(
    'composite-construct-result',
    'OpCompositeConstruct %v2u %u0 %u1',
    'OpCompositeConstruct %u32 %u0',
  ),
  value(
    'composite-construct-count',
    'OpCompositeConstruct %v4u %u0 %c2u %u1',
    'OpCompositeConstruct %v4u %u0 %c4u',
  ),
  value(
    'composite-construct-count',
    'OpCompositeConstruct %pair %u0 %u1',
    'OpCompositeConstruct %pair %u0',
  ),
  value(
    'composite-construct-type',
    'OpCompositeConstruct %v4u %u0 %c2u %u1',
    'OpCompositeConstruct %v4u %u0 %c2i %u1',
  ),
  value(
    'composite-construct-type',
    'OpCompositeConstruct %m2 %c2f %c2f',
    'OpCompositeConstruct %m2 %c2f %c3f',
  ),
  value(
    'composite-construct-two',
    'OpCompositeConstruct %v4u %c2u %c2u',
    'OpCompositeConstruct %v4u %c4u',
  ),
  value('composite-index-bounds', 'OpCompositeExtract %u32 %ca 3', 'OpCompositeExtract %u32 %ca 4'),
  value('composite-index-bounds', 'OpCompositeExtract %u32 %cp 1', 'OpCompositeExtract %u32 %cp 2'),
  value(
    'composite-index-depth',
    'OpCompositeExtract %f32 %cm2 1 1',
    'OpCompositeExtract %f32 %cm2 1 1 0',
  ),
  value(
    'composite-extract-type',
    'OpCompositeExtract %v2f %cm2 1',
    'OpCompositeExtract %f32 %cm2 1',
  ),
  value(
    'composite-insert-type',
    'OpCompositeInsert %m2 %f1 %cm2 1 1',
    'OpCompositeInsert %m23 %f1 %cm2 1 1',
  ),
  value(
    'composite-insert-object',
    'OpCompositeInsert %m2 %f1 %cm2 1 1',
    'OpCompositeInsert %m2 %u1 %cm2 1 1',
  ),
  value('copy-object-type', 'OpCopyObject %m2 %cm2', 'OpCopyObject %m23 %cm2'),
  body('copy-object-not-void', '%y = OpCopyObject %u32 %u0', '%y = OpCopyObject %void %n', {
    body: '',
    functions: `%callee = OpFunction %void None %fn
%cl = OpLabel
%n2 = OpFunctionCall %void %third
OpReturn
OpFunctionEnd
%third = OpFunction %void None %fn
%tl = OpLabel
OpReturn
OpFunctionEnd`,
    locals: '%n = OpFunctionCall %void %callee',
  }),
  value('transpose-type', 'OpTranspose %m32 %cm23', 'OpTranspose %m23 %cm23'),
  value('copy-logical-differs', 'OpCopyLogical %arr4b %ca', 'OpCopyLogical %arr4 %ca', {
    minor: 4,
  }),
  value('copy-logical-matches', 'OpCopyLogical %arr4b %ca', 'OpCopyLogical %arr2 %ca', {
    minor: 4,
  }),
  ...arithmetic(),
  ...relations(),
  ...conversions(),
  ...pointerConversions(),
]

function arithmetic(): readonly RuleCase[] {
  return [
    value('integer-arithmetic-result', 'OpIAdd %u32 %u0 %i1', 'OpIAdd %f32 %u0 %u1'),
    value('integer-arithmetic-operand', 'OpIAdd %v2u %c2u %c2i', 'OpIAdd %v2u %c2u %c4u'),
    value('integer-arithmetic-operand', 'OpSNegate %u32 %i1', 'OpSNegate %u32 %one64'),
    value('integer-arithmetic-operand', 'OpNot %u32 %i1', 'OpNot %u32 %f1'),
    value('shift-base', 'OpShiftLeftLogical %u32 %u1 %one64', 'OpShiftLeftLogical %u32 %one64 %u1'),
    value('shift-amount', 'OpShiftLeftLogical %v2u %c2u %c2i', 'OpShiftLeftLogical %v2u %c2u %u1'),
    value('unsigned-arithmetic-result', 'OpUDiv %u32 %u1 %u1', 'OpUDiv %i32 %i1 %i1'),
    value('unsigned-arithmetic-operand', 'OpUMod %u32 %u1 %u1', 'OpUMod %u32 %i1 %u1'),
    value('float-arithmetic-result', 'OpFAdd %f32 %f1 %f1', 'OpFAdd %u32 %u1 %u1'),
    value('float-arithmetic-operand', 'OpFNegate %v2f %c2f', 'OpFNegate %v2f %c3f'),
    value(
      'vector-times-scalar',
      'OpVectorTimesScalar %v2f %c2f %f1',
      'OpVectorTimesScalar %v2f %c2f %h',
    ),
    value(
      'matrix-times-scalar',
      'OpMatrixTimesScalar %m2 %cm2 %f1',
      'OpMatrixTimesScalar %m2 %cm2 %c2f',
    ),
    value(
      'vector-times-matrix',
      'OpVectorTimesMatrix %v2f %c3f %cm23',
      'OpVectorTimesMatrix %v2f %c2f %cm23',
    ),
    value(
      'matrix-times-vector',
      'OpMatrixTimesVector %v3f %cm23 %c2f',
      'OpMatrixTimesVector %v3f %cm23 %c3f',
    ),
    value(
      'matrix-times-matrix',
      'OpMatrixTimesMatrix %m2 %cm32 %cm23',
      'OpMatrixTimesMatrix %m2 %cm23 %cm23',
    ),
    value('outer-product', 'OpOuterProduct %m23 %c3f %c2f', 'OpOuterProduct %m23 %c2f %c3f'),
    value('dot-product', 'OpDot %f32 %c2f %c2f', 'OpDot %f32 %c2f %c3f'),
    value('extended-arithmetic-result', 'OpIAddCarry %pair %u0 %u1', 'OpIAddCarry %pairi %i0 %i1'),
    value(
      'extended-arithmetic-result',
      'OpSMulExtended %pairi %i0 %i1',
      'OpSMulExtended %pairf %f0 %f1',
    ),
    value(
      'extended-arithmetic-operand',
      'OpUMulExtended %pair %u0 %u1',
      'OpUMulExtended %pair %u0 %i1',
    ),
    value('bit-field-result', 'OpBitReverse %u32 %u1', 'OpBitReverse %f32 %f1'),
    value(
      'bit-field-operand',
      'OpBitFieldInsert %u32 %u1 %u1 %i1 %i1',
      'OpBitFieldInsert %u32 %u1 %i1 %i1 %i1',
    ),
    value(
      'bit-field-range',
      'OpBitFieldUExtract %u32 %u1 %i1 %i1',
      'OpBitFieldUExtract %u32 %u1 %i1 %f1',
    ),
    value('bit-count-base', 'OpBitCount %u32 %i1', 'OpBitCount %u32 %f1'),
    value('derivative-result', 'OpDPdx %f32 %f1', 'OpDPdx %f16 %h', fragment),
    value('derivative-operand', 'OpDPdx %v2f %c2f', 'OpDPdx %v2f %c3f', fragment),
  ]
}

function relations(): readonly RuleCase[] {
  return [
    value('boolean-result', 'OpIEqual %bool %u0 %i1', 'OpIEqual %u32 %u0 %i1'),
    value('logical-operand', 'OpLogicalAnd %v2b %c2b %c2b', 'OpLogicalAnd %v2b %c2b %true'),
    value('any-all-operand', 'OpAny %bool %c2b', 'OpAny %bool %c2u'),
    value('any-all-operand', 'OpAll %bool %c2b', 'OpAll %u32 %c2b'),
    value('float-classification-operand', 'OpIsNan %v2b %c2f', 'OpIsNan %v3b %c2f'),
    value('integer-comparison-operand', 'OpULessThan %v2b %c2u %c2i', 'OpULessThan %v2b %c2f %c2f'),
    value('integer-comparison-operand', 'OpIEqual %bool %u0 %u1', 'OpIEqual %bool %u0 %one64'),
    value('float-comparison-operand', 'OpFOrdEqual %bool %f0 %f1', 'OpFOrdEqual %bool %f0 %h'),
    parts(
      'select-result',
      { minor: 4 },
      { minor: 3 },
      { ...values, body: '%x = OpSelect %arr4 %true %ca %ca' },
    ),
    value('select-object', 'OpSelect %u32 %true %u0 %u1', 'OpSelect %u32 %true %u0 %i1'),
    value('select-condition', 'OpSelect %v2u %c2b %c2u %c2u', 'OpSelect %v4u %c2b %c4u %c4u'),
    value('select-condition', 'OpSelect %u32 %true %u0 %u1', 'OpSelect %u32 %u1 %u0 %u1'),
    value(
      'select-condition-per-component',
      'OpSelect %u32 %true %u0 %u1',
      'OpSelect %v2u %true %c2u %c2u',
    ),
  ]
}

function conversions(): readonly RuleCase[] {
  return [
    value('conversion-result', 'OpConvertFToU %u32 %f1', 'OpConvertFToU %i32 %f1'),
    value('conversion-result', 'OpConvertSToF %f32 %i1', 'OpConvertSToF %u32 %i1'),
    value('conversion-operand', 'OpConvertFToS %i32 %f1', 'OpConvertFToS %i32 %u1'),
    value('conversion-operand', 'OpConvertUToF %v2f %c2u', 'OpConvertUToF %v2f %c4u'),
    value('conversion-width', 'OpUConvert %u64 %i1', 'OpUConvert %u32 %i1'),
    value('conversion-width', 'OpFConvert %f64 %f1', 'OpFConvert %f32 %f1'),
    value('quantize-type', 'OpQuantizeToF16 %f32 %f1', 'OpQuantizeToF16 %f16 %h'),
    value('quantize-operand', 'OpQuantizeToF16 %f32 %f1', 'OpQuantizeToF16 %f32 %u1'),
    value('bitcast-result', 'OpBitcast %f32 %u1', 'OpBitcast %bool %u1'),
    value('bitcast-operand', 'OpBitcast %f32 %u1', 'OpBitcast %f32 %true'),
    value('bitcast-differs', 'OpBitcast %i32 %u1', 'OpBitcast %u32 %u1'),
    value('bitcast-width', 'OpBitcast %v2f %c2u', 'OpBitcast %v2h %c2u'),
    value('bitcast-bits', 'OpBitcast %v2h %f1', 'OpBitcast %v2d %f1'),
  ]
}

function pointerConversions(): readonly RuleCase[] {
  const pointers: Pieces = {
    ...kernel,
    capabilities: `${kernel.capabilities}\nOpCapability GenericPointer\nOpCapability Int64`,
    declarations: `%u64 = OpTypeInt 64 0
%one = OpConstant %u64 1
%cu = OpTypePointer CrossWorkgroup %u32
%cf = OpTypePointer CrossWorkgroup %f32
%gu = OpTypePointer Generic %u32
%gf = OpTypePointer Generic %f32
%wu = OpTypePointer Workgroup %u32
%ku = OpTypePointer UniformConstant %u32
%k = OpVariable %ku UniformConstant
%c = OpVariable %cu CrossWorkgroup
%c2u = OpConstantComposite %v2u %u0 %u1
%c2f = OpConstantComposite %v2f %f0 %f1
%v2l = OpTypeVector %u64 2`,
  }
  const cast = (rule: string, valid: string, invalid: string, more: Pieces = {}): RuleCase =>
    body(rule, valid, invalid, { ...pointers, ...more })
  const generic = '%g = OpPtrCastToGeneric %gu %c'
  return [
    cast(
      'convert-pointer-to-integer',
      '%x = OpConvertPtrToU %u64 %c',
      '%x = OpConvertPtrToU %f32 %c',
    ),
    cast(
      'convert-pointer-to-integer-operand',
      '%x = OpConvertPtrToU %u64 %c',
      '%x = OpConvertPtrToU %u64 %u1',
    ),
    cast(
      'convert-integer-to-pointer',
      '%x = OpConvertUToPtr %cu %one',
      '%x = OpConvertUToPtr %u32 %one',
    ),
    cast(
      'convert-integer-to-pointer-operand',
      '%x = OpConvertUToPtr %cu %one',
      '%x = OpConvertUToPtr %cu %f1',
    ),
    cast('cast-to-generic-result', generic, '%g = OpPtrCastToGeneric %wu %c'),
    cast('cast-to-generic-operand', generic, '%g = OpPtrCastToGeneric %gu %k'),
    cast(
      'cast-from-generic-result',
      `${generic}\n%x = OpGenericCastToPtr %cu %g`,
      `${generic}\n%x = OpGenericCastToPtr %ku %g`,
    ),
    cast(
      'cast-from-generic-operand',
      `${generic}\n%x = OpGenericCastToPtr %cu %g`,
      `${generic}\n%x = OpGenericCastToPtr %cu %c`,
    ),
    cast(
      'cast-explicit-result',
      `${generic}\n%x = OpGenericCastToPtrExplicit %cu %g CrossWorkgroup`,
      `${generic}\n%x = OpGenericCastToPtrExplicit %cu %g Workgroup`,
    ),
    cast(
      'cast-explicit-operand',
      `${generic}\n%x = OpGenericCastToPtrExplicit %cu %g CrossWorkgroup`,
      `${generic}\n%x = OpGenericCastToPtrExplicit %cu %c CrossWorkgroup`,
    ),
    cast(
      'cast-explicit-storage',
      `${generic}\n%x = OpGenericCastToPtrExplicit %cu %g CrossWorkgroup`,
      `${generic}\n%x = OpGenericCastToPtrExplicit %ku %g UniformConstant`,
    ),
    cast('cast-pointee', generic, '%g = OpPtrCastToGeneric %gf %c'),
    cast('bitcast-pointer-scalar', '%x = OpBitcast %cu %one', '%x = OpBitcast %cu %c2u'),
    cast('bitcast-pointer-vector', '%x = OpBitcast %cu %c2u', '%x = OpBitcast %cu %c2f', {
      minor: 5,
      interface: '%k %c',
      entryPoints: 'OpEntryPoint Kernel %main "main" %c %k',
    }),
    cast('bitcast-pointer-storage-class', '%x = OpBitcast %cf %c', '%x = OpBitcast %ku %c'),
    cast('bitcast-pointer-words', '%x = OpBitcast %v2u %c', '%x = OpBitcast %v2l %c', {
      minor: 5,
      entryPoints: 'OpEntryPoint Kernel %main "main" %c %k',
    }),
    {
      ...cast('bitcast-pointer-words', '%x = OpBitcast %v2u %q', '%x = OpBitcast %v4s %q', {
        minor: 5,
        capabilities: `${pointers.capabilities}\nOpCapability UntypedPointersKHR\nOpCapability Int16`,
        extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
        declarations: `${pointers.declarations}
%up = OpTypeUntypedPointerKHR CrossWorkgroup
%q = OpUntypedVariableKHR %up CrossWorkgroup %u32
%u16 = OpTypeInt 16 0
%v4s = OpTypeVector %u16 4`,
        entryPoints: 'OpEntryPoint Kernel %main "main" %c %k %q',
      }),
      name: 'untyped',
    },
  ]
}
