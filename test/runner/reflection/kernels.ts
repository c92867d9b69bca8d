/**
 * A module as a compiler of OpenCL C makes it: `saxpy` with buffers, plain data in push constants and local memory,
 * `blur` with images and a literal sampler, constant data, printf, and the ids that a runtime specializes.
 */
export const kernels = `OpCapability Shader
OpExtension "SPV_KHR_non_semantic_info"
%1 = OpExtInstImport "NonSemantic.ClspvReflection.5"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %100 "saxpy"
OpEntryPoint GLCompute %200 "blur"
%2 = OpString "saxpy"
%3 = OpString "vec_type_hint(float)"
%4 = OpString "x"
%5 = OpString "float*"
%6 = OpString "a"
%7 = OpString "float"
%8 = OpString "blur"
%9 = OpString ""
%10 = OpString "0000803f00000040"
%11 = OpString "%d: %f\\n"
OpDecorate %20 SpecId 0
OpDecorate %21 SpecId 1
OpDecorate %22 SpecId 2
OpDecorate %23 SpecId 3
OpDecorate %24 BuiltIn WorkgroupSize
OpDecorate %30 ArrayStride 4
OpDecorate %31 Block
OpMemberDecorate %31 0 Offset 0
OpDecorate %40 DescriptorSet 0
OpDecorate %40 Binding 0
OpDecorate %41 DescriptorSet 0
OpDecorate %41 Binding 2
OpDecorate %32 Block
OpMemberDecorate %32 0 Offset 0
OpMemberDecorate %32 1 Offset 16
OpDecorate %42 DescriptorSet 0
OpDecorate %42 Binding 0
OpDecorate %43 DescriptorSet 0
OpDecorate %43 Binding 1
OpDecorate %44 DescriptorSet 1
OpDecorate %44 Binding 0
OpDecorate %33 Block
OpMemberDecorate %33 0 Offset 0
OpDecorate %34 ArrayStride 16
OpDecorate %45 DescriptorSet 1
OpDecorate %45 Binding 1
%50 = OpTypeVoid
%51 = OpTypeInt 32 0
%52 = OpTypeFloat 32
%53 = OpTypeVector %51 3
%54 = OpTypeVector %52 4
%55 = OpTypeVector %52 2
%60 = OpConstant %51 0
%61 = OpConstant %51 1
%62 = OpConstant %51 2
%63 = OpConstant %51 3
%64 = OpConstant %51 4
%65 = OpConstant %51 12
%66 = OpConstant %51 16
%67 = OpConstant %51 1024
%68 = OpConstant %51 8
%69 = OpConstantNull %55
%74 = OpConstant %52 0
%20 = OpSpecConstant %51 1
%21 = OpSpecConstant %51 1
%22 = OpSpecConstant %51 1
%23 = OpSpecConstant %51 1
%24 = OpSpecConstantComposite %53 %20 %21 %22
%30 = OpTypeRuntimeArray %52
%31 = OpTypeStruct %30
%32 = OpTypeStruct %53 %52
%34 = OpTypeArray %52 %61
%33 = OpTypeStruct %34
%35 = OpTypeArray %52 %23
%70 = OpTypePointer StorageBuffer %31
%71 = OpTypePointer PushConstant %32
%72 = OpTypePointer Workgroup %35
%73 = OpTypePointer Uniform %33
%75 = OpTypePointer StorageBuffer %52
%76 = OpTypePointer PushConstant %52
%80 = OpTypeImage %52 2D 0 0 0 1 Unknown
%81 = OpTypeImage %52 2D 0 0 0 2 R32f
%82 = OpTypeSampler
%83 = OpTypeSampledImage %80
%84 = OpTypePointer UniformConstant %80
%85 = OpTypePointer UniformConstant %81
%86 = OpTypePointer UniformConstant %82
%40 = OpVariable %70 StorageBuffer
%41 = OpVariable %70 StorageBuffer
%42 = OpVariable %84 UniformConstant
%43 = OpVariable %85 UniformConstant
%44 = OpVariable %86 UniformConstant
%45 = OpVariable %73 Uniform
%46 = OpVariable %71 PushConstant
%47 = OpVariable %72 Workgroup
%90 = OpTypeFunction %50
%100 = OpFunction %50 None %90
%101 = OpLabel
%102 = OpAccessChain %76 %46 %61
%103 = OpLoad %52 %102
%104 = OpAccessChain %75 %40 %60 %60
OpStore %104 %103
OpReturn
OpFunctionEnd
%200 = OpFunction %50 None %90
%201 = OpLabel
%202 = OpLoad %80 %42
%203 = OpLoad %82 %44
%204 = OpSampledImage %83 %202 %203
%205 = OpImageSampleExplicitLod %54 %204 %69 Lod %74
%206 = OpLoad %81 %43
OpReturn
OpFunctionEnd
%300 = OpExtInst %50 %1 Kernel %100 %2 %63 %61 %3
%301 = OpExtInst %50 %1 ArgumentInfo %4 %5 %61 %60 %60
%302 = OpExtInst %50 %1 ArgumentStorageBuffer %300 %60 %60 %60 %301
%303 = OpExtInst %50 %1 ArgumentInfo %6 %7 %60 %60 %60
%304 = OpExtInst %50 %1 ArgumentPodPushConstant %300 %61 %66 %64 %303
%305 = OpExtInst %50 %1 ArgumentWorkgroup %300 %62 %63 %64
%306 = OpExtInst %50 %1 Kernel %200 %8 %62 %60 %9
%307 = OpExtInst %50 %1 ArgumentSampledImage %306 %60 %60 %60
%308 = OpExtInst %50 %1 ArgumentStorageImage %306 %61 %60 %61
%309 = OpExtInst %50 %1 SpecConstantWorkgroupSize %60 %61 %62
%310 = OpExtInst %50 %1 PushConstantGlobalOffset %60 %65
%311 = OpExtInst %50 %1 LiteralSampler %61 %60 %66
%312 = OpExtInst %50 %1 ConstantDataUniform %61 %61 %10
%313 = OpExtInst %50 %1 PrintfInfo %60 %11 %64 %68
%314 = OpExtInst %50 %1 PrintfBufferStorageBuffer %60 %62 %67
`
