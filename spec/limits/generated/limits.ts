// Generated from vk.xml of Vulkan 1.4.363 (Debian) by `npm run limits`; do not edit.
/** Type of each member, by structure of properties or features. */
export const structures: Readonly<Record<string, Readonly<Record<string, string>>>> = {
 "VkExtent2D": {
  "width": "uint32_t",
  "height": "uint32_t"
 },
 "VkExtent3D": {
  "width": "uint32_t",
  "height": "uint32_t",
  "depth": "uint32_t"
 },
 "VkPhysicalDeviceProperties": {
  "apiVersion": "uint32_t",
  "driverVersion": "uint32_t",
  "vendorID": "uint32_t",
  "deviceID": "uint32_t",
  "deviceType": "VkPhysicalDeviceType",
  "deviceName": "other",
  "pipelineCacheUUID": "other",
  "limits": "VkPhysicalDeviceLimits",
  "sparseProperties": "VkPhysicalDeviceSparseProperties"
 },
 "VkPhysicalDeviceFeatures": {
  "robustBufferAccess": "VkBool32",
  "fullDrawIndexUint32": "VkBool32",
  "imageCubeArray": "VkBool32",
  "independentBlend": "VkBool32",
  "geometryShader": "VkBool32",
  "tessellationShader": "VkBool32",
  "sampleRateShading": "VkBool32",
  "dualSrcBlend": "VkBool32",
  "logicOp": "VkBool32",
  "multiDrawIndirect": "VkBool32",
  "drawIndirectFirstInstance": "VkBool32",
  "depthClamp": "VkBool32",
  "depthBiasClamp": "VkBool32",
  "fillModeNonSolid": "VkBool32",
  "depthBounds": "VkBool32",
  "wideLines": "VkBool32",
  "largePoints": "VkBool32",
  "alphaToOne": "VkBool32",
  "multiViewport": "VkBool32",
  "samplerAnisotropy": "VkBool32",
  "textureCompressionETC2": "VkBool32",
  "textureCompressionASTC_LDR": "VkBool32",
  "textureCompressionBC": "VkBool32",
  "occlusionQueryPrecise": "VkBool32",
  "pipelineStatisticsQuery": "VkBool32",
  "vertexPipelineStoresAndAtomics": "VkBool32",
  "fragmentStoresAndAtomics": "VkBool32",
  "shaderTessellationAndGeometryPointSize": "VkBool32",
  "shaderImageGatherExtended": "VkBool32",
  "shaderStorageImageExtendedFormats": "VkBool32",
  "shaderStorageImageMultisample": "VkBool32",
  "shaderStorageImageReadWithoutFormat": "VkBool32",
  "shaderStorageImageWriteWithoutFormat": "VkBool32",
  "shaderUniformBufferArrayDynamicIndexing": "VkBool32",
  "shaderSampledImageArrayDynamicIndexing": "VkBool32",
  "shaderStorageBufferArrayDynamicIndexing": "VkBool32",
  "shaderStorageImageArrayDynamicIndexing": "VkBool32",
  "shaderClipDistance": "VkBool32",
  "shaderCullDistance": "VkBool32",
  "shaderFloat64": "VkBool32",
  "shaderInt64": "VkBool32",
  "shaderInt16": "VkBool32",
  "shaderResourceResidency": "VkBool32",
  "shaderResourceMinLod": "VkBool32",
  "sparseBinding": "VkBool32",
  "sparseResidencyBuffer": "VkBool32",
  "sparseResidencyImage2D": "VkBool32",
  "sparseResidencyImage3D": "VkBool32",
  "sparseResidency2Samples": "VkBool32",
  "sparseResidency4Samples": "VkBool32",
  "sparseResidency8Samples": "VkBool32",
  "sparseResidency16Samples": "VkBool32",
  "sparseResidencyAliased": "VkBool32",
  "variableMultisampleRate": "VkBool32",
  "inheritedQueries": "VkBool32"
 },
 "VkPhysicalDeviceSparseProperties": {
  "residencyStandard2DBlockShape": "VkBool32",
  "residencyStandard2DMultisampleBlockShape": "VkBool32",
  "residencyStandard3DBlockShape": "VkBool32",
  "residencyAlignedMipSize": "VkBool32",
  "residencyNonResidentStrict": "VkBool32"
 },
 "VkPhysicalDeviceLimits": {
  "maxImageDimension1D": "uint32_t",
  "maxImageDimension2D": "uint32_t",
  "maxImageDimension3D": "uint32_t",
  "maxImageDimensionCube": "uint32_t",
  "maxImageArrayLayers": "uint32_t",
  "maxTexelBufferElements": "uint32_t",
  "maxUniformBufferRange": "uint32_t",
  "maxStorageBufferRange": "uint32_t",
  "maxPushConstantsSize": "uint32_t",
  "maxMemoryAllocationCount": "uint32_t",
  "maxSamplerAllocationCount": "uint32_t",
  "bufferImageGranularity": "VkDeviceSize",
  "sparseAddressSpaceSize": "VkDeviceSize",
  "maxBoundDescriptorSets": "uint32_t",
  "maxPerStageDescriptorSamplers": "uint32_t",
  "maxPerStageDescriptorUniformBuffers": "uint32_t",
  "maxPerStageDescriptorStorageBuffers": "uint32_t",
  "maxPerStageDescriptorSampledImages": "uint32_t",
  "maxPerStageDescriptorStorageImages": "uint32_t",
  "maxPerStageDescriptorInputAttachments": "uint32_t",
  "maxPerStageResources": "uint32_t",
  "maxDescriptorSetSamplers": "uint32_t",
  "maxDescriptorSetUniformBuffers": "uint32_t",
  "maxDescriptorSetUniformBuffersDynamic": "uint32_t",
  "maxDescriptorSetStorageBuffers": "uint32_t",
  "maxDescriptorSetStorageBuffersDynamic": "uint32_t",
  "maxDescriptorSetSampledImages": "uint32_t",
  "maxDescriptorSetStorageImages": "uint32_t",
  "maxDescriptorSetInputAttachments": "uint32_t",
  "maxVertexInputAttributes": "uint32_t",
  "maxVertexInputBindings": "uint32_t",
  "maxVertexInputAttributeOffset": "uint32_t",
  "maxVertexInputBindingStride": "uint32_t",
  "maxVertexOutputComponents": "uint32_t",
  "maxTessellationGenerationLevel": "uint32_t",
  "maxTessellationPatchSize": "uint32_t",
  "maxTessellationControlPerVertexInputComponents": "uint32_t",
  "maxTessellationControlPerVertexOutputComponents": "uint32_t",
  "maxTessellationControlPerPatchOutputComponents": "uint32_t",
  "maxTessellationControlTotalOutputComponents": "uint32_t",
  "maxTessellationEvaluationInputComponents": "uint32_t",
  "maxTessellationEvaluationOutputComponents": "uint32_t",
  "maxGeometryShaderInvocations": "uint32_t",
  "maxGeometryInputComponents": "uint32_t",
  "maxGeometryOutputComponents": "uint32_t",
  "maxGeometryOutputVertices": "uint32_t",
  "maxGeometryTotalOutputComponents": "uint32_t",
  "maxFragmentInputComponents": "uint32_t",
  "maxFragmentOutputAttachments": "uint32_t",
  "maxFragmentDualSrcAttachments": "uint32_t",
  "maxFragmentCombinedOutputResources": "uint32_t",
  "maxComputeSharedMemorySize": "uint32_t",
  "maxComputeWorkGroupCount": "uint32_t[3]",
  "maxComputeWorkGroupInvocations": "uint32_t",
  "maxComputeWorkGroupSize": "uint32_t[3]",
  "subPixelPrecisionBits": "uint32_t",
  "subTexelPrecisionBits": "uint32_t",
  "mipmapPrecisionBits": "uint32_t",
  "maxDrawIndexedIndexValue": "uint32_t",
  "maxDrawIndirectCount": "uint32_t",
  "maxSamplerLodBias": "float",
  "maxSamplerAnisotropy": "float",
  "maxViewports": "uint32_t",
  "maxViewportDimensions": "uint32_t[2]",
  "viewportBoundsRange": "float[2]",
  "viewportSubPixelBits": "uint32_t",
  "minMemoryMapAlignment": "size_t",
  "minTexelBufferOffsetAlignment": "VkDeviceSize",
  "minUniformBufferOffsetAlignment": "VkDeviceSize",
  "minStorageBufferOffsetAlignment": "VkDeviceSize",
  "minTexelOffset": "int32_t",
  "maxTexelOffset": "uint32_t",
  "minTexelGatherOffset": "int32_t",
  "maxTexelGatherOffset": "uint32_t",
  "minInterpolationOffset": "float",
  "maxInterpolationOffset": "float",
  "subPixelInterpolationOffsetBits": "uint32_t",
  "maxFramebufferWidth": "uint32_t",
  "maxFramebufferHeight": "uint32_t",
  "maxFramebufferLayers": "uint32_t",
  "framebufferColorSampleCounts": "VkSampleCountFlags",
  "framebufferDepthSampleCounts": "VkSampleCountFlags",
  "framebufferStencilSampleCounts": "VkSampleCountFlags",
  "framebufferNoAttachmentsSampleCounts": "VkSampleCountFlags",
  "maxColorAttachments": "uint32_t",
  "sampledImageColorSampleCounts": "VkSampleCountFlags",
  "sampledImageIntegerSampleCounts": "VkSampleCountFlags",
  "sampledImageDepthSampleCounts": "VkSampleCountFlags",
  "sampledImageStencilSampleCounts": "VkSampleCountFlags",
  "storageImageSampleCounts": "VkSampleCountFlags",
  "maxSampleMaskWords": "uint32_t",
  "timestampComputeAndGraphics": "VkBool32",
  "timestampPeriod": "float",
  "maxClipDistances": "uint32_t",
  "maxCullDistances": "uint32_t",
  "maxCombinedClipAndCullDistances": "uint32_t",
  "discreteQueuePriorities": "uint32_t",
  "pointSizeRange": "float[2]",
  "lineWidthRange": "float[2]",
  "pointSizeGranularity": "float",
  "lineWidthGranularity": "float",
  "strictLines": "VkBool32",
  "standardSampleLocations": "VkBool32",
  "optimalBufferCopyOffsetAlignment": "VkDeviceSize",
  "optimalBufferCopyRowPitchAlignment": "VkDeviceSize",
  "nonCoherentAtomSize": "VkDeviceSize"
 },
 "VkPhysicalDeviceExternalMemorySciBufFeaturesNV": {
  "sciBufImport": "VkBool32",
  "sciBufExport": "VkBool32"
 },
 "VkPhysicalDeviceDeviceGeneratedCommandsFeaturesNV": {
  "deviceGeneratedCommands": "VkBool32"
 },
 "VkPhysicalDevicePushConstantBankFeaturesNV": {
  "pushConstantBank": "VkBool32"
 },
 "VkPhysicalDevicePushConstantBankPropertiesNV": {
  "maxGraphicsPushConstantBanks": "uint32_t",
  "maxComputePushConstantBanks": "uint32_t",
  "maxGraphicsPushDataBanks": "uint32_t",
  "maxComputePushDataBanks": "uint32_t"
 },
 "VkPhysicalDeviceDeviceGeneratedCommandsComputeFeaturesNV": {
  "deviceGeneratedCompute": "VkBool32",
  "deviceGeneratedComputePipelines": "VkBool32",
  "deviceGeneratedComputeCaptureReplay": "VkBool32"
 },
 "VkPhysicalDevicePrivateDataFeatures": {
  "privateData": "VkBool32"
 },
 "VkPhysicalDevicePrivateDataBaseHandleFeaturesNV": {
  "privateDataBaseHandle": "VkBool32"
 },
 "VkPhysicalDeviceDeviceGeneratedCommandsPropertiesNV": {
  "maxGraphicsShaderGroupCount": "uint32_t",
  "maxIndirectSequenceCount": "uint32_t",
  "maxIndirectCommandsTokenCount": "uint32_t",
  "maxIndirectCommandsStreamCount": "uint32_t",
  "maxIndirectCommandsTokenOffset": "uint32_t",
  "maxIndirectCommandsStreamStride": "uint32_t",
  "minSequencesCountBufferOffsetAlignment": "uint32_t",
  "minSequencesIndexBufferOffsetAlignment": "uint32_t",
  "minIndirectCommandsBufferOffsetAlignment": "uint32_t"
 },
 "VkPhysicalDeviceClusterAccelerationStructureFeaturesNV": {
  "clusterAccelerationStructure": "VkBool32"
 },
 "VkPhysicalDeviceClusterAccelerationStructurePropertiesNV": {
  "maxVerticesPerCluster": "uint32_t",
  "maxTrianglesPerCluster": "uint32_t",
  "clusterScratchByteAlignment": "uint32_t",
  "clusterByteAlignment": "uint32_t",
  "clusterTemplateByteAlignment": "uint32_t",
  "clusterBottomLevelByteAlignment": "uint32_t",
  "clusterTemplateBoundsByteAlignment": "uint32_t",
  "maxClusterGeometryIndex": "uint32_t"
 },
 "VkPhysicalDeviceMultiDrawPropertiesEXT": {
  "maxMultiDrawCount": "uint32_t"
 },
 "VkPhysicalDeviceFeatures2": {
  "features": "VkPhysicalDeviceFeatures"
 },
 "VkPhysicalDeviceProperties2": {
  "properties": "VkPhysicalDeviceProperties"
 },
 "VkPhysicalDevicePushDescriptorProperties": {
  "maxPushDescriptors": "uint32_t"
 },
 "VkPhysicalDeviceDriverProperties": {
  "driverID": "VkDriverId",
  "driverName": "other",
  "driverInfo": "other",
  "conformanceVersion": "other"
 },
 "VkPhysicalDeviceVariablePointersFeatures": {
  "variablePointersStorageBuffer": "VkBool32",
  "variablePointers": "VkBool32"
 },
 "VkPhysicalDeviceIDProperties": {
  "deviceUUID": "other",
  "driverUUID": "other",
  "deviceLUID": "other",
  "deviceNodeMask": "uint32_t",
  "deviceLUIDValid": "VkBool32"
 },
 "VkPhysicalDeviceExternalSciSyncFeaturesNV": {
  "sciSyncFence": "VkBool32",
  "sciSyncSemaphore": "VkBool32",
  "sciSyncImport": "VkBool32",
  "sciSyncExport": "VkBool32"
 },
 "VkPhysicalDeviceExternalSciSync2FeaturesNV": {
  "sciSyncFence": "VkBool32",
  "sciSyncSemaphore2": "VkBool32",
  "sciSyncImport": "VkBool32",
  "sciSyncExport": "VkBool32"
 },
 "VkPhysicalDeviceMultiviewFeatures": {
  "multiview": "VkBool32",
  "multiviewGeometryShader": "VkBool32",
  "multiviewTessellationShader": "VkBool32"
 },
 "VkPhysicalDeviceMultiviewProperties": {
  "maxMultiviewViewCount": "uint32_t",
  "maxMultiviewInstanceIndex": "uint32_t"
 },
 "VkPhysicalDevicePresentIdFeaturesKHR": {
  "presentId": "VkBool32"
 },
 "VkPhysicalDevicePresentId2FeaturesKHR": {
  "presentId2": "VkBool32"
 },
 "VkPhysicalDevicePresentWaitFeaturesKHR": {
  "presentWait": "VkBool32"
 },
 "VkPhysicalDevicePresentWait2FeaturesKHR": {
  "presentWait2": "VkBool32"
 },
 "VkPhysicalDevicePresentTimingFeaturesEXT": {
  "presentTiming": "VkBool32",
  "presentAtAbsoluteTime": "VkBool32",
  "presentAtRelativeTime": "VkBool32"
 },
 "VkPhysicalDeviceDiscardRectanglePropertiesEXT": {
  "maxDiscardRectangles": "uint32_t"
 },
 "VkPhysicalDeviceMultiviewPerViewAttributesPropertiesNVX": {
  "perViewPositionAllComponents": "VkBool32"
 },
 "VkPhysicalDevice16BitStorageFeatures": {
  "storageBuffer16BitAccess": "VkBool32",
  "uniformAndStorageBuffer16BitAccess": "VkBool32",
  "storagePushConstant16": "VkBool32",
  "storageInputOutput16": "VkBool32"
 },
 "VkPhysicalDeviceSubgroupProperties": {
  "subgroupSize": "uint32_t",
  "supportedStages": "VkShaderStageFlags",
  "supportedOperations": "VkSubgroupFeatureFlags",
  "quadOperationsInAllStages": "VkBool32"
 },
 "VkPhysicalDeviceShaderSubgroupExtendedTypesFeatures": {
  "shaderSubgroupExtendedTypes": "VkBool32"
 },
 "VkPhysicalDevicePointClippingProperties": {
  "pointClippingBehavior": "VkPointClippingBehavior"
 },
 "VkPhysicalDeviceSamplerYcbcrConversionFeatures": {
  "samplerYcbcrConversion": "VkBool32"
 },
 "VkPhysicalDeviceProtectedMemoryFeatures": {
  "protectedMemory": "VkBool32"
 },
 "VkPhysicalDeviceProtectedMemoryProperties": {
  "protectedNoFault": "VkBool32"
 },
 "VkPhysicalDeviceSamplerFilterMinmaxProperties": {
  "filterMinmaxSingleComponentFormats": "VkBool32",
  "filterMinmaxImageComponentMapping": "VkBool32"
 },
 "VkPhysicalDeviceSampleLocationsPropertiesEXT": {
  "sampleLocationSampleCounts": "VkSampleCountFlags",
  "maxSampleLocationGridSize": "VkExtent2D",
  "sampleLocationCoordinateRange": "float[2]",
  "sampleLocationSubPixelBits": "uint32_t",
  "variableSampleLocations": "VkBool32"
 },
 "VkPhysicalDeviceBlendOperationAdvancedFeaturesEXT": {
  "advancedBlendCoherentOperations": "VkBool32"
 },
 "VkPhysicalDeviceMultiDrawFeaturesEXT": {
  "multiDraw": "VkBool32"
 },
 "VkPhysicalDeviceBlendOperationAdvancedPropertiesEXT": {
  "advancedBlendMaxColorAttachments": "uint32_t",
  "advancedBlendIndependentBlend": "VkBool32",
  "advancedBlendNonPremultipliedSrcColor": "VkBool32",
  "advancedBlendNonPremultipliedDstColor": "VkBool32",
  "advancedBlendCorrelatedOverlap": "VkBool32",
  "advancedBlendAllOperations": "VkBool32"
 },
 "VkPhysicalDeviceInlineUniformBlockFeatures": {
  "inlineUniformBlock": "VkBool32",
  "descriptorBindingInlineUniformBlockUpdateAfterBind": "VkBool32"
 },
 "VkPhysicalDeviceInlineUniformBlockProperties": {
  "maxInlineUniformBlockSize": "uint32_t",
  "maxPerStageDescriptorInlineUniformBlocks": "uint32_t",
  "maxPerStageDescriptorUpdateAfterBindInlineUniformBlocks": "uint32_t",
  "maxDescriptorSetInlineUniformBlocks": "uint32_t",
  "maxDescriptorSetUpdateAfterBindInlineUniformBlocks": "uint32_t"
 },
 "VkPhysicalDeviceMaintenance3Properties": {
  "maxPerSetDescriptors": "uint32_t",
  "maxMemoryAllocationSize": "VkDeviceSize"
 },
 "VkPhysicalDeviceMaintenance4Features": {
  "maintenance4": "VkBool32"
 },
 "VkPhysicalDeviceMaintenance4Properties": {
  "maxBufferSize": "VkDeviceSize"
 },
 "VkPhysicalDeviceMaintenance5Features": {
  "maintenance5": "VkBool32"
 },
 "VkPhysicalDeviceMaintenance5Properties": {
  "earlyFragmentMultisampleCoverageAfterSampleCounting": "VkBool32",
  "earlyFragmentSampleMaskTestBeforeSampleCounting": "VkBool32",
  "depthStencilSwizzleOneSupport": "VkBool32",
  "polygonModePointSize": "VkBool32",
  "nonStrictSinglePixelWideLinesUseParallelogram": "VkBool32",
  "nonStrictWideLinesUseParallelogram": "VkBool32"
 },
 "VkPhysicalDeviceMaintenance6Features": {
  "maintenance6": "VkBool32"
 },
 "VkPhysicalDeviceMaintenance6Properties": {
  "blockTexelViewCompatibleMultipleLayers": "VkBool32",
  "maxCombinedImageSamplerDescriptorCount": "uint32_t",
  "fragmentShadingRateClampCombinerInputs": "VkBool32"
 },
 "VkPhysicalDeviceMaintenance7FeaturesKHR": {
  "maintenance7": "VkBool32"
 },
 "VkPhysicalDeviceMaintenance7PropertiesKHR": {
  "robustFragmentShadingRateAttachmentAccess": "VkBool32",
  "separateDepthStencilAttachmentAccess": "VkBool32",
  "maxDescriptorSetTotalUniformBuffersDynamic": "uint32_t",
  "maxDescriptorSetTotalStorageBuffersDynamic": "uint32_t",
  "maxDescriptorSetTotalBuffersDynamic": "uint32_t",
  "maxDescriptorSetUpdateAfterBindTotalUniformBuffersDynamic": "uint32_t",
  "maxDescriptorSetUpdateAfterBindTotalStorageBuffersDynamic": "uint32_t",
  "maxDescriptorSetUpdateAfterBindTotalBuffersDynamic": "uint32_t"
 },
 "VkPhysicalDeviceLayeredApiPropertiesListKHR": {
  "layeredApiCount": "uint32_t"
 },
 "VkPhysicalDeviceMaintenance8FeaturesKHR": {
  "maintenance8": "VkBool32"
 },
 "VkPhysicalDeviceMaintenance9FeaturesKHR": {
  "maintenance9": "VkBool32"
 },
 "VkPhysicalDeviceMaintenance9PropertiesKHR": {
  "image2DViewOf3DSparse": "VkBool32",
  "defaultVertexAttributeValue": "VkDefaultVertexAttributeValueKHR"
 },
 "VkPhysicalDeviceMaintenance11FeaturesKHR": {
  "maintenance11": "VkBool32"
 },
 "VkPhysicalDeviceMaintenance10PropertiesKHR": {
  "rgba4OpaqueBlackSwizzled": "VkBool32",
  "resolveSrgbFormatAppliesTransferFunction": "VkBool32",
  "resolveSrgbFormatSupportsTransferFunctionControl": "VkBool32"
 },
 "VkPhysicalDeviceMaintenance10FeaturesKHR": {
  "maintenance10": "VkBool32"
 },
 "VkPhysicalDeviceShaderDrawParametersFeatures": {
  "shaderDrawParameters": "VkBool32"
 },
 "VkPhysicalDeviceShaderFloat16Int8Features": {
  "shaderFloat16": "VkBool32",
  "shaderInt8": "VkBool32"
 },
 "VkPhysicalDeviceFloatControlsProperties": {
  "denormBehaviorIndependence": "VkShaderFloatControlsIndependence",
  "roundingModeIndependence": "VkShaderFloatControlsIndependence",
  "shaderSignedZeroInfNanPreserveFloat16": "VkBool32",
  "shaderSignedZeroInfNanPreserveFloat32": "VkBool32",
  "shaderSignedZeroInfNanPreserveFloat64": "VkBool32",
  "shaderDenormPreserveFloat16": "VkBool32",
  "shaderDenormPreserveFloat32": "VkBool32",
  "shaderDenormPreserveFloat64": "VkBool32",
  "shaderDenormFlushToZeroFloat16": "VkBool32",
  "shaderDenormFlushToZeroFloat32": "VkBool32",
  "shaderDenormFlushToZeroFloat64": "VkBool32",
  "shaderRoundingModeRTEFloat16": "VkBool32",
  "shaderRoundingModeRTEFloat32": "VkBool32",
  "shaderRoundingModeRTEFloat64": "VkBool32",
  "shaderRoundingModeRTZFloat16": "VkBool32",
  "shaderRoundingModeRTZFloat32": "VkBool32",
  "shaderRoundingModeRTZFloat64": "VkBool32"
 },
 "VkPhysicalDeviceHostQueryResetFeatures": {
  "hostQueryReset": "VkBool32"
 },
 "VkPhysicalDevicePresentationPropertiesANDROID": {
  "sharedImage": "VkBool32"
 },
 "VkPhysicalDeviceElapsedTimerQueryFeaturesQCOM": {
  "elapsedTimerQuery": "VkBool32"
 },
 "VkPhysicalDeviceGlobalPriorityQueryFeatures": {
  "globalPriorityQuery": "VkBool32"
 },
 "VkPhysicalDeviceDeviceMemoryReportFeaturesEXT": {
  "deviceMemoryReport": "VkBool32"
 },
 "VkPhysicalDeviceExternalMemoryHostPropertiesEXT": {
  "minImportedHostPointerAlignment": "VkDeviceSize"
 },
 "VkPhysicalDeviceConservativeRasterizationPropertiesEXT": {
  "primitiveOverestimationSize": "float",
  "maxExtraPrimitiveOverestimationSize": "float",
  "extraPrimitiveOverestimationSizeGranularity": "float",
  "primitiveUnderestimation": "VkBool32",
  "conservativePointAndLineRasterization": "VkBool32",
  "degenerateTrianglesRasterized": "VkBool32",
  "degenerateLinesRasterized": "VkBool32",
  "fullyCoveredFragmentShaderInputVariable": "VkBool32",
  "conservativeRasterizationPostDepthCoverage": "VkBool32"
 },
 "VkPhysicalDeviceShaderCorePropertiesAMD": {
  "shaderEngineCount": "uint32_t",
  "shaderArraysPerEngineCount": "uint32_t",
  "computeUnitsPerShaderArray": "uint32_t",
  "simdPerComputeUnit": "uint32_t",
  "wavefrontsPerSimd": "uint32_t",
  "wavefrontSize": "uint32_t",
  "sgprsPerSimd": "uint32_t",
  "minSgprAllocation": "uint32_t",
  "maxSgprAllocation": "uint32_t",
  "sgprAllocationGranularity": "uint32_t",
  "vgprsPerSimd": "uint32_t",
  "minVgprAllocation": "uint32_t",
  "maxVgprAllocation": "uint32_t",
  "vgprAllocationGranularity": "uint32_t"
 },
 "VkPhysicalDeviceShaderCoreProperties2AMD": {
  "shaderCoreFeatures": "other",
  "activeComputeUnitCount": "uint32_t"
 },
 "VkPhysicalDeviceDescriptorIndexingFeatures": {
  "shaderInputAttachmentArrayDynamicIndexing": "VkBool32",
  "shaderUniformTexelBufferArrayDynamicIndexing": "VkBool32",
  "shaderStorageTexelBufferArrayDynamicIndexing": "VkBool32",
  "shaderUniformBufferArrayNonUniformIndexing": "VkBool32",
  "shaderSampledImageArrayNonUniformIndexing": "VkBool32",
  "shaderStorageBufferArrayNonUniformIndexing": "VkBool32",
  "shaderStorageImageArrayNonUniformIndexing": "VkBool32",
  "shaderInputAttachmentArrayNonUniformIndexing": "VkBool32",
  "shaderUniformTexelBufferArrayNonUniformIndexing": "VkBool32",
  "shaderStorageTexelBufferArrayNonUniformIndexing": "VkBool32",
  "descriptorBindingUniformBufferUpdateAfterBind": "VkBool32",
  "descriptorBindingSampledImageUpdateAfterBind": "VkBool32",
  "descriptorBindingStorageImageUpdateAfterBind": "VkBool32",
  "descriptorBindingStorageBufferUpdateAfterBind": "VkBool32",
  "descriptorBindingUniformTexelBufferUpdateAfterBind": "VkBool32",
  "descriptorBindingStorageTexelBufferUpdateAfterBind": "VkBool32",
  "descriptorBindingUpdateUnusedWhilePending": "VkBool32",
  "descriptorBindingPartiallyBound": "VkBool32",
  "descriptorBindingVariableDescriptorCount": "VkBool32",
  "runtimeDescriptorArray": "VkBool32"
 },
 "VkPhysicalDeviceDescriptorIndexingProperties": {
  "maxUpdateAfterBindDescriptorsInAllPools": "uint32_t",
  "shaderUniformBufferArrayNonUniformIndexingNative": "VkBool32",
  "shaderSampledImageArrayNonUniformIndexingNative": "VkBool32",
  "shaderStorageBufferArrayNonUniformIndexingNative": "VkBool32",
  "shaderStorageImageArrayNonUniformIndexingNative": "VkBool32",
  "shaderInputAttachmentArrayNonUniformIndexingNative": "VkBool32",
  "robustBufferAccessUpdateAfterBind": "VkBool32",
  "quadDivergentImplicitLod": "VkBool32",
  "maxPerStageDescriptorUpdateAfterBindSamplers": "uint32_t",
  "maxPerStageDescriptorUpdateAfterBindUniformBuffers": "uint32_t",
  "maxPerStageDescriptorUpdateAfterBindStorageBuffers": "uint32_t",
  "maxPerStageDescriptorUpdateAfterBindSampledImages": "uint32_t",
  "maxPerStageDescriptorUpdateAfterBindStorageImages": "uint32_t",
  "maxPerStageDescriptorUpdateAfterBindInputAttachments": "uint32_t",
  "maxPerStageUpdateAfterBindResources": "uint32_t",
  "maxDescriptorSetUpdateAfterBindSamplers": "uint32_t",
  "maxDescriptorSetUpdateAfterBindUniformBuffers": "uint32_t",
  "maxDescriptorSetUpdateAfterBindUniformBuffersDynamic": "uint32_t",
  "maxDescriptorSetUpdateAfterBindStorageBuffers": "uint32_t",
  "maxDescriptorSetUpdateAfterBindStorageBuffersDynamic": "uint32_t",
  "maxDescriptorSetUpdateAfterBindSampledImages": "uint32_t",
  "maxDescriptorSetUpdateAfterBindStorageImages": "uint32_t",
  "maxDescriptorSetUpdateAfterBindInputAttachments": "uint32_t"
 },
 "VkPhysicalDeviceTimelineSemaphoreFeatures": {
  "timelineSemaphore": "VkBool32"
 },
 "VkPhysicalDeviceTimelineSemaphoreProperties": {
  "maxTimelineSemaphoreValueDifference": "uint64_t"
 },
 "VkPhysicalDeviceVertexAttributeDivisorPropertiesEXT": {
  "maxVertexAttribDivisor": "uint32_t"
 },
 "VkPhysicalDeviceVertexAttributeDivisorProperties": {
  "maxVertexAttribDivisor": "uint32_t",
  "supportsNonZeroFirstInstance": "VkBool32"
 },
 "VkPhysicalDevicePCIBusInfoPropertiesEXT": {
  "pciDomain": "uint32_t",
  "pciBus": "uint32_t",
  "pciDevice": "uint32_t",
  "pciFunction": "uint32_t"
 },
 "VkPhysicalDevice8BitStorageFeatures": {
  "storageBuffer8BitAccess": "VkBool32",
  "uniformAndStorageBuffer8BitAccess": "VkBool32",
  "storagePushConstant8": "VkBool32"
 },
 "VkPhysicalDeviceConditionalRenderingFeaturesEXT": {
  "conditionalRendering": "VkBool32",
  "inheritedConditionalRendering": "VkBool32"
 },
 "VkPhysicalDeviceVulkanMemoryModelFeatures": {
  "vulkanMemoryModel": "VkBool32",
  "vulkanMemoryModelDeviceScope": "VkBool32",
  "vulkanMemoryModelAvailabilityVisibilityChains": "VkBool32"
 },
 "VkPhysicalDeviceShaderAtomicInt64Features": {
  "shaderBufferInt64Atomics": "VkBool32",
  "shaderSharedInt64Atomics": "VkBool32"
 },
 "VkPhysicalDeviceShaderAtomicFloatFeaturesEXT": {
  "shaderBufferFloat32Atomics": "VkBool32",
  "shaderBufferFloat32AtomicAdd": "VkBool32",
  "shaderBufferFloat64Atomics": "VkBool32",
  "shaderBufferFloat64AtomicAdd": "VkBool32",
  "shaderSharedFloat32Atomics": "VkBool32",
  "shaderSharedFloat32AtomicAdd": "VkBool32",
  "shaderSharedFloat64Atomics": "VkBool32",
  "shaderSharedFloat64AtomicAdd": "VkBool32",
  "shaderImageFloat32Atomics": "VkBool32",
  "shaderImageFloat32AtomicAdd": "VkBool32",
  "sparseImageFloat32Atomics": "VkBool32",
  "sparseImageFloat32AtomicAdd": "VkBool32"
 },
 "VkPhysicalDeviceShaderAtomicFloat2FeaturesEXT": {
  "shaderBufferFloat16Atomics": "VkBool32",
  "shaderBufferFloat16AtomicAdd": "VkBool32",
  "shaderBufferFloat16AtomicMinMax": "VkBool32",
  "shaderBufferFloat32AtomicMinMax": "VkBool32",
  "shaderBufferFloat64AtomicMinMax": "VkBool32",
  "shaderSharedFloat16Atomics": "VkBool32",
  "shaderSharedFloat16AtomicAdd": "VkBool32",
  "shaderSharedFloat16AtomicMinMax": "VkBool32",
  "shaderSharedFloat32AtomicMinMax": "VkBool32",
  "shaderSharedFloat64AtomicMinMax": "VkBool32",
  "shaderImageFloat32AtomicMinMax": "VkBool32",
  "sparseImageFloat32AtomicMinMax": "VkBool32"
 },
 "VkPhysicalDeviceVertexAttributeDivisorFeatures": {
  "vertexAttributeInstanceRateDivisor": "VkBool32",
  "vertexAttributeInstanceRateZeroDivisor": "VkBool32"
 },
 "VkPhysicalDeviceDepthStencilResolveProperties": {
  "supportedDepthResolveModes": "VkResolveModeFlags",
  "supportedStencilResolveModes": "VkResolveModeFlags",
  "independentResolveNone": "VkBool32",
  "independentResolve": "VkBool32"
 },
 "VkPhysicalDeviceASTCDecodeFeaturesEXT": {
  "decodeModeSharedExponent": "VkBool32"
 },
 "VkPhysicalDeviceTransformFeedbackFeaturesEXT": {
  "transformFeedback": "VkBool32",
  "geometryStreams": "VkBool32"
 },
 "VkPhysicalDeviceTransformFeedbackPropertiesEXT": {
  "maxTransformFeedbackStreams": "uint32_t",
  "maxTransformFeedbackBuffers": "uint32_t",
  "maxTransformFeedbackBufferSize": "VkDeviceSize",
  "maxTransformFeedbackStreamDataSize": "uint32_t",
  "maxTransformFeedbackBufferDataSize": "uint32_t",
  "maxTransformFeedbackBufferDataStride": "uint32_t",
  "transformFeedbackQueries": "VkBool32",
  "transformFeedbackStreamsLinesTriangles": "VkBool32",
  "transformFeedbackRasterizationStreamSelect": "VkBool32",
  "transformFeedbackDraw": "VkBool32"
 },
 "VkPhysicalDeviceRepresentativeFragmentTestFeaturesNV": {
  "representativeFragmentTest": "VkBool32"
 },
 "VkPhysicalDeviceExclusiveScissorFeaturesNV": {
  "exclusiveScissor": "VkBool32"
 },
 "VkPhysicalDeviceCornerSampledImageFeaturesNV": {
  "cornerSampledImage": "VkBool32"
 },
 "VkPhysicalDeviceComputeShaderDerivativesFeaturesKHR": {
  "computeDerivativeGroupQuads": "VkBool32",
  "computeDerivativeGroupLinear": "VkBool32"
 },
 "VkPhysicalDeviceComputeShaderDerivativesPropertiesKHR": {
  "meshAndTaskShaderDerivatives": "VkBool32"
 },
 "VkPhysicalDeviceShaderImageFootprintFeaturesNV": {
  "imageFootprint": "VkBool32"
 },
 "VkPhysicalDeviceDedicatedAllocationImageAliasingFeaturesNV": {
  "dedicatedAllocationImageAliasing": "VkBool32"
 },
 "VkPhysicalDeviceCopyMemoryIndirectFeaturesKHR": {
  "indirectMemoryCopy": "VkBool32",
  "indirectMemoryToImageCopy": "VkBool32"
 },
 "VkPhysicalDeviceCopyMemoryIndirectFeaturesNV": {
  "indirectCopy": "VkBool32"
 },
 "VkPhysicalDeviceCopyMemoryIndirectPropertiesKHR": {
  "supportedQueues": "VkQueueFlags"
 },
 "VkPhysicalDeviceMemoryDecompressionFeaturesEXT": {
  "memoryDecompression": "VkBool32"
 },
 "VkPhysicalDeviceMemoryDecompressionPropertiesEXT": {
  "decompressionMethods": "VkMemoryDecompressionMethodFlagsEXT",
  "maxDecompressionIndirectCount": "uint64_t"
 },
 "VkPhysicalDeviceShadingRateImageFeaturesNV": {
  "shadingRateImage": "VkBool32",
  "shadingRateCoarseSampleOrder": "VkBool32"
 },
 "VkPhysicalDeviceShadingRateImagePropertiesNV": {
  "shadingRateTexelSize": "VkExtent2D",
  "shadingRatePaletteSize": "uint32_t",
  "shadingRateMaxCoarseSamples": "uint32_t"
 },
 "VkPhysicalDeviceInvocationMaskFeaturesHUAWEI": {
  "invocationMask": "VkBool32"
 },
 "VkPhysicalDeviceMeshShaderFeaturesNV": {
  "taskShader": "VkBool32",
  "meshShader": "VkBool32"
 },
 "VkPhysicalDeviceMeshShaderPropertiesNV": {
  "maxDrawMeshTasksCount": "uint32_t",
  "maxTaskWorkGroupInvocations": "uint32_t",
  "maxTaskWorkGroupSize": "uint32_t[3]",
  "maxTaskTotalMemorySize": "uint32_t",
  "maxTaskOutputCount": "uint32_t",
  "maxMeshWorkGroupInvocations": "uint32_t",
  "maxMeshWorkGroupSize": "uint32_t[3]",
  "maxMeshTotalMemorySize": "uint32_t",
  "maxMeshOutputVertices": "uint32_t",
  "maxMeshOutputPrimitives": "uint32_t",
  "maxMeshMultiviewViewCount": "uint32_t",
  "meshOutputPerVertexGranularity": "uint32_t",
  "meshOutputPerPrimitiveGranularity": "uint32_t"
 },
 "VkPhysicalDeviceMeshShaderFeaturesEXT": {
  "taskShader": "VkBool32",
  "meshShader": "VkBool32",
  "multiviewMeshShader": "VkBool32",
  "primitiveFragmentShadingRateMeshShader": "VkBool32",
  "meshShaderQueries": "VkBool32"
 },
 "VkPhysicalDeviceMeshShaderPropertiesEXT": {
  "maxTaskWorkGroupTotalCount": "uint32_t",
  "maxTaskWorkGroupCount": "uint32_t[3]",
  "maxTaskWorkGroupInvocations": "uint32_t",
  "maxTaskWorkGroupSize": "uint32_t[3]",
  "maxTaskPayloadSize": "uint32_t",
  "maxTaskSharedMemorySize": "uint32_t",
  "maxTaskPayloadAndSharedMemorySize": "uint32_t",
  "maxMeshWorkGroupTotalCount": "uint32_t",
  "maxMeshWorkGroupCount": "uint32_t[3]",
  "maxMeshWorkGroupInvocations": "uint32_t",
  "maxMeshWorkGroupSize": "uint32_t[3]",
  "maxMeshSharedMemorySize": "uint32_t",
  "maxMeshPayloadAndSharedMemorySize": "uint32_t",
  "maxMeshOutputMemorySize": "uint32_t",
  "maxMeshPayloadAndOutputMemorySize": "uint32_t",
  "maxMeshOutputComponents": "uint32_t",
  "maxMeshOutputVertices": "uint32_t",
  "maxMeshOutputPrimitives": "uint32_t",
  "maxMeshOutputLayers": "uint32_t",
  "maxMeshMultiviewViewCount": "uint32_t",
  "meshOutputPerVertexGranularity": "uint32_t",
  "meshOutputPerPrimitiveGranularity": "uint32_t",
  "maxPreferredTaskWorkGroupInvocations": "uint32_t",
  "maxPreferredMeshWorkGroupInvocations": "uint32_t",
  "prefersLocalInvocationVertexOutput": "VkBool32",
  "prefersLocalInvocationPrimitiveOutput": "VkBool32",
  "prefersCompactVertexOutput": "VkBool32",
  "prefersCompactPrimitiveOutput": "VkBool32"
 },
 "VkPhysicalDeviceAccelerationStructureFeaturesKHR": {
  "accelerationStructure": "VkBool32",
  "accelerationStructureCaptureReplay": "VkBool32",
  "accelerationStructureIndirectBuild": "VkBool32",
  "accelerationStructureHostCommands": "VkBool32",
  "descriptorBindingAccelerationStructureUpdateAfterBind": "VkBool32"
 },
 "VkPhysicalDeviceRayTracingPipelineFeaturesKHR": {
  "rayTracingPipeline": "VkBool32",
  "rayTracingPipelineShaderGroupHandleCaptureReplay": "VkBool32",
  "rayTracingPipelineShaderGroupHandleCaptureReplayMixed": "VkBool32",
  "rayTracingPipelineTraceRaysIndirect": "VkBool32",
  "rayTraversalPrimitiveCulling": "VkBool32"
 },
 "VkPhysicalDeviceRayQueryFeaturesKHR": {
  "rayQuery": "VkBool32"
 },
 "VkPhysicalDeviceAccelerationStructurePropertiesKHR": {
  "maxGeometryCount": "uint64_t",
  "maxInstanceCount": "uint64_t",
  "maxPrimitiveCount": "uint64_t",
  "maxPerStageDescriptorAccelerationStructures": "uint32_t",
  "maxPerStageDescriptorUpdateAfterBindAccelerationStructures": "uint32_t",
  "maxDescriptorSetAccelerationStructures": "uint32_t",
  "maxDescriptorSetUpdateAfterBindAccelerationStructures": "uint32_t",
  "minAccelerationStructureScratchOffsetAlignment": "uint32_t"
 },
 "VkPhysicalDeviceRayTracingPipelinePropertiesKHR": {
  "shaderGroupHandleSize": "uint32_t",
  "maxRayRecursionDepth": "uint32_t",
  "maxShaderGroupStride": "uint32_t",
  "shaderGroupBaseAlignment": "uint32_t",
  "shaderGroupHandleCaptureReplaySize": "uint32_t",
  "maxRayDispatchInvocationCount": "uint32_t",
  "shaderGroupHandleAlignment": "uint32_t",
  "maxRayHitAttributeSize": "uint32_t"
 },
 "VkPhysicalDeviceRayTracingPropertiesNV": {
  "shaderGroupHandleSize": "uint32_t",
  "maxRecursionDepth": "uint32_t",
  "maxShaderGroupStride": "uint32_t",
  "shaderGroupBaseAlignment": "uint32_t",
  "maxGeometryCount": "uint64_t",
  "maxInstanceCount": "uint64_t",
  "maxTriangleCount": "uint64_t",
  "maxDescriptorSetAccelerationStructures": "uint32_t"
 },
 "VkPhysicalDeviceRayTracingMaintenance1FeaturesKHR": {
  "rayTracingMaintenance1": "VkBool32",
  "rayTracingPipelineTraceRaysIndirect2": "VkBool32"
 },
 "VkPhysicalDeviceFragmentDensityMapFeaturesEXT": {
  "fragmentDensityMap": "VkBool32",
  "fragmentDensityMapDynamic": "VkBool32",
  "fragmentDensityMapNonSubsampledImages": "VkBool32"
 },
 "VkPhysicalDeviceFragmentDensityMap2FeaturesEXT": {
  "fragmentDensityMapDeferred": "VkBool32"
 },
 "VkPhysicalDeviceFragmentDensityMapOffsetFeaturesEXT": {
  "fragmentDensityMapOffset": "VkBool32"
 },
 "VkPhysicalDeviceFragmentDensityMapPropertiesEXT": {
  "minFragmentDensityTexelSize": "VkExtent2D",
  "maxFragmentDensityTexelSize": "VkExtent2D",
  "fragmentDensityInvocations": "VkBool32"
 },
 "VkPhysicalDeviceFragmentDensityMap2PropertiesEXT": {
  "subsampledLoads": "VkBool32",
  "subsampledCoarseReconstructionEarlyAccess": "VkBool32",
  "maxSubsampledArrayLayers": "uint32_t",
  "maxDescriptorSetSubsampledSamplers": "uint32_t"
 },
 "VkPhysicalDeviceFragmentDensityMapOffsetPropertiesEXT": {
  "fragmentDensityOffsetGranularity": "VkExtent2D"
 },
 "VkPhysicalDeviceScalarBlockLayoutFeatures": {
  "scalarBlockLayout": "VkBool32"
 },
 "VkPhysicalDeviceUniformBufferStandardLayoutFeatures": {
  "uniformBufferStandardLayout": "VkBool32"
 },
 "VkPhysicalDeviceDepthClipEnableFeaturesEXT": {
  "depthClipEnable": "VkBool32"
 },
 "VkPhysicalDeviceMemoryPriorityFeaturesEXT": {
  "memoryPriority": "VkBool32"
 },
 "VkPhysicalDevicePageableDeviceLocalMemoryFeaturesEXT": {
  "pageableDeviceLocalMemory": "VkBool32"
 },
 "VkPhysicalDeviceBufferDeviceAddressFeatures": {
  "bufferDeviceAddress": "VkBool32",
  "bufferDeviceAddressCaptureReplay": "VkBool32",
  "bufferDeviceAddressMultiDevice": "VkBool32"
 },
 "VkPhysicalDeviceBufferDeviceAddressFeaturesEXT": {
  "bufferDeviceAddress": "VkBool32",
  "bufferDeviceAddressCaptureReplay": "VkBool32",
  "bufferDeviceAddressMultiDevice": "VkBool32"
 },
 "VkPhysicalDeviceImagelessFramebufferFeatures": {
  "imagelessFramebuffer": "VkBool32"
 },
 "VkPhysicalDeviceTextureCompressionASTCHDRFeatures": {
  "textureCompressionASTC_HDR": "VkBool32"
 },
 "VkPhysicalDeviceCooperativeMatrixFeaturesNV": {
  "cooperativeMatrix": "VkBool32",
  "cooperativeMatrixRobustBufferAccess": "VkBool32"
 },
 "VkPhysicalDeviceCooperativeMatrixPropertiesNV": {
  "cooperativeMatrixSupportedStages": "VkShaderStageFlags"
 },
 "VkCooperativeMatrixPropertiesNV": {
  "MSize": "uint32_t",
  "NSize": "uint32_t",
  "KSize": "uint32_t",
  "AType": "other",
  "BType": "other",
  "CType": "other",
  "DType": "other",
  "scope": "other"
 },
 "VkPhysicalDeviceYcbcrImageArraysFeaturesEXT": {
  "ycbcrImageArrays": "VkBool32"
 },
 "VkPhysicalDevicePresentBarrierFeaturesNV": {
  "presentBarrier": "VkBool32"
 },
 "VkPhysicalDevicePerformanceQueryFeaturesKHR": {
  "performanceCounterQueryPools": "VkBool32",
  "performanceCounterMultipleQueryPools": "VkBool32"
 },
 "VkPhysicalDevicePerformanceQueryPropertiesKHR": {
  "allowCommandBufferQueryCopies": "VkBool32"
 },
 "VkPhysicalDeviceCoverageReductionModeFeaturesNV": {
  "coverageReductionMode": "VkBool32"
 },
 "VkPhysicalDeviceShaderIntegerFunctions2FeaturesINTEL": {
  "shaderIntegerFunctions2": "VkBool32"
 },
 "VkPhysicalDeviceShaderClockFeaturesKHR": {
  "shaderSubgroupClock": "VkBool32",
  "shaderDeviceClock": "VkBool32"
 },
 "VkPhysicalDeviceIndexTypeUint8Features": {
  "indexTypeUint8": "VkBool32"
 },
 "VkPhysicalDeviceShaderSMBuiltinsPropertiesNV": {
  "shaderSMCount": "uint32_t",
  "shaderWarpsPerSM": "uint32_t"
 },
 "VkPhysicalDeviceShaderSMBuiltinsFeaturesNV": {
  "shaderSMBuiltins": "VkBool32"
 },
 "VkPhysicalDeviceFragmentShaderInterlockFeaturesEXT": {
  "fragmentShaderSampleInterlock": "VkBool32",
  "fragmentShaderPixelInterlock": "VkBool32",
  "fragmentShaderShadingRateInterlock": "VkBool32"
 },
 "VkPhysicalDeviceSeparateDepthStencilLayoutsFeatures": {
  "separateDepthStencilLayouts": "VkBool32"
 },
 "VkPhysicalDevicePrimitiveTopologyListRestartFeaturesEXT": {
  "primitiveTopologyListRestart": "VkBool32",
  "primitiveTopologyPatchListRestart": "VkBool32"
 },
 "VkPhysicalDevicePipelineExecutablePropertiesFeaturesKHR": {
  "pipelineExecutableInfo": "VkBool32"
 },
 "VkPhysicalDeviceShaderDemoteToHelperInvocationFeatures": {
  "shaderDemoteToHelperInvocation": "VkBool32"
 },
 "VkPhysicalDeviceTexelBufferAlignmentFeaturesEXT": {
  "texelBufferAlignment": "VkBool32"
 },
 "VkPhysicalDeviceTexelBufferAlignmentProperties": {
  "storageTexelBufferOffsetAlignmentBytes": "VkDeviceSize",
  "storageTexelBufferOffsetSingleTexelAlignment": "VkBool32",
  "uniformTexelBufferOffsetAlignmentBytes": "VkDeviceSize",
  "uniformTexelBufferOffsetSingleTexelAlignment": "VkBool32"
 },
 "VkPhysicalDeviceSubgroupSizeControlFeatures": {
  "subgroupSizeControl": "VkBool32",
  "computeFullSubgroups": "VkBool32"
 },
 "VkPhysicalDeviceSubgroupSizeControlProperties": {
  "minSubgroupSize": "uint32_t",
  "maxSubgroupSize": "uint32_t",
  "maxComputeWorkgroupSubgroups": "uint32_t",
  "requiredSubgroupSizeStages": "VkShaderStageFlags"
 },
 "VkPhysicalDeviceSubpassShadingPropertiesHUAWEI": {
  "maxSubpassShadingWorkgroupSizeAspectRatio": "uint32_t"
 },
 "VkPhysicalDeviceClusterCullingShaderPropertiesHUAWEI": {
  "maxWorkGroupCount": "uint32_t[3]",
  "maxWorkGroupSize": "uint32_t[3]",
  "maxOutputClusterCount": "uint32_t",
  "indirectBufferOffsetAlignment": "VkDeviceSize"
 },
 "VkPhysicalDeviceLineRasterizationFeatures": {
  "rectangularLines": "VkBool32",
  "bresenhamLines": "VkBool32",
  "smoothLines": "VkBool32",
  "stippledRectangularLines": "VkBool32",
  "stippledBresenhamLines": "VkBool32",
  "stippledSmoothLines": "VkBool32"
 },
 "VkPhysicalDeviceLineRasterizationProperties": {
  "lineSubPixelPrecisionBits": "uint32_t"
 },
 "VkPhysicalDevicePipelineCreationCacheControlFeatures": {
  "pipelineCreationCacheControl": "VkBool32"
 },
 "VkPhysicalDeviceVulkan11Features": {
  "storageBuffer16BitAccess": "VkBool32",
  "uniformAndStorageBuffer16BitAccess": "VkBool32",
  "storagePushConstant16": "VkBool32",
  "storageInputOutput16": "VkBool32",
  "multiview": "VkBool32",
  "multiviewGeometryShader": "VkBool32",
  "multiviewTessellationShader": "VkBool32",
  "variablePointersStorageBuffer": "VkBool32",
  "variablePointers": "VkBool32",
  "protectedMemory": "VkBool32",
  "samplerYcbcrConversion": "VkBool32",
  "shaderDrawParameters": "VkBool32"
 },
 "VkPhysicalDeviceVulkan11Properties": {
  "deviceUUID": "other",
  "driverUUID": "other",
  "deviceLUID": "other",
  "deviceNodeMask": "uint32_t",
  "deviceLUIDValid": "VkBool32",
  "subgroupSize": "uint32_t",
  "subgroupSupportedStages": "VkShaderStageFlags",
  "subgroupSupportedOperations": "VkSubgroupFeatureFlags",
  "subgroupQuadOperationsInAllStages": "VkBool32",
  "pointClippingBehavior": "VkPointClippingBehavior",
  "maxMultiviewViewCount": "uint32_t",
  "maxMultiviewInstanceIndex": "uint32_t",
  "protectedNoFault": "VkBool32",
  "maxPerSetDescriptors": "uint32_t",
  "maxMemoryAllocationSize": "VkDeviceSize"
 },
 "VkPhysicalDeviceVulkan12Features": {
  "samplerMirrorClampToEdge": "VkBool32",
  "drawIndirectCount": "VkBool32",
  "storageBuffer8BitAccess": "VkBool32",
  "uniformAndStorageBuffer8BitAccess": "VkBool32",
  "storagePushConstant8": "VkBool32",
  "shaderBufferInt64Atomics": "VkBool32",
  "shaderSharedInt64Atomics": "VkBool32",
  "shaderFloat16": "VkBool32",
  "shaderInt8": "VkBool32",
  "descriptorIndexing": "VkBool32",
  "shaderInputAttachmentArrayDynamicIndexing": "VkBool32",
  "shaderUniformTexelBufferArrayDynamicIndexing": "VkBool32",
  "shaderStorageTexelBufferArrayDynamicIndexing": "VkBool32",
  "shaderUniformBufferArrayNonUniformIndexing": "VkBool32",
  "shaderSampledImageArrayNonUniformIndexing": "VkBool32",
  "shaderStorageBufferArrayNonUniformIndexing": "VkBool32",
  "shaderStorageImageArrayNonUniformIndexing": "VkBool32",
  "shaderInputAttachmentArrayNonUniformIndexing": "VkBool32",
  "shaderUniformTexelBufferArrayNonUniformIndexing": "VkBool32",
  "shaderStorageTexelBufferArrayNonUniformIndexing": "VkBool32",
  "descriptorBindingUniformBufferUpdateAfterBind": "VkBool32",
  "descriptorBindingSampledImageUpdateAfterBind": "VkBool32",
  "descriptorBindingStorageImageUpdateAfterBind": "VkBool32",
  "descriptorBindingStorageBufferUpdateAfterBind": "VkBool32",
  "descriptorBindingUniformTexelBufferUpdateAfterBind": "VkBool32",
  "descriptorBindingStorageTexelBufferUpdateAfterBind": "VkBool32",
  "descriptorBindingUpdateUnusedWhilePending": "VkBool32",
  "descriptorBindingPartiallyBound": "VkBool32",
  "descriptorBindingVariableDescriptorCount": "VkBool32",
  "runtimeDescriptorArray": "VkBool32",
  "samplerFilterMinmax": "VkBool32",
  "scalarBlockLayout": "VkBool32",
  "imagelessFramebuffer": "VkBool32",
  "uniformBufferStandardLayout": "VkBool32",
  "shaderSubgroupExtendedTypes": "VkBool32",
  "separateDepthStencilLayouts": "VkBool32",
  "hostQueryReset": "VkBool32",
  "timelineSemaphore": "VkBool32",
  "bufferDeviceAddress": "VkBool32",
  "bufferDeviceAddressCaptureReplay": "VkBool32",
  "bufferDeviceAddressMultiDevice": "VkBool32",
  "vulkanMemoryModel": "VkBool32",
  "vulkanMemoryModelDeviceScope": "VkBool32",
  "vulkanMemoryModelAvailabilityVisibilityChains": "VkBool32",
  "shaderOutputViewportIndex": "VkBool32",
  "shaderOutputLayer": "VkBool32",
  "subgroupBroadcastDynamicId": "VkBool32"
 },
 "VkPhysicalDeviceVulkan12Properties": {
  "driverID": "VkDriverId",
  "driverName": "other",
  "driverInfo": "other",
  "conformanceVersion": "other",
  "denormBehaviorIndependence": "VkShaderFloatControlsIndependence",
  "roundingModeIndependence": "VkShaderFloatControlsIndependence",
  "shaderSignedZeroInfNanPreserveFloat16": "VkBool32",
  "shaderSignedZeroInfNanPreserveFloat32": "VkBool32",
  "shaderSignedZeroInfNanPreserveFloat64": "VkBool32",
  "shaderDenormPreserveFloat16": "VkBool32",
  "shaderDenormPreserveFloat32": "VkBool32",
  "shaderDenormPreserveFloat64": "VkBool32",
  "shaderDenormFlushToZeroFloat16": "VkBool32",
  "shaderDenormFlushToZeroFloat32": "VkBool32",
  "shaderDenormFlushToZeroFloat64": "VkBool32",
  "shaderRoundingModeRTEFloat16": "VkBool32",
  "shaderRoundingModeRTEFloat32": "VkBool32",
  "shaderRoundingModeRTEFloat64": "VkBool32",
  "shaderRoundingModeRTZFloat16": "VkBool32",
  "shaderRoundingModeRTZFloat32": "VkBool32",
  "shaderRoundingModeRTZFloat64": "VkBool32",
  "maxUpdateAfterBindDescriptorsInAllPools": "uint32_t",
  "shaderUniformBufferArrayNonUniformIndexingNative": "VkBool32",
  "shaderSampledImageArrayNonUniformIndexingNative": "VkBool32",
  "shaderStorageBufferArrayNonUniformIndexingNative": "VkBool32",
  "shaderStorageImageArrayNonUniformIndexingNative": "VkBool32",
  "shaderInputAttachmentArrayNonUniformIndexingNative": "VkBool32",
  "robustBufferAccessUpdateAfterBind": "VkBool32",
  "quadDivergentImplicitLod": "VkBool32",
  "maxPerStageDescriptorUpdateAfterBindSamplers": "uint32_t",
  "maxPerStageDescriptorUpdateAfterBindUniformBuffers": "uint32_t",
  "maxPerStageDescriptorUpdateAfterBindStorageBuffers": "uint32_t",
  "maxPerStageDescriptorUpdateAfterBindSampledImages": "uint32_t",
  "maxPerStageDescriptorUpdateAfterBindStorageImages": "uint32_t",
  "maxPerStageDescriptorUpdateAfterBindInputAttachments": "uint32_t",
  "maxPerStageUpdateAfterBindResources": "uint32_t",
  "maxDescriptorSetUpdateAfterBindSamplers": "uint32_t",
  "maxDescriptorSetUpdateAfterBindUniformBuffers": "uint32_t",
  "maxDescriptorSetUpdateAfterBindUniformBuffersDynamic": "uint32_t",
  "maxDescriptorSetUpdateAfterBindStorageBuffers": "uint32_t",
  "maxDescriptorSetUpdateAfterBindStorageBuffersDynamic": "uint32_t",
  "maxDescriptorSetUpdateAfterBindSampledImages": "uint32_t",
  "maxDescriptorSetUpdateAfterBindStorageImages": "uint32_t",
  "maxDescriptorSetUpdateAfterBindInputAttachments": "uint32_t",
  "supportedDepthResolveModes": "VkResolveModeFlags",
  "supportedStencilResolveModes": "VkResolveModeFlags",
  "independentResolveNone": "VkBool32",
  "independentResolve": "VkBool32",
  "filterMinmaxSingleComponentFormats": "VkBool32",
  "filterMinmaxImageComponentMapping": "VkBool32",
  "maxTimelineSemaphoreValueDifference": "uint64_t",
  "framebufferIntegerColorSampleCounts": "VkSampleCountFlags"
 },
 "VkPhysicalDeviceVulkan13Features": {
  "robustImageAccess": "VkBool32",
  "inlineUniformBlock": "VkBool32",
  "descriptorBindingInlineUniformBlockUpdateAfterBind": "VkBool32",
  "pipelineCreationCacheControl": "VkBool32",
  "privateData": "VkBool32",
  "shaderDemoteToHelperInvocation": "VkBool32",
  "shaderTerminateInvocation": "VkBool32",
  "subgroupSizeControl": "VkBool32",
  "computeFullSubgroups": "VkBool32",
  "synchronization2": "VkBool32",
  "textureCompressionASTC_HDR": "VkBool32",
  "shaderZeroInitializeWorkgroupMemory": "VkBool32",
  "dynamicRendering": "VkBool32",
  "shaderIntegerDotProduct": "VkBool32",
  "maintenance4": "VkBool32"
 },
 "VkPhysicalDeviceVulkan13Properties": {
  "minSubgroupSize": "uint32_t",
  "maxSubgroupSize": "uint32_t",
  "maxComputeWorkgroupSubgroups": "uint32_t",
  "requiredSubgroupSizeStages": "VkShaderStageFlags",
  "maxInlineUniformBlockSize": "uint32_t",
  "maxPerStageDescriptorInlineUniformBlocks": "uint32_t",
  "maxPerStageDescriptorUpdateAfterBindInlineUniformBlocks": "uint32_t",
  "maxDescriptorSetInlineUniformBlocks": "uint32_t",
  "maxDescriptorSetUpdateAfterBindInlineUniformBlocks": "uint32_t",
  "maxInlineUniformTotalSize": "uint32_t",
  "integerDotProduct8BitUnsignedAccelerated": "VkBool32",
  "integerDotProduct8BitSignedAccelerated": "VkBool32",
  "integerDotProduct8BitMixedSignednessAccelerated": "VkBool32",
  "integerDotProduct4x8BitPackedUnsignedAccelerated": "VkBool32",
  "integerDotProduct4x8BitPackedSignedAccelerated": "VkBool32",
  "integerDotProduct4x8BitPackedMixedSignednessAccelerated": "VkBool32",
  "integerDotProduct16BitUnsignedAccelerated": "VkBool32",
  "integerDotProduct16BitSignedAccelerated": "VkBool32",
  "integerDotProduct16BitMixedSignednessAccelerated": "VkBool32",
  "integerDotProduct32BitUnsignedAccelerated": "VkBool32",
  "integerDotProduct32BitSignedAccelerated": "VkBool32",
  "integerDotProduct32BitMixedSignednessAccelerated": "VkBool32",
  "integerDotProduct64BitUnsignedAccelerated": "VkBool32",
  "integerDotProduct64BitSignedAccelerated": "VkBool32",
  "integerDotProduct64BitMixedSignednessAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating8BitUnsignedAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating8BitSignedAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating8BitMixedSignednessAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating4x8BitPackedUnsignedAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating4x8BitPackedSignedAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating4x8BitPackedMixedSignednessAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating16BitUnsignedAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating16BitSignedAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating16BitMixedSignednessAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating32BitUnsignedAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating32BitSignedAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating32BitMixedSignednessAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating64BitUnsignedAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating64BitSignedAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating64BitMixedSignednessAccelerated": "VkBool32",
  "storageTexelBufferOffsetAlignmentBytes": "VkDeviceSize",
  "storageTexelBufferOffsetSingleTexelAlignment": "VkBool32",
  "uniformTexelBufferOffsetAlignmentBytes": "VkDeviceSize",
  "uniformTexelBufferOffsetSingleTexelAlignment": "VkBool32",
  "maxBufferSize": "VkDeviceSize"
 },
 "VkPhysicalDeviceVulkan14Features": {
  "globalPriorityQuery": "VkBool32",
  "shaderSubgroupRotate": "VkBool32",
  "shaderSubgroupRotateClustered": "VkBool32",
  "shaderFloatControls2": "VkBool32",
  "shaderExpectAssume": "VkBool32",
  "rectangularLines": "VkBool32",
  "bresenhamLines": "VkBool32",
  "smoothLines": "VkBool32",
  "stippledRectangularLines": "VkBool32",
  "stippledBresenhamLines": "VkBool32",
  "stippledSmoothLines": "VkBool32",
  "vertexAttributeInstanceRateDivisor": "VkBool32",
  "vertexAttributeInstanceRateZeroDivisor": "VkBool32",
  "indexTypeUint8": "VkBool32",
  "dynamicRenderingLocalRead": "VkBool32",
  "maintenance5": "VkBool32",
  "maintenance6": "VkBool32",
  "pipelineProtectedAccess": "VkBool32",
  "pipelineRobustness": "VkBool32",
  "hostImageCopy": "VkBool32",
  "pushDescriptor": "VkBool32"
 },
 "VkPhysicalDeviceVulkan14Properties": {
  "lineSubPixelPrecisionBits": "uint32_t",
  "maxVertexAttribDivisor": "uint32_t",
  "supportsNonZeroFirstInstance": "VkBool32",
  "maxPushDescriptors": "uint32_t",
  "dynamicRenderingLocalReadDepthStencilAttachments": "VkBool32",
  "dynamicRenderingLocalReadMultisampledAttachments": "VkBool32",
  "earlyFragmentMultisampleCoverageAfterSampleCounting": "VkBool32",
  "earlyFragmentSampleMaskTestBeforeSampleCounting": "VkBool32",
  "depthStencilSwizzleOneSupport": "VkBool32",
  "polygonModePointSize": "VkBool32",
  "nonStrictSinglePixelWideLinesUseParallelogram": "VkBool32",
  "nonStrictWideLinesUseParallelogram": "VkBool32",
  "blockTexelViewCompatibleMultipleLayers": "VkBool32",
  "maxCombinedImageSamplerDescriptorCount": "uint32_t",
  "fragmentShadingRateClampCombinerInputs": "VkBool32",
  "defaultRobustnessStorageBuffers": "VkPipelineRobustnessBufferBehavior",
  "defaultRobustnessUniformBuffers": "VkPipelineRobustnessBufferBehavior",
  "defaultRobustnessVertexInputs": "VkPipelineRobustnessBufferBehavior",
  "defaultRobustnessImages": "VkPipelineRobustnessImageBehavior",
  "copySrcLayoutCount": "uint32_t",
  "copyDstLayoutCount": "uint32_t",
  "optimalTilingLayoutUUID": "other",
  "identicalMemoryTypeRequirements": "VkBool32"
 },
 "VkPhysicalDeviceCoherentMemoryFeaturesAMD": {
  "deviceCoherentMemory": "VkBool32"
 },
 "VkPhysicalDeviceGpaFeaturesAMD": {
  "perfCounters": "VkBool32",
  "streamingPerfCounters": "VkBool32",
  "sqThreadTracing": "VkBool32",
  "clockModes": "VkBool32"
 },
 "VkPhysicalDeviceGpaPropertiesAMD": {
  "flags": "other",
  "maxSqttSeBufferSize": "VkDeviceSize",
  "shaderEngineCount": "uint32_t",
  "perfBlockCount": "uint32_t"
 },
 "VkPhysicalDeviceGpaProperties2AMD": {
  "revisionId": "uint32_t"
 },
 "VkPhysicalDeviceCustomBorderColorPropertiesEXT": {
  "maxCustomBorderColorSamplers": "uint32_t"
 },
 "VkPhysicalDeviceCustomBorderColorFeaturesEXT": {
  "customBorderColors": "VkBool32",
  "customBorderColorWithoutFormat": "VkBool32"
 },
 "VkPhysicalDeviceBorderColorSwizzleFeaturesEXT": {
  "borderColorSwizzle": "VkBool32",
  "borderColorSwizzleFromImage": "VkBool32"
 },
 "VkPhysicalDeviceExtendedDynamicStateFeaturesEXT": {
  "extendedDynamicState": "VkBool32"
 },
 "VkPhysicalDeviceExtendedDynamicState2FeaturesEXT": {
  "extendedDynamicState2": "VkBool32",
  "extendedDynamicState2LogicOp": "VkBool32",
  "extendedDynamicState2PatchControlPoints": "VkBool32"
 },
 "VkPhysicalDeviceExtendedDynamicState3FeaturesEXT": {
  "extendedDynamicState3TessellationDomainOrigin": "VkBool32",
  "extendedDynamicState3DepthClampEnable": "VkBool32",
  "extendedDynamicState3PolygonMode": "VkBool32",
  "extendedDynamicState3RasterizationSamples": "VkBool32",
  "extendedDynamicState3SampleMask": "VkBool32",
  "extendedDynamicState3AlphaToCoverageEnable": "VkBool32",
  "extendedDynamicState3AlphaToOneEnable": "VkBool32",
  "extendedDynamicState3LogicOpEnable": "VkBool32",
  "extendedDynamicState3ColorBlendEnable": "VkBool32",
  "extendedDynamicState3ColorBlendEquation": "VkBool32",
  "extendedDynamicState3ColorWriteMask": "VkBool32",
  "extendedDynamicState3RasterizationStream": "VkBool32",
  "extendedDynamicState3ConservativeRasterizationMode": "VkBool32",
  "extendedDynamicState3ExtraPrimitiveOverestimationSize": "VkBool32",
  "extendedDynamicState3DepthClipEnable": "VkBool32",
  "extendedDynamicState3SampleLocationsEnable": "VkBool32",
  "extendedDynamicState3ColorBlendAdvanced": "VkBool32",
  "extendedDynamicState3ProvokingVertexMode": "VkBool32",
  "extendedDynamicState3LineRasterizationMode": "VkBool32",
  "extendedDynamicState3LineStippleEnable": "VkBool32",
  "extendedDynamicState3DepthClipNegativeOneToOne": "VkBool32",
  "extendedDynamicState3ViewportWScalingEnable": "VkBool32",
  "extendedDynamicState3ViewportSwizzle": "VkBool32",
  "extendedDynamicState3CoverageToColorEnable": "VkBool32",
  "extendedDynamicState3CoverageToColorLocation": "VkBool32",
  "extendedDynamicState3CoverageModulationMode": "VkBool32",
  "extendedDynamicState3CoverageModulationTableEnable": "VkBool32",
  "extendedDynamicState3CoverageModulationTable": "VkBool32",
  "extendedDynamicState3CoverageReductionMode": "VkBool32",
  "extendedDynamicState3RepresentativeFragmentTestEnable": "VkBool32",
  "extendedDynamicState3ShadingRateImageEnable": "VkBool32"
 },
 "VkPhysicalDeviceExtendedDynamicState3PropertiesEXT": {
  "dynamicPrimitiveTopologyUnrestricted": "VkBool32"
 },
 "VkPhysicalDeviceExtendedFlagsFeaturesKHR": {
  "extendedFlags": "VkBool32"
 },
 "VkPhysicalDevicePartitionedAccelerationStructureFeaturesNV": {
  "partitionedAccelerationStructure": "VkBool32"
 },
 "VkPhysicalDevicePartitionedAccelerationStructurePropertiesNV": {
  "maxPartitionCount": "uint32_t"
 },
 "VkPhysicalDeviceDiagnosticsConfigFeaturesNV": {
  "diagnosticsConfig": "VkBool32"
 },
 "VkPhysicalDeviceZeroInitializeWorkgroupMemoryFeatures": {
  "shaderZeroInitializeWorkgroupMemory": "VkBool32"
 },
 "VkPhysicalDeviceShaderSubgroupUniformControlFlowFeaturesKHR": {
  "shaderSubgroupUniformControlFlow": "VkBool32"
 },
 "VkPhysicalDeviceRobustness2FeaturesKHR": {
  "robustBufferAccess2": "VkBool32",
  "robustImageAccess2": "VkBool32",
  "nullDescriptor": "VkBool32"
 },
 "VkPhysicalDeviceRobustness2PropertiesKHR": {
  "robustStorageBufferAccessSizeAlignment": "VkDeviceSize",
  "robustUniformBufferAccessSizeAlignment": "VkDeviceSize"
 },
 "VkPhysicalDeviceImageRobustnessFeatures": {
  "robustImageAccess": "VkBool32"
 },
 "VkPhysicalDeviceWorkgroupMemoryExplicitLayoutFeaturesKHR": {
  "workgroupMemoryExplicitLayout": "VkBool32",
  "workgroupMemoryExplicitLayoutScalarBlockLayout": "VkBool32",
  "workgroupMemoryExplicitLayout8BitAccess": "VkBool32",
  "workgroupMemoryExplicitLayout16BitAccess": "VkBool32"
 },
 "VkPhysicalDevicePortabilitySubsetFeaturesKHR": {
  "constantAlphaColorBlendFactors": "VkBool32",
  "events": "VkBool32",
  "imageViewFormatReinterpretation": "VkBool32",
  "imageViewFormatSwizzle": "VkBool32",
  "imageView2DOn3DImage": "VkBool32",
  "multisampleArrayImage": "VkBool32",
  "mutableComparisonSamplers": "VkBool32",
  "pointPolygons": "VkBool32",
  "samplerMipLodBias": "VkBool32",
  "separateStencilMaskRef": "VkBool32",
  "shaderSampleRateInterpolationFunctions": "VkBool32",
  "tessellationIsolines": "VkBool32",
  "tessellationPointMode": "VkBool32",
  "triangleFans": "VkBool32",
  "vertexAttributeAccessBeyondStride": "VkBool32"
 },
 "VkPhysicalDevicePortabilitySubsetPropertiesKHR": {
  "minVertexInputBindingStrideAlignment": "uint32_t"
 },
 "VkPhysicalDevice4444FormatsFeaturesEXT": {
  "formatA4R4G4B4": "VkBool32",
  "formatA4B4G4R4": "VkBool32"
 },
 "VkPhysicalDeviceSubpassShadingFeaturesHUAWEI": {
  "subpassShading": "VkBool32"
 },
 "VkPhysicalDeviceClusterCullingShaderFeaturesHUAWEI": {
  "clustercullingShader": "VkBool32",
  "multiviewClusterCullingShader": "VkBool32"
 },
 "VkPhysicalDeviceShaderImageAtomicInt64FeaturesEXT": {
  "shaderImageInt64Atomics": "VkBool32",
  "sparseImageInt64Atomics": "VkBool32"
 },
 "VkPhysicalDeviceFragmentShadingRateFeaturesKHR": {
  "pipelineFragmentShadingRate": "VkBool32",
  "primitiveFragmentShadingRate": "VkBool32",
  "attachmentFragmentShadingRate": "VkBool32"
 },
 "VkPhysicalDeviceFragmentShadingRatePropertiesKHR": {
  "minFragmentShadingRateAttachmentTexelSize": "VkExtent2D",
  "maxFragmentShadingRateAttachmentTexelSize": "VkExtent2D",
  "maxFragmentShadingRateAttachmentTexelSizeAspectRatio": "uint32_t",
  "primitiveFragmentShadingRateWithMultipleViewports": "VkBool32",
  "layeredShadingRateAttachments": "VkBool32",
  "fragmentShadingRateNonTrivialCombinerOps": "VkBool32",
  "maxFragmentSize": "VkExtent2D",
  "maxFragmentSizeAspectRatio": "uint32_t",
  "maxFragmentShadingRateCoverageSamples": "uint32_t",
  "maxFragmentShadingRateRasterizationSamples": "VkSampleCountFlagBits",
  "fragmentShadingRateWithShaderDepthStencilWrites": "VkBool32",
  "fragmentShadingRateWithSampleMask": "VkBool32",
  "fragmentShadingRateWithShaderSampleMask": "VkBool32",
  "fragmentShadingRateWithConservativeRasterization": "VkBool32",
  "fragmentShadingRateWithFragmentShaderInterlock": "VkBool32",
  "fragmentShadingRateWithCustomSampleLocations": "VkBool32",
  "fragmentShadingRateStrictMultiplyCombiner": "VkBool32"
 },
 "VkPhysicalDeviceShaderTerminateInvocationFeatures": {
  "shaderTerminateInvocation": "VkBool32"
 },
 "VkPhysicalDeviceFragmentShadingRateEnumsFeaturesNV": {
  "fragmentShadingRateEnums": "VkBool32",
  "supersampleFragmentShadingRates": "VkBool32",
  "noInvocationFragmentShadingRates": "VkBool32"
 },
 "VkPhysicalDeviceFragmentShadingRateEnumsPropertiesNV": {
  "maxFragmentShadingRateInvocationCount": "VkSampleCountFlagBits"
 },
 "VkPhysicalDeviceImage2DViewOf3DFeaturesEXT": {
  "image2DViewOf3D": "VkBool32",
  "sampler2DViewOf3D": "VkBool32"
 },
 "VkPhysicalDeviceImageSlicedViewOf3DFeaturesEXT": {
  "imageSlicedViewOf3D": "VkBool32"
 },
 "VkPhysicalDeviceAttachmentFeedbackLoopDynamicStateFeaturesEXT": {
  "attachmentFeedbackLoopDynamicState": "VkBool32"
 },
 "VkPhysicalDeviceLegacyVertexAttributesFeaturesEXT": {
  "legacyVertexAttributes": "VkBool32"
 },
 "VkPhysicalDeviceLegacyVertexAttributesPropertiesEXT": {
  "nativeUnalignedPerformance": "VkBool32"
 },
 "VkPhysicalDeviceMutableDescriptorTypeFeaturesEXT": {
  "mutableDescriptorType": "VkBool32"
 },
 "VkPhysicalDeviceDepthClipControlFeaturesEXT": {
  "depthClipControl": "VkBool32"
 },
 "VkPhysicalDeviceZeroInitializeDeviceMemoryFeaturesEXT": {
  "zeroInitializeDeviceMemory": "VkBool32"
 },
 "VkPhysicalDeviceCustomResolveFeaturesEXT": {
  "customResolve": "VkBool32"
 },
 "VkPhysicalDeviceDeviceGeneratedCommandsFeaturesEXT": {
  "deviceGeneratedCommands": "VkBool32",
  "dynamicGeneratedPipelineLayout": "VkBool32"
 },
 "VkPhysicalDeviceDeviceGeneratedCommandsPropertiesEXT": {
  "maxIndirectPipelineCount": "uint32_t",
  "maxIndirectShaderObjectCount": "uint32_t",
  "maxIndirectSequenceCount": "uint32_t",
  "maxIndirectCommandsTokenCount": "uint32_t",
  "maxIndirectCommandsTokenOffset": "uint32_t",
  "maxIndirectCommandsIndirectStride": "uint32_t",
  "supportedIndirectCommandsInputModes": "VkIndirectCommandsInputModeFlagsEXT",
  "supportedIndirectCommandsShaderStages": "VkShaderStageFlags",
  "supportedIndirectCommandsShaderStagesPipelineBinding": "VkShaderStageFlags",
  "supportedIndirectCommandsShaderStagesShaderBinding": "VkShaderStageFlags",
  "deviceGeneratedCommandsTransformFeedback": "VkBool32",
  "deviceGeneratedCommandsMultiDrawIndirectCount": "VkBool32"
 },
 "VkPhysicalDeviceDepthClampControlFeaturesEXT": {
  "depthClampControl": "VkBool32"
 },
 "VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT": {
  "vertexInputDynamicState": "VkBool32"
 },
 "VkPhysicalDeviceExternalMemoryRDMAFeaturesNV": {
  "externalMemoryRDMA": "VkBool32"
 },
 "VkPhysicalDeviceShaderRelaxedExtendedInstructionFeaturesKHR": {
  "shaderRelaxedExtendedInstruction": "VkBool32"
 },
 "VkPhysicalDeviceColorWriteEnableFeaturesEXT": {
  "colorWriteEnable": "VkBool32"
 },
 "VkPhysicalDeviceSynchronization2Features": {
  "synchronization2": "VkBool32"
 },
 "VkPhysicalDeviceUnifiedImageLayoutsFeaturesKHR": {
  "unifiedImageLayouts": "VkBool32",
  "unifiedImageLayoutsVideo": "VkBool32"
 },
 "VkPhysicalDeviceHostImageCopyFeatures": {
  "hostImageCopy": "VkBool32"
 },
 "VkPhysicalDeviceHostImageCopyProperties": {
  "copySrcLayoutCount": "uint32_t",
  "copyDstLayoutCount": "uint32_t",
  "optimalTilingLayoutUUID": "other",
  "identicalMemoryTypeRequirements": "VkBool32"
 },
 "VkPhysicalDeviceVulkanSC10Properties": {
  "deviceNoDynamicHostAllocations": "VkBool32",
  "deviceDestroyFreesMemory": "VkBool32",
  "commandPoolMultipleCommandBuffersRecording": "VkBool32",
  "commandPoolResetCommandBuffer": "VkBool32",
  "commandBufferSimultaneousUse": "VkBool32",
  "secondaryCommandBufferNullOrImagelessFramebuffer": "VkBool32",
  "recycleDescriptorSetMemory": "VkBool32",
  "recyclePipelineMemory": "VkBool32",
  "maxRenderPassSubpasses": "uint32_t",
  "maxRenderPassDependencies": "uint32_t",
  "maxSubpassInputAttachments": "uint32_t",
  "maxSubpassPreserveAttachments": "uint32_t",
  "maxFramebufferAttachments": "uint32_t",
  "maxDescriptorSetLayoutBindings": "uint32_t",
  "maxQueryFaultCount": "uint32_t",
  "maxCallbackFaultCount": "uint32_t",
  "maxCommandPoolCommandBuffers": "uint32_t",
  "maxCommandBufferSize": "VkDeviceSize"
 },
 "VkPhysicalDeviceVulkanSC10Features": {
  "shaderAtomicInstructions": "VkBool32"
 },
 "VkPhysicalDevicePrimitivesGeneratedQueryFeaturesEXT": {
  "primitivesGeneratedQuery": "VkBool32",
  "primitivesGeneratedQueryWithRasterizerDiscard": "VkBool32",
  "primitivesGeneratedQueryWithNonZeroStreams": "VkBool32"
 },
 "VkPhysicalDeviceLegacyDitheringFeaturesEXT": {
  "legacyDithering": "VkBool32"
 },
 "VkPhysicalDeviceMultisampledRenderToSingleSampledFeaturesEXT": {
  "multisampledRenderToSingleSampled": "VkBool32"
 },
 "VkPhysicalDeviceMultisampledRenderToSwapchainFeaturesEXT": {
  "multisampledRenderToSwapchain": "VkBool32"
 },
 "VkPhysicalDevicePipelineProtectedAccessFeatures": {
  "pipelineProtectedAccess": "VkBool32"
 },
 "VkPhysicalDeviceVideoMaintenance1FeaturesKHR": {
  "videoMaintenance1": "VkBool32"
 },
 "VkPhysicalDeviceVideoMaintenance2FeaturesKHR": {
  "videoMaintenance2": "VkBool32"
 },
 "VkPhysicalDeviceVideoDecodeVP9FeaturesKHR": {
  "videoDecodeVP9": "VkBool32"
 },
 "VkPhysicalDeviceVideoEncodeQuantizationMapFeaturesKHR": {
  "videoEncodeQuantizationMap": "VkBool32"
 },
 "VkPhysicalDeviceVideoEncodeFeedback2FeaturesKHR": {
  "videoEncodeFeedback2": "VkBool32"
 },
 "VkPhysicalDeviceVideoEncodeAV1FeaturesKHR": {
  "videoEncodeAV1": "VkBool32"
 },
 "VkPhysicalDeviceInheritedViewportScissorFeaturesNV": {
  "inheritedViewportScissor2D": "VkBool32"
 },
 "VkPhysicalDeviceYcbcr2Plane444FormatsFeaturesEXT": {
  "ycbcr2plane444Formats": "VkBool32"
 },
 "VkPhysicalDeviceProvokingVertexFeaturesEXT": {
  "provokingVertexLast": "VkBool32",
  "transformFeedbackPreservesProvokingVertex": "VkBool32"
 },
 "VkPhysicalDeviceProvokingVertexPropertiesEXT": {
  "provokingVertexModePerPipeline": "VkBool32",
  "transformFeedbackPreservesTriangleFanProvokingVertex": "VkBool32"
 },
 "VkPhysicalDeviceVideoEncodeIntraRefreshFeaturesKHR": {
  "videoEncodeIntraRefresh": "VkBool32"
 },
 "VkPhysicalDeviceDescriptorBufferFeaturesEXT": {
  "descriptorBuffer": "VkBool32",
  "descriptorBufferCaptureReplay": "VkBool32",
  "descriptorBufferImageLayoutIgnored": "VkBool32",
  "descriptorBufferPushDescriptors": "VkBool32"
 },
 "VkPhysicalDeviceDescriptorBufferPropertiesEXT": {
  "combinedImageSamplerDescriptorSingleArray": "VkBool32",
  "bufferlessPushDescriptors": "VkBool32",
  "allowSamplerImageViewPostSubmitCreation": "VkBool32",
  "descriptorBufferOffsetAlignment": "VkDeviceSize",
  "maxDescriptorBufferBindings": "uint32_t",
  "maxResourceDescriptorBufferBindings": "uint32_t",
  "maxSamplerDescriptorBufferBindings": "uint32_t",
  "maxEmbeddedImmutableSamplerBindings": "uint32_t",
  "maxEmbeddedImmutableSamplers": "uint32_t",
  "bufferCaptureReplayDescriptorDataSize": "size_t",
  "imageCaptureReplayDescriptorDataSize": "size_t",
  "imageViewCaptureReplayDescriptorDataSize": "size_t",
  "samplerCaptureReplayDescriptorDataSize": "size_t",
  "accelerationStructureCaptureReplayDescriptorDataSize": "size_t",
  "samplerDescriptorSize": "size_t",
  "combinedImageSamplerDescriptorSize": "size_t",
  "sampledImageDescriptorSize": "size_t",
  "storageImageDescriptorSize": "size_t",
  "uniformTexelBufferDescriptorSize": "size_t",
  "robustUniformTexelBufferDescriptorSize": "size_t",
  "storageTexelBufferDescriptorSize": "size_t",
  "robustStorageTexelBufferDescriptorSize": "size_t",
  "uniformBufferDescriptorSize": "size_t",
  "robustUniformBufferDescriptorSize": "size_t",
  "storageBufferDescriptorSize": "size_t",
  "robustStorageBufferDescriptorSize": "size_t",
  "inputAttachmentDescriptorSize": "size_t",
  "accelerationStructureDescriptorSize": "size_t",
  "maxSamplerDescriptorBufferRange": "VkDeviceSize",
  "maxResourceDescriptorBufferRange": "VkDeviceSize",
  "samplerDescriptorBufferAddressSpaceSize": "VkDeviceSize",
  "resourceDescriptorBufferAddressSpaceSize": "VkDeviceSize",
  "descriptorBufferAddressSpaceSize": "VkDeviceSize"
 },
 "VkPhysicalDeviceDescriptorBufferDensityMapPropertiesEXT": {
  "combinedImageSamplerDensityMapDescriptorSize": "size_t"
 },
 "VkPhysicalDeviceShaderIntegerDotProductFeatures": {
  "shaderIntegerDotProduct": "VkBool32"
 },
 "VkPhysicalDeviceShaderIntegerDotProductProperties": {
  "integerDotProduct8BitUnsignedAccelerated": "VkBool32",
  "integerDotProduct8BitSignedAccelerated": "VkBool32",
  "integerDotProduct8BitMixedSignednessAccelerated": "VkBool32",
  "integerDotProduct4x8BitPackedUnsignedAccelerated": "VkBool32",
  "integerDotProduct4x8BitPackedSignedAccelerated": "VkBool32",
  "integerDotProduct4x8BitPackedMixedSignednessAccelerated": "VkBool32",
  "integerDotProduct16BitUnsignedAccelerated": "VkBool32",
  "integerDotProduct16BitSignedAccelerated": "VkBool32",
  "integerDotProduct16BitMixedSignednessAccelerated": "VkBool32",
  "integerDotProduct32BitUnsignedAccelerated": "VkBool32",
  "integerDotProduct32BitSignedAccelerated": "VkBool32",
  "integerDotProduct32BitMixedSignednessAccelerated": "VkBool32",
  "integerDotProduct64BitUnsignedAccelerated": "VkBool32",
  "integerDotProduct64BitSignedAccelerated": "VkBool32",
  "integerDotProduct64BitMixedSignednessAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating8BitUnsignedAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating8BitSignedAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating8BitMixedSignednessAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating4x8BitPackedUnsignedAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating4x8BitPackedSignedAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating4x8BitPackedMixedSignednessAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating16BitUnsignedAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating16BitSignedAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating16BitMixedSignednessAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating32BitUnsignedAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating32BitSignedAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating32BitMixedSignednessAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating64BitUnsignedAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating64BitSignedAccelerated": "VkBool32",
  "integerDotProductAccumulatingSaturating64BitMixedSignednessAccelerated": "VkBool32"
 },
 "VkPhysicalDeviceDrmPropertiesEXT": {
  "hasPrimary": "VkBool32",
  "hasRender": "VkBool32",
  "primaryMajor": "other",
  "primaryMinor": "other",
  "renderMajor": "other",
  "renderMinor": "other"
 },
 "VkPhysicalDeviceFragmentShaderBarycentricFeaturesKHR": {
  "fragmentShaderBarycentric": "VkBool32"
 },
 "VkPhysicalDeviceFragmentShaderBarycentricPropertiesKHR": {
  "triStripVertexOrderIndependentOfProvokingVertex": "VkBool32"
 },
 "VkPhysicalDeviceShaderFmaFeaturesKHR": {
  "shaderFmaFloat16": "VkBool32",
  "shaderFmaFloat32": "VkBool32",
  "shaderFmaFloat64": "VkBool32"
 },
 "VkPhysicalDeviceRayTracingMotionBlurFeaturesNV": {
  "rayTracingMotionBlur": "VkBool32",
  "rayTracingMotionBlurPipelineTraceRaysIndirect": "VkBool32"
 },
 "VkPhysicalDeviceRayTracingValidationFeaturesNV": {
  "rayTracingValidation": "VkBool32"
 },
 "VkPhysicalDeviceRayTracingLinearSweptSpheresFeaturesNV": {
  "spheres": "VkBool32",
  "linearSweptSpheres": "VkBool32"
 },
 "VkPhysicalDeviceRGBA10X6FormatsFeaturesEXT": {
  "formatRgba10x6WithoutYCbCrSampler": "VkBool32"
 },
 "VkPhysicalDeviceDynamicRenderingFeatures": {
  "dynamicRendering": "VkBool32"
 },
 "VkPhysicalDeviceImageViewMinLodFeaturesEXT": {
  "minLod": "VkBool32"
 },
 "VkPhysicalDeviceRasterizationOrderAttachmentAccessFeaturesEXT": {
  "rasterizationOrderColorAttachmentAccess": "VkBool32",
  "rasterizationOrderDepthAttachmentAccess": "VkBool32",
  "rasterizationOrderStencilAttachmentAccess": "VkBool32"
 },
 "VkPhysicalDeviceLinearColorAttachmentFeaturesNV": {
  "linearColorAttachment": "VkBool32"
 },
 "VkPhysicalDeviceGraphicsPipelineLibraryFeaturesEXT": {
  "graphicsPipelineLibrary": "VkBool32"
 },
 "VkPhysicalDevicePipelineBinaryFeaturesKHR": {
  "pipelineBinaries": "VkBool32"
 },
 "VkPhysicalDevicePipelineBinaryPropertiesKHR": {
  "pipelineBinaryInternalCache": "VkBool32",
  "pipelineBinaryInternalCacheControl": "VkBool32",
  "pipelineBinaryPrefersInternalCache": "VkBool32",
  "pipelineBinaryPrecompiledInternalCache": "VkBool32",
  "pipelineBinaryCompressedData": "VkBool32"
 },
 "VkPhysicalDeviceGraphicsPipelineLibraryPropertiesEXT": {
  "graphicsPipelineLibraryFastLinking": "VkBool32",
  "graphicsPipelineLibraryIndependentInterpolationDecoration": "VkBool32"
 },
 "VkPhysicalDeviceDataGraphNeuralAcceleratorStatisticsFeaturesARM": {
  "dataGraphNeuralAcceleratorStatistics": "VkBool32"
 },
 "VkPhysicalDeviceDescriptorSetHostMappingFeaturesVALVE": {
  "descriptorSetHostMapping": "VkBool32"
 },
 "VkPhysicalDeviceNestedCommandBufferFeaturesEXT": {
  "nestedCommandBuffer": "VkBool32",
  "nestedCommandBufferRendering": "VkBool32",
  "nestedCommandBufferSimultaneousUse": "VkBool32"
 },
 "VkPhysicalDeviceNestedCommandBufferPropertiesEXT": {
  "maxCommandBufferNestingLevel": "uint32_t"
 },
 "VkPhysicalDeviceShaderModuleIdentifierFeaturesEXT": {
  "shaderModuleIdentifier": "VkBool32"
 },
 "VkPhysicalDeviceShaderModuleIdentifierPropertiesEXT": {
  "shaderModuleIdentifierAlgorithmUUID": "other"
 },
 "VkPhysicalDeviceImageCompressionControlFeaturesEXT": {
  "imageCompressionControl": "VkBool32"
 },
 "VkPhysicalDeviceImageCompressionControlSwapchainFeaturesEXT": {
  "imageCompressionControlSwapchain": "VkBool32"
 },
 "VkPhysicalDeviceSubpassMergeFeedbackFeaturesEXT": {
  "subpassMergeFeedback": "VkBool32"
 },
 "VkPhysicalDeviceOpacityMicromapFeaturesKHR": {
  "micromap": "VkBool32"
 },
 "VkPhysicalDeviceOpacityMicromapFeaturesEXT": {
  "micromap": "VkBool32",
  "micromapCaptureReplay": "VkBool32",
  "micromapHostCommands": "VkBool32"
 },
 "VkPhysicalDeviceOpacityMicromapPropertiesKHR": {
  "maxOpacity2StateSubdivisionLevel": "uint32_t",
  "maxOpacity4StateSubdivisionLevel": "uint32_t",
  "maxOpacityLossy4StateSubdivisionLevel": "uint32_t",
  "maxMicromapTriangles": "uint64_t"
 },
 "VkPhysicalDeviceOpacityMicromapPropertiesEXT": {
  "maxOpacity2StateSubdivisionLevel": "uint32_t",
  "maxOpacity4StateSubdivisionLevel": "uint32_t"
 },
 "VkPhysicalDeviceDisplacementMicromapFeaturesNV": {
  "displacementMicromap": "VkBool32"
 },
 "VkPhysicalDeviceDisplacementMicromapPropertiesNV": {
  "maxDisplacementMicromapSubdivisionLevel": "uint32_t"
 },
 "VkPhysicalDevicePipelinePropertiesFeaturesEXT": {
  "pipelinePropertiesIdentifier": "VkBool32"
 },
 "VkPhysicalDeviceShaderEarlyAndLateFragmentTestsFeaturesAMD": {
  "shaderEarlyAndLateFragmentTests": "VkBool32"
 },
 "VkPhysicalDeviceNonSeamlessCubeMapFeaturesEXT": {
  "nonSeamlessCubeMap": "VkBool32"
 },
 "VkPhysicalDevicePipelineRobustnessFeatures": {
  "pipelineRobustness": "VkBool32"
 },
 "VkPhysicalDevicePipelineRobustnessProperties": {
  "defaultRobustnessStorageBuffers": "VkPipelineRobustnessBufferBehavior",
  "defaultRobustnessUniformBuffers": "VkPipelineRobustnessBufferBehavior",
  "defaultRobustnessVertexInputs": "VkPipelineRobustnessBufferBehavior",
  "defaultRobustnessImages": "VkPipelineRobustnessImageBehavior"
 },
 "VkPhysicalDeviceShaderMultipleWaitQueuesFeaturesQCOM": {
  "shaderMultipleWaitQueues": "VkBool32"
 },
 "VkPhysicalDeviceShaderMultipleWaitQueuesPropertiesQCOM": {
  "maxShaderWaitQueues": "uint32_t"
 },
 "VkPhysicalDeviceImageProcessingFeaturesQCOM": {
  "textureSampleWeighted": "VkBool32",
  "textureBoxFilter": "VkBool32",
  "textureBlockMatch": "VkBool32"
 },
 "VkPhysicalDeviceImageProcessingPropertiesQCOM": {
  "maxWeightFilterPhases": "uint32_t",
  "maxWeightFilterDimension": "VkExtent2D",
  "maxBlockMatchRegion": "VkExtent2D",
  "maxBoxFilterBlockSize": "VkExtent2D"
 },
 "VkPhysicalDeviceTilePropertiesFeaturesQCOM": {
  "tileProperties": "VkBool32"
 },
 "VkPhysicalDeviceAmigoProfilingFeaturesSEC": {
  "amigoProfiling": "VkBool32"
 },
 "VkPhysicalDeviceAttachmentFeedbackLoopLayoutFeaturesEXT": {
  "attachmentFeedbackLoopLayout": "VkBool32"
 },
 "VkPhysicalDeviceAddressBindingReportFeaturesEXT": {
  "reportAddressBinding": "VkBool32"
 },
 "VkPhysicalDeviceOpticalFlowFeaturesNV": {
  "opticalFlow": "VkBool32"
 },
 "VkPhysicalDeviceOpticalFlowPropertiesNV": {
  "supportedOutputGridSizes": "VkOpticalFlowGridSizeFlagsNV",
  "supportedHintGridSizes": "VkOpticalFlowGridSizeFlagsNV",
  "hintSupported": "VkBool32",
  "costSupported": "VkBool32",
  "bidirectionalFlowSupported": "VkBool32",
  "globalFlowSupported": "VkBool32",
  "minWidth": "uint32_t",
  "minHeight": "uint32_t",
  "maxWidth": "uint32_t",
  "maxHeight": "uint32_t",
  "maxNumRegionsOfInterest": "uint32_t"
 },
 "VkPhysicalDeviceFaultFeaturesEXT": {
  "deviceFault": "VkBool32",
  "deviceFaultVendorBinary": "VkBool32"
 },
 "VkPhysicalDeviceFaultFeaturesKHR": {
  "deviceFault": "VkBool32",
  "deviceFaultVendorBinary": "VkBool32",
  "deviceFaultReportMasked": "VkBool32",
  "deviceFaultDeviceLostOnMasked": "VkBool32"
 },
 "VkPhysicalDeviceFaultPropertiesKHR": {
  "maxDeviceFaultCount": "uint32_t"
 },
 "VkPhysicalDevicePipelineLibraryGroupHandlesFeaturesKHR": {
  "pipelineLibraryGroupHandles": "VkBool32"
 },
 "VkPhysicalDeviceShaderCoreBuiltinsPropertiesARM": {
  "shaderCoreMask": "uint64_t",
  "shaderCoreCount": "uint32_t",
  "shaderWarpsPerCore": "uint32_t"
 },
 "VkPhysicalDeviceShaderCoreBuiltinsFeaturesARM": {
  "shaderCoreBuiltins": "VkBool32"
 },
 "VkPhysicalDeviceFrameBoundaryFeaturesEXT": {
  "frameBoundary": "VkBool32"
 },
 "VkPhysicalDeviceDynamicRenderingUnusedAttachmentsFeaturesEXT": {
  "dynamicRenderingUnusedAttachments": "VkBool32"
 },
 "VkPhysicalDeviceInternallySynchronizedQueuesFeaturesKHR": {
  "internallySynchronizedQueues": "VkBool32"
 },
 "VkPhysicalDeviceSwapchainMaintenance1FeaturesKHR": {
  "swapchainMaintenance1": "VkBool32"
 },
 "VkPhysicalDeviceDepthBiasControlFeaturesEXT": {
  "depthBiasControl": "VkBool32",
  "leastRepresentableValueForceUnormRepresentation": "VkBool32",
  "floatRepresentation": "VkBool32",
  "depthBiasExact": "VkBool32"
 },
 "VkPhysicalDeviceRayTracingInvocationReorderFeaturesEXT": {
  "rayTracingInvocationReorder": "VkBool32"
 },
 "VkPhysicalDeviceRayTracingInvocationReorderFeaturesNV": {
  "rayTracingInvocationReorder": "VkBool32"
 },
 "VkPhysicalDeviceRayTracingInvocationReorderPropertiesEXT": {
  "rayTracingInvocationReorderReorderingHint": "VkRayTracingInvocationReorderModeEXT",
  "maxShaderBindingTableRecordIndex": "uint32_t"
 },
 "VkPhysicalDeviceRayTracingInvocationReorderPropertiesNV": {
  "rayTracingInvocationReorderReorderingHint": "VkRayTracingInvocationReorderModeEXT"
 },
 "VkPhysicalDeviceExtendedSparseAddressSpaceFeaturesNV": {
  "extendedSparseAddressSpace": "VkBool32"
 },
 "VkPhysicalDeviceExtendedSparseAddressSpacePropertiesNV": {
  "extendedSparseAddressSpaceSize": "VkDeviceSize",
  "extendedSparseImageUsageFlags": "VkImageUsageFlags",
  "extendedSparseBufferUsageFlags": "VkBufferUsageFlags"
 },
 "VkPhysicalDeviceMultiviewPerViewViewportsFeaturesQCOM": {
  "multiviewPerViewViewports": "VkBool32"
 },
 "VkPhysicalDeviceRayTracingPositionFetchFeaturesKHR": {
  "rayTracingPositionFetch": "VkBool32"
 },
 "VkPhysicalDeviceShaderCorePropertiesARM": {
  "pixelRate": "uint32_t",
  "texelRate": "uint32_t",
  "fmaRate": "uint32_t"
 },
 "VkPhysicalDeviceMultiviewPerViewRenderAreasFeaturesQCOM": {
  "multiviewPerViewRenderAreas": "VkBool32"
 },
 "VkPhysicalDeviceShaderObjectFeaturesEXT": {
  "shaderObject": "VkBool32"
 },
 "VkPhysicalDeviceShaderObjectPropertiesEXT": {
  "shaderBinaryUUID": "other",
  "shaderBinaryVersion": "uint32_t"
 },
 "VkPhysicalDeviceShaderTileImageFeaturesEXT": {
  "shaderTileImageColorReadAccess": "VkBool32",
  "shaderTileImageDepthReadAccess": "VkBool32",
  "shaderTileImageStencilReadAccess": "VkBool32"
 },
 "VkPhysicalDeviceShaderTileImagePropertiesEXT": {
  "shaderTileImageCoherentReadAccelerated": "VkBool32",
  "shaderTileImageReadSampleFromPixelRateInvocation": "VkBool32",
  "shaderTileImageReadFromHelperInvocation": "VkBool32"
 },
 "VkPhysicalDeviceExternalMemoryScreenBufferFeaturesQNX": {
  "screenBufferImport": "VkBool32"
 },
 "VkPhysicalDeviceCooperativeMatrixFeaturesKHR": {
  "cooperativeMatrix": "VkBool32",
  "cooperativeMatrixRobustBufferAccess": "VkBool32"
 },
 "VkCooperativeMatrixPropertiesKHR": {
  "MSize": "uint32_t",
  "NSize": "uint32_t",
  "KSize": "uint32_t",
  "AType": "VkComponentTypeKHR",
  "BType": "VkComponentTypeKHR",
  "CType": "VkComponentTypeKHR",
  "ResultType": "VkComponentTypeKHR",
  "saturatingAccumulation": "VkBool32",
  "scope": "VkScopeKHR"
 },
 "VkPhysicalDeviceCooperativeMatrixPropertiesKHR": {
  "cooperativeMatrixSupportedStages": "VkShaderStageFlags"
 },
 "VkPhysicalDeviceCooperativeMatrixConversionFeaturesQCOM": {
  "cooperativeMatrixConversion": "VkBool32"
 },
 "VkPhysicalDeviceShaderEnqueuePropertiesAMDX": {
  "maxExecutionGraphDepth": "uint32_t",
  "maxExecutionGraphShaderOutputNodes": "uint32_t",
  "maxExecutionGraphShaderPayloadSize": "uint32_t",
  "maxExecutionGraphShaderPayloadCount": "uint32_t",
  "executionGraphDispatchAddressAlignment": "uint32_t",
  "maxExecutionGraphWorkgroupCount": "uint32_t[3]",
  "maxExecutionGraphWorkgroups": "uint32_t"
 },
 "VkPhysicalDeviceShaderEnqueueFeaturesAMDX": {
  "shaderEnqueue": "VkBool32",
  "shaderMeshEnqueue": "VkBool32"
 },
 "VkPhysicalDeviceAntiLagFeaturesAMD": {
  "antiLag": "VkBool32"
 },
 "VkPhysicalDeviceTileMemoryHeapFeaturesQCOM": {
  "tileMemoryHeap": "VkBool32"
 },
 "VkPhysicalDeviceTileMemoryHeapPropertiesQCOM": {
  "queueSubmitBoundary": "VkBool32",
  "tileBufferTransfers": "VkBool32"
 },
 "VkPhysicalDeviceCubicClampFeaturesQCOM": {
  "cubicRangeClamp": "VkBool32"
 },
 "VkPhysicalDeviceYcbcrDegammaFeaturesQCOM": {
  "ycbcrDegamma": "VkBool32"
 },
 "VkPhysicalDeviceCubicWeightsFeaturesQCOM": {
  "selectableCubicWeights": "VkBool32"
 },
 "VkPhysicalDeviceImageProcessing2FeaturesQCOM": {
  "textureBlockMatch2": "VkBool32"
 },
 "VkPhysicalDeviceImageProcessing2PropertiesQCOM": {
  "maxBlockMatchWindow": "VkExtent2D"
 },
 "VkPhysicalDeviceImageProcessing3FeaturesQCOM": {
  "imageGatherLinear": "VkBool32",
  "imageGatherExtendedModes": "VkBool32",
  "blockMatchExtendedClampToEdge": "VkBool32"
 },
 "VkPhysicalDeviceDescriptorPoolOverallocationFeaturesNV": {
  "descriptorPoolOverallocation": "VkBool32"
 },
 "VkPhysicalDeviceLayeredDriverPropertiesMSFT": {
  "underlyingAPI": "VkLayeredDriverUnderlyingApiMSFT"
 },
 "VkPhysicalDevicePerStageDescriptorSetFeaturesNV": {
  "perStageDescriptorSet": "VkBool32",
  "dynamicPipelineLayout": "VkBool32"
 },
 "VkPhysicalDeviceExternalFormatResolveFeaturesANDROID": {
  "externalFormatResolve": "VkBool32"
 },
 "VkPhysicalDeviceExternalFormatResolvePropertiesANDROID": {
  "nullColorAttachmentWithExternalFormatResolve": "VkBool32",
  "externalFormatResolveChromaOffsetX": "VkChromaLocation",
  "externalFormatResolveChromaOffsetY": "VkChromaLocation"
 },
 "VkPhysicalDeviceCudaKernelLaunchFeaturesNV": {
  "cudaKernelLaunchFeatures": "VkBool32"
 },
 "VkPhysicalDeviceCudaKernelLaunchPropertiesNV": {
  "computeCapabilityMinor": "uint32_t",
  "computeCapabilityMajor": "uint32_t"
 },
 "VkPhysicalDeviceSchedulingControlsFeaturesARM": {
  "schedulingControls": "VkBool32"
 },
 "VkPhysicalDeviceSchedulingControlsPropertiesARM": {
  "schedulingControlsFlags": "VkPhysicalDeviceSchedulingControlsFlagsARM"
 },
 "VkPhysicalDeviceSchedulingControlsDispatchParametersPropertiesARM": {
  "schedulingControlsMaxWarpsCount": "uint32_t",
  "schedulingControlsMaxQueuedBatchesCount": "uint32_t",
  "schedulingControlsMaxWorkGroupBatchSize": "uint32_t"
 },
 "VkPhysicalDeviceRelaxedLineRasterizationFeaturesIMG": {
  "relaxedLineRasterization": "VkBool32"
 },
 "VkPhysicalDeviceRenderPassStripedFeaturesARM": {
  "renderPassStriped": "VkBool32"
 },
 "VkPhysicalDeviceRenderPassStripedPropertiesARM": {
  "renderPassStripeGranularity": "VkExtent2D",
  "maxRenderPassStripes": "uint32_t"
 },
 "VkPhysicalDevicePipelineOpacityMicromapFeaturesARM": {
  "pipelineOpacityMicromap": "VkBool32"
 },
 "VkPhysicalDeviceShaderMaximalReconvergenceFeaturesKHR": {
  "shaderMaximalReconvergence": "VkBool32"
 },
 "VkPhysicalDeviceShaderSubgroupRotateFeatures": {
  "shaderSubgroupRotate": "VkBool32",
  "shaderSubgroupRotateClustered": "VkBool32"
 },
 "VkPhysicalDeviceShaderExpectAssumeFeatures": {
  "shaderExpectAssume": "VkBool32"
 },
 "VkPhysicalDeviceShaderFloatControls2Features": {
  "shaderFloatControls2": "VkBool32"
 },
 "VkPhysicalDeviceDynamicRenderingLocalReadFeatures": {
  "dynamicRenderingLocalRead": "VkBool32"
 },
 "VkPhysicalDeviceShaderQuadControlFeaturesKHR": {
  "shaderQuadControl": "VkBool32"
 },
 "VkPhysicalDeviceShaderAtomicFloat16VectorFeaturesNV": {
  "shaderFloat16VectorAtomics": "VkBool32"
 },
 "VkPhysicalDeviceMapMemoryPlacedFeaturesEXT": {
  "memoryMapPlaced": "VkBool32",
  "memoryMapRangePlaced": "VkBool32",
  "memoryUnmapReserve": "VkBool32"
 },
 "VkPhysicalDeviceMapMemoryPlacedPropertiesEXT": {
  "minPlacedMemoryMapAlignment": "VkDeviceSize"
 },
 "VkPhysicalDeviceShaderBfloat16FeaturesKHR": {
  "shaderBFloat16Type": "VkBool32",
  "shaderBFloat16DotProduct": "VkBool32",
  "shaderBFloat16CooperativeMatrix": "VkBool32"
 },
 "VkPhysicalDeviceRawAccessChainsFeaturesNV": {
  "shaderRawAccessChains": "VkBool32"
 },
 "VkPhysicalDeviceCommandBufferInheritanceFeaturesNV": {
  "commandBufferInheritance": "VkBool32"
 },
 "VkPhysicalDeviceImageAlignmentControlFeaturesMESA": {
  "imageAlignmentControl": "VkBool32"
 },
 "VkPhysicalDeviceImageAlignmentControlPropertiesMESA": {
  "supportedImageAlignmentMask": "uint32_t"
 },
 "VkPhysicalDeviceShaderReplicatedCompositesFeaturesEXT": {
  "shaderReplicatedComposites": "VkBool32"
 },
 "VkPhysicalDevicePresentModeFifoLatestReadyFeaturesKHR": {
  "presentModeFifoLatestReady": "VkBool32"
 },
 "VkPhysicalDeviceCooperativeMatrix2FeaturesNV": {
  "cooperativeMatrixWorkgroupScope": "VkBool32",
  "cooperativeMatrixFlexibleDimensions": "VkBool32",
  "cooperativeMatrixReductions": "VkBool32",
  "cooperativeMatrixConversions": "VkBool32",
  "cooperativeMatrixPerElementOperations": "VkBool32",
  "cooperativeMatrixTensorAddressing": "VkBool32",
  "cooperativeMatrixBlockLoads": "VkBool32"
 },
 "VkPhysicalDeviceCooperativeMatrix2PropertiesNV": {
  "cooperativeMatrixWorkgroupScopeMaxWorkgroupSize": "uint32_t",
  "cooperativeMatrixFlexibleDimensionsMaxDimension": "uint32_t",
  "cooperativeMatrixWorkgroupScopeReservedSharedMemory": "uint32_t"
 },
 "VkCooperativeMatrixFlexibleDimensionsPropertiesNV": {
  "MGranularity": "uint32_t",
  "NGranularity": "uint32_t",
  "KGranularity": "uint32_t",
  "AType": "VkComponentTypeKHR",
  "BType": "VkComponentTypeKHR",
  "CType": "VkComponentTypeKHR",
  "ResultType": "VkComponentTypeKHR",
  "saturatingAccumulation": "VkBool32",
  "scope": "VkScopeKHR",
  "workgroupInvocations": "uint32_t"
 },
 "VkPhysicalDeviceCooperativeMatrixDecodeVectorFeaturesNV": {
  "cooperativeMatrixDecodeVector": "VkBool32"
 },
 "VkPhysicalDeviceHdrVividFeaturesHUAWEI": {
  "hdrVivid": "VkBool32"
 },
 "VkPhysicalDeviceVertexAttributeRobustnessFeaturesEXT": {
  "vertexAttributeRobustness": "VkBool32"
 },
 "VkPhysicalDeviceDenseGeometryFormatFeaturesAMDX": {
  "denseGeometryFormat": "VkBool32"
 },
 "VkPhysicalDeviceDepthClampZeroOneFeaturesKHR": {
  "depthClampZeroOne": "VkBool32"
 },
 "VkPhysicalDeviceCooperativeVectorFeaturesNV": {
  "cooperativeVector": "VkBool32",
  "cooperativeVectorTraining": "VkBool32"
 },
 "VkCooperativeVectorPropertiesNV": {
  "inputType": "VkComponentTypeKHR",
  "inputInterpretation": "VkComponentTypeKHR",
  "matrixInterpretation": "VkComponentTypeKHR",
  "biasInterpretation": "VkComponentTypeKHR",
  "resultType": "VkComponentTypeKHR",
  "transpose": "VkBool32"
 },
 "VkPhysicalDeviceCooperativeVectorPropertiesNV": {
  "cooperativeVectorSupportedStages": "VkShaderStageFlags",
  "cooperativeVectorTrainingFloat16Accumulation": "VkBool32",
  "cooperativeVectorTrainingFloat32Accumulation": "VkBool32",
  "maxCooperativeVectorComponents": "uint32_t"
 },
 "VkPhysicalDeviceTileShadingFeaturesQCOM": {
  "tileShading": "VkBool32",
  "tileShadingFragmentStage": "VkBool32",
  "tileShadingColorAttachments": "VkBool32",
  "tileShadingDepthAttachments": "VkBool32",
  "tileShadingStencilAttachments": "VkBool32",
  "tileShadingInputAttachments": "VkBool32",
  "tileShadingSampledAttachments": "VkBool32",
  "tileShadingPerTileDraw": "VkBool32",
  "tileShadingPerTileDispatch": "VkBool32",
  "tileShadingDispatchTile": "VkBool32",
  "tileShadingApron": "VkBool32",
  "tileShadingAnisotropicApron": "VkBool32",
  "tileShadingAtomicOps": "VkBool32",
  "tileShadingImageProcessing": "VkBool32"
 },
 "VkPhysicalDeviceTileShadingPropertiesQCOM": {
  "maxApronSize": "uint32_t",
  "preferNonCoherent": "VkBool32",
  "tileGranularity": "VkExtent2D",
  "maxTileShadingRate": "VkExtent2D"
 },
 "VkPhysicalDeviceFragmentDensityMapLayeredPropertiesVALVE": {
  "maxFragmentDensityMapLayers": "uint32_t"
 },
 "VkPhysicalDeviceFragmentDensityMapLayeredFeaturesVALVE": {
  "fragmentDensityMapLayered": "VkBool32"
 },
 "VkPhysicalDevicePresentMeteringFeaturesNV": {
  "presentMetering": "VkBool32"
 },
 "VkPhysicalDeviceExternalComputeQueuePropertiesNV": {
  "externalDataSize": "uint32_t",
  "maxExternalQueues": "uint32_t"
 },
 "VkPhysicalDeviceShaderUniformBufferUnsizedArrayFeaturesEXT": {
  "shaderUniformBufferUnsizedArray": "VkBool32"
 },
 "VkPhysicalDeviceShaderMixedFloatDotProductFeaturesVALVE": {
  "shaderMixedFloatDotProductFloat16AccFloat32": "VkBool32",
  "shaderMixedFloatDotProductFloat16AccFloat16": "VkBool32",
  "shaderMixedFloatDotProductBFloat16Acc": "VkBool32",
  "shaderMixedFloatDotProductFloat8AccFloat32": "VkBool32"
 },
 "VkPhysicalDevicePrimitiveRestartIndexFeaturesEXT": {
  "primitiveRestartIndex": "VkBool32"
 },
 "VkPhysicalDeviceFormatPackFeaturesARM": {
  "formatPack": "VkBool32"
 },
 "VkPhysicalDeviceThrottleHintFeaturesSEC": {
  "throttleHint": "VkBool32"
 },
 "VkPhysicalDeviceTensorPropertiesARM": {
  "maxTensorDimensionCount": "uint32_t",
  "maxTensorElements": "uint64_t",
  "maxPerDimensionTensorElements": "uint64_t",
  "maxTensorStride": "other",
  "maxTensorSize": "uint64_t",
  "maxTensorShaderAccessArrayLength": "uint32_t",
  "maxTensorShaderAccessSize": "uint32_t",
  "maxDescriptorSetStorageTensors": "uint32_t",
  "maxPerStageDescriptorSetStorageTensors": "uint32_t",
  "maxDescriptorSetUpdateAfterBindStorageTensors": "uint32_t",
  "maxPerStageDescriptorUpdateAfterBindStorageTensors": "uint32_t",
  "shaderStorageTensorArrayNonUniformIndexingNative": "VkBool32",
  "shaderTensorSupportedStages": "VkShaderStageFlags"
 },
 "VkPhysicalDeviceTensorFeaturesARM": {
  "tensorNonPacked": "VkBool32",
  "shaderTensorAccess": "VkBool32",
  "shaderStorageTensorArrayDynamicIndexing": "VkBool32",
  "shaderStorageTensorArrayNonUniformIndexing": "VkBool32",
  "descriptorBindingStorageTensorUpdateAfterBind": "VkBool32",
  "tensors": "VkBool32"
 },
 "VkPhysicalDeviceDescriptorBufferTensorPropertiesARM": {
  "tensorCaptureReplayDescriptorDataSize": "size_t",
  "tensorViewCaptureReplayDescriptorDataSize": "size_t",
  "tensorDescriptorSize": "size_t"
 },
 "VkPhysicalDeviceDescriptorBufferTensorFeaturesARM": {
  "descriptorBufferTensorDescriptors": "VkBool32"
 },
 "VkPhysicalDeviceShaderFloat8FeaturesEXT": {
  "shaderFloat8": "VkBool32",
  "shaderFloat8CooperativeMatrix": "VkBool32"
 },
 "VkPhysicalDeviceDataGraphFeaturesARM": {
  "dataGraph": "VkBool32",
  "dataGraphUpdateAfterBind": "VkBool32",
  "dataGraphSpecializationConstants": "VkBool32",
  "dataGraphDescriptorBuffer": "VkBool32",
  "dataGraphShaderModule": "VkBool32"
 },
 "VkPhysicalDevicePipelineCacheIncrementalModeFeaturesSEC": {
  "pipelineCacheIncrementalMode": "VkBool32"
 },
 "VkPhysicalDeviceDataGraphModelFeaturesQCOM": {
  "dataGraphModel": "VkBool32"
 },
 "VkPhysicalDeviceShaderUntypedPointersFeaturesKHR": {
  "shaderUntypedPointers": "VkBool32"
 },
 "VkPhysicalDevicePresentationPropertiesOHOS": {
  "sharedImage": "VkBool32"
 },
 "VkPhysicalDeviceVideoEncodeRgbConversionFeaturesVALVE": {
  "videoEncodeRgbConversion": "VkBool32"
 },
 "VkPhysicalDeviceShader64BitIndexingFeaturesEXT": {
  "shader64BitIndexing": "VkBool32"
 },
 "VkPhysicalDeviceQueuePerfHintFeaturesQCOM": {
  "queuePerfHint": "VkBool32"
 },
 "VkPhysicalDeviceQueuePerfHintPropertiesQCOM": {
  "supportedQueues": "VkQueueFlags"
 },
 "VkPhysicalDevicePerformanceCountersByRegionFeaturesARM": {
  "performanceCountersByRegion": "VkBool32"
 },
 "VkPhysicalDevicePerformanceCountersByRegionPropertiesARM": {
  "maxPerRegionPerformanceCounters": "uint32_t",
  "performanceCounterRegionSize": "VkExtent2D",
  "rowStrideAlignment": "uint32_t",
  "regionAlignment": "uint32_t",
  "identityTransformOrder": "VkBool32"
 },
 "VkPhysicalDeviceComputeOccupancyPriorityFeaturesNV": {
  "computeOccupancyPriority": "VkBool32"
 },
 "VkPhysicalDeviceShaderLongVectorFeaturesEXT": {
  "longVector": "VkBool32"
 },
 "VkPhysicalDeviceShaderLongVectorPropertiesEXT": {
  "maxVectorComponents": "uint32_t"
 },
 "VkPhysicalDeviceTextureCompressionASTC3DFeaturesEXT": {
  "textureCompressionASTC_3D": "VkBool32"
 },
 "VkPhysicalDeviceShaderSubgroupPartitionedFeaturesEXT": {
  "shaderSubgroupPartitioned": "VkBool32"
 },
 "VkPhysicalDeviceShaderSplitBarrierFeaturesEXT": {
  "shaderSplitBarrier": "VkBool32"
 },
 "VkPhysicalDeviceShaderSplitBarrierPropertiesEXT": {
  "splitBarrierReservedSharedMemory": "uint32_t"
 },
 "VkPhysicalDeviceDescriptorHeapFeaturesEXT": {
  "descriptorHeap": "VkBool32",
  "descriptorHeapCaptureReplay": "VkBool32"
 },
 "VkPhysicalDeviceDescriptorHeapPropertiesEXT": {
  "samplerHeapAlignment": "VkDeviceSize",
  "resourceHeapAlignment": "VkDeviceSize",
  "maxSamplerHeapSize": "VkDeviceSize",
  "maxResourceHeapSize": "VkDeviceSize",
  "minSamplerHeapReservedRange": "VkDeviceSize",
  "minSamplerHeapReservedRangeWithEmbedded": "VkDeviceSize",
  "minResourceHeapReservedRange": "VkDeviceSize",
  "samplerDescriptorSize": "VkDeviceSize",
  "imageDescriptorSize": "VkDeviceSize",
  "bufferDescriptorSize": "VkDeviceSize",
  "samplerDescriptorAlignment": "VkDeviceSize",
  "imageDescriptorAlignment": "VkDeviceSize",
  "bufferDescriptorAlignment": "VkDeviceSize",
  "maxPushDataSize": "VkDeviceSize",
  "imageCaptureReplayOpaqueDataSize": "size_t",
  "maxDescriptorHeapEmbeddedSamplers": "uint32_t",
  "samplerYcbcrConversionCount": "uint32_t",
  "sparseDescriptorHeaps": "VkBool32",
  "protectedDescriptorHeaps": "VkBool32"
 },
 "VkPhysicalDeviceDescriptorHeapTensorPropertiesARM": {
  "tensorDescriptorSize": "VkDeviceSize",
  "tensorDescriptorAlignment": "VkDeviceSize",
  "tensorCaptureReplayOpaqueDataSize": "size_t"
 },
 "VkPhysicalDeviceShaderInstrumentationFeaturesARM": {
  "shaderInstrumentation": "VkBool32"
 },
 "VkPhysicalDeviceShaderInstrumentationPropertiesARM": {
  "numMetrics": "uint32_t",
  "perBasicBlockGranularity": "VkBool32"
 },
 "VkPhysicalDeviceDeviceAddressCommandsFeaturesKHR": {
  "deviceAddressCommands": "VkBool32"
 },
 "VkPhysicalDeviceShaderConstantDataFeaturesKHR": {
  "shaderConstantData": "VkBool32"
 },
 "VkPhysicalDeviceShaderAbortFeaturesKHR": {
  "shaderAbort": "VkBool32"
 },
 "VkPhysicalDeviceShaderAbortPropertiesKHR": {
  "maxShaderAbortMessageSize": "uint64_t"
 },
 "VkPhysicalDeviceDataGraphOpticalFlowFeaturesARM": {
  "dataGraphOpticalFlow": "VkBool32"
 },
 "VkPhysicalDeviceImageTilingControlFeaturesEXT": {
  "imageTilingControl": "VkBool32"
 },
 "VkPhysicalDeviceShaderOCPMicroscalingTypesFeaturesEXT": {
  "shaderFloat4": "VkBool32",
  "shaderFloat6": "VkBool32",
  "shaderFloat8UnsignedE8M0": "VkBool32",
  "shaderMXInt8": "VkBool32"
 },
 "VkPhysicalDeviceCooperativeMatrixMaintenance1FeaturesEXT": {
  "cooperativeMatrixProperties2": "VkBool32",
  "cooperativeMatrixReductions": "VkBool32",
  "cooperativeMatrixConversions": "VkBool32",
  "cooperativeMatrixPerElementOperations": "VkBool32",
  "cooperativeMatrixGetCoordinate": "VkBool32"
 },
 "VkPhysicalDeviceBufferDeviceAddressAllocationAlignmentFeaturesVALVE": {
  "bufferDeviceAddressAllocationAlignment": "VkBool32"
 },
 "VkPhysicalDeviceBufferDeviceAddressAllocationAlignmentPropertiesVALVE": {
  "maxBufferDeviceAddressAllocationAlignment": "uint32_t"
 },
 "VkPhysicalDeviceInfoPropertiesINTEL": {
  "deviceIpVersionArch": "uint32_t",
  "deviceIpVersionRelease": "uint32_t",
  "deviceIpVersionRevision": "uint32_t"
 }
}

