import { chainForms, inKind } from './shared/pieces.ts'

/** Arrays of one element, each of the one before. */
function nested(depth: number): string {
  return Array.from(
    { length: depth },
    (_, index) =>
      `%array_${index + 1} = OpTypeArray ${index === 0 ? '%uint' : `%array_${index}`} %uint_1`,
  ).join('\n')
}

/** Indexes into such arrays. */
function zeros(count: number): string {
  return Array.from({ length: count }, () => '%uint_0').join(' ')
}

/** Pairs of the rules on as many indexes as a chain may have. */
export const pairs = [
  ...chainForms.flatMap(({ name, opcode, element, kind }) =>
    [254, 255].map((count) => {
      // In these storage classes arrays need no stride.
      const storageClass = kind === 'shader' ? 'Private' : 'CrossWorkgroup'
      const most = count === 255
      const array = `%array_${most ? 258 : count}`
      const more = most ? `{ | 256-indexes: %uint_0 | 258-indexes: ${zeros(3)}}` : ''
      return inKind[kind]`untyped-chain-has-at-most-255-indexes/${name}-${String(count)}
arrays in each other are walked with as many indexes as a chain may have, or one less
declarations: ${nested(most ? 258 : count)}
%data = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} ${array}
body: %reached = ${opcode} %untyped_pointer_${storageClass} ${array} %data ${element}${zeros(count)} ${more}`
    }),
  ),
  inKind.kernel`chain-index-is-a-scalar-integer/255-indexes: a chain has as many indexes as it may have
declarations: ${nested(255)}
%deep = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %array_255
body: %reached = OpUntypedInBoundsPtrAccessChainKHR %untyped_pointer_CrossWorkgroup %array_255 %deep %uint_0 {%uint_0
  | first-of-several: %float_0}
  ${zeros(254)}`,
]
