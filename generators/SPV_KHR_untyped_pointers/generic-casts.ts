import { tagIn } from '../pairs/pair-of.ts'
import { hyphened } from '../signatures/hyphened.ts'
import { alternatives, inKind, kinds, noPointer, ofShaders, otherTypes } from './shared/pieces.ts'

/** A kernel with a variable of each kind in each storage class that pointers into Generic come from. */
const inMemory = tagIn(kinds.kernel)`
declarations: %global = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %uint %uint_1
%local = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup %uint
%constant = OpUntypedVariableKHR %untyped_pointer_UniformConstant UniformConstant %uint %uint_1
%typed_global = OpVariable %pointer_CrossWorkgroup_uint CrossWorkgroup %uint_1
%typed_local = OpVariable %pointer_Workgroup_uint Workgroup
%typed_constant = OpVariable %pointer_UniformConstant_uint UniformConstant %uint_1`

const own = `%own = OpUntypedVariableKHR %untyped_pointer_Function Function %uint
%typed_own = OpVariable %pointer_Function_uint Function`

/** Generic pointers of both kinds. */
const generics = `%generic = OpPtrCastToGeneric %untyped_pointer_Generic %global
%typed_generic = OpPtrCastToGeneric %pointer_Generic_uint %typed_local`

/** Storage classes that pointers into Generic come from: a variable in each, and others that their results are not into. */
const sources = {
  CrossWorkgroup: ['global', ['CrossWorkgroup', 'Workgroup', 'Function', 'UniformConstant']],
  Workgroup: ['local', ['CrossWorkgroup', 'Workgroup']],
  Function: ['own', ['Workgroup', 'Function']],
} as const

const notPointerType = 'integer: %uint | vector: %uint2 | structure: %uint_only'

/** Pointer types into other storage classes, as alternatives. */
function into(
  others: readonly string[],
  type: (storageClass: string) => string,
  before: string,
): string {
  return others.map((other) => `| ${before}-into-${hyphened(other)}: ${type(other)}`).join(' ')
}

const untyped = (storageClass: string) => `%untyped_pointer_${storageClass}`
const typed = (storageClass: string) => `%pointer_${storageClass}_uint`

/** The casts from Generic: how their rules begin, and the Storage operand that one of them has. */
const casts = [
  ['generic-cast-to-ptr', 'OpGenericCastToPtr', () => ''],
  ['generic-cast-explicit', 'OpGenericCastToPtrExplicit', (storageClass: string) => storageClass],
] as const

