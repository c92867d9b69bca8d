import type { Shape } from './shape.ts'

type CooperativeMatrix = Shape & { readonly kind: 'cooperative-matrix' }

/** Scope, Rows and Columns of the stock, by how they differ from the usual ones. */
const variants: Readonly<
  Record<CooperativeMatrix['variant'], readonly [words: string, operands: string]>
> = {
  usual: ['', '%uint_3 %uint_16 %uint_16'],
  rows: [' with 8 rows', '%uint_3 %uint_8 %uint_16'],
  columns: [' with 8 columns', '%uint_3 %uint_16 %uint_8'],
  scope: [' of a workgroup', '%uint_2 %uint_16 %uint_16'],
  again: [' by signed constants', '%int_3 %int_16 %int_16'],
  open: [' of specialized size', '%spec_uint_3 %spec_uint_8 %spec_uint_16'],
}

const uses = { a: ['A', '%uint_0'], b: ['B', '%uint_1'], c: ['accumulator', '%uint_2'] } as const

/**
 * The shape of a name of the stock: component type, Use (`a`, `b`, or `c` for the accumulator) and the difference from
 * a matrix of 16 rows and columns for a subgroup: `float_a`, `uint_c_rows`. `undefined` for other names.
 */
export function cooperativeMatrixNamed(
  name: string,
  scalars: Readonly<Record<string, Shape>>,
): Shape | undefined {
  const [, componentName = '', use = '', variant = 'usual'] =
    /^([a-z]+)_([abc])(?:_([a-z]+))?$/.exec(name) ?? []
  const component = scalars[componentName]
  if (component === undefined || !Object.hasOwn(variants, variant)) return undefined
  const parameters = { use, variant } as Pick<CooperativeMatrix, 'use' | 'variant'>
  return { kind: 'cooperative-matrix', component, ...parameters }
}

/** The part after the component type in the name of such a type. */
export function suffixOf({ use, variant }: CooperativeMatrix): string {
  return `_${use}${variant === 'usual' ? '' : `_${variant}`}`
}

/** The operands after Component Type, in assembly. */
export function operandsOfMatrix({ use, variant }: CooperativeMatrix): string {
  return `${variants[variant][1]} ${uses[use][1]}`
}

/** The properties that distinguish such types besides their components, in words. */
export function describeMatrix({ use, variant }: CooperativeMatrix): string {
  return `for ${uses[use][0]}${variants[variant][0]}`
}