/** Other names of structures. */
export const structureAliases: Readonly<Record<string, string>> = {
 "VkPhysicalDeviceExternalSciBufFeaturesNV": "VkPhysicalDeviceExternalMemorySciBufFeaturesNV",
 "VkPhysicalDevicePrivateDataFeaturesEXT": "VkPhysicalDevicePrivateDataFeatures",
 "VkPhysicalDeviceFeatures2KHR": "VkPhysicalDeviceFeatures2",
 "VkPhysicalDeviceProperties2KHR": "VkPhysicalDeviceProperties2",
 "VkPhysicalDevicePushDescriptorPropertiesKHR": "VkPhysicalDevicePushDescriptorProperties",
 "VkPhysicalDeviceDriverPropertiesKHR": "VkPhysicalDeviceDriverProperties",
 "VkPhysicalDeviceVariablePointersFeaturesKHR": "VkPhysicalDeviceVariablePointersFeatures",
 "VkPhysicalDeviceVariablePointerFeaturesKHR": "VkPhysicalDeviceVariablePointersFeatures",
 "VkPhysicalDeviceVariablePointerFeatures": "VkPhysicalDeviceVariablePointersFeatures",
 "VkPhysicalDeviceIDPropertiesKHR": "VkPhysicalDeviceIDProperties",
 "VkPhysicalDeviceMultiviewFeaturesKHR": "VkPhysicalDeviceMultiviewFeatures",
 "VkPhysicalDeviceMultiviewPropertiesKHR": "VkPhysicalDeviceMultiviewProperties",
 "VkPhysicalDevice16BitStorageFeaturesKHR": "VkPhysicalDevice16BitStorageFeatures",
 "VkPhysicalDeviceShaderSubgroupExtendedTypesFeaturesKHR": "VkPhysicalDeviceShaderSubgroupExtendedTypesFeatures",
 "VkPhysicalDevicePointClippingPropertiesKHR": "VkPhysicalDevicePointClippingProperties",
 "VkPhysicalDeviceSamplerYcbcrConversionFeaturesKHR": "VkPhysicalDeviceSamplerYcbcrConversionFeatures",
 "VkPhysicalDeviceSamplerFilterMinmaxPropertiesEXT": "VkPhysicalDeviceSamplerFilterMinmaxProperties",
 "VkPhysicalDeviceInlineUniformBlockFeaturesEXT": "VkPhysicalDeviceInlineUniformBlockFeatures",
 "VkPhysicalDeviceInlineUniformBlockPropertiesEXT": "VkPhysicalDeviceInlineUniformBlockProperties",
 "VkPhysicalDeviceMaintenance3PropertiesKHR": "VkPhysicalDeviceMaintenance3Properties",
 "VkPhysicalDeviceMaintenance4FeaturesKHR": "VkPhysicalDeviceMaintenance4Features",
 "VkPhysicalDeviceMaintenance4PropertiesKHR": "VkPhysicalDeviceMaintenance4Properties",
 "VkPhysicalDeviceMaintenance5FeaturesKHR": "VkPhysicalDeviceMaintenance5Features",
 "VkPhysicalDeviceMaintenance5PropertiesKHR": "VkPhysicalDeviceMaintenance5Properties",
 "VkPhysicalDeviceMaintenance6FeaturesKHR": "VkPhysicalDeviceMaintenance6Features",
 "VkPhysicalDeviceMaintenance6PropertiesKHR": "VkPhysicalDeviceMaintenance6Properties",
 "VkPhysicalDeviceShaderDrawParameterFeatures": "VkPhysicalDeviceShaderDrawParametersFeatures",
 "VkPhysicalDeviceShaderFloat16Int8FeaturesKHR": "VkPhysicalDeviceShaderFloat16Int8Features",
 "VkPhysicalDeviceFloat16Int8FeaturesKHR": "VkPhysicalDeviceShaderFloat16Int8Features",
 "VkPhysicalDeviceFloatControlsPropertiesKHR": "VkPhysicalDeviceFloatControlsProperties",
 "VkPhysicalDeviceHostQueryResetFeaturesEXT": "VkPhysicalDeviceHostQueryResetFeatures",
 "VkPhysicalDeviceGlobalPriorityQueryFeaturesKHR": "VkPhysicalDeviceGlobalPriorityQueryFeatures",
 "VkPhysicalDeviceGlobalPriorityQueryFeaturesEXT": "VkPhysicalDeviceGlobalPriorityQueryFeatures",
 "VkPhysicalDeviceDescriptorIndexingFeaturesEXT": "VkPhysicalDeviceDescriptorIndexingFeatures",
 "VkPhysicalDeviceDescriptorIndexingPropertiesEXT": "VkPhysicalDeviceDescriptorIndexingProperties",
 "VkPhysicalDeviceTimelineSemaphoreFeaturesKHR": "VkPhysicalDeviceTimelineSemaphoreFeatures",
 "VkPhysicalDeviceTimelineSemaphorePropertiesKHR": "VkPhysicalDeviceTimelineSemaphoreProperties",
 "VkPhysicalDeviceVertexAttributeDivisorPropertiesKHR": "VkPhysicalDeviceVertexAttributeDivisorProperties",
 "VkPhysicalDevice8BitStorageFeaturesKHR": "VkPhysicalDevice8BitStorageFeatures",
 "VkPhysicalDeviceVulkanMemoryModelFeaturesKHR": "VkPhysicalDeviceVulkanMemoryModelFeatures",
 "VkPhysicalDeviceShaderAtomicInt64FeaturesKHR": "VkPhysicalDeviceShaderAtomicInt64Features",
 "VkPhysicalDeviceVertexAttributeDivisorFeaturesKHR": "VkPhysicalDeviceVertexAttributeDivisorFeatures",
 "VkPhysicalDeviceVertexAttributeDivisorFeaturesEXT": "VkPhysicalDeviceVertexAttributeDivisorFeatures",
 "VkPhysicalDeviceDepthStencilResolvePropertiesKHR": "VkPhysicalDeviceDepthStencilResolveProperties",
 "VkPhysicalDeviceComputeShaderDerivativesFeaturesNV": "VkPhysicalDeviceComputeShaderDerivativesFeaturesKHR",
 "VkPhysicalDeviceFragmentShaderBarycentricFeaturesNV": "VkPhysicalDeviceFragmentShaderBarycentricFeaturesKHR",
 "VkPhysicalDeviceCopyMemoryIndirectPropertiesNV": "VkPhysicalDeviceCopyMemoryIndirectPropertiesKHR",
 "VkPhysicalDeviceMemoryDecompressionFeaturesNV": "VkPhysicalDeviceMemoryDecompressionFeaturesEXT",
 "VkPhysicalDeviceMemoryDecompressionPropertiesNV": "VkPhysicalDeviceMemoryDecompressionPropertiesEXT",
 "VkPhysicalDeviceFragmentDensityMapOffsetFeaturesQCOM": "VkPhysicalDeviceFragmentDensityMapOffsetFeaturesEXT",
 "VkPhysicalDeviceFragmentDensityMapOffsetPropertiesQCOM": "VkPhysicalDeviceFragmentDensityMapOffsetPropertiesEXT",
 "VkPhysicalDeviceScalarBlockLayoutFeaturesEXT": "VkPhysicalDeviceScalarBlockLayoutFeatures",
 "VkPhysicalDeviceUniformBufferStandardLayoutFeaturesKHR": "VkPhysicalDeviceUniformBufferStandardLayoutFeatures",
 "VkPhysicalDeviceBufferDeviceAddressFeaturesKHR": "VkPhysicalDeviceBufferDeviceAddressFeatures",
 "VkPhysicalDeviceBufferAddressFeaturesEXT": "VkPhysicalDeviceBufferDeviceAddressFeaturesEXT",
 "VkPhysicalDeviceImagelessFramebufferFeaturesKHR": "VkPhysicalDeviceImagelessFramebufferFeatures",
 "VkPhysicalDeviceTextureCompressionASTCHDRFeaturesEXT": "VkPhysicalDeviceTextureCompressionASTCHDRFeatures",
 "VkPhysicalDeviceIndexTypeUint8FeaturesKHR": "VkPhysicalDeviceIndexTypeUint8Features",
 "VkPhysicalDeviceIndexTypeUint8FeaturesEXT": "VkPhysicalDeviceIndexTypeUint8Features",
 "VkPhysicalDeviceSeparateDepthStencilLayoutsFeaturesKHR": "VkPhysicalDeviceSeparateDepthStencilLayoutsFeatures",
 "VkPhysicalDeviceShaderDemoteToHelperInvocationFeaturesEXT": "VkPhysicalDeviceShaderDemoteToHelperInvocationFeatures",
 "VkPhysicalDeviceTexelBufferAlignmentPropertiesEXT": "VkPhysicalDeviceTexelBufferAlignmentProperties",
 "VkPhysicalDeviceSubgroupSizeControlFeaturesEXT": "VkPhysicalDeviceSubgroupSizeControlFeatures",
 "VkPhysicalDeviceSubgroupSizeControlPropertiesEXT": "VkPhysicalDeviceSubgroupSizeControlProperties",
 "VkPhysicalDeviceLineRasterizationFeaturesKHR": "VkPhysicalDeviceLineRasterizationFeatures",
 "VkPhysicalDeviceLineRasterizationFeaturesEXT": "VkPhysicalDeviceLineRasterizationFeatures",
 "VkPhysicalDeviceLineRasterizationPropertiesKHR": "VkPhysicalDeviceLineRasterizationProperties",
 "VkPhysicalDeviceLineRasterizationPropertiesEXT": "VkPhysicalDeviceLineRasterizationProperties",
 "VkPhysicalDevicePipelineCreationCacheControlFeaturesEXT": "VkPhysicalDevicePipelineCreationCacheControlFeatures",
 "VkPhysicalDeviceZeroInitializeWorkgroupMemoryFeaturesKHR": "VkPhysicalDeviceZeroInitializeWorkgroupMemoryFeatures",
 "VkPhysicalDeviceRobustness2FeaturesEXT": "VkPhysicalDeviceRobustness2FeaturesKHR",
 "VkPhysicalDeviceRobustness2PropertiesEXT": "VkPhysicalDeviceRobustness2PropertiesKHR",
 "VkPhysicalDeviceImageRobustnessFeaturesEXT": "VkPhysicalDeviceImageRobustnessFeatures",
 "VkPhysicalDeviceShaderTerminateInvocationFeaturesKHR": "VkPhysicalDeviceShaderTerminateInvocationFeatures",
 "VkPhysicalDeviceMutableDescriptorTypeFeaturesVALVE": "VkPhysicalDeviceMutableDescriptorTypeFeaturesEXT",
 "VkPhysicalDeviceSynchronization2FeaturesKHR": "VkPhysicalDeviceSynchronization2Features",
 "VkPhysicalDeviceHostImageCopyFeaturesEXT": "VkPhysicalDeviceHostImageCopyFeatures",
 "VkPhysicalDeviceHostImageCopyPropertiesEXT": "VkPhysicalDeviceHostImageCopyProperties",
 "VkPhysicalDevicePipelineProtectedAccessFeaturesEXT": "VkPhysicalDevicePipelineProtectedAccessFeatures",
 "VkPhysicalDeviceShaderIntegerDotProductFeaturesKHR": "VkPhysicalDeviceShaderIntegerDotProductFeatures",
 "VkPhysicalDeviceShaderIntegerDotProductPropertiesKHR": "VkPhysicalDeviceShaderIntegerDotProductProperties",
 "VkPhysicalDeviceDynamicRenderingFeaturesKHR": "VkPhysicalDeviceDynamicRenderingFeatures",
 "VkPhysicalDeviceRasterizationOrderAttachmentAccessFeaturesARM": "VkPhysicalDeviceRasterizationOrderAttachmentAccessFeaturesEXT",
 "VkPhysicalDevicePipelineRobustnessFeaturesEXT": "VkPhysicalDevicePipelineRobustnessFeatures",
 "VkPhysicalDevicePipelineRobustnessPropertiesEXT": "VkPhysicalDevicePipelineRobustnessProperties",
 "VkPhysicalDeviceDepthClampZeroOneFeaturesEXT": "VkPhysicalDeviceDepthClampZeroOneFeaturesKHR",
 "VkPhysicalDevicePipelineLibraryGroupHandlesFeaturesEXT": "VkPhysicalDevicePipelineLibraryGroupHandlesFeaturesKHR",
 "VkPhysicalDeviceSwapchainMaintenance1FeaturesEXT": "VkPhysicalDeviceSwapchainMaintenance1FeaturesKHR",
 "VkPhysicalDeviceShaderSubgroupRotateFeaturesKHR": "VkPhysicalDeviceShaderSubgroupRotateFeatures",
 "VkPhysicalDeviceShaderExpectAssumeFeaturesKHR": "VkPhysicalDeviceShaderExpectAssumeFeatures",
 "VkPhysicalDeviceShaderFloatControls2FeaturesKHR": "VkPhysicalDeviceShaderFloatControls2Features",
 "VkPhysicalDeviceDynamicRenderingLocalReadFeaturesKHR": "VkPhysicalDeviceDynamicRenderingLocalReadFeatures",
 "VkPhysicalDevicePresentModeFifoLatestReadyFeaturesEXT": "VkPhysicalDevicePresentModeFifoLatestReadyFeaturesKHR"
}