/** Pairs of the rules on casts to and from Generic. */
export const pairs = [
  inMemory`ptr-cast-to-generic-result-type-is-a-pointer-type/sources
pointers of either kind and of many origins become pointers into Generic
body: %chain = OpUntypedInBoundsPtrAccessChainKHR %untyped_pointer_CrossWorkgroup %uint %global %uint_0
%chosen = OpSelect %untyped_pointer_CrossWorkgroup %true %chain %global
%cast = OpBitcast %untyped_pointer_Workgroup %typed_local
%one = OpPtrCastToGeneric {%untyped_pointer_Generic | ${notPointerType}} %chosen
%two = OpPtrCastToGeneric %untyped_pointer_Generic %cast
%three = OpPtrCastToGeneric {%pointer_Generic_uint | typed-integer: %uint | typed-structure: %uint_only} %typed_global
%four = OpPtrCastToGeneric %untyped_pointer_Generic %null_untyped_pointer_Workgroup`,
  ...Object.entries(sources).map(
    ([from, [variable, others]]) =>
      inMemory`ptr-cast-to-generic-result-type-is-generic/${hyphened(from)}
the contents of a generic pointer are loaded
body: ${own}
%generic = OpPtrCastToGeneric {%untyped_pointer_Generic ${into(others, untyped, 'result')}} %${variable}
%typed_generic = OpPtrCastToGeneric {%pointer_Generic_uint ${into(others, typed, 'typed-result')}} %typed_${variable}
%other = OpPtrCastToGeneric %untyped_pointer_Generic %${variable}
%value = OpLoad %uint %other`,
  ),
  ...Object.entries(sources).map(
    ([from, [variable]]) =>
      inMemory`ptr-cast-to-generic-keeps-the-kind-of-pointer/${hyphened(from)}
typed pointers become typed ones, and untyped pointers untyped ones
body: ${own}
%generic = OpPtrCastToGeneric {%untyped_pointer_Generic | typed-result: %pointer_Generic_uint} %${variable}
%typed_generic = OpPtrCastToGeneric {%pointer_Generic_uint | untyped-result: %untyped_pointer_Generic} %typed_${variable}`,
  ),
  ...casts.flatMap(([rule, opcode, storage]) => {
    const cast = (name: string, type: string, pointer: string, storageClass: string) =>
      `%${name} = ${opcode} ${type} ${pointer} ${storage(storageClass)}`.trimEnd()
    const isExplicit = storage('Function') !== ''
    const others = ['Generic', 'UniformConstant', 'Input', 'Image']
    return [
      inMemory`${rule}-result-type-is-a-pointer-type/${isExplicit ? 'explicit' : 'kinds'}
generic pointers of either kind become pointers of either kind
body: ${generics}
${cast('one', `{%untyped_pointer_CrossWorkgroup | ${notPointerType}}`, '%generic', 'CrossWorkgroup')}
${cast('two', `{%pointer_Workgroup_uint | typed-integer: %uint | typed-structure: %uint_only}`, '%typed_generic', 'Workgroup')}
${cast('three', '%pointer_Function_uint', '%generic', 'Function')}
${cast('four', '{%untyped_pointer_Function | untyped-of-typed-vector: %uint2}', '%typed_generic', 'Function')}
${cast('five', '%untyped_pointer_CrossWorkgroup', '%generic', 'CrossWorkgroup')}
%value = OpLoad %uint %five`,
      ...(isExplicit
        ? [
            inMemory`generic-cast-explicit-pointer-is-a-pointer/origins
the pointer that is cast is a pointer of any origin
memoryModel: OpMemoryModel Physical32 OpenCL
body: ${generics}
%chosen = OpSelect %untyped_pointer_Generic %true %generic %null_untyped_pointer_Generic
${cast('one', '%untyped_pointer_Workgroup', `{%chosen | ${noPointer} | structure-with-a-pointer: %null_untyped_pointer_Generic_only}`, 'Workgroup')}
${cast('two', '%pointer_Workgroup_uint', '{%typed_generic | typed-integer: %uint_1 | typed-floating-point: %float_1}', 'Workgroup')}`,
            inMemory`generic-cast-explicit-pointer-is-into-generic/classes: the pointer that is cast is into Generic
body: ${generics}
${cast('one', '%untyped_pointer_CrossWorkgroup', '{%generic | pointer-into-cross-workgroup: %global | pointer-into-workgroup: %local | pointer-into-uniform-constant: %constant}', 'CrossWorkgroup')}
${cast('two', '%pointer_CrossWorkgroup_uint', '{%typed_generic | typed-into-cross-workgroup: %typed_global | typed-into-workgroup: %typed_local | typed-into-uniform-constant: %typed_constant}', 'CrossWorkgroup')}`,
            inMemory`generic-cast-explicit-result-type-has-the-storage-operand/classes
the result is in the storage class that Storage names
body: ${generics}
${cast('one', `{%untyped_pointer_CrossWorkgroup ${into(['Workgroup', 'Function', 'Generic'], untyped, 'result')}}`, '%generic', 'CrossWorkgroup')}
${cast('two', '{%pointer_Function_uint | result-into-cross-workgroup: %pointer_CrossWorkgroup_uint | typed-result-into-workgroup: %pointer_Workgroup_uint}', '%typed_generic', 'Function')}
${cast('three', '{%untyped_pointer_Workgroup | workgroup-result-into-function: %untyped_pointer_Function}', '%typed_generic', 'Workgroup')}`,
            inMemory`generic-cast-explicit-storage-is-a-target-storage-class/classes
explicit casts lead into the three storage classes
body: ${generics}
%one = OpGenericCastToPtrExplicit {%untyped_pointer_CrossWorkgroup %generic CrossWorkgroup ${others
              .map(
                (other) =>
                  `| cast-to-${hyphened(other)}: %untyped_pointer_${other} %generic ${other}`,
              )
              .join(' ')}}
%two = OpGenericCastToPtrExplicit {%pointer_Workgroup_uint %typed_generic Workgroup ${others
              .map(
                (other) =>
                  `| typed-cast-to-${hyphened(other)}: %pointer_${other}_uint %typed_generic ${other}`,
              )
              .join(' ')}}
%three = OpGenericCastToPtrExplicit {%untyped_pointer_Function %generic Function
  | instead-of-function: %untyped_pointer_Input %generic Input}`,
          ]
        : [
            inMemory`generic-cast-to-ptr-pointer-is-into-generic/classes: the pointer that is cast is into Generic
body: ${generics}
%one = OpGenericCastToPtr %untyped_pointer_CrossWorkgroup {%generic | ${noPointer} | pointer-into-cross-workgroup: %global
  | structure-with-a-pointer: %null_untyped_pointer_Generic_only | pointer-into-workgroup: %local | pointer-into-uniform-constant: %constant}
%two = OpGenericCastToPtr %pointer_Workgroup_uint {%typed_generic | typed-into-cross-workgroup: %typed_global
  | typed-into-workgroup: %typed_local | typed-into-uniform-constant: %typed_constant | typed-integer: %uint_1}`,
            inMemory`generic-cast-to-ptr-result-type-has-a-target-storage-class/classes
casts from Generic lead into the three storage classes
memoryModel: OpMemoryModel Physical32 OpenCL
body: ${generics}
%one = OpGenericCastToPtr {%untyped_pointer_CrossWorkgroup ${into(others, untyped, 'result')}} %generic
%two = OpGenericCastToPtr {%pointer_Workgroup_uint ${into(others, typed, 'typed-result')}} %typed_generic
%three = OpGenericCastToPtr {%untyped_pointer_Function | instead-of-function: %untyped_pointer_Input} %typed_generic`,
          ]),
      ...Object.keys(otherTypes).map(
        (type) => inKind.kernel`${rule}-typed-pointers-point-to-one-type/${hyphened(type)}
typed pointers keep the type that they point to, and untyped ones need none
declarations: %data = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %${type}
body: %cast = OpBitcast %pointer_CrossWorkgroup_${type} %data
%generic = OpPtrCastToGeneric %pointer_Generic_${type} %cast
${cast(
  'typed',
  alternatives(type, (to) => `%pointer_CrossWorkgroup_${to}`, { leave: ofShaders }),
  '%generic',
  'CrossWorkgroup',
)}
${cast('other', '%pointer_CrossWorkgroup_uchar', '%null_untyped_pointer_Generic', 'CrossWorkgroup')}
${cast('untyped', '%untyped_pointer_CrossWorkgroup', '%generic', 'CrossWorkgroup')}`,
      ),
    ]
  }),
]
