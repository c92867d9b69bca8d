import { enumerants, structures } from './generated/limits.ts'

/** The kind of value of a member of a structure. */
export type ValueKind =
  | { readonly kind: 'integer'; readonly least: number; readonly most: number }
  | { readonly kind: 'float' }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'enumerant' | 'flags'; readonly values: Readonly<Record<string, number>> }
  | { readonly kind: 'array'; readonly of: ValueKind; readonly length: number }
  | { readonly kind: 'structure'; readonly name: string }
  | { readonly kind: 'other' }

const integer = (least: number, most: number): ValueKind => ({ kind: 'integer', least, most })

const scalars: Readonly<Record<string, ValueKind>> = {
  uint32_t: integer(0, 2 ** 32 - 1),
  int32_t: integer(-(2 ** 31), 2 ** 31 - 1),
  uint64_t: integer(0, 2 ** 64),
  size_t: integer(0, 2 ** 64),
  VkDeviceSize: integer(0, 2 ** 64),
  float: { kind: 'float' },
  VkBool32: { kind: 'boolean' },
}

/** The meaning of a type of the generated table. */
export function valueKind(type: string): ValueKind {
  const [, element, length] = /^(\w+)\[(\d+)\]$/.exec(type) ?? []
  if (element !== undefined)
    return { kind: 'array', of: valueKind(element), length: Number(length) }
  const scalar = scalars[type]
  if (scalar !== undefined) return scalar
  const values = enumerants[type]
  if (values !== undefined)
    return { kind: /Flags[A-Z0-9]*$/.test(type) ? 'flags' : 'enumerant', values }
  return type in structures ? { kind: 'structure', name: type } : { kind: 'other' }
}
