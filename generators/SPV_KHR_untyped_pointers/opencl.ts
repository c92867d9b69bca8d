import { tagIn } from '../pairs/pair-of.ts'
import { rowsOf } from '../pairs/rows-of.ts'
import { hyphened } from '../signatures/hyphened.ts'
import { openclRows, openclShaped, openclVectors } from './shared/opencl.ts'
import { kinds, noPointer, withCapabilities } from './shared/pieces.ts'

const inKernel = tagIn(withCapabilities(kinds.kernel, 'Float16Buffer'))`
imports: %opencl = OpExtInstImport "OpenCL.std"`

/** Instructions that are broken in every way, with every type; the others are so in a few. */
const thorough: ReadonlySet<string> = new Set(['fract', 'frexp', 'vstoren', 'vload_half', 'printf'])

const containing = 'structure-with-a-pointer: %null_untyped_pointer_Function_only'

/** A pointer of that kind into a storage class; null where the function does not have a variable. */
function pointerInto(storageClass: string, pointee?: string): string {
  if (pointee === undefined)
    return storageClass === 'Function' ? '%own' : `%null_untyped_pointer_${storageClass}`
  return storageClass === 'Function'
    ? `%variable_Function_${pointee}`
    : `%null_pointer_${storageClass}_${pointee}`
}

/** Names and values of a list: `name value, name value`. */
function namedIn(list: string): Readonly<Record<string, string>> {
  return Object.fromEntries(list.split(/,\s+/).map((each) => each.split(' ')))
}

const classes = namedIn(
  'constant UniformConstant, input Input, image Image, global CrossWorkgroup, local Workgroup, function Function, generic Generic',
)

/** Types that a pointer of the instruction may not point to, by what it is to point to. */
const others: Readonly<Record<string, string>> = {
  shape: 'integer narrow-integer integer-vector boolean structure array pointer',
  integers:
    'floating-point wide-integer narrow-integer floating-point-vector boolean structure array pointer',
  component: 'integer-vector floating-point-vector boolean structure array pointer',
  half: 'integer floating-point narrow-integer integer-vector floating-point-vector vector-of-halves boolean structure array pointer',
  bytes:
    'integer floating-point wide-integer narrow-integer integer-vector vector-of-bytes boolean structure array pointer',
}

const types =
  namedIn(`integer uint, floating-point float, wide-integer ulong, narrow-integer ushort, integer-vector uint2,
floating-point-vector float4, vector-of-halves half2, vector-of-bytes uchar4, boolean bool, structure uint_only, array uint_array3,
pointer untyped_pointer_CrossWorkgroup`)

const few = ['narrow-integer', 'integer-vector', 'floating-point-vector', 'structure']

/**
 * Data, their component type and how many there are, and types that do not match them after the names of their ways: where
 * the pointer leads to data of that shape, to as many integers, or to a component.
 */
const unmatched = rowsOf(`
vectors | float | 2 | one-for-several float, four-components float4, doubles double2 \
| one-integer-for-several uint, four-integers uint4
scalars | double | 1 | two-for-one double2, floats float | two-integers-for-one uint2
vectors | float | 2 | | | doubles double, integers uint, wide-integers ulong, bytes uchar
integers | ushort | 4 | | | floats float`)

/** Pairs of the rules on the extended instructions of OpenCL that take pointers. */
export const pairs = [
  ...openclRows.flatMap(({ name, text, classes: allowed, pointee, kind }) => {
    const [first = 'Function'] = allowed
    const all = thorough.has(name)
    const own =
      first === 'Function'
        ? `%own = OpUntypedVariableKHR %untyped_pointer_Function Function %${pointee}\n`
        : ''
    const call = (result: string, pointer: string) => `%${result} = OpExtInst ${text(pointer)}`
    const elsewhere = (before: string, type?: string) =>
      Object.entries(classes)
        .filter(
          ([place, storageClass]) => !allowed.includes(storageClass) && (all || place !== 'image'),
        )
        .map(([place, storageClass]) => {
          const stock =
            type === undefined
              ? `untyped_pointer_${storageClass}`
              : `pointer_${storageClass}_${type}`
          return `| ${before}-into-${place}: %null_${stock}`
        })
        .join(' ')
    const wrong = (others[kind] ?? '')
      .split(' ')
      .filter((way) => all || few.includes(way))
      .map((way) => `| ${way}: %null_pointer_${first}_${types[way] ?? ''}`)
      .join(' ')
    const integers = `integer: %uint_1 | ${containing}`
    return [
      inKernel`opencl-pointer-operand-is-a-pointer/${hyphened(name)}: the instruction takes pointers of both kinds
body: ${own}${call('one', `{${pointerInto(first)} | ${all ? `${noPointer} | ${containing}` : integers}}`)}
${call('two', `{${pointerInto(first, pointee)} | typed-integer: %uint_1}`)}`,
      inKernel`opencl-pointer-operand-is-in-its-storage-classes/${hyphened(name)}
the pointers point into each storage class that they may
body: ${own}${call('untyped', `{${pointerInto(first)} ${elsewhere('untyped')}}`)}
${call('typed', `{${pointerInto(first, pointee)} ${elsewhere('typed', pointee)}}`)}
${allowed
  .slice(1)
  .map((storageClass) => call(`in_${storageClass}`, pointerInto(storageClass)))
  .join('\n')}`,
      inKernel`opencl-typed-pointer-points-to-its-data-types/${hyphened(name)}
a typed pointer leads to its type, an untyped one to memory of any
body: ${own.replace(`%${pointee}`, '%uint_array4')}${call('typed', `{${pointerInto(first, pointee)} ${wrong}}`)}
${call('untyped', pointerInto(first))}`,
    ]
  }),
  ...unmatched.flatMap(([data, of = '', count, shape = '', integers = '', component = '']) => {
    const rows =
      component === '' ? openclShaped(of, Number(count)) : openclVectors(of, Number(count))
    return rows.map(({ name, text, pointee, kind }) => {
      const wrong = kind === 'integers' ? integers : shape || component
      const ways = Object.entries(namedIn(wrong))
      return inKernel`opencl-typed-pointer-matches-its-companions/${hyphened(name)}-${data}
a typed pointer matches the data that are read or written
body: %own = OpUntypedVariableKHR %untyped_pointer_Function Function %${pointee}
%typed = OpExtInst ${text(
        `{%null_pointer_Workgroup_${pointee} ${ways.map(([way, type]) => `| ${way}: %null_pointer_Workgroup_${type}`).join(' ')}}`,
      )}
%untyped = OpExtInst ${text('%own')}`
    })
  }),
  inKernel`opencl-prefetch-pointer-is-typed/both
memory is prefetched by the extended instruction and by the one that replaces it
declarations: %data = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %float4
body: %cast = OpBitcast %pointer_CrossWorkgroup_float4 %data
%again = OpBitcast %untyped_pointer_CrossWorkgroup %cast
%one = OpExtInst %void %opencl prefetch {%cast | variable: %data | untyped-again: %again} %ulong_4
OpUntypedPrefetchKHR %data %ulong_4`,
]
