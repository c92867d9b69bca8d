import { inKind, noPointer } from './shared/pieces.ts'

const classes = [
  ['global', 'CrossWorkgroup'],
  ['local', 'Workgroup'],
  ['generic', 'Generic'],
  ['constant', 'UniformConstant'],
] as const

const notPointer = `${noPointer} | structure-with-a-pointer: %null_untyped_pointer_Function_only`

function elsewhere(kind: string, name: (storageClass: string) => string): string {
  return classes
    .map(([place, storageClass]) => `| ${kind}-into-${place}: ${name(storageClass)}`)
    .join(' ')
}

const untyped = elsewhere('untyped', (storageClass) => `%null_untyped_pointer_${storageClass}`)
const typed = elsewhere('typed', (storageClass) => `%null_pointer_${storageClass}_uint`)

/** Pairs of the rule on `OpLifetimeStart` and `OpLifetimeStop`. */
export const pairs = (['Start', 'Stop'] as const).flatMap((which) => {
  const start = (place: string, alternatives: string) =>
    which === 'Start' ? `{${place} | ${alternatives}}` : place
  const stop = (place: string, alternatives: string) =>
    which === 'Stop' ? `{${place} | ${alternatives}}` : place
  return [
    inKind.kernel`lifetime-pointer-is-into-function/${which.toLowerCase()}
the lifetime of local variables begins and ends
body: OpLifetimeStart ${start('%untyped_Function_uint', notPointer + untyped)} 0
OpLifetimeStart ${start('%variable_Function_uint', typed.slice(1))} 0
OpLifetimeStop ${stop('%untyped_Function_uint', notPointer + untyped)} 0
OpLifetimeStop ${stop('%variable_Function_uint', typed.slice(1))} 0`,
    inKind.kernel`lifetime-pointer-is-into-function/${which.toLowerCase()}-of-bytes
the lifetime of a variable is that of as many bytes, seen through other pointers
memoryModel: OpMemoryModel Physical32 OpenCL
body: %own = OpUntypedVariableKHR %untyped_pointer_Function Function %structure_uint_and_float
%bytes = OpBitcast %pointer_Function_void %own
%chain = OpUntypedAccessChainKHR %untyped_pointer_Function %structure_uint_and_float %own
OpLifetimeStart ${start('%bytes', 'void-into-local: %null_pointer_Workgroup_void')} 8
OpLifetimeStart %chain 0
OpLifetimeStop ${stop('%bytes', 'void-into-local: %null_pointer_Workgroup_void')} 8
OpLifetimeStop %chain 0`,
  ]
})
