import { pairOf } from '../pairs/pair-of.ts'
import { imported, inShader, size } from './shared/workgroup-variables.ts'

/** Pairs of the rules on version 7 of the set, which adds WorkgroupVariableSize. */
export const pairs = [
  inShader`workgroup-variable-is-an-op-variable/among-functions
the size of variables is given in a function and after it
+body: ${size('%second', '{%more | chain: %element | copy: %copied | block: %entry}')}
after: ${size('%first', '{%group | function: %main | constant: %uint_4 | type: %to_group | pointee: %uint}')}`,
  inShader`workgroup-variable-is-an-op-variable/untyped in spv1.4
the size of a typed variable is given beside an untyped one
capabilities: OpCapability Shader
OpCapability UntypedPointersKHR
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
imports: ${imported}
extensions: OpExtension "SPV_KHR_non_semantic_info"
declarations: ${size('%first', '{%variable_Workgroup_uint | private: %variable_Private_uint}')}`,
]
