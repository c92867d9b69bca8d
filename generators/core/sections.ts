import { pair } from '../pairs/pair.ts'
import { kernel, library, type Pieces } from '../pairs/pieces.ts'

/** At least one instruction of every section. */
const whole: Pieces = {
  extensions: 'OpExtension "SPV_KHR_storage_buffer_storage_class"',
  imports: '%math = OpExtInstImport "GLSL.std.450"\n%set = OpExtInstImport "NonSemantic.Notes"',
  modes: `OpExecutionMode %main DenormPreserve 32
OpExecutionModeId %main LocalSizeId %uint_1 %uint_1 %uint_1`,
  debug: `%file = OpString "file"
OpSourceExtension "extension"
OpSource GLSL 450 %file
OpName %main "main"
OpMemberName %pair 0 "first"
OpModuleProcessed "by hand"`,
  annotations: `OpDecorate %group RelaxedPrecision
%group = OpDecorationGroup
OpGroupDecorate %group %variable
OpMemberDecorate %pair 0 Offset 0
OpMemberDecorate %pair 1 Offset 4`,
  declarations: `OpLine %file 1 1
%pair = OpTypeStruct %uint %uint
%pointer = OpTypePointer Private %uint
%variable = OpVariable %pointer Private
%three = OpConstant %uint 3
%local_pointer = OpTypePointer Function %uint`,
  body: `%local = OpVariable %local_pointer Function
%sum = OpIAdd %uint %uint_1 %uint_2`,
  after: `%other = OpFunction %void None %signature
%other_entry = OpLabel
OpReturn
OpFunctionEnd`,
}

const capabilities = 'OpCapability Shader\nOpCapability DenormPreserve'

const notes: Pieces = {
  imports: '%math = OpExtInstImport "GLSL.std.450"\n%set = OpExtInstImport "NonSemantic.Notes"',
  declarations: '%note = OpExtInst %void %set 1 %uint_1\n%value = OpUndef %float',
  body: '%square_root = OpExtInst %float %math Sqrt %float_1',
  before: `%other = OpFunction %void None %signature
%other_entry = OpLabel
OpReturn
OpFunctionEnd
%between = OpExtInst %void %set 2 %note`,
  after: '%behind = OpExtInst %void %set 3 %between',
}

