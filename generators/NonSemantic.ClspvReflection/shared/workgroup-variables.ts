import { pairIn, piecesOf } from '../../pairs/pair-of.ts'

/** The import of the version of the set that adds WorkgroupVariableSize. */
export const imported = '%set = OpExtInstImport "NonSemantic.ClspvReflection.7"'

/** A shader with variables in and out of Workgroup, and one more in its function. */
export const shader = piecesOf`imports: ${imported}
interfaces: %group %more %own %buffer
annotations: OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0
declarations: %block = OpTypeStruct %uint
%words = OpTypeArray %uint %uint_4
%to_group = OpTypePointer Workgroup %uint
%to_words = OpTypePointer Workgroup %words
%to_own = OpTypePointer Private %uint
%to_buffer = OpTypePointer StorageBuffer %block
%to_local = OpTypePointer Function %uint
%group = OpVariable %to_group Workgroup
%more = OpVariable %to_words Workgroup
%own = OpVariable %to_own Private %uint_0
%buffer = OpVariable %to_buffer StorageBuffer
body: %local = OpVariable %to_local Function
%element = OpAccessChain %to_group %more %uint_1
%copied = OpCopyObject %to_group %group`

export const inShader = pairIn(shader)

/** A WorkgroupVariableSize, as text. */
export const size = (name: string, variable: string, bytes = '%uint_4') =>
  `${name} = OpExtInst %void %set WorkgroupVariableSize ${variable} ${bytes}`
