import { enumerantByValue } from '#spec/grammar/grammar'
import type { Check } from '../check.ts'
import { enumerant, enumerantSet } from '../core/shared/grammar.ts'
import { operandWord } from '../core/shared/operands.ts'
import { perModule } from '../core/shared/surveys.ts'
import type { Module } from '../module.ts'

const names = `
Matrix Shader InputAttachment Sampled1D Image1D SampledBuffer ImageBuffer ImageQuery
DerivativeControl Geometry Tessellation Float64 Int64 Int64Atomics AtomicFloat16AddEXT
AtomicFloat32AddEXT AtomicFloat64AddEXT AtomicFloat16MinMaxEXT AtomicFloat32MinMaxEXT
AtomicFloat64MinMaxEXT AtomicFloat16VectorNV Int64ImageEXT Int16 TessellationPointSize
GeometryPointSize ImageGatherExtended StorageImageMultisample UniformBufferArrayDynamicIndexing
SampledImageArrayDynamicIndexing StorageBufferArrayDynamicIndexing StorageImageArrayDynamicIndexing
ClipDistance CullDistance ImageCubeArray SampleRateShading SparseResidency MinLod SampledCubeArray
ImageMSArray StorageImageExtendedFormats InterpolationFunction StorageImageReadWithoutFormat
StorageImageWriteWithoutFormat MultiViewport DrawParameters MultiView DeviceGroup
VariablePointersStorageBuffer VariablePointers ShaderClockKHR StencilExportEXT SubgroupBallotKHR
SubgroupVoteKHR ImageReadWriteLodAMD ImageGatherBiasLodAMD FragmentMaskAMD
SampleMaskOverrideCoverageNV GeometryShaderPassthroughNV ShaderViewportIndex ShaderLayer
ShaderViewportIndexLayerEXT ShaderViewportMaskNV PerViewAttributesNV StorageBuffer16BitAccess
UniformAndStorageBuffer16BitAccess StoragePushConstant16 StorageInputOutput16 GroupNonUniform
GroupNonUniformVote GroupNonUniformArithmetic GroupNonUniformBallot GroupNonUniformShuffle
GroupNonUniformShuffleRelative GroupNonUniformClustered GroupNonUniformQuad
GroupNonUniformPartitionedEXT SampleMaskPostDepthCoverage ShaderNonUniform RuntimeDescriptorArray
InputAttachmentArrayDynamicIndexing UniformTexelBufferArrayDynamicIndexing
StorageTexelBufferArrayDynamicIndexing UniformBufferArrayNonUniformIndexing
SampledImageArrayNonUniformIndexing StorageBufferArrayNonUniformIndexing
StorageImageArrayNonUniformIndexing InputAttachmentArrayNonUniformIndexing
UniformTexelBufferArrayNonUniformIndexing StorageTexelBufferArrayNonUniformIndexing
FragmentFullyCoveredEXT Float16 Int8 StorageBuffer8BitAccess UniformAndStorageBuffer8BitAccess
StoragePushConstant8 VulkanMemoryModel VulkanMemoryModelDeviceScope DenormPreserve DenormFlushToZero
SignedZeroInfNanPreserve RoundingModeRTE RoundingModeRTZ ComputeDerivativeGroupQuadsKHR
ComputeDerivativeGroupLinearKHR ImageFootprintNV MeshShadingNV RayTracingKHR RayQueryKHR
RayTraversalPrimitiveCullingKHR RayCullMaskKHR RayTracingNV RayTracingMotionBlurNV TransformFeedback
GeometryStreams FragmentDensityEXT PhysicalStorageBufferAddresses CooperativeMatrixNV
IntegerFunctions2INTEL ShaderSMBuiltinsNV FragmentShaderSampleInterlockEXT
FragmentShaderPixelInterlockEXT FragmentShaderShadingRateInterlockEXT DemoteToHelperInvocation
FragmentShadingRateKHR WorkgroupMemoryExplicitLayoutKHR WorkgroupMemoryExplicitLayout8BitAccessKHR
WorkgroupMemoryExplicitLayout16BitAccessKHR DotProductInputAll DotProductInput4x8Bit
DotProductInput4x8BitPacked DotProduct FragmentBarycentricKHR TextureSampleWeightedQCOM
TextureBoxFilterQCOM TextureBlockMatchQCOM TextureBlockMatch2QCOM ImageGatherLinearQCOM
ImageGatherExtendedModesQCOM MeshShadingEXT RayTracingOpacityMicromapKHR
RayTracingOpacityMicromapExecutionModeKHR CoreBuiltinsARM ShaderInvocationReorderNV
RayTracingPositionFetchKHR RayQueryPositionFetchKHR TileImageColorReadAccessEXT
TileImageDepthReadAccessEXT TileImageStencilReadAccessEXT CooperativeMatrixKHR
CooperativeMatrixConversionQCOM ShaderEnqueueAMDX GroupNonUniformRotateKHR ExpectAssumeKHR
FloatControls2 QuadControlKHR BFloat16TypeKHR BFloat16DotProductKHR BFloat16CooperativeMatrixKHR
RawAccessChainsNV ReplicatedCompositesEXT TensorAddressingNV CooperativeMatrixReductionsNV
CooperativeMatrixConversionsNV CooperativeMatrixPerElementOperationsNV
CooperativeMatrixTensorAddressingNV CooperativeMatrixBlockLoadsNV CooperativeMatrixDecodeVectorNV
RayTracingSpheresGeometryNV RayTracingLinearSweptSpheresGeometryNV
RayTracingClusterAccelerationStructureNV CooperativeVectorNV CooperativeVectorTrainingNV
PushConstantBanksNV ShaderInvocationReorderEXT TileShadingQCOM SplitBarrierEXT
MultipleWaitQueuesQCOM TensorsARM StorageTensorArrayDynamicIndexingARM
StorageTensorArrayNonUniformIndexingARM Float8EXT Float8CooperativeMatrixEXT GraphARM
UntypedPointersKHR FMAKHR Shader64BitIndexingEXT LongVectorEXT DescriptorHeapEXT
DotProductFloat16AccFloat32VALVE DotProductFloat16AccFloat16VALVE DotProductBFloat16AccVALVE
DotProductFloat8AccFloat32VALVE ConstantDataKHR AbortKHR Float4EXT Float6EXT Float8UnsignedE8M0EXT
MXInt8EXT BitcastExtractEXT CooperativeMatrixReductionsEXT CooperativeMatrixConversionsEXT
CooperativeMatrixPerElementOperationsEXT CooperativeMatrixGetCoordinateEXT
`

