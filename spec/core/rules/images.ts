import { row } from '../row.ts'

const image = '3.3.10 Image Instructions'
const dataRules = '2.16.1 Universal Validation Rules: Data rules'

/** Types of image instructions, and the kinds of their operands. */
export const rules = [
  row(
    'type',
    'sampled-image-result',
    `${image}: OpSampledImage`,
    'The result type of OpSampledImage is an OpTypeSampledImage.',
  ),
  row(
    'type',
    'sampled-image-sampler',
    `${image}: OpSampledImage`,
    'The Sampler of OpSampledImage is a sampler.',
  ),
  row(
    'type',
    'sampled-image-types-match',
    `${image}: OpSampledImage`,
    'The type of the Image of OpSampledImage and the Image Type of its result type are the same, or differ in Depth alone.',
    { notes: 'Whether Depth may differ depends on the client API.' },
  ),
  row(
    'type',
    'sampled-image-sampled',
    `${image}: OpSampledImage`,
    'The Image of OpSampledImage has Sampled 0 or 1.',
    {
      notes:
        'Where the type of Image is not that of the result, sampled-image-types-match is the fault. Where the environment is Vulkan, the type of the result is the fault of a rule of its specification.',
    },
  ),
  row(
    'type',
    'image-operand',
    `${image}: OpSampledImage, OpImageFetch, OpImageRead, OpImageWrite and their kin, OpImageQuery...`,
    'The Image of an image instruction is an image.',
  ),
  row(
    'type',
    'sampled-image-operand',
    `${image}: OpImageSample..., OpImageGather and their kin, OpImage, OpImageQueryLod`,
    'The Sampled Image of an image instruction is a sampled image.',
  ),
  row(
    'type',
    'image-result',
    `${image}: OpImage`,
    'The result type of OpImage is the image type of its sampled image.',
  ),
  row(
    'type',
    'image-texel-result',
    `${image}: OpImageSampleImplicitLod, OpImageSampleExplicitLod, OpImageFetch, OpImageGather and their kin`,
    'The result type of an instruction that samples, fetches or gathers texels is a vector of four numbers whose component type is the Sampled Type, unless the Sampled Type is void.',
  ),
  row(
    'type',
    'image-depth-result',
    `${image}: OpImageSampleDrefImplicitLod and its kin`,
    'The result type of an instruction that samples with a depth reference is a numerical scalar of the Sampled Type, so the Sampled Type is not OpTypeVoid.',
  ),
  row(
    'operand',
    'operand-is-object',
    '2.16.1 Universal Validation Rules; 3.3 Instructions',
    'The ids that image, primitive, group and non-uniform instructions, OpRetainEvent and OpReleaseEvent take, the Local Size of OpEnqueueKernel, the Component Count of long vectors, the operands of OpExecuteCallableNV, the Payload number of OpTraceNV, the Ray Flags of OpHitObjectRecordMissEXT and OpHitObjectRecordMissMotionEXT, and those that instructions of extensions without a folder here take as values, are objects: results with a type other than OpTypeVoid, other than functions.',
    {
      confidence: 'derived',
      notes:
        'Other instructions have rules on the types of their operands. An operand that the grammar describes as a type, a label, a function, a string or a set is not a value.',
    },
  ),
  row(
    'operand',
    'composite-extract-composite',
    '3.3.12 Composite Instructions: OpCompositeExtract',
    'The Composite of OpCompositeExtract is an object.',
    { confidence: 'derived' },
  ),
  row(
    'operand',
    'debug-file',
    '3.3.2 Debug Instructions: OpLine, OpSource',
    'The File of OpLine and OpSource is an OpString.',
  ),
  row(
    'semantics',
    'sampled-image-consumed-in-its-block',
    dataRules,
    'The result of OpSampledImage, and that of OpLoad if it is an image or a sampler, is consumed only in the block that creates it.',
    {
      notes:
        'Names, decorations and debug information do not consume it. What OpImage, OpCompositeExtract and calls result in is not loaded; loaded sampled images, arrays and structures have a rule of their own.',
    },
  ),
  row(
    'semantics',
    'loaded-sampled-image-consumed-in-its-block',
    dataRules,
    'The result of OpLoad is consumed only in the block that loads it if it is a sampled image, or an array or structure that holds an image, a sampler or a sampled image at any depth: a sampled image by image instructions and in modules with Kernel by OpFunctionCall, an array or structure by OpCompositeExtract.',
    {
      confidence: 'open',
      notes:
        'The sentence names loads of an image or sampler reference, the one before it sampled image objects as well. Whether a load of one that combines both, or of an aggregate of them, is such a load can be read either way.',
    },
  ),
  row(
    'operand',
    'image-object-operand',
    dataRules,
    'An image, sampler or sampled image object is not an operand of OpPhi, OpCopyObject, OpStore, OpReturnValue, OpCompositeConstruct or OpCompositeInsert nor, in a module without Kernel, an argument of OpFunctionCall.',
    {
      notes:
        'Other instructions that are not image instructions ask for operands of other types, OpSelect among them. Kernels may pass images to functions: NOTES.md has the sentences that decide it. OpStore has a rule of its own in Vulkan environments.',
    },
  ),
  row(
    'capability',
    'image-type-capability',
    '3.2.30 Capability: StorageImageMultisample, ImageMSArray, ImageCubeArray, SampledCubeArray, ImageRect, ImageBuffer, Image1D',
    'In a module with Shader, an OpTypeImage with Sampled 2 requires Image1D if its Dim is 1D, ImageRect if it is Rect, ImageBuffer if it is Buffer, ImageCubeArray if it is Cube and Arrayed is 1, and, if MS is 1 and Dim is not SubpassData, StorageImageMultisample or, if Arrayed is 1, ImageMSArray. One with Sampled 0 or 1 requires SampledCubeArray if Dim is Cube and Arrayed is 1.',
    {
      notes:
        'Where the capability that Dim itself requires is missing, that alone is the fault. Of an arrayed multisampled image StorageImageMultisample, whose entry names it as well, is not asked for in addition.',
    },
  ),
  row(
    'capability',
    'kernel-image-capability',
    '3.2.30 Capability: ImageBasic, ImageReadWrite',
    'In a module with Kernel and without Shader, OpTypeImage and OpTypeSampler require ImageBasic, and an OpTypeImage with ReadWrite requires ImageReadWrite.',
    {
      notes:
        'ImageReadWrite implies ImageBasic, so an OpTypeImage with ReadWrite is asked for ImageReadWrite only.',
    },
  ),
  row(
    'capability',
    'kernel-lod-capability',
    '3.2.30 Capability: ImageMipmap',
    'In a module with Kernel and without Shader, an image operand Lod that is an OpConstant other than 0 requires ImageMipmap.',
    {
      confidence: 'derived',
      notes: 'The value of other constants and of variables is not judged.',
    },
  ),
]
