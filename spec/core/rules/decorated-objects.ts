import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

const table = '3.2.19 Decoration'
const shader = '2.16.2 Validation Rules for Shader Capabilities'

/** Rules on the objects, instructions and interfaces that carry a decoration. */
export const rules: readonly RuleRow[] = [
  row(
    'decoration',
    'memory-decoration-object',
    `${table}: Volatile, Coherent, NonWritable, NonReadable`,
    'In a module with Shader, a variable, or what a pointer that is a parameter points to, that is decorated with Volatile, Coherent, NonWritable or NonReadable, or that is, or is an array of, a structure whose members are, is one of these or an array of them: an image with Sampled 2 and a Dim other than SubpassData, a structure with Block in StorageBuffer, or a structure with BufferBlock in Uniform. From version 1.4 on, NonWritable may also be applied to variables in Private and Function.',
    {
      notes:
        'Judged are objects in UniformConstant that are images or samplers, and objects in Input, Output, Uniform, StorageBuffer, PushConstant, Workgroup, Private and Function; other storage classes and types are of extensions. What an untyped pointer points to is judged where a variable says it. Built-in variables are not judged: client APIs require Volatile for some. Nor are kernels, which have no blocks, and Volatile and Coherent beside the Vulkan memory model.',
    },
  ),
  row(
    'decoration',
    'fast-math-target',
    '3.2.14 FP Fast Math Mode',
    'FPFastMathMode is applied only to OpFAdd, OpFSub, OpFMul, OpFDiv, OpFRem and OpFMod and, from version 1.6 on, to OpFNegate, the floating-point comparisons, OpOrdered and OpUnordered.',
    {
      notes:
        'OpExtInst is not judged, for its set says where the decoration may stand. Nor are modules with a capability of an extension that widens the list: FloatControls2 and FPFastMathModeINTEL.',
    },
  ),
  row(
    'decoration',
    'input-attachment-index-image',
    `${table}: InputAttachmentIndex`,
    'A variable with InputAttachmentIndex is an image with Dim SubpassData or an array of such images.',
    {
      confidence: 'derived',
      notes:
        'The text names the image type alone; arrays are how several attachments are declared. Where the environment is Vulkan, variables in other storage classes than UniformConstant are the fault of a rule of the Vulkan specification.',
    },
  ),
  row(
    'decoration',
    'uniform-execution-not-invocation',
    `${table}: UniformId`,
    'The Execution of UniformId, if it is an OpConstant, is not Invocation.',
  ),
  row(
    'decoration',
    'interpolation-not-nested',
    shader,
    'In a module with Shader, a structure type that is, or whose arrays are, a member of a structure at any depth of a variable in Input or Output has no member with NoPerspective, Flat, Patch, Centroid or Sample.',
  ),
  row(
    'decoration',
    'built-in-once',
    '3.2.20 BuiltIn',
    'Of the global variables that the call tree of an entry point names, no two in the same storage class have the same BuiltIn, be it of the variable or of a member of the structure that it holds or is an array of; nor have two members of such a structure.',
    {
      notes:
        'Two variables that hold structures with built-in members are the fault of built-in-structure-per-storage-class. Constants, which are in no storage class, are not judged, nor are mesh shaders, whose extensions give them outputs of two kinds.',
    },
  ),
  row(
    'decoration',
    'relaxed-precision-type',
    '2.14 Relaxed Precision',
    'A variable, function parameter, function, call or structure member with RelaxedPrecision has a type that is a scalar, vector or matrix of 32-bit numerical components, an array of such, or a pointer to one of these; of a function it is the return type.',
    {
      notes:
        'Images, samplers and what consists of them are accepted: the same section lets the image variable of a sampling instruction be decorated. So are functions that return nothing, and calls of these, for there is no value. Types of extensions are not judged.',
    },
  ),
  row(
    'decoration',
    'relaxed-precision-result',
    '2.14 Relaxed Precision',
    'The numbers that another instruction with RelaxedPrecision results in, be they a scalar, vector, matrix or an array of these, are 32 bits wide.',
    {
      confidence: 'derived',
      notes:
        'Instructions that result in Booleans, pointers, images or structures are not judged; relaxed-precision-target has what the decoration is for.',
    },
  ),
  row(
    'decoration',
    'relaxed-precision-target',
    '2.14 Relaxed Precision',
    'An id with RelaxedPrecision is a variable, a function parameter, a function, or the result of an instruction that results in a value or takes one that is, holds or points to numbers, or is an image or a sampler.',
    {
      confidence: 'derived',
      notes:
        'So it is not a type, a label, a string, a Boolean constant, nor what OpLogicalAnd, OpAny or OpSelect make of Booleans alone. Structures with a number in them hold numbers. Calls of functions without a result are accepted. Where a result is not a number and an operand is, as of a comparison, the width of both is not judged.',
    },
  ),
]
