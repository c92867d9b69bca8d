/** Types by name, and types that differ from each in one respect, by the name of the way. */
export const otherTypes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  uint: {
    'other-width': 'ulong',
    'other-signedness': 'int',
    'floating-point-for-integer': 'float',
    boolean: 'bool',
    'vector-for-scalar': 'uint2',
    'structure-around-it': 'uint_only',
  },
  float: { 'integer-for-floating-point': 'uint' },
  uint3: { 'component-for-vector': 'uint', 'fewer-components': 'uint2' },
  uint_array4: { 'element-for-array': 'uint', 'same-array-again': 'second_uint_array4' },
  structure_uint_and_float: { 'same-structure-again': 'second_structure_uint_and_float' },
}

/**
 * Alternatives of a pair: the valid name, then what `name` makes of each type that differs.
 *
 * @param options what the names of the ways begin with, ways that are left out, and further alternatives.
 */
export function alternatives(
  type: string,
  name: (type: string) => string,
  {
    before = '',
    leave = [],
    more = '',
  }: { readonly before?: string; readonly leave?: readonly string[]; readonly more?: string } = {},
): string {
  const ways = Object.entries(otherTypes[type] ?? {}).filter(([way]) => !leave.includes(way))
  return `{${name(type)} ${ways.map(([way, other]) => `| ${before}${way}: ${name(other)}`).join('\n  ')}${more && ` | ${more}`}}`
}

/** Ways that kernels do not have: signedness is a matter of shaders. */
export const ofShaders = ['other-signedness']