/** By member of the structure of a version of Vulkan, the member that extensions have it as. */
export const memberAliases: Readonly<Record<string, string>> = {
 "VkPhysicalDeviceVulkan11Features::storageBuffer16BitAccess": "VkPhysicalDevice16BitStorageFeatures::storageBuffer16BitAccess",
 "VkPhysicalDeviceVulkan11Features::uniformAndStorageBuffer16BitAccess": "VkPhysicalDevice16BitStorageFeatures::uniformAndStorageBuffer16BitAccess",
 "VkPhysicalDeviceVulkan11Features::storagePushConstant16": "VkPhysicalDevice16BitStorageFeatures::storagePushConstant16",
 "VkPhysicalDeviceVulkan11Features::storageInputOutput16": "VkPhysicalDevice16BitStorageFeatures::storageInputOutput16",
 "VkPhysicalDeviceVulkan11Features::multiview": "VkPhysicalDeviceMultiviewFeatures::multiview",
 "VkPhysicalDeviceVulkan11Features::multiviewGeometryShader": "VkPhysicalDeviceMultiviewFeatures::multiviewGeometryShader",
 "VkPhysicalDeviceVulkan11Features::multiviewTessellationShader": "VkPhysicalDeviceMultiviewFeatures::multiviewTessellationShader",
 "VkPhysicalDeviceVulkan11Features::variablePointersStorageBuffer": "VkPhysicalDeviceVariablePointersFeatures::variablePointersStorageBuffer",
 "VkPhysicalDeviceVulkan11Features::variablePointers": "VkPhysicalDeviceVariablePointersFeatures::variablePointers",
 "VkPhysicalDeviceVulkan11Features::protectedMemory": "VkPhysicalDeviceProtectedMemoryFeatures::protectedMemory",
 "VkPhysicalDeviceVulkan11Features::samplerYcbcrConversion": "VkPhysicalDeviceSamplerYcbcrConversionFeatures::samplerYcbcrConversion",
 "VkPhysicalDeviceVulkan11Features::shaderDrawParameters": "VkPhysicalDeviceShaderDrawParametersFeatures::shaderDrawParameters",
 "VkPhysicalDeviceVulkan11Properties::deviceUUID": "VkPhysicalDeviceIDProperties::deviceUUID",
 "VkPhysicalDeviceVulkan11Properties::driverUUID": "VkPhysicalDeviceIDProperties::driverUUID",
 "VkPhysicalDeviceVulkan11Properties::deviceLUID": "VkPhysicalDeviceIDProperties::deviceLUID",
 "VkPhysicalDeviceVulkan11Properties::deviceNodeMask": "VkPhysicalDeviceIDProperties::deviceNodeMask",
 "VkPhysicalDeviceVulkan11Properties::deviceLUIDValid": "VkPhysicalDeviceIDProperties::deviceLUIDValid",
 "VkPhysicalDeviceVulkan11Properties::subgroupSize": "VkPhysicalDeviceSubgroupProperties::subgroupSize",
 "VkPhysicalDeviceVulkan11Properties::subgroupSupportedStages": "VkPhysicalDeviceSubgroupProperties::supportedStages",
 "VkPhysicalDeviceVulkan11Properties::subgroupSupportedOperations": "VkPhysicalDeviceSubgroupProperties::supportedOperations",
 "VkPhysicalDeviceVulkan11Properties::subgroupQuadOperationsInAllStages": "VkPhysicalDeviceSubgroupProperties::quadOperationsInAllStages",
 "VkPhysicalDeviceVulkan11Properties::pointClippingBehavior": "VkPhysicalDevicePointClippingProperties::pointClippingBehavior",
 "VkPhysicalDeviceVulkan11Properties::maxMultiviewViewCount": "VkPhysicalDeviceMultiviewProperties::maxMultiviewViewCount",
 "VkPhysicalDeviceVulkan11Properties::maxMultiviewInstanceIndex": "VkPhysicalDeviceMultiviewProperties::maxMultiviewInstanceIndex",
 "VkPhysicalDeviceVulkan11Properties::protectedNoFault": "VkPhysicalDeviceProtectedMemoryProperties::protectedNoFault",
 "VkPhysicalDeviceVulkan11Properties::maxPerSetDescriptors": "VkPhysicalDeviceMaintenance3Properties::maxPerSetDescriptors",
 "VkPhysicalDeviceVulkan11Properties::maxMemoryAllocationSize": "VkPhysicalDeviceMaintenance3Properties::maxMemoryAllocationSize",
 "VkPhysicalDeviceVulkan12Features::storageBuffer8BitAccess": "VkPhysicalDevice8BitStorageFeatures::storageBuffer8BitAccess",
 "VkPhysicalDeviceVulkan12Features::uniformAndStorageBuffer8BitAccess": "VkPhysicalDevice8BitStorageFeatures::uniformAndStorageBuffer8BitAccess",
 "VkPhysicalDeviceVulkan12Features::storagePushConstant8": "VkPhysicalDevice8BitStorageFeatures::storagePushConstant8",
 "VkPhysicalDeviceVulkan12Features::shaderBufferInt64Atomics": "VkPhysicalDeviceShaderAtomicInt64Features::shaderBufferInt64Atomics",
 "VkPhysicalDeviceVulkan12Features::shaderSharedInt64Atomics": "VkPhysicalDeviceShaderAtomicInt64Features::shaderSharedInt64Atomics",
 "VkPhysicalDeviceVulkan12Features::shaderFloat16": "VkPhysicalDeviceShaderFloat16Int8Features::shaderFloat16",
 "VkPhysicalDeviceVulkan12Features::shaderInt8": "VkPhysicalDeviceShaderFloat16Int8Features::shaderInt8",
 "VkPhysicalDeviceVulkan12Features::shaderInputAttachmentArrayDynamicIndexing": "VkPhysicalDeviceDescriptorIndexingFeatures::shaderInputAttachmentArrayDynamicIndexing",
 "VkPhysicalDeviceVulkan12Features::shaderUniformTexelBufferArrayDynamicIndexing": "VkPhysicalDeviceDescriptorIndexingFeatures::shaderUniformTexelBufferArrayDynamicIndexing",
 "VkPhysicalDeviceVulkan12Features::shaderStorageTexelBufferArrayDynamicIndexing": "VkPhysicalDeviceDescriptorIndexingFeatures::shaderStorageTexelBufferArrayDynamicIndexing",
 "VkPhysicalDeviceVulkan12Features::shaderUniformBufferArrayNonUniformIndexing": "VkPhysicalDeviceDescriptorIndexingFeatures::shaderUniformBufferArrayNonUniformIndexing",
 "VkPhysicalDeviceVulkan12Features::shaderSampledImageArrayNonUniformIndexing": "VkPhysicalDeviceDescriptorIndexingFeatures::shaderSampledImageArrayNonUniformIndexing",
 "VkPhysicalDeviceVulkan12Features::shaderStorageBufferArrayNonUniformIndexing": "VkPhysicalDeviceDescriptorIndexingFeatures::shaderStorageBufferArrayNonUniformIndexing",
 "VkPhysicalDeviceVulkan12Features::shaderStorageImageArrayNonUniformIndexing": "VkPhysicalDeviceDescriptorIndexingFeatures::shaderStorageImageArrayNonUniformIndexing",
 "VkPhysicalDeviceVulkan12Features::shaderInputAttachmentArrayNonUniformIndexing": "VkPhysicalDeviceDescriptorIndexingFeatures::shaderInputAttachmentArrayNonUniformIndexing",
 "VkPhysicalDeviceVulkan12Features::shaderUniformTexelBufferArrayNonUniformIndexing": "VkPhysicalDeviceDescriptorIndexingFeatures::shaderUniformTexelBufferArrayNonUniformIndexing",
 "VkPhysicalDeviceVulkan12Features::shaderStorageTexelBufferArrayNonUniformIndexing": "VkPhysicalDeviceDescriptorIndexingFeatures::shaderStorageTexelBufferArrayNonUniformIndexing",
 "VkPhysicalDeviceVulkan12Features::descriptorBindingUniformBufferUpdateAfterBind": "VkPhysicalDeviceDescriptorIndexingFeatures::descriptorBindingUniformBufferUpdateAfterBind",
 "VkPhysicalDeviceVulkan12Features::descriptorBindingSampledImageUpdateAfterBind": "VkPhysicalDeviceDescriptorIndexingFeatures::descriptorBindingSampledImageUpdateAfterBind",
 "VkPhysicalDeviceVulkan12Features::descriptorBindingStorageImageUpdateAfterBind": "VkPhysicalDeviceDescriptorIndexingFeatures::descriptorBindingStorageImageUpdateAfterBind",
 "VkPhysicalDeviceVulkan12Features::descriptorBindingStorageBufferUpdateAfterBind": "VkPhysicalDeviceDescriptorIndexingFeatures::descriptorBindingStorageBufferUpdateAfterBind",
 "VkPhysicalDeviceVulkan12Features::descriptorBindingUniformTexelBufferUpdateAfterBind": "VkPhysicalDeviceDescriptorIndexingFeatures::descriptorBindingUniformTexelBufferUpdateAfterBind",
 "VkPhysicalDeviceVulkan12Features::descriptorBindingStorageTexelBufferUpdateAfterBind": "VkPhysicalDeviceDescriptorIndexingFeatures::descriptorBindingStorageTexelBufferUpdateAfterBind",
 "VkPhysicalDeviceVulkan12Features::descriptorBindingUpdateUnusedWhilePending": "VkPhysicalDeviceDescriptorIndexingFeatures::descriptorBindingUpdateUnusedWhilePending",
 "VkPhysicalDeviceVulkan12Features::descriptorBindingPartiallyBound": "VkPhysicalDeviceDescriptorIndexingFeatures::descriptorBindingPartiallyBound",
 "VkPhysicalDeviceVulkan12Features::descriptorBindingVariableDescriptorCount": "VkPhysicalDeviceDescriptorIndexingFeatures::descriptorBindingVariableDescriptorCount",
 "VkPhysicalDeviceVulkan12Features::runtimeDescriptorArray": "VkPhysicalDeviceDescriptorIndexingFeatures::runtimeDescriptorArray",
 "VkPhysicalDeviceVulkan12Features::scalarBlockLayout": "VkPhysicalDeviceScalarBlockLayoutFeatures::scalarBlockLayout",
 "VkPhysicalDeviceVulkan12Features::imagelessFramebuffer": "VkPhysicalDeviceImagelessFramebufferFeatures::imagelessFramebuffer",
 "VkPhysicalDeviceVulkan12Features::uniformBufferStandardLayout": "VkPhysicalDeviceUniformBufferStandardLayoutFeatures::uniformBufferStandardLayout",
 "VkPhysicalDeviceVulkan12Features::shaderSubgroupExtendedTypes": "VkPhysicalDeviceShaderSubgroupExtendedTypesFeatures::shaderSubgroupExtendedTypes",
 "VkPhysicalDeviceVulkan12Features::separateDepthStencilLayouts": "VkPhysicalDeviceSeparateDepthStencilLayoutsFeatures::separateDepthStencilLayouts",
 "VkPhysicalDeviceVulkan12Features::hostQueryReset": "VkPhysicalDeviceHostQueryResetFeatures::hostQueryReset",
 "VkPhysicalDeviceVulkan12Features::timelineSemaphore": "VkPhysicalDeviceTimelineSemaphoreFeatures::timelineSemaphore",
 "VkPhysicalDeviceVulkan12Features::bufferDeviceAddress": "VkPhysicalDeviceBufferDeviceAddressFeatures::bufferDeviceAddress",
 "VkPhysicalDeviceVulkan12Features::bufferDeviceAddressCaptureReplay": "VkPhysicalDeviceBufferDeviceAddressFeatures::bufferDeviceAddressCaptureReplay",
 "VkPhysicalDeviceVulkan12Features::bufferDeviceAddressMultiDevice": "VkPhysicalDeviceBufferDeviceAddressFeatures::bufferDeviceAddressMultiDevice",
 "VkPhysicalDeviceVulkan12Features::vulkanMemoryModel": "VkPhysicalDeviceVulkanMemoryModelFeatures::vulkanMemoryModel",
 "VkPhysicalDeviceVulkan12Features::vulkanMemoryModelDeviceScope": "VkPhysicalDeviceVulkanMemoryModelFeatures::vulkanMemoryModelDeviceScope",
 "VkPhysicalDeviceVulkan12Features::vulkanMemoryModelAvailabilityVisibilityChains": "VkPhysicalDeviceVulkanMemoryModelFeatures::vulkanMemoryModelAvailabilityVisibilityChains",
 "VkPhysicalDeviceVulkan12Properties::driverID": "VkPhysicalDeviceDriverProperties::driverID",
 "VkPhysicalDeviceVulkan12Properties::driverName": "VkPhysicalDeviceDriverProperties::driverName",
 "VkPhysicalDeviceVulkan12Properties::driverInfo": "VkPhysicalDeviceDriverProperties::driverInfo",
 "VkPhysicalDeviceVulkan12Properties::conformanceVersion": "VkPhysicalDeviceDriverProperties::conformanceVersion",
 "VkPhysicalDeviceVulkan12Properties::denormBehaviorIndependence": "VkPhysicalDeviceFloatControlsProperties::denormBehaviorIndependence",
 "VkPhysicalDeviceVulkan12Properties::roundingModeIndependence": "VkPhysicalDeviceFloatControlsProperties::roundingModeIndependence",
 "VkPhysicalDeviceVulkan12Properties::shaderSignedZeroInfNanPreserveFloat16": "VkPhysicalDeviceFloatControlsProperties::shaderSignedZeroInfNanPreserveFloat16",
 "VkPhysicalDeviceVulkan12Properties::shaderSignedZeroInfNanPreserveFloat32": "VkPhysicalDeviceFloatControlsProperties::shaderSignedZeroInfNanPreserveFloat32",
 "VkPhysicalDeviceVulkan12Properties::shaderSignedZeroInfNanPreserveFloat64": "VkPhysicalDeviceFloatControlsProperties::shaderSignedZeroInfNanPreserveFloat64",
 "VkPhysicalDeviceVulkan12Properties::shaderDenormPreserveFloat16": "VkPhysicalDeviceFloatControlsProperties::shaderDenormPreserveFloat16",
 "VkPhysicalDeviceVulkan12Properties::shaderDenormPreserveFloat32": "VkPhysicalDeviceFloatControlsProperties::shaderDenormPreserveFloat32",
 "VkPhysicalDeviceVulkan12Properties::shaderDenormPreserveFloat64": "VkPhysicalDeviceFloatControlsProperties::shaderDenormPreserveFloat64",
 "VkPhysicalDeviceVulkan12Properties::shaderDenormFlushToZeroFloat16": "VkPhysicalDeviceFloatControlsProperties::shaderDenormFlushToZeroFloat16",
 "VkPhysicalDeviceVulkan12Properties::shaderDenormFlushToZeroFloat32": "VkPhysicalDeviceFloatControlsProperties::shaderDenormFlushToZeroFloat32",
 "VkPhysicalDeviceVulkan12Properties::shaderDenormFlushToZeroFloat64": "VkPhysicalDeviceFloatControlsProperties::shaderDenormFlushToZeroFloat64",
 "VkPhysicalDeviceVulkan12Properties::shaderRoundingModeRTEFloat16": "VkPhysicalDeviceFloatControlsProperties::shaderRoundingModeRTEFloat16",
 "VkPhysicalDeviceVulkan12Properties::shaderRoundingModeRTEFloat32": "VkPhysicalDeviceFloatControlsProperties::shaderRoundingModeRTEFloat32",
 "VkPhysicalDeviceVulkan12Properties::shaderRoundingModeRTEFloat64": "VkPhysicalDeviceFloatControlsProperties::shaderRoundingModeRTEFloat64",
 "VkPhysicalDeviceVulkan12Properties::shaderRoundingModeRTZFloat16": "VkPhysicalDeviceFloatControlsProperties::shaderRoundingModeRTZFloat16",
 "VkPhysicalDeviceVulkan12Properties::shaderRoundingModeRTZFloat32": "VkPhysicalDeviceFloatControlsProperties::shaderRoundingModeRTZFloat32",
 "VkPhysicalDeviceVulkan12Properties::shaderRoundingModeRTZFloat64": "VkPhysicalDeviceFloatControlsProperties::shaderRoundingModeRTZFloat64",
 "VkPhysicalDeviceVulkan12Properties::maxUpdateAfterBindDescriptorsInAllPools": "VkPhysicalDeviceDescriptorIndexingProperties::maxUpdateAfterBindDescriptorsInAllPools",
 "VkPhysicalDeviceVulkan12Properties::shaderUniformBufferArrayNonUniformIndexingNative": "VkPhysicalDeviceDescriptorIndexingProperties::shaderUniformBufferArrayNonUniformIndexingNative",
 "VkPhysicalDeviceVulkan12Properties::shaderSampledImageArrayNonUniformIndexingNative": "VkPhysicalDeviceDescriptorIndexingProperties::shaderSampledImageArrayNonUniformIndexingNative",
 "VkPhysicalDeviceVulkan12Properties::shaderStorageBufferArrayNonUniformIndexingNative": "VkPhysicalDeviceDescriptorIndexingProperties::shaderStorageBufferArrayNonUniformIndexingNative",
 "VkPhysicalDeviceVulkan12Properties::shaderStorageImageArrayNonUniformIndexingNative": "VkPhysicalDeviceDescriptorIndexingProperties::shaderStorageImageArrayNonUniformIndexingNative",
 "VkPhysicalDeviceVulkan12Properties::shaderInputAttachmentArrayNonUniformIndexingNative": "VkPhysicalDeviceDescriptorIndexingProperties::shaderInputAttachmentArrayNonUniformIndexingNative",
 "VkPhysicalDeviceVulkan12Properties::robustBufferAccessUpdateAfterBind": "VkPhysicalDeviceDescriptorIndexingProperties::robustBufferAccessUpdateAfterBind",
 "VkPhysicalDeviceVulkan12Properties::quadDivergentImplicitLod": "VkPhysicalDeviceDescriptorIndexingProperties::quadDivergentImplicitLod",
 "VkPhysicalDeviceVulkan12Properties::maxPerStageDescriptorUpdateAfterBindSamplers": "VkPhysicalDeviceDescriptorIndexingProperties::maxPerStageDescriptorUpdateAfterBindSamplers",
 "VkPhysicalDeviceVulkan12Properties::maxPerStageDescriptorUpdateAfterBindUniformBuffers": "VkPhysicalDeviceDescriptorIndexingProperties::maxPerStageDescriptorUpdateAfterBindUniformBuffers",
 "VkPhysicalDeviceVulkan12Properties::maxPerStageDescriptorUpdateAfterBindStorageBuffers": "VkPhysicalDeviceDescriptorIndexingProperties::maxPerStageDescriptorUpdateAfterBindStorageBuffers",
 "VkPhysicalDeviceVulkan12Properties::maxPerStageDescriptorUpdateAfterBindSampledImages": "VkPhysicalDeviceDescriptorIndexingProperties::maxPerStageDescriptorUpdateAfterBindSampledImages",
 "VkPhysicalDeviceVulkan12Properties::maxPerStageDescriptorUpdateAfterBindStorageImages": "VkPhysicalDeviceDescriptorIndexingProperties::maxPerStageDescriptorUpdateAfterBindStorageImages",
 "VkPhysicalDeviceVulkan12Properties::maxPerStageDescriptorUpdateAfterBindInputAttachments": "VkPhysicalDeviceDescriptorIndexingProperties::maxPerStageDescriptorUpdateAfterBindInputAttachments",
 "VkPhysicalDeviceVulkan12Properties::maxPerStageUpdateAfterBindResources": "VkPhysicalDeviceDescriptorIndexingProperties::maxPerStageUpdateAfterBindResources",
 "VkPhysicalDeviceVulkan12Properties::maxDescriptorSetUpdateAfterBindSamplers": "VkPhysicalDeviceDescriptorIndexingProperties::maxDescriptorSetUpdateAfterBindSamplers",
 "VkPhysicalDeviceVulkan12Properties::maxDescriptorSetUpdateAfterBindUniformBuffers": "VkPhysicalDeviceDescriptorIndexingProperties::maxDescriptorSetUpdateAfterBindUniformBuffers",
 "VkPhysicalDeviceVulkan12Properties::maxDescriptorSetUpdateAfterBindUniformBuffersDynamic": "VkPhysicalDeviceDescriptorIndexingProperties::maxDescriptorSetUpdateAfterBindUniformBuffersDynamic",
 "VkPhysicalDeviceVulkan12Properties::maxDescriptorSetUpdateAfterBindStorageBuffers": "VkPhysicalDeviceDescriptorIndexingProperties::maxDescriptorSetUpdateAfterBindStorageBuffers",
 "VkPhysicalDeviceVulkan12Properties::maxDescriptorSetUpdateAfterBindStorageBuffersDynamic": "VkPhysicalDeviceDescriptorIndexingProperties::maxDescriptorSetUpdateAfterBindStorageBuffersDynamic",
 "VkPhysicalDeviceVulkan12Properties::maxDescriptorSetUpdateAfterBindSampledImages": "VkPhysicalDeviceDescriptorIndexingProperties::maxDescriptorSetUpdateAfterBindSampledImages",
 "VkPhysicalDeviceVulkan12Properties::maxDescriptorSetUpdateAfterBindStorageImages": "VkPhysicalDeviceDescriptorIndexingProperties::maxDescriptorSetUpdateAfterBindStorageImages",
 "VkPhysicalDeviceVulkan12Properties::maxDescriptorSetUpdateAfterBindInputAttachments": "VkPhysicalDeviceDescriptorIndexingProperties::maxDescriptorSetUpdateAfterBindInputAttachments",
 "VkPhysicalDeviceVulkan12Properties::supportedDepthResolveModes": "VkPhysicalDeviceDepthStencilResolveProperties::supportedDepthResolveModes",
 "VkPhysicalDeviceVulkan12Properties::supportedStencilResolveModes": "VkPhysicalDeviceDepthStencilResolveProperties::supportedStencilResolveModes",
 "VkPhysicalDeviceVulkan12Properties::independentResolveNone": "VkPhysicalDeviceDepthStencilResolveProperties::independentResolveNone",
 "VkPhysicalDeviceVulkan12Properties::independentResolve": "VkPhysicalDeviceDepthStencilResolveProperties::independentResolve",
 "VkPhysicalDeviceVulkan12Properties::filterMinmaxSingleComponentFormats": "VkPhysicalDeviceSamplerFilterMinmaxProperties::filterMinmaxSingleComponentFormats",
 "VkPhysicalDeviceVulkan12Properties::filterMinmaxImageComponentMapping": "VkPhysicalDeviceSamplerFilterMinmaxProperties::filterMinmaxImageComponentMapping",
 "VkPhysicalDeviceVulkan12Properties::maxTimelineSemaphoreValueDifference": "VkPhysicalDeviceTimelineSemaphoreProperties::maxTimelineSemaphoreValueDifference",
 "VkPhysicalDeviceVulkan13Features::robustImageAccess": "VkPhysicalDeviceImageRobustnessFeatures::robustImageAccess",
 "VkPhysicalDeviceVulkan13Features::inlineUniformBlock": "VkPhysicalDeviceInlineUniformBlockFeatures::inlineUniformBlock",
 "VkPhysicalDeviceVulkan13Features::descriptorBindingInlineUniformBlockUpdateAfterBind": "VkPhysicalDeviceInlineUniformBlockFeatures::descriptorBindingInlineUniformBlockUpdateAfterBind",
 "VkPhysicalDeviceVulkan13Features::pipelineCreationCacheControl": "VkPhysicalDevicePipelineCreationCacheControlFeatures::pipelineCreationCacheControl",
 "VkPhysicalDeviceVulkan13Features::privateData": "VkPhysicalDevicePrivateDataFeatures::privateData",
 "VkPhysicalDeviceVulkan13Features::shaderDemoteToHelperInvocation": "VkPhysicalDeviceShaderDemoteToHelperInvocationFeatures::shaderDemoteToHelperInvocation",
 "VkPhysicalDeviceVulkan13Features::shaderTerminateInvocation": "VkPhysicalDeviceShaderTerminateInvocationFeatures::shaderTerminateInvocation",
 "VkPhysicalDeviceVulkan13Features::subgroupSizeControl": "VkPhysicalDeviceSubgroupSizeControlFeatures::subgroupSizeControl",
 "VkPhysicalDeviceVulkan13Features::computeFullSubgroups": "VkPhysicalDeviceSubgroupSizeControlFeatures::computeFullSubgroups",
 "VkPhysicalDeviceVulkan13Features::synchronization2": "VkPhysicalDeviceSynchronization2Features::synchronization2",
 "VkPhysicalDeviceVulkan13Features::textureCompressionASTC_HDR": "VkPhysicalDeviceTextureCompressionASTCHDRFeatures::textureCompressionASTC_HDR",
 "VkPhysicalDeviceVulkan13Features::shaderZeroInitializeWorkgroupMemory": "VkPhysicalDeviceZeroInitializeWorkgroupMemoryFeatures::shaderZeroInitializeWorkgroupMemory",
 "VkPhysicalDeviceVulkan13Features::dynamicRendering": "VkPhysicalDeviceDynamicRenderingFeatures::dynamicRendering",
 "VkPhysicalDeviceVulkan13Features::shaderIntegerDotProduct": "VkPhysicalDeviceShaderIntegerDotProductFeatures::shaderIntegerDotProduct",
 "VkPhysicalDeviceVulkan13Features::maintenance4": "VkPhysicalDeviceMaintenance4Features::maintenance4",
 "VkPhysicalDeviceVulkan13Properties::minSubgroupSize": "VkPhysicalDeviceSubgroupSizeControlProperties::minSubgroupSize",
 "VkPhysicalDeviceVulkan13Properties::maxSubgroupSize": "VkPhysicalDeviceSubgroupSizeControlProperties::maxSubgroupSize",
 "VkPhysicalDeviceVulkan13Properties::maxComputeWorkgroupSubgroups": "VkPhysicalDeviceSubgroupSizeControlProperties::maxComputeWorkgroupSubgroups",
 "VkPhysicalDeviceVulkan13Properties::requiredSubgroupSizeStages": "VkPhysicalDeviceSubgroupSizeControlProperties::requiredSubgroupSizeStages",
 "VkPhysicalDeviceVulkan13Properties::maxInlineUniformBlockSize": "VkPhysicalDeviceInlineUniformBlockProperties::maxInlineUniformBlockSize",
 "VkPhysicalDeviceVulkan13Properties::maxPerStageDescriptorInlineUniformBlocks": "VkPhysicalDeviceInlineUniformBlockProperties::maxPerStageDescriptorInlineUniformBlocks",
 "VkPhysicalDeviceVulkan13Properties::maxPerStageDescriptorUpdateAfterBindInlineUniformBlocks": "VkPhysicalDeviceInlineUniformBlockProperties::maxPerStageDescriptorUpdateAfterBindInlineUniformBlocks",
 "VkPhysicalDeviceVulkan13Properties::maxDescriptorSetInlineUniformBlocks": "VkPhysicalDeviceInlineUniformBlockProperties::maxDescriptorSetInlineUniformBlocks",
 "VkPhysicalDeviceVulkan13Properties::maxDescriptorSetUpdateAfterBindInlineUniformBlocks": "VkPhysicalDeviceInlineUniformBlockProperties::maxDescriptorSetUpdateAfterBindInlineUniformBlocks",
 "VkPhysicalDeviceVulkan13Properties::integerDotProduct8BitUnsignedAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProduct8BitUnsignedAccelerated",
 "VkPhysicalDeviceVulkan13Properties::integerDotProduct8BitSignedAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProduct8BitSignedAccelerated",
 "VkPhysicalDeviceVulkan13Properties::integerDotProduct8BitMixedSignednessAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProduct8BitMixedSignednessAccelerated",
 "VkPhysicalDeviceVulkan13Properties::integerDotProduct4x8BitPackedUnsignedAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProduct4x8BitPackedUnsignedAccelerated",
 "VkPhysicalDeviceVulkan13Properties::integerDotProduct4x8BitPackedSignedAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProduct4x8BitPackedSignedAccelerated",
 "VkPhysicalDeviceVulkan13Properties::integerDotProduct4x8BitPackedMixedSignednessAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProduct4x8BitPackedMixedSignednessAccelerated",
 "VkPhysicalDeviceVulkan13Properties::integerDotProduct16BitUnsignedAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProduct16BitUnsignedAccelerated",
 "VkPhysicalDeviceVulkan13Properties::integerDotProduct16BitSignedAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProduct16BitSignedAccelerated",
 "VkPhysicalDeviceVulkan13Properties::integerDotProduct16BitMixedSignednessAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProduct16BitMixedSignednessAccelerated",
 "VkPhysicalDeviceVulkan13Properties::integerDotProduct32BitUnsignedAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProduct32BitUnsignedAccelerated",
 "VkPhysicalDeviceVulkan13Properties::integerDotProduct32BitSignedAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProduct32BitSignedAccelerated",
 "VkPhysicalDeviceVulkan13Properties::integerDotProduct32BitMixedSignednessAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProduct32BitMixedSignednessAccelerated",
 "VkPhysicalDeviceVulkan13Properties::integerDotProduct64BitUnsignedAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProduct64BitUnsignedAccelerated",
 "VkPhysicalDeviceVulkan13Properties::integerDotProduct64BitSignedAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProduct64BitSignedAccelerated",
 "VkPhysicalDeviceVulkan13Properties::integerDotProduct64BitMixedSignednessAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProduct64BitMixedSignednessAccelerated",
 "VkPhysicalDeviceVulkan13Properties::integerDotProductAccumulatingSaturating8BitUnsignedAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProductAccumulatingSaturating8BitUnsignedAccelerated",
 "VkPhysicalDeviceVulkan13Properties::integerDotProductAccumulatingSaturating8BitSignedAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProductAccumulatingSaturating8BitSignedAccelerated",
 "VkPhysicalDeviceVulkan13Properties::integerDotProductAccumulatingSaturating8BitMixedSignednessAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProductAccumulatingSaturating8BitMixedSignednessAccelerated",
 "VkPhysicalDeviceVulkan13Properties::integerDotProductAccumulatingSaturating4x8BitPackedUnsignedAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProductAccumulatingSaturating4x8BitPackedUnsignedAccelerated",
 "VkPhysicalDeviceVulkan13Properties::integerDotProductAccumulatingSaturating4x8BitPackedSignedAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProductAccumulatingSaturating4x8BitPackedSignedAccelerated",
 "VkPhysicalDeviceVulkan13Properties::integerDotProductAccumulatingSaturating4x8BitPackedMixedSignednessAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProductAccumulatingSaturating4x8BitPackedMixedSignednessAccelerated",
 "VkPhysicalDeviceVulkan13Properties::integerDotProductAccumulatingSaturating16BitUnsignedAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProductAccumulatingSaturating16BitUnsignedAccelerated",
 "VkPhysicalDeviceVulkan13Properties::integerDotProductAccumulatingSaturating16BitSignedAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProductAccumulatingSaturating16BitSignedAccelerated",
 "VkPhysicalDeviceVulkan13Properties::integerDotProductAccumulatingSaturating16BitMixedSignednessAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProductAccumulatingSaturating16BitMixedSignednessAccelerated",
 "VkPhysicalDeviceVulkan13Properties::integerDotProductAccumulatingSaturating32BitUnsignedAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProductAccumulatingSaturating32BitUnsignedAccelerated",
 "VkPhysicalDeviceVulkan13Properties::integerDotProductAccumulatingSaturating32BitSignedAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProductAccumulatingSaturating32BitSignedAccelerated",
 "VkPhysicalDeviceVulkan13Properties::integerDotProductAccumulatingSaturating32BitMixedSignednessAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProductAccumulatingSaturating32BitMixedSignednessAccelerated",
 "VkPhysicalDeviceVulkan13Properties::integerDotProductAccumulatingSaturating64BitUnsignedAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProductAccumulatingSaturating64BitUnsignedAccelerated",
 "VkPhysicalDeviceVulkan13Properties::integerDotProductAccumulatingSaturating64BitSignedAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProductAccumulatingSaturating64BitSignedAccelerated",
 "VkPhysicalDeviceVulkan13Properties::integerDotProductAccumulatingSaturating64BitMixedSignednessAccelerated": "VkPhysicalDeviceShaderIntegerDotProductProperties::integerDotProductAccumulatingSaturating64BitMixedSignednessAccelerated",
 "VkPhysicalDeviceVulkan13Properties::storageTexelBufferOffsetAlignmentBytes": "VkPhysicalDeviceTexelBufferAlignmentProperties::storageTexelBufferOffsetAlignmentBytes",
 "VkPhysicalDeviceVulkan13Properties::storageTexelBufferOffsetSingleTexelAlignment": "VkPhysicalDeviceTexelBufferAlignmentProperties::storageTexelBufferOffsetSingleTexelAlignment",
 "VkPhysicalDeviceVulkan13Properties::uniformTexelBufferOffsetAlignmentBytes": "VkPhysicalDeviceTexelBufferAlignmentProperties::uniformTexelBufferOffsetAlignmentBytes",
 "VkPhysicalDeviceVulkan13Properties::uniformTexelBufferOffsetSingleTexelAlignment": "VkPhysicalDeviceTexelBufferAlignmentProperties::uniformTexelBufferOffsetSingleTexelAlignment",
 "VkPhysicalDeviceVulkan14Features::globalPriorityQuery": "VkPhysicalDeviceGlobalPriorityQueryFeatures::globalPriorityQuery",
 "VkPhysicalDeviceVulkan14Features::shaderSubgroupRotate": "VkPhysicalDeviceShaderSubgroupRotateFeatures::shaderSubgroupRotate",
 "VkPhysicalDeviceVulkan14Features::shaderSubgroupRotateClustered": "VkPhysicalDeviceShaderSubgroupRotateFeatures::shaderSubgroupRotateClustered",
 "VkPhysicalDeviceVulkan14Features::shaderFloatControls2": "VkPhysicalDeviceShaderFloatControls2Features::shaderFloatControls2",
 "VkPhysicalDeviceVulkan14Features::shaderExpectAssume": "VkPhysicalDeviceShaderExpectAssumeFeatures::shaderExpectAssume",
 "VkPhysicalDeviceVulkan14Features::rectangularLines": "VkPhysicalDeviceLineRasterizationFeatures::rectangularLines",
 "VkPhysicalDeviceVulkan14Features::bresenhamLines": "VkPhysicalDeviceLineRasterizationFeatures::bresenhamLines",
 "VkPhysicalDeviceVulkan14Features::smoothLines": "VkPhysicalDeviceLineRasterizationFeatures::smoothLines",
 "VkPhysicalDeviceVulkan14Features::stippledRectangularLines": "VkPhysicalDeviceLineRasterizationFeatures::stippledRectangularLines",
 "VkPhysicalDeviceVulkan14Features::stippledBresenhamLines": "VkPhysicalDeviceLineRasterizationFeatures::stippledBresenhamLines",
 "VkPhysicalDeviceVulkan14Features::stippledSmoothLines": "VkPhysicalDeviceLineRasterizationFeatures::stippledSmoothLines",
 "VkPhysicalDeviceVulkan14Features::vertexAttributeInstanceRateDivisor": "VkPhysicalDeviceVertexAttributeDivisorFeatures::vertexAttributeInstanceRateDivisor",
 "VkPhysicalDeviceVulkan14Features::vertexAttributeInstanceRateZeroDivisor": "VkPhysicalDeviceVertexAttributeDivisorFeatures::vertexAttributeInstanceRateZeroDivisor",
 "VkPhysicalDeviceVulkan14Features::indexTypeUint8": "VkPhysicalDeviceIndexTypeUint8Features::indexTypeUint8",
 "VkPhysicalDeviceVulkan14Features::dynamicRenderingLocalRead": "VkPhysicalDeviceDynamicRenderingLocalReadFeatures::dynamicRenderingLocalRead",
 "VkPhysicalDeviceVulkan14Features::maintenance5": "VkPhysicalDeviceMaintenance5Features::maintenance5",
 "VkPhysicalDeviceVulkan14Features::maintenance6": "VkPhysicalDeviceMaintenance6Features::maintenance6",
 "VkPhysicalDeviceVulkan14Features::pipelineProtectedAccess": "VkPhysicalDevicePipelineProtectedAccessFeatures::pipelineProtectedAccess",
 "VkPhysicalDeviceVulkan14Features::pipelineRobustness": "VkPhysicalDevicePipelineRobustnessFeatures::pipelineRobustness",
 "VkPhysicalDeviceVulkan14Features::hostImageCopy": "VkPhysicalDeviceHostImageCopyFeatures::hostImageCopy",
 "VkPhysicalDeviceVulkan14Properties::lineSubPixelPrecisionBits": "VkPhysicalDeviceLineRasterizationProperties::lineSubPixelPrecisionBits",
 "VkPhysicalDeviceVulkan14Properties::maxVertexAttribDivisor": "VkPhysicalDeviceVertexAttributeDivisorProperties::maxVertexAttribDivisor",
 "VkPhysicalDeviceVulkan14Properties::supportsNonZeroFirstInstance": "VkPhysicalDeviceVertexAttributeDivisorProperties::supportsNonZeroFirstInstance",
 "VkPhysicalDeviceVulkan14Properties::maxPushDescriptors": "VkPhysicalDevicePushDescriptorProperties::maxPushDescriptors",
 "VkPhysicalDeviceVulkan14Properties::earlyFragmentMultisampleCoverageAfterSampleCounting": "VkPhysicalDeviceMaintenance5Properties::earlyFragmentMultisampleCoverageAfterSampleCounting",
 "VkPhysicalDeviceVulkan14Properties::earlyFragmentSampleMaskTestBeforeSampleCounting": "VkPhysicalDeviceMaintenance5Properties::earlyFragmentSampleMaskTestBeforeSampleCounting",
 "VkPhysicalDeviceVulkan14Properties::depthStencilSwizzleOneSupport": "VkPhysicalDeviceMaintenance5Properties::depthStencilSwizzleOneSupport",
 "VkPhysicalDeviceVulkan14Properties::polygonModePointSize": "VkPhysicalDeviceMaintenance5Properties::polygonModePointSize",
 "VkPhysicalDeviceVulkan14Properties::nonStrictSinglePixelWideLinesUseParallelogram": "VkPhysicalDeviceMaintenance5Properties::nonStrictSinglePixelWideLinesUseParallelogram",
 "VkPhysicalDeviceVulkan14Properties::nonStrictWideLinesUseParallelogram": "VkPhysicalDeviceMaintenance5Properties::nonStrictWideLinesUseParallelogram",
 "VkPhysicalDeviceVulkan14Properties::blockTexelViewCompatibleMultipleLayers": "VkPhysicalDeviceMaintenance6Properties::blockTexelViewCompatibleMultipleLayers",
 "VkPhysicalDeviceVulkan14Properties::maxCombinedImageSamplerDescriptorCount": "VkPhysicalDeviceMaintenance6Properties::maxCombinedImageSamplerDescriptorCount",
 "VkPhysicalDeviceVulkan14Properties::fragmentShadingRateClampCombinerInputs": "VkPhysicalDeviceMaintenance6Properties::fragmentShadingRateClampCombinerInputs",
 "VkPhysicalDeviceVulkan14Properties::defaultRobustnessStorageBuffers": "VkPhysicalDevicePipelineRobustnessProperties::defaultRobustnessStorageBuffers",
 "VkPhysicalDeviceVulkan14Properties::defaultRobustnessUniformBuffers": "VkPhysicalDevicePipelineRobustnessProperties::defaultRobustnessUniformBuffers",
 "VkPhysicalDeviceVulkan14Properties::defaultRobustnessVertexInputs": "VkPhysicalDevicePipelineRobustnessProperties::defaultRobustnessVertexInputs",
 "VkPhysicalDeviceVulkan14Properties::defaultRobustnessImages": "VkPhysicalDevicePipelineRobustnessProperties::defaultRobustnessImages",
 "VkPhysicalDeviceVulkan14Properties::copySrcLayoutCount": "VkPhysicalDeviceHostImageCopyProperties::copySrcLayoutCount",
 "VkPhysicalDeviceVulkan14Properties::copyDstLayoutCount": "VkPhysicalDeviceHostImageCopyProperties::copyDstLayoutCount",
 "VkPhysicalDeviceVulkan14Properties::optimalTilingLayoutUUID": "VkPhysicalDeviceHostImageCopyProperties::optimalTilingLayoutUUID",
 "VkPhysicalDeviceVulkan14Properties::identicalMemoryTypeRequirements": "VkPhysicalDeviceHostImageCopyProperties::identicalMemoryTypeRequirements"
}

