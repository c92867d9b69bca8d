import type { RuleCase } from '../case-makers.ts'
import { annotated, body, declared, parts } from './case.ts'
import { kernel } from './pieces.ts'

const helper = `%callee = OpFunction %void None %fn
%cl = OpLabel
OpReturn
OpFunctionEnd`

function afterReturn(instruction: string): string {
  return `%callee = OpFunction %void None %fn
%begin = OpLabel
OpReturn
${instruction}
OpFunctionEnd`
}

/** Header, ids, sections, functions, control flow. */
export const structureCases: readonly RuleCase[] = [
  parts('version-known', {}, { version: 0x0001_0301 }),
  parts('version-known', {}, { version: 0x0001_0700 }, {}, 'too new'),
  parts('schema-zero', {}, { schema: 1 }),
  parts('bound-limit', { bound: 0x3f_ffff }, { bound: 0x40_0000 }),
  body('id-not-zero', '%x = OpIAdd %u32 %u0 %u1', '%x = OpIAdd %u32 %u0 %0'),
  parts(
    'id-below-bound',
    { names: 'OpName %main "m"' },
    { names: 'OpName %9999 "m"', bound: 9999 },
  ),
  body('result-id-unique', '%x = OpIAdd %u32 %u0 %u1', '%u1 = OpIAdd %u32 %u0 %u0'),
  body('id-defined', '%x = OpIAdd %u32 %u0 %u1', '%x = OpIAdd %u32 %u0 %nowhere'),
  declared(
    'definition-before-use',
    '%s = OpTypeStruct %u32\n%a = OpTypeStruct %s',
    '%a = OpTypeStruct %s\n%s = OpTypeStruct %u32',
  ),
  body(
    'definition-dominates-use',
    `OpSelectionMerge %m None
OpBranchConditional %true %t %m
%t = OpLabel
%x = OpIAdd %u32 %u0 %u1
%y = OpIAdd %u32 %x %u1
OpBranch %m
%m = OpLabel`,
    `OpSelectionMerge %m None
OpBranchConditional %true %t %m
%t = OpLabel
%x = OpIAdd %u32 %u0 %u1
OpBranch %m
%m = OpLabel
%y = OpIAdd %u32 %x %u1`,
  ),
  parts(
    'result-used-in-function',
    { functions: helper },
    {
      functions: `%callee = OpFunction %void None %fn
%cl = OpLabel
%y = OpIAdd %u32 %x %u1
OpReturn
OpFunctionEnd`,
    },
    { body: '%x = OpIAdd %u32 %u0 %u1' },
  ),
  ...forwardPointers(),
  parts(
    'section-order',
    { names: 'OpName %main "m"', annotations: 'OpDecorate %main2 RelaxedPrecision' },
    {
      names: 'OpDecorate %main2 RelaxedPrecision',
      annotations: 'OpName %main "m"',
    },
    { body: '%main2 = OpFAdd %f32 %f0 %f1' },
  ),
  parts(
    'section-order',
    { declarations: '%t = OpTypeStruct %u32' },
    { body: '%t = OpTypeStruct %u32' },
    {},
    'a type in a function',
  ),
  parts('memory-model-present', {}, { memoryModel: '' }),
  parts(
    'memory-model-single',
    {},
    {
      memoryModel: 'OpMemoryModel Logical GLSL450\nOpMemoryModel Logical GLSL450',
    },
  ),
  parts(
    'instruction-outside-function',
    { body: '%x = OpIAdd %u32 %u0 %u1' },
    {
      declarations: '%x = OpIAdd %u32 %u0 %u1',
    },
  ),
  parts('instruction-outside-function', { body: 'OpNop' }, { declarations: 'OpNop' }, {}, 'OpNop'),
  parts(
    'instruction-outside-function',
    { body: '%x = OpUntypedAccessChainKHR %up %arr4 %v %u0' },
    {
      declarations:
        '%up = OpTypeUntypedPointerKHR Private\n%v = OpVariable %pu Private\n%x = OpUntypedAccessChainKHR %up %arr4 %v %u0',
    },
    {
      capabilities: 'OpCapability Shader\nOpCapability UntypedPointersKHR',
      extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
      declarations: '%up = OpTypeUntypedPointerKHR Private\n%v = OpVariable %pu Private',
    },
    'of an extension',
  ),
  parts(
    'source-continued',
    { sources: '%f = OpString "f"\nOpSource GLSL 450 %f "a"\nOpSourceContinued "b"' },
    { sources: 'OpSource GLSL 450\n%f = OpString "f"\nOpSourceContinued "b"' },
  ),
  parts(
    'entry-point-present',
    { capabilities: 'OpCapability Shader\nOpCapability Linkage' },
    {},
    { entryPoints: '', modes: '' },
  ),
  parts(
    'function-begin',
    { functions: helper },
    {
      functions: helper.replace(
        'OpFunctionEnd',
        '%second = OpFunction %void None %fn\nOpFunctionEnd',
      ),
    },
  ),
  parts('function-end', { functions: helper }, { functions: `${helper}\nOpFunctionEnd` }),
  parts(
    'function-end',
    { functions: helper },
    { functions: helper.replace('OpFunctionEnd', '') },
    {},
    'missing',
  ),
  parts(
    'parameter-placement',
    {
      functions: `%callee = OpFunction %void None %takes
%p = OpFunctionParameter %u32
%cl = OpLabel
OpReturn
OpFunctionEnd`,
    },
    {
      functions: `%callee = OpFunction %void None %takes
%p = OpFunctionParameter %u32
%cl = OpLabel
OpReturn
OpFunctionEnd
%q = OpFunctionParameter %u32`,
    },
    { declarations: '%takes = OpTypeFunction %void %u32' },
  ),
  parts(
    'block-begins-with-label',
    { functions: helper },
    {
      functions: `%callee = OpFunction %void None %fn
OpReturn
OpFunctionEnd`,
    },
  ),
  parts(
    'block-begins-with-label',
    { functions: afterReturn('%note = OpExtInst %void %notes 1') },
    { functions: afterReturn('%copy = OpCopyObject %u32 %u0') },
    {
      extensions: 'OpExtension "SPV_KHR_non_semantic_info"',
      imports: '%notes = OpExtInstImport "NonSemantic.Notes"',
    },
    'after the last block',
  ),
  body('block-ends-with-termination', 'OpBranch %b\n%b = OpLabel', '%b = OpLabel'),
  parts(
    'declarations-before-definitions',
    { imported: '%ext = OpFunction %void None %fn\nOpFunctionEnd' },
    { functions: '%ext = OpFunction %void None %fn\nOpFunctionEnd' },
    {
      capabilities: 'OpCapability Shader\nOpCapability Linkage',
      annotations: 'OpDecorate %ext LinkageAttributes "f" Import',
    },
  ),
  parts(
    'variable-placement',
    { locals: '%v = OpVariable %fu Function', body: '%x = OpIAdd %u32 %u0 %u1' },
    { body: '%x = OpIAdd %u32 %u0 %u1\n%v = OpVariable %fu Function' },
  ),
  parts(
    'variable-placement',
    { locals: '%v = OpVariable %fu Function', body: 'OpBranch %b\n%b = OpLabel' },
    { body: 'OpBranch %b\n%b = OpLabel\n%v = OpVariable %fu Function' },
    {},
    'in a later block',
  ),
  parts(
    'function-variable-storage-class',
    { locals: '%v = OpVariable %fu Function' },
    { locals: '%v = OpVariable %pu Private' },
  ),
  declared(
    'global-variable-storage-class',
    '%v = OpVariable %pu Private',
    '%v = OpVariable %fu Function',
  ),
  parts(
    'function-type-is-function-type',
    { functions: helper },
    { functions: helper.replace('None %fn', 'None %u32') },
  ),
  parts(
    'function-result-type',
    {
      functions: `%callee = OpFunction %u32 None %gives
%cl = OpLabel
OpUnreachable
OpFunctionEnd`,
    },
    {
      functions: `%callee = OpFunction %f32 None %gives
%cl = OpLabel
OpUnreachable
OpFunctionEnd`,
    },
    { declarations: '%gives = OpTypeFunction %u32' },
  ),
  ...signatures(),
  annotated(
    'declaration-is-import',
    'OpDecorate %ext LinkageAttributes "f" Import',
    'OpDecorate %ext LinkageAttributes "f" Export',
    {
      capabilities: 'OpCapability Shader\nOpCapability Linkage',
      imported: '%ext = OpFunction %void None %fn\nOpFunctionEnd',
    },
  ),
  annotated(
    'definition-is-not-import',
    'OpDecorate %callee LinkageAttributes "f" Export',
    'OpDecorate %callee LinkageAttributes "f" Import',
    { capabilities: 'OpCapability Shader\nOpCapability Linkage', functions: helper },
  ),
]

