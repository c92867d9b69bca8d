import type { Wording } from './wording.ts'

/** Wordings of the open rules of the core specification and of the environments. */
export const wordingsOfCore: Readonly<Record<string, Wording>> = {
  'core/select-condition-per-component': {
    strict: 'Before version 1.4, if Result Type is a vector, Condition must be a vector.',
    lax: 'In all versions, Condition may be a scalar when Result Type is a vector; the scalar then selects all components.',
  },
  'core/resident-code-member': {
    strict:
      'Resident Code must be the code that an OpImageSparse... instruction results in, and not a texel of the same result.',
    lax: 'Resident Code may be any integer that is taken from the result of an OpImageSparse... instruction.',
  },
  'core/local-variables-together-limit': {
    strict:
      'Local variables (Function Storage Class), counted in all functions of the module, must not be more than 524,287.',
    lax: 'Local variables (Function Storage Class), measured per function, may be up to 524,287.',
  },
  'core/restrict-not-member': {
    strict: 'Restrict must not be applied to a member of a structure type.',
    lax: 'Restrict may be applied to a member of a structure type, and has no effect there.',
  },
  'core/ballot-and-shuffle-execution': {
    strict:
      'Execution must be Subgroup in OpGroupNonUniformBallot and OpGroupNonUniformShuffle, as in the other non-uniform instructions.',
    lax: 'Execution may be any scope in OpGroupNonUniformBallot and OpGroupNonUniformShuffle; client APIs restrict it.',
  },
  'core/loaded-sampled-image-consumed-in-its-block': {
    strict:
      'All uses of an OpLoad whose Result Type is or contains an image, a sampler or a sampled image must be in the block of that OpLoad.',
    lax: 'All uses of an OpLoad whose Result Type is OpTypeImage or OpTypeSampler must be in the block of that OpLoad; other results may be used in other blocks.',
  },
  'core/image-operands-half-capability': {
    strict:
      'Bias, Lod, Grad and MinLod must be of 32-bit floating-point type, or, if Float16ImageAMD is declared, of 16-bit floating-point type.',
    lax: 'Bias, Lod, Grad and MinLod may be of 32-bit or 16-bit floating-point type, whether or not Float16ImageAMD is declared.',
  },
  'OpenCL-environment/kernel-argument-member-array': {
    strict:
      'The members of an OpTypeStruct that is an argument of a kernel must have a type of the list above; OpTypeArray is not one of them.',
    lax: 'The members of an OpTypeStruct that is an argument of a kernel may also be an OpTypeArray of types of the list above.',
  },
  'OpenCL-environment/kernel-argument-by-value': {
    strict:
      'An argument of a kernel that is a pointer must not have the storage class Function, whatever its attributes.',
    lax: 'An argument of a kernel may be a pointer to Function if it has the attribute ByVal; the type that it points to is then the type of the argument.',
  },
  'Vulkan-environment/extracted-bits-are-a-scalar': {
    strict:
      'Result Type of OpBitcastExtractEXT must be OpTypeFloat with one of the encodings, not a vector.',
    lax: 'Result Type of OpBitcastExtractEXT may be OpTypeFloat with one of the encodings or a vector with such components.',
  },
  'Vulkan-environment/image-format-signedness': {
    strict: 'The Signedness of Sampled Type must be that of the column Signedness.',
    lax: 'The Signedness of Sampled Type may differ from the column Signedness if each access has SignExtend or ZeroExtend accordingly.',
  },
  'Vulkan-environment/integer-members-flat': {
    strict:
      'Each member of a Fragment input that is or contains an integer or a 64-bit float must be decorated with Flat, unless the variable is.',
    lax: 'Members of a structure in a Fragment input may be integers or 64-bit floats without Flat.',
  },
}
