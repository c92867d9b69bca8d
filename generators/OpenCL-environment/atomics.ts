import { pairIn, pairOf } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { in12, inOpenCL, kernelWith, since20, taking } from './shared/kernels.ts'

/** Pointers into global memory by the names of their arguments. */
function global(types: Readonly<Record<string, string>>): Pieces {
  const pointers = Object.entries(types).map(([name, type]) => [
    name,
    `pointer_CrossWorkgroup_${type}`,
  ])
  return taking(Object.fromEntries(pointers))
}

/** A kernel with numbers in global memory. */
const kernel = { ...kernelWith(), ...global({ numbers: 'uint' }) } satisfies Pieces

/** A function that takes a pointer into a storage class or, in a way `image`, into Image. */
function touched(name: string, storageClass: string, line: string) {
  const number = `{%pointer_${storageClass}_uint | image: %pointer_Image_uint}`
  return pairOf`atomic-storage-class/${name} ${inOpenCL}: a function is handed a number in ${storageClass}
${kernelWith()}
declarations: %touching = OpTypeFunction %void ${number}
after: %touch = OpFunction %void None %touching
%number = OpFunctionParameter ${number}
%touch_entry: ${line}
OpReturn
OpFunctionEnd`
}

/** Pairs of the rules on atomic instructions. */
export const pairs = [
  pairOf`atomic-integer-type/exchanged ${inOpenCL}: integers are exchanged, loaded, stored and added
${kernelWith()}${global({ numbers: 'uint', floats: 'float', shorts: 'ushort' })}
body: %swapped = OpAtomicExchange {%uint %numbers | float: %float %floats} %uint_1 %uint_0 {%uint_1 | float: %float_1}
%loaded = OpAtomicLoad {%uint %numbers | loaded: %float %floats} %uint_1 %uint_0
OpAtomicStore {%numbers | stored: %floats} %uint_1 %uint_0 {%uint_1 | stored: %float_1}
%added = OpAtomicIAdd {%uint %numbers | narrow: %ushort %shorts} %uint_1 %uint_0 {%uint_1 | narrow: %ushort_1}`,
  pairOf`atomic-integer-type/wide ${inOpenCL}: integers of 64 bits are exchanged
${kernelWith('Int64Atomics')}${global({ longs: 'ulong', floats: 'float', shorts: 'ushort' })}
body: %swapped = OpAtomicExchange {%ulong %longs | float: %float %floats} %uint_1 %uint_0 {%ulong_1 | float: %float_1}
%least = OpAtomicSMin {%ulong %longs | narrow: %ushort %shorts} %uint_1 %uint_0 {%ulong_1 | narrow: %ushort_1}`,
  touched('add', 'Workgroup', '%added = OpAtomicIAdd %uint %number %uint_1 %uint_0 %uint_1'),
  touched('store', 'CrossWorkgroup', 'OpAtomicStore %number %uint_1 %uint_0 %uint_1'),
  touched('flag', 'Function', '%set = OpAtomicFlagTestAndSet %bool %number %uint_1 %uint_0'),
  pairOf`atomic-storage-class/generic ${since20}: a function is handed a number in any storage class
${kernelWith('GenericPointer')}
declarations: %touching = OpTypeFunction %void {%pointer_Generic_uint | image: %pointer_Image_uint}
after: %touch = OpFunction %void None %touching
%number = OpFunctionParameter {%pointer_Generic_uint | image: %pointer_Image_uint}
%touch_entry: %old = OpAtomicCompareExchange %uint %number %uint_1 %uint_0 %uint_0 %uint_1 %uint_0
OpReturn
OpFunctionEnd`,
  pairOf`atomic-scope/scopes ${since20}: atomic instructions are seen by devices, workgroups and subgroups
${kernel}
body: %added = OpAtomicIAdd %uint %numbers {%uint_1 | invocation: %uint_4} %uint_0 %uint_1
%swapped = OpAtomicCompareExchange %uint %numbers %uint_0 %uint_0 %uint_0 %uint_1 %uint_0
OpAtomicStore %numbers {%uint_2 | stored: %uint_4} %uint_0 %uint_1
%set = OpAtomicFlagTestAndSet %bool %numbers {%uint_3 | flag: %uint_4} %uint_0`,
  pairOf`atomic-scope/specialized ${since20}: a scope that is specialized is not known, and a scope is that of a device
${kernel}
body: %added = OpAtomicIAdd %uint %numbers %spec_uint %uint_0 %uint_1
%loaded = OpAtomicLoad %uint %numbers {%uint_1 | loaded: %uint_4} %uint_0`,
  pairIn(kernel)`atomic-scope-device/scopes ${in12}: atomic instructions are seen by the device
body: %added = OpAtomicIAdd %uint %numbers {%uint_1 | workgroup: %uint_2 | devices: %uint_0 | subgroup: %uint_3} %uint_0 %uint_1
%swapped = OpAtomicCompareExchange %uint %numbers {%uint_1 | swapped: %uint_2} %uint_0 %uint_0 %uint_1 %uint_0
OpAtomicFlagClear %numbers {%uint_1 | flag: %uint_2} %uint_0`,
  pairOf`atomic-memory-order/orders ${since20}: atomic instructions have one order of memory each
${kernel}
body: %added = OpAtomicIAdd %uint %numbers %uint_1 {%uint_8 | both: %uint_6 | strongest: %uint_24} %uint_1
%loaded = OpAtomicLoad %uint %numbers %uint_1 {%uint_2 | loaded: %uint_18}
%swapped = OpAtomicCompareExchange %uint %numbers %uint_1 %uint_16 {%uint_16 | unequal: %uint_18} %uint_1 %uint_0`,
  pairIn(kernel)`atomic-relaxed/orders ${in12}: atomic instructions do not order memory
body: %added = OpAtomicIAdd %uint %numbers %uint_1 {%uint_512 | both: %uint_520 | strongest: %uint_16} %uint_1
%loaded = OpAtomicLoad %uint %numbers %uint_1 {%uint_0 | acquire: %uint_2}
OpAtomicStore %numbers %uint_1 {%uint_0 | release: %uint_4} %uint_1
%swapped = OpAtomicCompareExchange %uint %numbers %uint_1 {%uint_0 | equal: %uint_16} %uint_0 %uint_1 %uint_0`,
]