function forwardPointers(): readonly RuleCase[] {
  const common = { ...kernel }
  const valid = `OpTypeForwardPointer %p Function
%node = OpTypeStruct %p
%p = OpTypePointer Function %node`
  return [
    declared(
      'forward-pointer-is-pointer',
      valid,
      'OpTypeForwardPointer %p Function\n%node = OpTypeStruct %p\n%p = OpTypeStruct %u32',
      common,
    ),
    declared(
      'forward-pointer-to-structure',
      valid,
      'OpTypeForwardPointer %p Function\n%node = OpTypeStruct %p\n%p = OpTypePointer Function %u32',
      common,
    ),
    declared(
      'forward-pointer-storage-class',
      valid,
      valid.replace('OpTypePointer Function', 'OpTypePointer Workgroup'),
      common,
    ),
    declared(
      'forward-pointer-consumer',
      `${valid}\n%n = OpConstantNull %p`,
      'OpTypeForwardPointer %p Function\n%n = OpConstantNull %p\n%node = OpTypeStruct %p\n%p = OpTypePointer Function %node',
      common,
    ),
  ]
}

function signatures(): readonly RuleCase[] {
  const callee = (parameters: string): string => `%callee = OpFunction %u32 None %takes
${parameters}
%cl = OpLabel
OpReturnValue %u0
OpFunctionEnd`
  const declarations = '%takes = OpTypeFunction %u32 %u32'
  const one = '%p = OpFunctionParameter %u32'
  return [
    parts(
      'function-parameter-count',
      { functions: callee(one) },
      { functions: callee(`${one}\n%q = OpFunctionParameter %u32`) },
      { declarations },
    ),
    parts(
      'function-parameter-type',
      { functions: callee(one) },
      { functions: callee('%p = OpFunctionParameter %f32') },
      { declarations },
    ),
    body(
      'call-target-is-function',
      '%x = OpFunctionCall %u32 %callee %u0',
      '%x = OpFunctionCall %u32 %u1 %u0',
      {
        declarations,
        functions: callee(one),
      },
    ),
    body(
      'call-result-type',
      '%x = OpFunctionCall %u32 %callee %u0',
      '%x = OpFunctionCall %f32 %callee %u0',
      {
        declarations,
        functions: callee(one),
      },
    ),
    body(
      'call-argument-count',
      '%x = OpFunctionCall %u32 %callee %u0',
      '%x = OpFunctionCall %u32 %callee %u0 %u1',
      { declarations, functions: callee(one) },
    ),
    body(
      'call-argument-type',
      '%x = OpFunctionCall %u32 %callee %u0',
      '%x = OpFunctionCall %u32 %callee %f0',
      {
        declarations,
        functions: callee(one),
      },
    ),
    parts(
      'return-without-value',
      { functions: callee(one) },
      { functions: callee(one).replace('OpReturnValue %u0', 'OpReturn') },
      { declarations },
    ),
    parts(
      'return-value-type',
      { functions: callee(one) },
      { functions: callee(one).replace('OpReturnValue %u0', 'OpReturnValue %f0') },
      { declarations },
    ),
    parts(
      'return-value-type',
      {},
      { body: '%r = OpFunctionCall %void %nothing', end: 'OpReturnValue %r' },
      { functions: helper.replaceAll('%callee', '%nothing') },
      'void',
    ),
  ]
}