/**
 * The capabilities that the table of the appendix lists, with those that each version of Vulkan, feature, property or extension
 * enables. ClusterCullingShadingHUAWEI is left out: the grammar does not have it.
 */
const listedCapabilities: ReadonlySet<number> = new Set(
  names
    .trim()
    .split(/\s+/)
    .map((name) => enumerant('Capability', name)),
)

const pointers = ['OpTypePointer', 'OpTypeUntypedPointerKHR']

/** Whether an instruction of some kind has a value at a place, which another rule blames. */
function has(
  kinds: readonly string[],
  index: number,
  kind: string,
  ...names: readonly string[]
): (module: Module) => boolean {
  const values = enumerantSet(kind, ...names)
  const search = perModule((module) => ({
    isFound: kinds.some((name) =>
      module.all(name).some((instruction) => values.has(instruction.valueAt(index) ?? -1)),
    ),
  }))
  return (module) => search(module).isFound
}

const hasRect = has(['OpTypeImage'], 1, 'Dim', 'Rect')

/** Capabilities that enable what another rule blames, or that an extension asks for, with whether the module has it. */
const leftToOthers = new Map<number, (module: Module) => boolean>([
  [
    enumerant('Capability', 'Addresses'),
    has(['OpMemoryModel'], 0, 'AddressingModel', 'Physical32', 'Physical64'),
  ],
  [enumerant('Capability', 'SampledRect'), hasRect],
  [enumerant('Capability', 'ImageRect'), hasRect],
  [enumerant('Capability', 'GenericPointer'), has(pointers, 0, 'StorageClass', 'Generic')],
  [enumerant('Capability', 'AtomicStorage'), has(pointers, 0, 'StorageClass', 'AtomicCounter')],
  // The table of extensions has this one, whose text asks for Groups: the text can be read both ways.
  [enumerant('Capability', 'Groups'), ({ extensions }) => extensions.has('SPV_AMD_shader_ballot')],
])

/** Versions and Formats: Capabilities. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-environment/capability-listed',
    at: ['OpCapability'],
    judge(instruction, module, report) {
      const value = instruction.valueAt(0)
      if (value === undefined || listedCapabilities.has(value)) return
      if (leftToOthers.get(value)?.(module) === true) return
      const name = enumerantByValue('Capability', value)?.name ?? value
      report(operandWord(instruction, 0), `Vulkan has no capability ${name}`)
    },
  },
]
