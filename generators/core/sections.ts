import { pairIn, pairOf, tagOf } from '../pairs/pair-of.ts'
import { inKernel, inLibrary } from '../pairs/tags.ts'

/** At least one instruction of every section. */
const inWhole = tagOf`extensions: OpExtension "SPV_KHR_storage_buffer_storage_class"
imports: %math = OpExtInstImport "GLSL.std.450"
%set = OpExtInstImport "NonSemantic.Notes"
modes: %main DenormPreserve 32
OpExecutionModeId %main LocalSizeId %uint_1 %uint_1 %uint_1
debug: %file = OpString "file"
OpSourceExtension "extension"
OpSource GLSL 450 %file
OpName %main "main"
OpMemberName %pair 0 "first"
OpModuleProcessed "by hand"
annotations: %group = [RelaxedPrecision] %variable
%pair 0 Offset 0, 1 Offset 4
declarations: OpLine %file 1 1
%pair = OpTypeStruct %uint %uint
%variable = OpVariable %pointer_Private_uint Private
%three = OpConstant %uint 3
body: %local = OpVariable %pointer_Function_uint Function
%sum = OpIAdd %uint %uint_1 %uint_2
after: %void %other()`

const capabilities = 'Shader DenormPreserve'

const inNotes = pairIn({
  imports: '%math = OpExtInstImport "GLSL.std.450"\n%set = OpExtInstImport "NonSemantic.Notes"',
  declarations: '%note = OpExtInst %void %set 1 %uint_1\n%value = OpUndef %float',
  body: '%square_root = OpExtInst %float %math Sqrt %float_1',
  before: `%void %other()
%other_entry: OpReturn
OpFunctionEnd
%between = OpExtInst %void %set 2 %note`,
  after: '%behind = OpExtInst %void %set 3 %between',
})