/** Values of enumerants and bits, by type. */
export const enumerants: Readonly<Record<string, Readonly<Record<string, number>>>> = {
 "VkPhysicalDeviceType": {
  "VK_PHYSICAL_DEVICE_TYPE_OTHER": 0,
  "VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU": 1,
  "VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU": 2,
  "VK_PHYSICAL_DEVICE_TYPE_VIRTUAL_GPU": 3,
  "VK_PHYSICAL_DEVICE_TYPE_CPU": 4
 },
 "VkSampleCountFlags": {
  "VK_SAMPLE_COUNT_1_BIT": 1,
  "VK_SAMPLE_COUNT_2_BIT": 2,
  "VK_SAMPLE_COUNT_4_BIT": 4,
  "VK_SAMPLE_COUNT_8_BIT": 8,
  "VK_SAMPLE_COUNT_16_BIT": 16,
  "VK_SAMPLE_COUNT_32_BIT": 32,
  "VK_SAMPLE_COUNT_64_BIT": 64
 },
 "VkDriverId": {
  "VK_DRIVER_ID_AMD_PROPRIETARY": 1,
  "VK_DRIVER_ID_AMD_OPEN_SOURCE": 2,
  "VK_DRIVER_ID_MESA_RADV": 3,
  "VK_DRIVER_ID_NVIDIA_PROPRIETARY": 4,
  "VK_DRIVER_ID_INTEL_PROPRIETARY_WINDOWS": 5,
  "VK_DRIVER_ID_INTEL_OPEN_SOURCE_MESA": 6,
  "VK_DRIVER_ID_IMAGINATION_PROPRIETARY": 7,
  "VK_DRIVER_ID_QUALCOMM_PROPRIETARY": 8,
  "VK_DRIVER_ID_ARM_PROPRIETARY": 9,
  "VK_DRIVER_ID_GOOGLE_SWIFTSHADER": 10,
  "VK_DRIVER_ID_GGP_PROPRIETARY": 11,
  "VK_DRIVER_ID_BROADCOM_PROPRIETARY": 12,
  "VK_DRIVER_ID_MESA_LLVMPIPE": 13,
  "VK_DRIVER_ID_MOLTENVK": 14,
  "VK_DRIVER_ID_COREAVI_PROPRIETARY": 15,
  "VK_DRIVER_ID_JUICE_PROPRIETARY": 16,
  "VK_DRIVER_ID_VERISILICON_PROPRIETARY": 17,
  "VK_DRIVER_ID_MESA_TURNIP": 18,
  "VK_DRIVER_ID_MESA_V3DV": 19,
  "VK_DRIVER_ID_MESA_PANVK": 20,
  "VK_DRIVER_ID_SAMSUNG_PROPRIETARY": 21,
  "VK_DRIVER_ID_MESA_VENUS": 22,
  "VK_DRIVER_ID_MESA_DOZEN": 23,
  "VK_DRIVER_ID_MESA_NVK": 24,
  "VK_DRIVER_ID_IMAGINATION_OPEN_SOURCE_MESA": 25,
  "VK_DRIVER_ID_MESA_HONEYKRISP": 26,
  "VK_DRIVER_ID_VULKAN_SC_EMULATION_ON_VULKAN": 27,
  "VK_DRIVER_ID_MESA_KOSMICKRISP": 28,
  "VK_DRIVER_ID_MESA_GFXSTREAM": 29,
  "VK_DRIVER_ID_APE_SOFT": 30,
  "VK_DRIVER_ID_RESERVED_31": 31
 },
 "VkShaderStageFlags": {
  "VK_SHADER_STAGE_VERTEX_BIT": 1,
  "VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT": 2,
  "VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT": 4,
  "VK_SHADER_STAGE_GEOMETRY_BIT": 8,
  "VK_SHADER_STAGE_FRAGMENT_BIT": 16,
  "VK_SHADER_STAGE_COMPUTE_BIT": 32,
  "VK_SHADER_STAGE_ALL_GRAPHICS": 31,
  "VK_SHADER_STAGE_ALL": 2147483647,
  "VK_SHADER_STAGE_RAYGEN_BIT_KHR": 256,
  "VK_SHADER_STAGE_ANY_HIT_BIT_KHR": 512,
  "VK_SHADER_STAGE_CLOSEST_HIT_BIT_KHR": 1024,
  "VK_SHADER_STAGE_MISS_BIT_KHR": 2048,
  "VK_SHADER_STAGE_INTERSECTION_BIT_KHR": 4096,
  "VK_SHADER_STAGE_CALLABLE_BIT_KHR": 8192,
  "VK_SHADER_STAGE_TASK_BIT_EXT": 64,
  "VK_SHADER_STAGE_MESH_BIT_EXT": 128,
  "VK_SHADER_STAGE_SUBPASS_SHADING_BIT_HUAWEI": 16384,
  "VK_SHADER_STAGE_CLUSTER_CULLING_BIT_HUAWEI": 524288,
  "VK_SHADER_STAGE_RESERVED_15_BIT_NV": 32768,
  "VK_SHADER_STAGE_RESERVED_16_BIT_HUAWEI": 65536
 },
 "VkSubgroupFeatureFlags": {
  "VK_SUBGROUP_FEATURE_BASIC_BIT": 1,
  "VK_SUBGROUP_FEATURE_VOTE_BIT": 2,
  "VK_SUBGROUP_FEATURE_ARITHMETIC_BIT": 4,
  "VK_SUBGROUP_FEATURE_BALLOT_BIT": 8,
  "VK_SUBGROUP_FEATURE_SHUFFLE_BIT": 16,
  "VK_SUBGROUP_FEATURE_SHUFFLE_RELATIVE_BIT": 32,
  "VK_SUBGROUP_FEATURE_CLUSTERED_BIT": 64,
  "VK_SUBGROUP_FEATURE_QUAD_BIT": 128,
  "VK_SUBGROUP_FEATURE_ROTATE_BIT": 512,
  "VK_SUBGROUP_FEATURE_ROTATE_CLUSTERED_BIT": 1024,
  "VK_SUBGROUP_FEATURE_PARTITIONED_BIT_EXT": 256
 },
 "VkPointClippingBehavior": {
  "VK_POINT_CLIPPING_BEHAVIOR_ALL_CLIP_PLANES": 0,
  "VK_POINT_CLIPPING_BEHAVIOR_USER_CLIP_PLANES_ONLY": 1
 },
 "VkDefaultVertexAttributeValueKHR": {
  "VK_DEFAULT_VERTEX_ATTRIBUTE_VALUE_ZERO_ZERO_ZERO_ZERO_KHR": 0,
  "VK_DEFAULT_VERTEX_ATTRIBUTE_VALUE_ZERO_ZERO_ZERO_ONE_KHR": 1
 },
 "VkShaderFloatControlsIndependence": {
  "VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_32_BIT_ONLY": 0,
  "VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_ALL": 1,
  "VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_NONE": 2
 },
 "VkResolveModeFlags": {
  "VK_RESOLVE_MODE_NONE": 0,
  "VK_RESOLVE_MODE_SAMPLE_ZERO_BIT": 1,
  "VK_RESOLVE_MODE_AVERAGE_BIT": 2,
  "VK_RESOLVE_MODE_MIN_BIT": 4,
  "VK_RESOLVE_MODE_MAX_BIT": 8,
  "VK_RESOLVE_MODE_EXTERNAL_FORMAT_DOWNSAMPLE_BIT_ANDROID": 16,
  "VK_RESOLVE_MODE_CUSTOM_BIT_EXT": 32
 },
 "VkQueueFlags": {
  "VK_QUEUE_GRAPHICS_BIT": 1,
  "VK_QUEUE_COMPUTE_BIT": 2,
  "VK_QUEUE_TRANSFER_BIT": 4,
  "VK_QUEUE_SPARSE_BINDING_BIT": 8,
  "VK_QUEUE_PROTECTED_BIT": 16,
  "VK_QUEUE_VIDEO_DECODE_BIT_KHR": 32,
  "VK_QUEUE_VIDEO_ENCODE_BIT_KHR": 64,
  "VK_QUEUE_RESERVED_7_BIT_QCOM": 128,
  "VK_QUEUE_OPTICAL_FLOW_BIT_NV": 256,
  "VK_QUEUE_DATA_GRAPH_BIT_ARM": 1024,
  "VK_QUEUE_RESERVED_12_BIT_EXT": 4096,
  "VK_QUEUE_RESERVED_9_BIT_EXT": 512,
  "VK_QUEUE_RESERVED_13_BIT_EXT": 8192,
  "VK_QUEUE_RESERVED_11_BIT_ARM": 2048,
  "VK_QUEUE_RESERVED_14_BIT_EXT": 16384
 },
 "VkMemoryDecompressionMethodFlagsEXT": {
  "VK_MEMORY_DECOMPRESSION_METHOD_GDEFLATE_1_0_BIT_EXT": 1
 },
 "VkPipelineRobustnessBufferBehavior": {
  "VK_PIPELINE_ROBUSTNESS_BUFFER_BEHAVIOR_DEVICE_DEFAULT": 0,
  "VK_PIPELINE_ROBUSTNESS_BUFFER_BEHAVIOR_DISABLED": 1,
  "VK_PIPELINE_ROBUSTNESS_BUFFER_BEHAVIOR_ROBUST_BUFFER_ACCESS": 2,
  "VK_PIPELINE_ROBUSTNESS_BUFFER_BEHAVIOR_ROBUST_BUFFER_ACCESS_2": 3
 },
 "VkPipelineRobustnessImageBehavior": {
  "VK_PIPELINE_ROBUSTNESS_IMAGE_BEHAVIOR_DEVICE_DEFAULT": 0,
  "VK_PIPELINE_ROBUSTNESS_IMAGE_BEHAVIOR_DISABLED": 1,
  "VK_PIPELINE_ROBUSTNESS_IMAGE_BEHAVIOR_ROBUST_IMAGE_ACCESS": 2,
  "VK_PIPELINE_ROBUSTNESS_IMAGE_BEHAVIOR_ROBUST_IMAGE_ACCESS_2": 3
 },
 "VkSampleCountFlagBits": {
  "VK_SAMPLE_COUNT_1_BIT": 1,
  "VK_SAMPLE_COUNT_2_BIT": 2,
  "VK_SAMPLE_COUNT_4_BIT": 4,
  "VK_SAMPLE_COUNT_8_BIT": 8,
  "VK_SAMPLE_COUNT_16_BIT": 16,
  "VK_SAMPLE_COUNT_32_BIT": 32,
  "VK_SAMPLE_COUNT_64_BIT": 64
 },
 "VkIndirectCommandsInputModeFlagsEXT": {
  "VK_INDIRECT_COMMANDS_INPUT_MODE_VULKAN_INDEX_BUFFER_EXT": 1,
  "VK_INDIRECT_COMMANDS_INPUT_MODE_DXGI_INDEX_BUFFER_EXT": 2
 },
 "VkOpticalFlowGridSizeFlagsNV": {
  "VK_OPTICAL_FLOW_GRID_SIZE_UNKNOWN_NV": 0,
  "VK_OPTICAL_FLOW_GRID_SIZE_1X1_BIT_NV": 1,
  "VK_OPTICAL_FLOW_GRID_SIZE_2X2_BIT_NV": 2,
  "VK_OPTICAL_FLOW_GRID_SIZE_4X4_BIT_NV": 4,
  "VK_OPTICAL_FLOW_GRID_SIZE_8X8_BIT_NV": 8
 },
 "VkRayTracingInvocationReorderModeEXT": {
  "VK_RAY_TRACING_INVOCATION_REORDER_MODE_NONE_EXT": 0,
  "VK_RAY_TRACING_INVOCATION_REORDER_MODE_REORDER_EXT": 1
 },
 "VkImageUsageFlags": {
  "VK_IMAGE_USAGE_TRANSFER_SRC_BIT": 1,
  "VK_IMAGE_USAGE_TRANSFER_DST_BIT": 2,
  "VK_IMAGE_USAGE_SAMPLED_BIT": 4,
  "VK_IMAGE_USAGE_STORAGE_BIT": 8,
  "VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT": 16,
  "VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT": 32,
  "VK_IMAGE_USAGE_TRANSIENT_ATTACHMENT_BIT": 64,
  "VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT": 128,
  "VK_IMAGE_USAGE_HOST_TRANSFER_BIT": 4194304,
  "VK_IMAGE_USAGE_VIDEO_DECODE_DST_BIT_KHR": 1024,
  "VK_IMAGE_USAGE_VIDEO_DECODE_SRC_BIT_KHR": 2048,
  "VK_IMAGE_USAGE_VIDEO_DECODE_DPB_BIT_KHR": 4096,
  "VK_IMAGE_USAGE_FRAGMENT_DENSITY_MAP_BIT_EXT": 512,
  "VK_IMAGE_USAGE_FRAGMENT_SHADING_RATE_ATTACHMENT_BIT_KHR": 256,
  "VK_IMAGE_USAGE_VIDEO_ENCODE_DST_BIT_KHR": 8192,
  "VK_IMAGE_USAGE_VIDEO_ENCODE_SRC_BIT_KHR": 16384,
  "VK_IMAGE_USAGE_VIDEO_ENCODE_DPB_BIT_KHR": 32768,
  "VK_IMAGE_USAGE_ATTACHMENT_FEEDBACK_LOOP_BIT_EXT": 524288,
  "VK_IMAGE_USAGE_INVOCATION_MASK_BIT_HUAWEI": 262144,
  "VK_IMAGE_USAGE_SAMPLE_WEIGHT_BIT_QCOM": 1048576,
  "VK_IMAGE_USAGE_SAMPLE_BLOCK_MATCH_BIT_QCOM": 2097152,
  "VK_IMAGE_USAGE_RESERVED_24_BIT_COREAVI": 16777216,
  "VK_IMAGE_USAGE_TENSOR_ALIASING_BIT_ARM": 8388608,
  "VK_IMAGE_USAGE_RESERVED_28_BIT_EXT": 268435456,
  "VK_IMAGE_USAGE_TILE_MEMORY_BIT_QCOM": 134217728,
  "VK_IMAGE_USAGE_VIDEO_ENCODE_QUANTIZATION_DELTA_MAP_BIT_KHR": 33554432,
  "VK_IMAGE_USAGE_VIDEO_ENCODE_EMPHASIS_MAP_BIT_KHR": 67108864,
  "VK_IMAGE_USAGE_RESERVED_29_BIT_KHR": 536870912,
  "VK_IMAGE_USAGE_RESERVED_30_BIT_KHR": 1073741824,
  "VK_IMAGE_USAGE_RESERVED_16_BIT_HUAWEI": 65536,
  "VK_IMAGE_USAGE_RESERVED_17_BIT_HUAWEI": 131072
 },
 "VkBufferUsageFlags": {
  "VK_BUFFER_USAGE_TRANSFER_SRC_BIT": 1,
  "VK_BUFFER_USAGE_TRANSFER_DST_BIT": 2,
  "VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT": 4,
  "VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT": 8,
  "VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT": 16,
  "VK_BUFFER_USAGE_STORAGE_BUFFER_BIT": 32,
  "VK_BUFFER_USAGE_INDEX_BUFFER_BIT": 64,
  "VK_BUFFER_USAGE_VERTEX_BUFFER_BIT": 128,
  "VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT": 256,
  "VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT": 131072,
  "VK_BUFFER_USAGE_VIDEO_DECODE_SRC_BIT_KHR": 8192,
  "VK_BUFFER_USAGE_VIDEO_DECODE_DST_BIT_KHR": 16384,
  "VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_BUFFER_BIT_EXT": 2048,
  "VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_COUNTER_BUFFER_BIT_EXT": 4096,
  "VK_BUFFER_USAGE_CONDITIONAL_RENDERING_BIT_EXT": 512,
  "VK_BUFFER_USAGE_EXECUTION_GRAPH_SCRATCH_BIT_AMDX": 33554432,
  "VK_BUFFER_USAGE_DESCRIPTOR_HEAP_BIT_EXT": 268435456,
  "VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_BUILD_INPUT_READ_ONLY_BIT_KHR": 524288,
  "VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_STORAGE_BIT_KHR": 1048576,
  "VK_BUFFER_USAGE_SHADER_BINDING_TABLE_BIT_KHR": 1024,
  "VK_BUFFER_USAGE_VIDEO_ENCODE_DST_BIT_KHR": 32768,
  "VK_BUFFER_USAGE_VIDEO_ENCODE_SRC_BIT_KHR": 65536,
  "VK_BUFFER_USAGE_SAMPLER_DESCRIPTOR_BUFFER_BIT_EXT": 2097152,
  "VK_BUFFER_USAGE_RESOURCE_DESCRIPTOR_BUFFER_BIT_EXT": 4194304,
  "VK_BUFFER_USAGE_PUSH_DESCRIPTORS_DESCRIPTOR_BUFFER_BIT_EXT": 67108864,
  "VK_BUFFER_USAGE_MICROMAP_BUILD_INPUT_READ_ONLY_BIT_EXT": 8388608,
  "VK_BUFFER_USAGE_MICROMAP_STORAGE_BIT_EXT": 16777216,
  "VK_BUFFER_USAGE_TILE_MEMORY_BIT_QCOM": 134217728
 },
 "VkComponentTypeKHR": {
  "VK_COMPONENT_TYPE_FLOAT16_KHR": 0,
  "VK_COMPONENT_TYPE_FLOAT32_KHR": 1,
  "VK_COMPONENT_TYPE_FLOAT64_KHR": 2,
  "VK_COMPONENT_TYPE_SINT8_KHR": 3,
  "VK_COMPONENT_TYPE_SINT16_KHR": 4,
  "VK_COMPONENT_TYPE_SINT32_KHR": 5,
  "VK_COMPONENT_TYPE_SINT64_KHR": 6,
  "VK_COMPONENT_TYPE_UINT8_KHR": 7,
  "VK_COMPONENT_TYPE_UINT16_KHR": 8,
  "VK_COMPONENT_TYPE_UINT32_KHR": 9,
  "VK_COMPONENT_TYPE_UINT64_KHR": 10,
  "VK_COMPONENT_TYPE_BFLOAT16_KHR": 1000141000,
  "VK_COMPONENT_TYPE_SINT8_PACKED_NV": 1000491000,
  "VK_COMPONENT_TYPE_UINT8_PACKED_NV": 1000491001,
  "VK_COMPONENT_TYPE_FLOAT8_E4M3_EXT": 1000491002,
  "VK_COMPONENT_TYPE_FLOAT8_E5M2_EXT": 1000491003,
  "VK_COMPONENT_TYPE_FLOAT6_E2M3_EXT": 1000672000,
  "VK_COMPONENT_TYPE_FLOAT6_E3M2_EXT": 1000672001,
  "VK_COMPONENT_TYPE_FLOAT4_E2M1_EXT": 1000672002,
  "VK_COMPONENT_TYPE_FLOAT8_UNSIGNED_E8M0_EXT": 1000672003,
  "VK_COMPONENT_TYPE_MXINT8_EXT": 1000672004
 },
 "VkScopeKHR": {
  "VK_SCOPE_DEVICE_KHR": 1,
  "VK_SCOPE_WORKGROUP_KHR": 2,
  "VK_SCOPE_SUBGROUP_KHR": 3,
  "VK_SCOPE_QUEUE_FAMILY_KHR": 5
 },
 "VkLayeredDriverUnderlyingApiMSFT": {
  "VK_LAYERED_DRIVER_UNDERLYING_API_NONE_MSFT": 0,
  "VK_LAYERED_DRIVER_UNDERLYING_API_D3D12_MSFT": 1
 },
 "VkChromaLocation": {
  "VK_CHROMA_LOCATION_COSITED_EVEN": 0,
  "VK_CHROMA_LOCATION_MIDPOINT": 1
 },
 "VkPhysicalDeviceSchedulingControlsFlagsARM": {
  "VK_PHYSICAL_DEVICE_SCHEDULING_CONTROLS_SHADER_CORE_COUNT_ARM": 1,
  "VK_PHYSICAL_DEVICE_SCHEDULING_CONTROLS_DISPATCH_PARAMETERS_ARM": 2
 }
}
