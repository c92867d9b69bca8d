import { pairIn, pairOf, piecesOf } from '../pairs/pair-of.ts'
import { fragment } from '../pairs/pieces.ts'

const annotations = `%block Block, 0 Offset 0, 1 Offset 8, 2 Offset 16
%buffer DescriptorSet 0, Binding 0
OpDecorate %rounded FPRoundingMode RTE`

/** A shader that rounds a scalar and a vector. `%rounded` has the decoration, `%plain` does not. */
const shader = piecesOf`capabilities: Shader Float16 StorageBuffer16BitAccess
entryPoints: OpEntryPoint GLCompute %main "main" %buffer %variable_Private_half %variable_Workgroup_half
annotations: ${annotations}
declarations: %block = OpTypeStruct %half %half2 %float
%to_block = OpTypePointer StorageBuffer %block
%to_half = OpTypePointer StorageBuffer %half
%to_half2 = OpTypePointer StorageBuffer %half2
%to_float = OpTypePointer StorageBuffer %float
%buffer = OpVariable %to_block StorageBuffer
body: %chain = OpAccessChain %to_half %buffer %uint_0
%chain2 = OpAccessChain %to_half2 %buffer %uint_1
%float_chain = OpAccessChain %to_float %buffer %uint_2
%value = OpLoad %float %float_chain
%double_value = OpFAdd %float %value %value
%short_value = OpConvertUToF %half %uint_1
%widened = OpFConvert %float %short_value
OpStore %float_chain %widened
%rounded = OpFConvert %half %value
%plain = OpFConvert %half %value
OpStore %chain %rounded
OpStore %variable_Function_half %plain
OpStore %variable_Private_half %plain
OpStore %variable_Workgroup_half %plain
%sum = OpFAdd %half %plain %plain
%copy = OpCopyObject %half %plain
%pair = OpCompositeConstruct %half2 %plain %plain
OpStore %chain2 %pair`

const inShader = pairIn(shader)

/** Pairs of the rules on FPRoundingMode. */
export const pairs = [
  inShader`rounding-mode-is-on-a-conversion-to-16-bits/rte
a conversion to a 16-bit float that is only stored is rounded with RTE
changed: OpDecorate {%rounded | sum: %double_value | conversion-of-an-integer: %short_value
  | conversion-to-32-bits: %widened | load: %value | variable: %buffer} FPRoundingMode RTE`,
  ...['RTZ', 'RTP', 'RTN'].map(
    (other) =>
      inShader`rounding-mode-is-on-a-conversion-to-16-bits/${other.toLowerCase()}
a conversion to a 16-bit float is rounded with ${other}
annotations: ${annotations.replace('RTE', other)}
changed: OpDecorate {%rounded | sum: %double_value} FPRoundingMode ${other}`,
  ),
  inShader`rounding-mode-is-on-a-conversion-to-16-bits/other-results-of-16-bits
results of 16 bits that are no conversions of floats are not rounded by a decoration, neither are wider results
capabilities: Shader Float16 StorageBuffer16BitAccess Int16 Float64
+body: %narrowed = OpUConvert %ushort %uint_1
%quantized = OpQuantizeToF16 %float %value
%widest = OpFConvert %double %value
%wide_sum = OpFAdd %double %widest %widest
%bits = OpBitcast %half %narrowed
%negated = OpFNegate %half %plain
changed: OpDecorate {%rounded | integer-conversion: %narrowed | quantized: %quantized
  | conversion-to-64-bits: %widest | cast-of-bits: %bits | negated: %negated | type: %half} FPRoundingMode RTE`,
  inShader`rounded-conversion-has-a-use/scalar
a rounded scalar is stored; other conversions are not used
capabilities: Shader Float16 StorageBuffer16BitAccess Int16
+body: %unused = OpFConvert %half %value
%unused_float = OpFConvert %float %short_value
%unused_integer = OpUConvert %ushort %uint_1
changed: OpDecorate {%rounded | none: %unused | none-of-32-bits: %unused_float
  | none-of-an-integer: %unused_integer} FPRoundingMode RTE`,
  inShader`rounding-mode-is-on-a-conversion-to-16-bits/members
the members of a structure are not rounded by a decoration
+annotations: {| member-of-16-bits: OpMemberDecorate %block 0 FPRoundingMode RTE
| member-of-32-bits: OpMemberDecorate %block 2 FPRoundingMode RTE
| unused-structure: OpMemberDecorate %half_only 0 FPRoundingMode RTZ}
+declarations: %result = OpTypeFunction %half_only`,
  inShader`rounded-conversion-is-only-stored/scalar
a rounded scalar is stored; the result of another conversion is used otherwise
changed: OpFAdd %half {%plain | added: %rounded} %plain
changed: OpCopyObject %half {%plain | copied: %rounded}
changed: OpCompositeConstruct %half2 %plain {%plain | made-into-a-vector: %rounded}`,
  inShader`rounded-conversion-is-only-stored/vector: a rounded vector is stored twice; it has a name
debug: OpName %rounded2 "rounded"
+annotations: %rounded2 FPRoundingMode RTZ
+body: %values = OpCompositeConstruct %float2 %value %value
%rounded2 = OpFConvert %half2 %values
OpStore %chain2 %rounded2
OpStore %chain2 %rounded2
%component = OpCompositeExtract %half {%pair | extracted: %rounded2} 0`,
  inShader`rounded-conversion-is-stored-in-an-interface/in-a-storage-buffer
a rounded scalar is stored in a storage buffer, another one elsewhere
changed: OpStore %variable_Function_half {%plain | function: %rounded}
changed: OpStore %variable_Private_half {%plain | private: %rounded}
changed: OpStore %variable_Workgroup_half {%plain | workgroup: %rounded}`,
  pairOf`rounded-conversion-is-stored-in-an-interface/in-an-output: a rounded scalar is the output of a fragment shader
${fragment}
capabilities: Shader Float16 StorageInputOutput16
entryPoints: OpEntryPoint Fragment %main "main" %variable_Input_float_at_0 %variable_Output_half_at_0 %variable_Private_half
annotations: %rounded FPRoundingMode RTE
body: %value = OpLoad %float %variable_Input_float_at_0
%rounded = OpFConvert %half %value
%plain = OpFConvert %half %value
OpStore %variable_Output_half_at_0 %rounded
OpStore %variable_Private_half {%plain | private: %rounded}`,
  inShader`rounded-conversion-is-stored-in-an-interface/in-uniform in spv1.3
a rounded scalar is stored in a structure with BufferBlock
annotations: ${annotations.replace('%block Block', '%block BufferBlock')}
declarations: ${shader.declarations?.replaceAll(' StorageBuffer', ' Uniform')}
entryPoints: OpEntryPoint GLCompute %main "main"
changed: OpStore %variable_Function_half {%plain | function: %rounded}`,
]
