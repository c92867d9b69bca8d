import type { Heap } from './heap.ts'

/** Constant instructions of 32-bit unsigned integer type, by name. Only those in `known` have a known value. */
export const constants: Readonly<Record<string, (heap: Heap, value: number) => number>> = {
  constant: ({ uint }, value) => uint(value),
  'constant-of-its-own': ({ builder, plain }, value) =>
    builder.add('OpConstant', plain.scalar('uint').id, value),
  'spec-constant': ({ builder, plain }, value) =>
    builder.specConstant(plain.scalar('uint').id, value),
  'spec-constant-with-id'({ builder, plain }, value) {
    const constant = builder.specConstant(plain.scalar('uint').id, value)
    builder.decorate(constant, 'SpecId', value)
    return constant
  },
  'spec-constant-op': ({ builder, plain, uint }, value) =>
    builder.add('OpSpecConstantOp', plain.scalar('uint').id, 'OpIAdd', uint(value), uint(0)),
  'extracted-element'({ builder, plain, uint }, value) {
    const scalar = plain.scalar('uint')
    const [pair, one] = [plain.vector(scalar, 2).id, uint(value)]
    const both = builder.add('OpConstantComposite', pair, one, one)
    return builder.add('OpSpecConstantOp', scalar.id, 'OpCompositeExtract', both, 1)
  },
  size: ({ sizeOf, bufferType }) => sizeOf(bufferType('StorageBuffer')),
  'size-of-a-sampler': ({ sizeOf, builder }) => sizeOf(builder.type('OpTypeSampler')),
  'computed-size'({ builder, plain, sizeOf, bufferType }) {
    const size = sizeOf(bufferType('StorageBuffer'))
    return builder.add('OpSpecConstantOp', plain.scalar('uint').id, 'OpIMul', size, size)
  },
}

export const constantNames: readonly string[] = Object.keys(constants)

/** The constant of that name. */
export function constantNamed(heap: Heap, name: string, value: number): number {
  return constants[name]?.(heap, value) ?? heap.uint(value)
}
