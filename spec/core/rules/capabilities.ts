import { row } from '../row.ts'

const language = '2.1 Language Capabilities'
const unified = '2.22 Unified Specification'

/** Capabilities, extensions and versions that a module requires. */
export const rules = [
  row(
    'capability',
    'instruction-capability',
    language,
    'For every instruction with enabling capabilities, at least one of them is declared or implied.',
  ),
  row(
    'capability',
    'operand-capability',
    language,
    'For every enumerant operand with enabling capabilities, at least one of them is declared or implied.',
    {
      vuids: [
        'VUID-StandaloneSpirv-TileAttachmentQCOM-10689',
        'VUID-StandaloneSpirv-NonCoherentTileAttachmentReadQCOM-10690',
        'VUID-StandaloneSpirv-TileShadingRateQCOM-10691',
      ],
      notes:
        'The capabilities listed for an operand of OpCapability are implied instead. A BuiltIn on a structure member counts only if an access chain selects the member; what takes the structure as a whole is not judged.',
    },
  ),
  row(
    'capability',
    'capability-available',
    unified,
    'Every declared capability exists in the version of the module or is provided by a declared extension.',
  ),
  row(
    'capability',
    'instruction-available',
    unified,
    'Every instruction exists in the version of the module or is provided by a declared extension.',
  ),
  row(
    'capability',
    'operand-available',
    unified,
    'Every enumerant operand exists in the version of the module or is provided by a declared extension.',
  ),
  row(
    'capability',
    'extension-version',
    '3.3.4 Extension Instructions: OpExtension; Dependencies of the text of each extension',
    'The text of every extension that an OpExtension names requires a version of SPIR-V that is not later than that of the module.',
    {
      confidence: 'derived',
      notes:
        'required-versions.ts has the versions. Texts that have a rule of their own on it are left to them, with the capabilities that it names. An OpExtension declares that the extension is used, whether or not the module has anything of it.',
    },
  ),
  row(
    'capability',
    'instruction-removed',
    unified,
    'A module does not use an instruction that was removed in its version or an earlier one.',
  ),
  row(
    'capability',
    'operand-removed',
    unified,
    'A module does not use an enumerant that was removed in its version or an earlier one.',
  ),
  row(
    'capability',
    'vulkan-memory-model-capability',
    '3.2.4 Memory Model: Vulkan',
    'A module that declares the VulkanMemoryModel capability uses the Vulkan memory model.',
    { notes: 'The converse follows from the enabling capability of the enumerant.' },
  ),
  row(
    'capability',
    'dynamic-index-capability',
    '3.2.30 Capability: UniformBufferArrayDynamicIndexing, SampledImageArrayDynamicIndexing, StorageBufferArrayDynamicIndexing, StorageImageArrayDynamicIndexing, InputAttachmentArrayDynamicIndexing, UniformTexelBufferArrayDynamicIndexing, StorageTexelBufferArrayDynamicIndexing',
    'In a module with Shader, an access chain on a variable or function parameter whose index into an array of resources is not a constant instruction requires the ...ArrayDynamicIndexing or ...ArrayNonUniformIndexing capability of that kind: UniformBuffer for structures with Block in Uniform, StorageBuffer for those with Block in StorageBuffer or with BufferBlock in Uniform, and in UniformConstant InputAttachment for images with Dim SubpassData, UniformTexelBuffer and StorageTexelBuffer for images with Dim Buffer and Sampled 1 or 2, StorageImage for other images with Sampled 2, and SampledImage for samplers, sampled images and other images.',
    {
      confidence: 'derived',
      notes:
        'Where the environment is Vulkan, its specification has a rule for each kind, and this one is not judged. Images with Dim Buffer and Sampled 0 are not judged, nor are indexes of chains on other pointers than variables and typed parameters.',
    },
  ),
  row(
    'capability',
    'run-time-array-capability',
    '3.2.30 Capability: RuntimeDescriptorArray',
    'In a module with Shader, a variable that is a run-time array, or an array of arrays of which one is, of structures in Uniform or StorageBuffer, or of images, samplers, sampled images, acceleration structures or tensors in UniformConstant, requires RuntimeDescriptorArray.',
    {
      confidence: 'derived',
      notes:
        'Typed variables by the type that their pointer points to, untyped ones by their Data Type. A run-time array within a structure is not an array of resources, and heaps of descriptors are not judged. Where the environment is Vulkan, Vulkan-shader-interfaces/run-time-array-capability is judged instead.',
    },
  ),
  row(
    'capability',
    'point-size-capability',
    '3.2.30 Capability: TessellationPointSize, GeometryPointSize',
    'An OpStore to a variable in Output with BuiltIn PointSize, or to a member with it that an access chain on a variable in Output reaches, requires GeometryPointSize in the call tree of an entry point with execution model Geometry, and TessellationPointSize in that of one with TessellationControl or TessellationEvaluation.',
    {
      confidence: 'derived',
      notes:
        'A stage exports the size of a point by writing it. Structures that are stored as a whole, chains on chains and pointers from function parameters are not judged.',
    },
  ),
  row(
    'capability',
    'non-uniform-index-capability',
    '3.2.30 Capability: UniformBufferArrayNonUniformIndexing, SampledImageArrayNonUniformIndexing, StorageBufferArrayNonUniformIndexing, StorageImageArrayNonUniformIndexing, InputAttachmentArrayNonUniformIndexing, UniformTexelBufferArrayNonUniformIndexing, StorageTexelBufferArrayNonUniformIndexing',
    'In a module with Shader and the ...ArrayDynamicIndexing capability of a kind of resources, an access chain on a variable or function parameter whose index into an array of that kind, as in dynamic-index-capability, is decorated with NonUniform and is not a constant instruction requires the ...ArrayNonUniformIndexing capability of that kind.',
    {
      confidence: 'derived',
      notes:
        'Where the capability for dynamic indexes is not declared either, that alone is the fault. Arrays of samplers, which the entries do not name, are not judged; nor are indexes without the decoration.',
    },
  ),
  row(
    'capability',
    'non-semantic-extension',
    '3.3.4 Extension Instructions: OpExtInstImport; SPV_KHR_non_semantic_info',
    'Before version 1.6, an import whose name begins with "NonSemantic." requires the extension SPV_KHR_non_semantic_info.',
    { versions: { until: 0x0001_05ff } },
  ),
  row(
    'operand',
    'extended-set-is-import',
    '3.3.4 Extension Instructions: OpExtInst',
    'The Set of an extended instruction is an OpExtInstImport.',
  ),
  row(
    'semantics',
    'non-semantic-result-use',
    '3.3.4 Extension Instructions: OpExtInstImport',
    'The result of a non-semantic instruction is used only by non-semantic instructions and names.',
    { confidence: 'derived' },
  ),
  row(
    'operand',
    'forward-reference-present',
    'SPV_KHR_relaxed_extended_instruction: Validation Rules',
    'Every OpExtInstWithForwardRefsKHR has at least one operand that is defined after it.',
  ),
  row(
    'operand',
    'forward-reference-non-semantic',
    'SPV_KHR_relaxed_extended_instruction: Validation Rules',
    'The Set of every OpExtInstWithForwardRefsKHR is non-semantic.',
  ),
]
