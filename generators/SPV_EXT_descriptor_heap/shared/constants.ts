const sum = '%value = OpSpecConstantOp %uint'

/** Constants of 32-bit unsigned integers of every kind: id, declaration unless it is of the stock, decoration. None is a known value but 64. */
export const constantsByName: Readonly<
  Record<string, readonly [id: string, declaration?: string, decoration?: string]>
> = {
  constant: ['%uint_64'],
  'spec-constant': ['%spec_uint_64'],
  'spec-constant-with-id': [
    '%value',
    '%value = OpSpecConstant %uint 64',
    'OpDecorate %value SpecId 64',
  ],
  'spec-constant-op': ['%value', `${sum} IAdd %uint_64 %uint_0`],
  'extracted-element': ['%value', `${sum} CompositeExtract %uint2_64_64 1`],
  size: ['%size_of_buffer_StorageBuffer'],
  'size-of-a-sampler': ['%size_of_sampler'],
  'computed-size': ['%value', `${sum} IMul %size_of_sampler %size_of_sampler`],
}
