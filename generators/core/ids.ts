import { pairIn, pairOf, piecesOf, tagIn, ways } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'
import { inKernel } from '../pairs/tags.ts'

function bound(value: number) {
  return (words: Uint32Array) => words.with(3, value)
}

const nonSemantic = { imports: '%set = OpExtInstImport "NonSemantic.Notes"' }
const helper = `%void %helper()
%helper_entry:`

const unary = piecesOf`declarations: %unary = OpTypeFunction %void %uint
before: %void %helper(%uint %parameter) as %unary
%sum = OpIAdd %uint %parameter %uint_1`

const parameter = '%null_pointer_CrossWorkgroup_uchar'

/** A list of numbers whose nodes point to the next one. */
const inList = tagIn(kernel)`declarations: OpTypeForwardPointer %link CrossWorkgroup
%node = OpTypeStruct %uint %link
%link = OpTypePointer CrossWorkgroup %node
%number = OpTypePointer CrossWorkgroup %uint
%numbers = OpTypeArray %uint %uint_2
%same_node = OpTypeStruct %uint`

/** Pairs of the rules on ids, and on announced pointer types. */
export const pairs = [
  pairOf`id-not-zero/all-above-zero: values, types, labels and functions have ids from 1 up
debug: {%file | string: %0} = OpString "file"
OpName {%value | value: %0} "value"
annotations: {%group | decoration-group: %0} = OpDecorationGroup
declarations: {%word | type: %0} = OpTypeStruct %uint
{%value | value: %0} = OpUndef %uint
before: ${helper}
changed: {%helper_entry | label: %0} = OpLabel
changed: {%helper | function: %0} = OpFunction`,
  pairOf`id-below-bound/value-at-the-end: ids are not dense, and the largest one is that of a value
declarations: %900 = OpUndef %uint
${ways({ 'bound-as-the-id': bound(900), 'bound-too-small': bound(3), 'bound-zero': bound(0) })}`,
  pairOf`id-below-bound/label-at-the-end: the largest id is that of a label
main: %main = OpFunction %void None %signature
%900:
${ways({ 'bound-as-the-id': bound(900), 'bound-one': bound(1) })}`,
  pairOf`id-below-bound/import-at-the-end: the largest id is that of an import, the first one of the module
imports: %77 = OpExtInstImport "GLSL.std.450"
${ways({ 'bound-as-the-id': bound(77) })}`,
  pairOf`result-id-unique/values-and-strings: every instruction has its own result id
debug: %file = OpString "one"
{%other_file | string: %file} = OpString "two"
annotations: %group = OpDecorationGroup
{%other_group | decoration-group: %group} = OpDecorationGroup
declarations: %one = OpUndef %uint
{%two | the-same-instruction-twice: %one} = OpUndef %uint
{%three | of-another-type: %one} = OpUndef %int`,
  pairIn(unary)`result-id-unique/two-functions: two functions share no id
+declarations: %seven = OpConstant %uint 7
after: {%second | function: %helper} = OpFunction %void None %unary
{%second_parameter | parameter: %parameter} = OpFunctionParameter %uint
{%second_entry | label: %helper_entry} = OpLabel
{%second_sum | value: %sum | value-and-constant: %seven} = OpIAdd %uint %seven %uint_1
OpReturn
{%second_lost | label-of-one-function: %second_entry} = OpLabel
OpReturn
OpFunctionEnd`,
  inKernel`result-id-unique/announced-pointer: announcing a pointer type is no definition of it
declarations: OpTypeForwardPointer %link CrossWorkgroup
%link = OpTypePointer CrossWorkgroup %structure_uint_and_link
{%other | value-as-well: %link} = OpUndef %uint`,
  pairIn(nonSemantic)`id-defined/names-decorations-and-notes
names, decorations, lines and notes are of ids that are there
debug: %file = OpString "file"
OpSource GLSL 450 %file
OpName {%value | name-of-nothing: %nothing} "value"
annotations: {%value | decoration-of-nothing: %nothing} RelaxedPrecision
body: OpLine %file 1 1
%value = OpIAdd %uint %uint_1 {%uint_2 | operand-is-nothing: %nothing}
%note = OpExtInst %void %set 1 {%value | note-on-nothing: %nothing}`,
  pairOf`id-defined/far-from-the-header: an id that is used in an unreachable block is defined
end: OpReturn
%lost: %value = OpCopyObject %uint {%uint_1 | operand-in-an-unreachable-block: %90}
OpUnreachable`,
  pairOf`definition-before-use/forward-references
functions, labels, annotations, names, interfaces and OpPhi look ahead
entryPoints: GLCompute %main %variable
modes: OpExecutionModeId %main LocalSizeId %uint_1 %uint_1 %uint_1
debug: {%file = OpString "file" | file-of-a-source:}
OpSource GLSL 450 %file
{| file-of-a-source: %file = OpString "file"}
OpName %sum "sum"
annotations: %sum RelaxedPrecision
declarations: {%pointer = OpTypePointer Private %uint | type-of-a-variable:}
%variable = OpVariable %pointer Private
{| type-of-a-variable: %pointer = OpTypePointer Private %uint}
{%three = OpConstant %uint 3 | constituent:}
%pair = OpConstantComposite %uint2 %three %uint_1
{| constituent: %three = OpConstant %uint 3}
{%length = OpSpecConstantOp %uint IAdd %three %uint_1 | array-length:}
%list = OpTypeArray %uint %length
{| array-length: %length = OpSpecConstantOp %uint IAdd %three %uint_1}
body: -> %loop: %index = OpPhi %uint %uint_0 %entry %next %continue
[%out %continue] -> %body: {%sum = OpIAdd %uint %index %uint_2 | within-a-block:
  | own-result: %sum = OpIAdd %uint %sum %uint_2}
%negated = OpNot %uint %sum
{| within-a-block: %sum = OpIAdd %uint %index %uint_2}
%called = OpFunctionCall %void %helper
-> %continue: %next = OpIAdd %uint %index %uint_1
%less = OpULessThan %bool %next %uint_2
OpBranchConditional %less %loop %out
%out:
after: ${helper}`,
  inKernel`definition-before-use/structures-without-announcement
a structure holds a pointer to itself that was announced
declarations: {OpTypeForwardPointer %link CrossWorkgroup | not-announced:}
%link = OpTypePointer CrossWorkgroup %structure_uint_and_link`,
  pairOf`definition-dominates-use/below-a-selection
what one branch computes stays in it, apart from a block that no path reaches
body: %early = OpIAdd %uint %uint_1 %uint_2
[%join] OpBranchConditional %true %left %right
%left: %value = OpIMul %uint %early %uint_2
-> %join
%right: %other = OpISub %uint {%early | in-the-other-branch: %value} {%uint_1 | last-operand: %value}
-> %join: %later = OpNot %uint {%early | after-the-selection: %value}
end: OpReturn
%lost: %last = OpBitReverse %uint %value
OpUnreachable`,
  pairOf`definition-dominates-use/out-of-a-loop
the continue target computes with values of the header, and the merge block does too
body: -> %loop: %start = OpIAdd %uint %uint_1 %uint_1
[%out %continue] OpBranchConditional %true %body %out
%body: %inner = OpIMul %uint %start %uint_2
OpBranchConditional %true %more %continue
%more: %most = OpIMul %uint %inner %uint_2
-> %continue: %next = OpIAdd %uint {%inner | past-the-continue: %most} %uint_1
-> %loop
%out: %result = OpNot %uint {%start | body-to-the-merge-block: %inner | continue-target-to-the-merge-block: %next}`,
  inKernel`definition-dominates-use/condition-of-a-branch
the condition of a later branch is computed above both branches
body: %above = OpLogicalNot %bool %true
OpBranchConditional %above %left %right
%left: %below = OpLogicalNot %bool %above
-> %right: OpBranchConditional {%above | from-one-branch: %below} %one %two
%one: -> %two
%two:`,
  pairOf`result-used-in-function/names-and-decorations
values of a function have names and decorations, and are used in their function only
${nonSemantic}${unary}
debug: OpName %parameter "parameter"
OpName %sum "sum"
annotations: %sum RelaxedPrecision
declarations: ${unary.declarations}
%note = OpExtInst %void %set 1 %uint_1
body: %copy = OpCopyObject %uint {%uint_2 | parameter-in-another-function: %parameter}
end: OpReturn
%lost: %lost_copy = OpCopyObject %uint {%uint_2 | parameter-in-an-unreachable-block: %parameter
  | value-in-an-unreachable-block: %sum}
OpUnreachable
after: %last_note = OpExtInst %void %set 2 {%note | parameter-behind-all-functions: %parameter
  | value-behind-all-functions: %sum}`,
  inKernel`definition-before-use/invoked in spv1.1, spv1.6: sizes of a function that stands behind are asked for
capabilities: ${kernel.capabilities} SubgroupDispatch
body: %size = OpCopyObject %uint %uint_4
%multiple = OpGetKernelPreferredWorkGroupSizeMultiple %uint %invoked ${parameter} %uint_4 %uint_1
%most = OpGetKernelMaxNumSubgroups %uint %invoked ${parameter} {%size | size: %later} %uint_1
%local_size = OpGetKernelLocalSizeForSubgroupCount %uint %uint_3 %invoked ${parameter} %uint_4 %uint_1
%later = OpCopyObject %uint %uint_4
after: %void %invoked(%pointer_CrossWorkgroup_uchar %byte)`,
  inList`forward-pointer-is-pointer/list: what is announced is a pointer type
declarations: OpTypeForwardPointer {%link | structure: %uint_only | integer: %uint | opaque-type: %opaque
  | constant: %uint_2 | function: %main} CrossWorkgroup
%link = OpTypePointer CrossWorkgroup %uint_only
%opaque = OpTypeOpaque "opaque"`,
  inList`forward-pointer-is-pointer/used-structure: a structure holds the pointer type that is announced
changed: {%link = OpTypePointer CrossWorkgroup %node | array-instead:}
%number = OpTypePointer CrossWorkgroup %uint
{%numbers | array-instead: %link} = OpTypeArray %uint %uint_2
changed: %link = {OpTypePointer CrossWorkgroup %node | structure-instead: OpTypeStruct %uint}`,
  inList`forward-pointer-to-structure/list: the announced pointer type points to a structure
changed: {%link = OpTypePointer CrossWorkgroup %node
| to-an-integer: %link = OpTypePointer CrossWorkgroup %uint
| to-a-pointer-to-a-structure:
%inner = OpTypePointer CrossWorkgroup %node
%link = OpTypePointer CrossWorkgroup %inner}
changed: {%link = OpTypePointer CrossWorkgroup %node | to-an-array-of-structures:}
{| to-an-array-of-structures:
%nodes = OpTypeArray %node %uint_2
%link = OpTypePointer CrossWorkgroup %nodes}`,
  inKernel`forward-pointer-to-structure/not-held-by-anything: a pointer type is announced that no type needs in advance
declarations: OpTypeForwardPointer %link CrossWorkgroup
{%link = OpTypePointer CrossWorkgroup %uint_only
  | to-a-vector: %link = OpTypePointer CrossWorkgroup %uint4 | to-an-opaque-type:}
%opaque = OpTypeOpaque "opaque"
{| to-an-opaque-type: %link = OpTypePointer CrossWorkgroup %opaque}`,
  inList`forward-pointer-storage-class/list: the pointer type has the storage class it was announced with
changed: %link = OpTypePointer {CrossWorkgroup | declared-as-function: Function}
changed: %link {CrossWorkgroup | announced-as-function: Function | announced-as-workgroup: Workgroup}`,
  pairOf`forward-pointer-storage-class/physical-list: a pointer into PhysicalStorageBuffer is announced as one
memoryModel: OpMemoryModel PhysicalStorageBuffer64 GLSL450
annotations: %structure_uint_and_link 0 Offset 0, 1 Offset 8, Block
declarations: OpTypeForwardPointer %link {PhysicalStorageBuffer | announced-as-storage-buffer: StorageBuffer
  | announced-as-uniform: Uniform}
%link = OpTypePointer PhysicalStorageBuffer %structure_uint_and_link`,
  inKernel`forward-pointer-consumer/type-declarations
structures, arrays, pointers and function types take the announced type, values wait
declarations: OpTypeForwardPointer %link CrossWorkgroup
%linked = OpTypeFunction %void %link
%outer = OpTypePointer CrossWorkgroup %link
%links = OpTypeArray %link %uint_2
{| null-of-the-type: %null = OpConstantNull %link | undefined-value-of-the-type: %nothing = OpUndef %link}
{%link = OpTypePointer CrossWorkgroup %structure_uint_and_link | variable-of-the-type:}
%variable = OpVariable %link CrossWorkgroup
{| variable-of-the-type: %link = OpTypePointer CrossWorkgroup %structure_uint_and_link}
{%null = OpConstantNull %link | null-of-the-type:}
{%nothing = OpUndef %link | undefined-value-of-the-type:}`,
]
