/** The facts that decide a sentence of the runtime validation of Vulkan. */
export type RuntimeNeed =
  /** The words of a module. */
  | 'module'
  /** A limit or property of a device. */
  | 'limit'
  /** A feature of a device. */
  | 'feature'
  /** A pipeline, its other stages, or what is bound to it or built for it. */
  | 'pipeline'
  /** A run. */
  | 'run'
  /** The text of an extension that was not read: its modules are not judged. */
  | 'extension'
  /** Nothing: another sentence replaces it where all versions and extensions are present. */
  | 'replaced'

function names(list: string): readonly string[] {
  return list.trim().split(/\s+/)
}

/** Every sentence `VUID-RuntimeSpirv-...`, by what decides it. Those that a rule carries are among them. */
export const runtimeSentences: Readonly<Record<RuntimeNeed, readonly string[]>> = {
  module: names(`
    OpTypeImage-09644 OpImageWrite-07112 MeshEXT-07332 MeshEXT-07333 None-10980
    OpRayQueryInitializeKHR-06348 OpRayQueryInitializeKHR-06349 OpRayQueryInitializeKHR-06350
    OpRayQueryInitializeKHR-06351 OpRayQueryInitializeKHR-06889 OpRayQueryInitializeKHR-06890
    OpRayQueryInitializeKHR-06891 RayTracingOpacityMicromapKHR-11542 OpTraceRayKHR-06355
    OpTraceRayKHR-06356 OpTraceRayKHR-06552 OpTraceRayKHR-06892 OpTraceRayKHR-06893
    OpTraceRayKHR-06357 OpTraceRayKHR-06358 OpReportIntersectionKHR-06998 OpTraceRayMotionNV-06361
    OpTraceRayMotionNV-06362 OpTraceRayMotionNV-06363 OpTraceRayMotionNV-06364
    OpTraceRayMotionNV-06366 OpTypeTensorARM-09902 OpTypeTensorARM-09907 OpExtractSubArrayQCOM-12354
    OpCooperativeVectorMatrixMulNV-10090 OpCooperativeVectorReduceSumAccumulateNV-10092
    OpCooperativeVectorOuterProductAccumulateNV-10093 OpHitObjectTraceRayNV-07705
    OpHitObjectTraceRayNV-07706 OpHitObjectTraceRayNV-07707 OpHitObjectTraceRayNV-07708
    OpHitObjectTraceRayNV-07710 OpHitObjectTraceRayNV-07712 OpHitObjectTraceRayNV-07713
    OpHitObjectTraceRayNV-07714 OpHitObjectTraceRayEXT-11878 OpHitObjectTraceRayEXT-11879
    OpHitObjectTraceRayEXT-11880 OpHitObjectTraceRayEXT-11881 OpHitObjectTraceRayEXT-11882
    OpHitObjectTraceRayEXT-11883 OpHitObjectTraceRayEXT-11884 OpHitObjectTraceRayEXT-11885
    OpImageSampleWeightedQCOM-06980 OpImageSampleWeightedQCOM-06981 OpImageBlockMatchSSDQCOM-06983
    OpImageBlockMatchSSDQCOM-06984 OpImageBlockMatchWindow-09220 OpImageBlockMatchWindow-09221
  `),
  limit: names(`
    Location-06272 Location-06428 denormBehaviorIndependence-06289 denormBehaviorIndependence-06290
    roundingModeIndependence-06291 roundingModeIndependence-06292
    shaderSignedZeroInfNanPreserveFloat16-06293 shaderSignedZeroInfNanPreserveFloat32-06294
    shaderSignedZeroInfNanPreserveFloat64-06295 shaderDenormPreserveFloat16-06296
    shaderDenormPreserveFloat32-06297 shaderDenormPreserveFloat64-06298
    shaderDenormFlushToZeroFloat16-06299 shaderDenormFlushToZeroFloat32-06300
    shaderDenormFlushToZeroFloat64-06301 shaderRoundingModeRTEFloat16-06302
    shaderRoundingModeRTEFloat32-06303 shaderRoundingModeRTEFloat64-06304
    shaderRoundingModeRTZFloat16-06305 shaderRoundingModeRTZFloat32-06306
    shaderRoundingModeRTZFloat64-06307 shaderSignedZeroInfNanPreserveFloat16-09559
    shaderSignedZeroInfNanPreserveFloat16-09560 shaderSignedZeroInfNanPreserveFloat32-09561
    shaderSignedZeroInfNanPreserveFloat32-09562 shaderSignedZeroInfNanPreserveFloat64-09563
    shaderSignedZeroInfNanPreserveFloat64-09564 Offset-06308 XfbBuffer-06309
    OpEmitStreamVertex-06310 transformFeedbackStreamsLinesTriangles-06311 Stream-06312
    XfbStride-06313 OpTypeCooperativeMatrixKHR-10163 OpCooperativeMatrixMulAddKHR-10060
    cooperativeMatrixFlexibleDimensionsMaxDimension-10167 maxComputeSharedMemorySize-10168
    cooperativeMatrixSupportedStages-08985 MeshNV-07113 MeshNV-07114 MeshEXT-07115 MeshEXT-07116
    TaskEXT-07291 TaskEXT-07292 TaskEXT-07293 TaskEXT-07294 MeshEXT-07295 MeshEXT-07296
    MeshEXT-07297 MeshEXT-07298 TaskEXT-07299 TaskEXT-07300 TaskEXT-07301 TaskEXT-07302
    maxMeshSharedMemorySize-08754 maxMeshPayloadAndSharedMemorySize-08755
    maxMeshOutputMemorySize-08756 maxMeshPayloadAndOutputMemorySize-08757 maxTaskPayloadSize-08758
    maxTaskSharedMemorySize-08759 maxTaskPayloadAndSharedMemorySize-08760 None-06342 None-06343
    x-06429 y-06430 z-06431 x-06432 Workgroup-06530 OpImage-06376 OpImage-06377 OpImageSample-06435
    OpImageSample-06436 meshAndTaskShaderDerivatives-10153 x-10702 y-10703
    shaderTensorSupportedStages-09901 maxTensorShaderAccessArrayLength-09903
    maxTensorShaderAccessSize-09904 longVector-12296 samplerDescriptorAlignment-11348
    imageDescriptorAlignment-11349 imageDescriptorAlignment-11383 Result-11350
    bufferDescriptorAlignment-11384 tensorDescriptorAlignment-11481 samplerDescriptorAlignment-11476
    imageDescriptorAlignment-11477 bufferDescriptorAlignment-11478 bufferDescriptorAlignment-11479
    tensorDescriptorAlignment-11480 maxPushDataSize-12455 OpTypeCooperativeMatrixNV-06316
    OpTypeCooperativeMatrixMulAddNV-10059 OpTypeCooperativeMatrixNV-06322 NSize-12352 KSize-12353
    OpCooperativeVectorMatrixMulNV-10089 cooperativeVectorSupportedStages-10091
    maxCooperativeVectorComponents-10094 OpTypeCooperativeVector-10095
    OpImageBlockMatchSSDQCOM-06988 OpImageBoxFilterQCOM-06989 maxBlockMatchRegion-09225
    OpControlBarrierArriveEXT-13562 maxShaderBindingTableRecordIndex-11888
  `),
  feature: names(`
    vulkanMemoryModel-06265 vulkanMemoryModel-06266 shaderSubgroupClock-06267
    shaderDeviceClock-06268 shaderRelaxedExtendedInstruction-10773 None-09558 apiVersion-07954
    apiVersion-07955 None-06275 subgroupBroadcastDynamicId-06276 subgroupBroadcastDynamicId-06277
    None-06278 None-06279 None-06284 None-06285 None-06286 None-06288 shaderFmaFloat16-10977
    shaderFmaFloat32-10978 shaderFmaFloat64-10979 cooperativeMatrixWorkgroupScope-10164
    cooperativeMatrixFlexibleDimensions-10165 cooperativeMatrixFlexibleDimensions-10166
    shaderSampleRateInterpolationFunctions-06325 tessellationShader-06326 tessellationShader-06327
    storageBuffer8BitAccess-06328 uniformAndStorageBuffer8BitAccess-06329 storagePushConstant8-06330
    workgroupMemoryExplicitLayout8BitAccess-10756 storageBuffer16BitAccess-11161
    uniformAndStorageBuffer16BitAccess-06332 storagePushConstant16-06333 storageInputOutput16-11162
    workgroupMemoryExplicitLayout16BitAccess-10757 None-06337 None-06338 None-06339
    NonWritable-06340 NonWritable-06341 LocalSizeId-06434 shaderZeroInitializeWorkgroupMemory-06372
    Offset-10213 Size-11165 SubgroupUniformControlFlowKHR-06379
    shaderEarlyAndLateFragmentTests-06767 shaderEarlyAndLateFragmentTests-06768
    shaderEarlyAndLateFragmentTests-06769 shaderEarlyAndLateFragmentTests-06770
    shaderEarlyAndLateFragmentTests-06771 shaderEarlyAndLateFragmentTests-06772
    shaderEarlyAndLateFragmentTests-06773 shaderSubgroupRotateClustered-09566 TileShadingQCOM-10698
    TileShadingQCOM-10699 OpImage-10706 tileShadingImageProcessing-10712
    shaderUniformBufferUnsizedArray-11806 None-10824 shaderFloat16VectorAtomics-09581
  `),
  pipeline: names(`
    None-06287 PhysicalStorageBuffer64-11819 cooperativeMatrixProperties2-13382
    cooperativeMatrixProperties2-13383 OpTypeCooperativeMatrixKHR-10770
    OpTypeCooperativeMatrixKHR-10771 OpCooperativeMatrix-12379 MeshEXT-12380
    OpRayQueryInitializeKHR-06352 micromap-11630 OpRayQueryGenerateIntersectionKHR-06354 flags-08761
    OpTraceRayKHR-06553 OpTraceRayKHR-06554 OpTraceRayKHR-06359 OpTraceRayKHR-11855
    OpTraceRayKHR-06360 OpTraceRayMotionNV-06365 OpTraceRayMotionNV-06367 maintenance4-06817
    OpEntryPoint-08743 OpEntryPoint-07754 OpVariable-08746 samples-08725 samples-08726
    SampleRateShading-06378 OpEntryPoint-08727 protectedNoFault-09645 TileShadingQCOM-10700
    TileShadingQCOM-10701 z-10704 tileSize-10705 OpTypeImage-10707 OpTypeImage-10708
    OpTypeImage-10709 OpTypeImage-10710 OpTypeSampledImage-10711 OpTypeSampler-12203
    OpTypeImage-12204 None-12205 OpTypeSampledImage-12206 OpTypeImage-12207 ConstOffset-10718
    OpTypeSampledImage-12208 OpArrayLength-11807 OpConstantSizeOfEXT-11475 DescriptorSet-11385
    source-11387 DescriptorSet-11388 Result-11340 Result-11341 Result-11342 Result-11343
    Result-11345 Image-11379 Image-11380 Image-11382 OpHitObjectTraceRayMotionNV-07704
    OpHitObjectTraceRayMotionNV-07709 OpHitObjectTraceRayMotionNV-07711 OpHitObjectTraceRayNV-07715
    OpHitObjectTraceRayNV-07716 flags-11875 flags-11876 OpHitObjectTraceRayMotionEXT-11877
    OpHitObjectTraceRayEXT-11886 OpHitObjectTraceRayEXT-11887 OpImageBlockMatchSSDQCOM-06985
    OpImageBlockMatchSSDQCOM-06986 minSampleShading-08731 minSampleShading-08732
    OpImageBlockMatchWindow-09222 OpImageBlockMatchWindow-09223 pNext-09226 GraphARM-09922
    pNext-09919 pNext-09920 pNext-09921 pNext-09923 OpCooperativeVectorMatrixMulAddNV-11808
    OpCooperativeVectorLoadNV-11809
  `),
  run: names(`
    UniformBufferArrayNonUniformIndexing-10134 SampledImageArrayNonUniformIndexing-10135
    StorageBufferArrayNonUniformIndexing-10136 StorageImageArrayNonUniformIndexing-10137
    InputAttachmentArrayNonUniformIndexing-10138 UniformTexelBufferArrayNonUniformIndexing-10139
    StorageTexelBufferArrayNonUniformIndexing-10140 subgroupSize-10141 subgroupSize-10142
    subgroupSize-10143 subgroupSize-10144 subgroupSize-10145 subgroupSize-10146 subgroupSize-10147
    None-04745 None-10148 subgroupSize-10149 PhysicalStorageBuffer64-06315 MeshEXT-12333
    TaskEXT-07117 MeshEXT-07118 OpCooperativeMatrixLoadKHR-08986 Offset-06344 Offset-06345
    Offset-06346 Offset-06347 OpRayQueryGenerateIntersectionKHR-06353 OpTypeUntypedPointerKHR-11166
    MeshEXT-09218 maintenance5-09190 maintenance5-10934 Coordinate-10713 Coordinate-10714 None-10834
    OpCooperativeMatrixLoadNV-06324 OpCooperativeVectorMatrixMulNV-10096
    OpCooperativeVectorMatrixMulNV-10097 OpCooperativeVectorMatrixMulAddNV-10098
    OpCooperativeVectorLoadNV-10099 OpCooperativeVectorReduceSumAccumulateNV-10100
    OpCooperativeVectorOuterProductAccumulateNV-10101 OpImageSampleWeightedQCOM-06979
    OpImageBlockMatchSADQCOM-06982 OpImageBoxFilterQCOM-06990 OpImageBlockMatchWindow-09219
    OpControlBarrierArriveEXT-13558 OpControlBarrierWaitEXT-13559 OpControlBarrierWaitEXT-13560
    OpControlBarrierArriveEXT-13561
  `),
  extension: names(`
    OpCooperativeMatrixLoadTensorNV-12429 ShaderEnqueueAMDX-09191 NodePayloadAMDX-09192
    maxExecutionGraphShaderPayloadSize-09193 maxExecutionGraphShaderPayloadSize-09194
    maxExecutionGraphShaderPayloadSize-09195 maxExecutionGraphShaderPayloadCount-09196
    maxExecutionGraphShaderOutputNodes-09197 maxShaderWaitQueues-12426
  `),
  replaced: names(`
    OpTypeImage-06269 OpTypeImage-06270 apiVersion-07952 apiVersion-07953
    shaderStorageImageWriteWithoutFormat-07956 shaderStorageImageReadWithoutFormat-07957 None-06335
    None-06336 OpAtomic-05091 LocalSizeId-06433 OpTypeVector-06816 OpVariable-06373
  `),
}
