import type { LaidType } from './laid-type.ts'
import type { Types } from './types.ts'

/** Types of objects by name: one of each sort, sixteen bytes or less. */
export const objectTypes: Readonly<Record<string, (types: Types) => LaidType>> = {
  integer: ({ scalar }) => scalar('uint'),
  'floating-point': ({ scalar }) => scalar('float'),
  'wide-integer': ({ scalar }) => scalar('ulong'),
  'narrow-integer': ({ scalar }) => scalar('ushort'),
  vector: ({ vector, scalar }) => vector(scalar('float'), 4),
  array: ({ array, scalar }) => array(scalar('uint'), 4),
  structure: ({ structure, scalar, vector }) =>
    structure(scalar('uint'), vector(scalar('float'), 2)),
}

export const objectTypeNames = Object.keys(objectTypes)

/** The type of that name. */
export function objectType(types: Types, name: string): LaidType {
  return objectTypes[name]?.(types) ?? types.scalar('uint')
}