/** Pairs of the rules on sections. */
export const pairs = [
  pair(
    'section-order',
    'first-half',
    'capabilities, extensions, imports, memory model, entry points and modes in order',
    { ...whole, capabilities },
    {
      'extension-before-a-capability': [
        ['OpCapability DenormPreserve\nOpExtension', 'OpExtension'],
        ['storage_class"\n', 'storage_class"\nOpCapability DenormPreserve\n'],
      ],
      'import-before-an-extension': [
        ['OpExtension "SPV_KHR_storage_buffer_storage_class"\n', ''],
        [
          '"GLSL.std.450"\n',
          '"GLSL.std.450"\nOpExtension "SPV_KHR_storage_buffer_storage_class"\n',
        ],
      ],
      'memory-model-before-an-import': [
        [
          '%set = OpExtInstImport "NonSemantic.Notes"\nOpMemoryModel Logical GLSL450',
          'OpMemoryModel Logical GLSL450\n%set = OpExtInstImport "NonSemantic.Notes"',
        ],
      ],
      'mode-of-ids-before-an-entry-point': [
        ['OpExecutionModeId %main LocalSizeId %uint_1 %uint_1 %uint_1\n', ''],
        [
          'OpEntryPoint GLCompute %main "main"',
          'OpExecutionModeId %main LocalSizeId %uint_1 %uint_1 %uint_1\nOpEntryPoint GLCompute %main "main"',
        ],
      ],
      'entry-point-before-the-memory-model': [
        [
          'OpMemoryModel Logical GLSL450\nOpEntryPoint GLCompute %main "main"',
          'OpEntryPoint GLCompute %main "main"\nOpMemoryModel Logical GLSL450',
        ],
      ],
      'mode-before-an-entry-point': [
        [
          'OpEntryPoint GLCompute %main "main"\nOpExecutionMode %main DenormPreserve 32',
          'OpExecutionMode %main DenormPreserve 32\nOpEntryPoint GLCompute %main "main"',
        ],
      ],
    },
  ),
  pair(
    'section-order',
    'second-half',
    'modes, source texts, names, processes, annotations and types in order',
    { ...whole, capabilities },
    {
      'string-before-a-mode': [
        [
          'OpExecutionModeId %main LocalSizeId %uint_1 %uint_1 %uint_1\n%file = OpString "file"',
          '%file = OpString "file"\nOpExecutionModeId %main LocalSizeId %uint_1 %uint_1 %uint_1',
        ],
      ],
      'name-before-a-source-text': [
        [
          'OpSource GLSL 450 %file\nOpName %main "main"',
          'OpName %main "main"\nOpSource GLSL 450 %file',
        ],
      ],
      'process-before-a-name': [
        [
          'OpMemberName %pair 0 "first"\nOpModuleProcessed "by hand"',
          'OpModuleProcessed "by hand"\nOpMemberName %pair 0 "first"',
        ],
      ],
      'annotation-before-a-process': [
        [
          'OpModuleProcessed "by hand"\nOpDecorate %group RelaxedPrecision',
          'OpDecorate %group RelaxedPrecision\nOpModuleProcessed "by hand"',
        ],
      ],
      'annotation-behind-types': [
        ['OpMemberDecorate %pair 1 Offset 4\n', ''],
        [
          '%pair = OpTypeStruct %uint %uint',
          '%pair = OpTypeStruct %uint %uint\nOpMemberDecorate %pair 1 Offset 4',
        ],
      ],
      'name-behind-types': [
        ['OpName %main "main"\n', ''],
        ['%three = OpConstant %uint 3', '%three = OpConstant %uint 3\nOpName %main "main"'],
      ],
      'source-extension-behind-annotations': [
        ['OpSourceExtension "extension"\n', ''],
        [
          'OpMemberDecorate %pair 1 Offset 4',
          'OpMemberDecorate %pair 1 Offset 4\nOpSourceExtension "extension"',
        ],
      ],
      'line-before-annotations': [
        ['OpLine %file 1 1\n', ''],
        ['OpModuleProcessed "by hand"', 'OpModuleProcessed "by hand"\nOpLine %file 1 1'],
      ],
    },
  ),
  pair(
    'section-order',
    'among-functions',
    'functions come last',
    { ...whole, capabilities },
    {
      'constant-between-functions': [
        ['%three = OpConstant %uint 3\n', ''],
        ['%other = OpFunction', '%three = OpConstant %uint 3\n%other = OpFunction'],
      ],
      'variable-between-functions': [
        ['%variable = OpVariable %pointer Private\n', ''],
        ['%other = OpFunction', '%variable = OpVariable %pointer Private\n%other = OpFunction'],
      ],
      'type-inside-a-function': [
        ['%pair = OpTypeStruct %uint %uint\n', ''],
        ['%other_entry = OpLabel', '%other_entry = OpLabel\n%pair = OpTypeStruct %uint %uint'],
      ],
      'constant-inside-a-function': [
        ['%three = OpConstant %uint 3\n', ''],
        ['%other_entry = OpLabel', '%other_entry = OpLabel\n%three = OpConstant %uint 3'],
      ],
      'name-inside-a-function': [
        ['OpName %main "main"\n', ''],
        ['%other_entry = OpLabel', '%other_entry = OpLabel\nOpName %main "main"'],
      ],
      'annotation-between-functions': [
        ['OpGroupDecorate %group %variable\n', ''],
        ['%other = OpFunction', 'OpGroupDecorate %group %variable\n%other = OpFunction'],
      ],
      'capability-between-functions': [
        ['OpCapability DenormPreserve\n', ''],
        ['%other = OpFunction', 'OpCapability DenormPreserve\n%other = OpFunction'],
      ],
    },
  ),
  pair(
    'section-order',
    'non-semantic-instructions',
    'non-semantic instructions stand among types and between and behind functions',
    notes,
    {
      'undefined-value-between-functions': [
        ['%value = OpUndef %float\n', ''],
        ['%between = OpExtInst', '%value = OpUndef %float\n%between = OpExtInst'],
      ],
      'import-among-types': [
        ['%math = OpExtInstImport "GLSL.std.450"\n', ''],
        ['%value = OpUndef', '%math = OpExtInstImport "GLSL.std.450"\n%value = OpUndef'],
      ],
    },
  ),
  pair(
    'memory-model-present',
    'shader',
    'there is a memory model',
    {},
    { without: [['OpMemoryModel Logical GLSL450\n', '']] },
  ),
  pair(
    'memory-model-present',
    'without-functions',
    'a library of nothing has a memory model',
    library,
    { without: [['OpMemoryModel Logical GLSL450\n', '']] },
  ),
  pair('memory-model-present', 'kernel', 'a kernel has a memory model', kernel, {
    without: [['OpMemoryModel Physical64 OpenCL\n', '']],
  }),
  pair(
    'memory-model-single',
    'shader',
    'there is one memory model',
    {},
    {
      'the-same-twice': [
        [
          'OpMemoryModel Logical GLSL450',
          'OpMemoryModel Logical GLSL450\nOpMemoryModel Logical GLSL450',
        ],
      ],
      'another-one-behind': [
        [
          'OpMemoryModel Logical GLSL450',
          'OpMemoryModel Logical GLSL450\nOpMemoryModel Logical Simple',
        ],
      ],
      'another-one-in-front': [
        [
          'OpMemoryModel Logical GLSL450',
          'OpMemoryModel Logical Simple\nOpMemoryModel Logical GLSL450',
        ],
      ],
    },
  ),
  pair(
    'instruction-outside-function',
    'among-types',
    'of extended instructions only non-semantic ones stand among types, and OpUndef does',
    {
      ...notes,
      declarations: `${notes.declarations}
%computed = OpSpecConstantOp %uint IAdd %uint_1 %uint_1
%null = OpConstantNull %uint2
%zeros = OpConstantNull %uint2`,
    },
    {
      'extended-instruction-among-types': [
        ['%value = OpUndef %float', '%value = OpExtInst %float %math Sqrt %float_1'],
      ],
      'arithmetic-instruction': [
        ['OpSpecConstantOp %uint IAdd %uint_1 %uint_1', 'OpIAdd %uint %uint_1 %uint_1'],
      ],
      'copy-among-types': [
        ['%zeros = OpConstantNull %uint2', '%zeros = OpCopyObject %uint2 %null'],
      ],
      'no-operation': [['%value = OpUndef %float', '%value = OpUndef %float\nOpNop']],
    },
  ),
  pair(
    'instruction-outside-function',
    'between-functions',
    'of extended instructions only non-semantic ones stand between and behind functions',
    notes,
    {
      'extended-instruction-between-functions': [
        [
          '%between = OpExtInst',
          '%root = OpExtInst %float %math Sqrt %float_1\n%between = OpExtInst',
        ],
      ],
      'extended-instruction-behind-functions': [
        [
          '%behind = OpExtInst %void %set 3 %between',
          '%behind = OpExtInst %float %math Sqrt %float_1',
        ],
      ],
      'no-operation-behind-functions': [['%behind = OpExtInst %void %set 3 %between', 'OpNop']],
      'arithmetic-instruction-between-functions': [
        ['%between = OpExtInst', '%sum = OpIAdd %uint %uint_1 %uint_1\n%between = OpExtInst'],
      ],
    },
  ),
  pair(
    'instruction-outside-function',
    'in-front-of-types',
    'nothing but annotations stands among annotations',
    {
      debug: 'OpName %value "value"',
      annotations: 'OpDecorate %value RelaxedPrecision',
      body: '%value = OpIAdd %uint %uint_1 %uint_1',
    },
    {
      'no-operation-among-capabilities': [['OpCapability Shader', 'OpCapability Shader\nOpNop']],
      'no-operation-behind-the-memory-model': [
        ['OpMemoryModel Logical GLSL450', 'OpMemoryModel Logical GLSL450\nOpNop'],
      ],
      'no-operation-among-names': [['OpName %value "value"', 'OpNop\nOpName %value "value"']],
    },
  ),
  pair(
    'source-continued',
    'three-parts',
    'a source text goes on in two more instructions',
    {
      debug: `%file = OpString "file"
OpSourceExtension "extension"
OpSource GLSL 450 %file "one"
OpSourceContinued "two"
OpSourceContinued "three"
%other_file = OpString "other"`,
    },
    {
      'behind-a-string': [
        [
          'OpSourceContinued "three"\n%other_file = OpString "other"',
          '%other_file = OpString "other"\nOpSourceContinued "three"',
        ],
      ],
      'behind-a-source-extension': [
        [
          'OpSourceExtension "extension"\nOpSource GLSL 450 %file "one"',
          'OpSource GLSL 450 %file "one"\nOpSourceExtension "extension"',
        ],
      ],
      'in-front-of-the-source': [
        [
          'OpSource GLSL 450 %file "one"\nOpSourceContinued "two"',
          'OpSourceContinued "two"\nOpSource GLSL 450 %file "one"',
        ],
      ],
    },
  ),
  pair(
    'source-continued',
    'without-text',
    'a source without text of its own goes on',
    { debug: 'OpSource Unknown 0\nOpSourceContinued "text"' },
    { 'without-a-source': [['OpSource Unknown 0\n', '']] },
  ),
  pair(
    'entry-point-present',
    'library',
    'a module without an entry point declares Linkage',
    {
      ...library,
      after: `%helper = OpFunction %void None %signature
%helper_entry = OpLabel
OpReturn
OpFunctionEnd`,
    },
    { 'without-the-capability': [['\nOpCapability Linkage', '']] },
  ),
  pair(
    'entry-point-present',
    'kernel-library',
    'a kernel library declares Linkage among others',
    {
      ...library,
      capabilities: 'OpCapability Linkage\nOpCapability Kernel\nOpCapability Addresses',
      memoryModel: 'OpMemoryModel Physical64 OpenCL',
    },
    { 'without-the-capability': [['OpCapability Linkage\n', '']] },
  ),
  pair(
    'entry-point-present',
    'kernel',
    'a kernel without Linkage has an entry point, although its name is empty',
    { ...kernel, entryPoints: 'OpEntryPoint Kernel %main ""' },
    { 'without-the-entry-point': [['OpEntryPoint Kernel %main ""\n', '']] },
  ),
]
