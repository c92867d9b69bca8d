import type { Reflection } from '../reflection.ts'

/** Adds an instruction of nothing but constants, behind the references that come first. */
export function speak(
  { add, ground }: Reflection,
  name: string,
  references: readonly number[],
  ...values: readonly number[]
): number {
  return add(name, ...references, ...values.map(ground.constant))
}

/** Qualifiers of an argument, as the OpenCL API numbers them. */
export const qualifiers = {
  global: [0x119b, 0x11a3, 0],
  'constant-data': [0x119d, 0x11a3, 1],
  local: [0x119c, 0x11a3, 0],
  private: [0x119e, 0x11a3, 0],
  'read-only-image': [0x119b, 0x11a0, 0],
  'write-only-image': [0x119b, 0x11a1, 0],
} as const

/** Adds what clGetKernelArgInfo answers for an argument. */
export function describe(
  { add, ground }: Reflection,
  name: string,
  typeName: string,
  qualifier: keyof typeof qualifiers,
): number {
  const { builder, constant } = ground
  const numbers = qualifiers[qualifier].map(constant)
  return add('ArgumentInfo', builder.string(name), builder.string(typeName), ...numbers)
}

/** Adds the argument with a description behind its constants. */
export function describedArgument(
  reflection: Reflection,
  name: string,
  kernel: number,
  values: readonly number[],
  info: number,
): number {
  return reflection.add(name, kernel, ...values.map(reflection.ground.constant), info)
}