/** Pairs of the rules on sections. */
export const pairs = [
  inWhole`section-order/first-half: capabilities, extensions, imports, memory model, entry points and modes in order
capabilities: ${capabilities}
moved: {%set = OpExtInstImport "NonSemantic.Notes"
  | memory-model-before-an-import: behind OpMemoryModel Logical GLSL450}
moved: {OpMemoryModel Logical GLSL450 | entry-point-before-the-memory-model: behind OpEntryPoint GLCompute %main "main"}
moved: {OpEntryPoint GLCompute %main "main"
  | mode-before-an-entry-point: behind OpExecutionMode %main DenormPreserve 32}
moved: {OpCapability DenormPreserve
  | extension-before-a-capability: behind OpExtension "SPV_KHR_storage_buffer_storage_class"}
moved: {OpExtension "SPV_KHR_storage_buffer_storage_class"
  | import-before-an-extension: behind %math = OpExtInstImport "GLSL.std.450"}
moved: {OpExecutionModeId %main LocalSizeId %uint_1 %uint_1 %uint_1
  | mode-of-ids-before-an-entry-point: before OpEntryPoint GLCompute %main "main"}`,
  inWhole`section-order/second-half: modes, source texts, names, processes, annotations and types in order
moved: {OpExecutionModeId %main LocalSizeId %uint_1 %uint_1 %uint_1 | string-before-a-mode: behind %file = OpString "file"}
moved: {OpSource GLSL 450 %file | name-before-a-source-text: behind OpName %main "main"}
moved: {OpMemberName %pair 0 "first" | process-before-a-name: behind OpModuleProcessed "by hand"}
moved: {OpModuleProcessed "by hand" | annotation-before-a-process: behind OpDecorate %group RelaxedPrecision}
moved: {OpMemberDecorate %pair 1 Offset 4 | annotation-behind-types: behind %pair = OpTypeStruct %uint %uint}
moved: {OpName %main "main" | name-behind-types: behind %three = OpConstant %uint 3}
moved: {OpSourceExtension "extension" | source-extension-behind-annotations: behind OpMemberDecorate %pair 1 Offset 4}
moved: {OpLine %file 1 1 | line-before-annotations: behind OpModuleProcessed "by hand"}`,
  inWhole`section-order/among-functions: functions come last
interfaces:
capabilities: ${capabilities}
moved: {%three = OpConstant %uint 3 | constant-between-functions: before %other = OpFunction}
moved: {%variable = OpVariable %pointer_Private_uint Private | variable-between-functions: before %other = OpFunction}
changed: {%pair = OpTypeStruct %uint %uint | type-inside-a-function:}
changed: %other_entry: { | type-inside-a-function: %pair = OpTypeStruct %uint %uint}
changed: {%three = OpConstant %uint 3 | constant-inside-a-function:}
changed: %other_entry: { | constant-inside-a-function: %three = OpConstant %uint 3}
changed: {OpName %main "main" | name-inside-a-function:}
changed: %other_entry: { | name-inside-a-function: OpName %main "main"}
moved: {OpGroupDecorate %group %variable | annotation-between-functions: before %other = OpFunction}
moved: {OpCapability DenormPreserve | capability-between-functions: before %other = OpFunction}`,
  inNotes`section-order/non-semantic-instructions
non-semantic instructions stand among types and between and behind functions
moved: {%value = OpUndef %float | undefined-value-between-functions: before %between = OpExtInst}
moved: {%math = OpExtInstImport "GLSL.std.450" | import-among-types: before %value = OpUndef}`,
  pairOf`memory-model-present/shader: there is a memory model
changed: {OpMemoryModel Logical GLSL450 | without:}`,
  inLibrary`memory-model-present/without-functions: a library of nothing has a memory model
changed: {OpMemoryModel Logical GLSL450 | without:}`,
  inKernel`memory-model-present/kernel: a kernel has a memory model
changed: {OpMemoryModel Physical64 OpenCL | without:}`,
  pairOf`memory-model-single/shader: there is one memory model
changed: {| another-one-in-front: OpMemoryModel Logical Simple}
OpMemoryModel Logical GLSL450
{| the-same-twice: OpMemoryModel Logical GLSL450 | another-one-behind: OpMemoryModel Logical Simple}`,
  inNotes`instruction-outside-function/among-types
of extended instructions only non-semantic ones stand among types, and OpUndef does
+declarations: %computed = {OpSpecConstantOp %uint IAdd | arithmetic-instruction: OpIAdd %uint} %uint_1 %uint_1
%zeros = {OpConstantNull %uint2 | copy-among-types: OpCopyObject %uint2 %null_uint2}
changed: %value = {OpUndef %float | extended-instruction-among-types: OpExtInst %float %math Sqrt %float_1}
{| no-operation: OpNop}`,
  inNotes`instruction-outside-function/between-functions
of extended instructions only non-semantic ones stand between and behind functions
changed: {| extended-instruction-between-functions: %root = OpExtInst %float %math Sqrt %float_1
  | arithmetic-instruction-between-functions: %sum = OpIAdd %uint %uint_1 %uint_1}
%between = OpExtInst
changed: {%behind = OpExtInst %void %set 3 %between
  | extended-instruction-behind-functions: %behind = OpExtInst %float %math Sqrt %float_1
  | no-operation-behind-functions: OpNop}`,
  pairOf`instruction-outside-function/in-front-of-types: nothing but annotations stands among annotations
debug: {| no-operation-among-names: OpNop}
OpName %value "value"
annotations: %value RelaxedPrecision
body: %value = OpIAdd %uint %uint_1 %uint_1
changed: OpCapability Shader
{| no-operation-among-capabilities: OpNop}
changed: OpMemoryModel Logical GLSL450
{| no-operation-behind-the-memory-model: OpNop}`,
  pairOf`source-continued/three-parts: a source text goes on in two more instructions
debug: %file = OpString "file"
{OpSourceExtension "extension" | behind-a-source-extension:}
{OpSource GLSL 450 %file "one" | in-front-of-the-source:}
{| behind-a-source-extension: OpSourceExtension "extension"}
OpSourceContinued "two"
{| in-front-of-the-source: OpSource GLSL 450 %file "one"}
{OpSourceContinued "three" | behind-a-string:}
%other_file = OpString "other"
{| behind-a-string: OpSourceContinued "three"}`,
  pairOf`source-continued/without-text: a source without text of its own goes on
debug: {OpSource Unknown 0 | without-a-source:}
OpSourceContinued "text"`,
  inLibrary`entry-point-present/library: a module without an entry point declares Linkage
after: %void %helper()
changed: {OpCapability Linkage | without-the-capability:}`,
  inKernel`entry-point-present/kernel: a kernel without Linkage has an entry point, although its name is empty
entryPoints: OpEntryPoint Kernel %main ""
changed: {OpEntryPoint Kernel %main "" | without-the-entry-point:}`,
  pairOf`section-order/untyped-pointers: an untyped pointer is declared among the types
declarations: {%untyped = OpTypeUntypedPointerKHR StorageBuffer | inside-a-function: | between-functions:}
after: {| between-functions: %untyped = OpTypeUntypedPointerKHR StorageBuffer}
%void %other()
{| inside-a-function: %untyped = OpTypeUntypedPointerKHR StorageBuffer}`,
]
