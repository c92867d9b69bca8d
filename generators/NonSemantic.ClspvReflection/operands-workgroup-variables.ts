import { pairOf, tagOf } from '../pairs/pair-of.ts'
import { importOf } from './shared/text.ts'

/** A shader with variables in and out of Workgroup, and one more in its function. */
const inShader = tagOf`imports: ${importOf(7)}
interfaces: %group %more %own %buffer
annotations: %buffer DescriptorSet 0, Binding 0
declarations: %words = OpTypeArray %uint %uint_4
%to_group = OpTypePointer Workgroup %uint
%group = OpVariable %to_group Workgroup
%more = OpVariable %pointer_Workgroup_words Workgroup
%own = OpVariable %pointer_Private_uint Private %uint_0
%buffer = OpVariable %pointer_StorageBuffer_block_uint StorageBuffer
body: %local = OpVariable %pointer_Function_uint Function
%element = OpAccessChain %to_group %more %uint_1
%copied = OpCopyObject %to_group %group`

/** A WorkgroupVariableSize. */
function size(name: string, variable: string, bytes = '%uint_4'): string {
  return `${name} = OpExtInst %void %set WorkgroupVariableSize ${variable} ${bytes}`
}

/** Pairs of the rules on version 7 of the set, which adds WorkgroupVariableSize. */
export const pairs = [
  inShader`workgroup-variable-is-an-op-variable/among-functions
the size of variables is given in a function and after it
+body: ${size('%second', '{%more | chain: %element | copy: %copied | block: %entry}')}
after: ${size('%first', '{%group | function: %main | constant: %uint_4 | type: %to_group | pointee: %uint}')}`,
  inShader`workgroup-variable-is-an-op-variable/untyped in spv1.4
the size of a typed variable is given beside an untyped one
capabilities: Shader UntypedPointersKHR
extensions: OpExtension "SPV_KHR_untyped_pointers"
OpExtension "SPV_KHR_non_semantic_info"
interfaces: %group %more %own %buffer %untyped
+declarations: %untyped = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup %uint
after: ${size('%first', '{%group | untyped: %untyped}')}`,
  inShader`workgroup-variable-is-an-op-variable/among-types: the size of variables is given right after them
+declarations: ${size('%first', '{%group | constant: %uint_4 | array: %words}')}
${size('%second', '%more', '%uint_16')}`,
  inShader`workgroup-variable-is-in-workgroup/storage-classes: the variable is in Workgroup, and others are beside it
+body: ${size('%second', '{%more | function: %local | private-again: %own}', '%uint_16')}
after: ${size('%first', '{%group | private: %own | buffer: %buffer}')}
${size('%third', '%group')}`,
  pairOf`workgroup-variable-is-in-workgroup/among-types in spv1.0
in the oldest version, too, the variable is in Workgroup
imports: ${importOf(7)}
extensions: OpExtension "SPV_KHR_non_semantic_info"
declarations: ${size('%first', '{%variable_Workgroup_uint | private: %variable_Private_uint}')}`,
]
