import { pairOf, ways } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'
import type { Edit } from '../pairs/ways.ts'

/** A compute shader with variables in Workgroup, one of each type that an atomic instruction may meet. */
export const shared = {
  entryPoints:
    'GLCompute %main %variable_Workgroup_uint %variable_Workgroup_int %variable_Workgroup_float %variable_Workgroup_uint2 %variable_Workgroup_bool %variable_Workgroup_two',
  declarations: `%relaxed = OpConstant %uint 0
%two = OpTypeStruct %uint %uint`,
}

/** A kernel with integers in Workgroup. */
export const flags = {
  ...kernel,
  capabilities: `${kernel.capabilities} Int16 Int64Atomics`,
  declarations: `%relaxed = OpConstant %uint 0
%narrow = OpVariable %pointer_Workgroup_ushort Workgroup
%wide = OpVariable %pointer_Workgroup_ulong Workgroup
%variable_Workgroup_uint2 = OpVariable %pointer_Workgroup_uint2 Workgroup`,
}

/** Instructions that read, change and write an integer by another. */
export const modifying = ['IAdd', 'ISub', 'SMin', 'UMin', 'SMax', 'UMax', 'And', 'Or', 'Xor']

/** `IAdd` as the name of a way: `i-add`. */
export const wayName = (opcode: string) =>
  opcode.replaceAll(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()

const operands = '%uint_2 %relaxed'
const modify = (opcode: string, type: string, pointer: string, value: string) =>
  `%result_${opcode} = OpAtomic${opcode} ${type} ${pointer} ${operands} ${value}`

const modifyingBody = modifying
  .map((op) => modify(op, '%uint', '%variable_Workgroup_uint', '%uint_1'))
  .join('\n')

/** For every instruction in `modifyingBody` a way that gives it another type, pointer and value. */
function eachModifying(type: string, pointer: string, value: string) {
  return Object.fromEntries(
    modifying.map((op): [string, readonly Edit[]] => [
      wayName(op),
      [
        [
          modify(op, '%uint', '%variable_Workgroup_uint', '%uint_1'),
          modify(op, type, pointer, value),
        ],
      ],
    ]),
  )
}

/** Pairs of the rules on the types of atomic instructions. */
export const pairs = [
  pairOf`atomic-result-type/load-and-exchange
integers and floats are loaded and exchanged
${shared}
body: %a = OpAtomicLoad {%float %variable_Workgroup_float | load-vector: %uint2 %variable_Workgroup_uint2 | load-boolean: %bool %variable_Workgroup_bool
  | load-structure: %two %variable_Workgroup_two} ${operands}
%b = OpAtomicLoad %int %variable_Workgroup_int ${operands}
%c = OpAtomicExchange %float %variable_Workgroup_float ${operands} %float_1
%d = OpAtomicExchange {%uint %variable_Workgroup_uint ${operands} %uint_1
  | exchange-vector: %uint2 %variable_Workgroup_uint2 ${operands} %uint2_1_1
  | exchange-boolean: %bool %variable_Workgroup_bool ${operands} %true}`,
  pairOf`atomic-result-type/modifying
integers are read, changed and written
${shared}
body: ${modifyingBody}
${ways(eachModifying('%float', '%variable_Workgroup_float', '%float_1'))}`,
  pairOf`atomic-result-type/counting
integers are counted up and down, and exchanged where they compare equal
${shared}
body: %a = OpAtomicIIncrement {%uint %variable_Workgroup_uint | increment: %float %variable_Workgroup_float
  | increment-vector: %uint2 %variable_Workgroup_uint2} ${operands}
%b = OpAtomicIDecrement {%int %variable_Workgroup_int | decrement: %float %variable_Workgroup_float} ${operands}
%c = OpAtomicCompareExchange {%uint %variable_Workgroup_uint ${operands} %relaxed %uint_1 %uint_0
  | compare-exchange-float: %float %variable_Workgroup_float ${operands} %relaxed %float_1 %float_0
  | compare-exchange-vector: %uint2 %variable_Workgroup_uint2 ${operands} %relaxed %uint2_1_1 %uint2_1_1}`,
  pairOf`atomic-result-type/compare-exchange-weak in spv1.3
a kernel of version 1.3 exchanges an integer in the weak way
${flags}
body: %a = OpAtomicCompareExchangeWeak {%uint %variable_Workgroup_uint ${operands} %relaxed %uint_1 %uint_0
  | float: %float %variable_Workgroup_float ${operands} %relaxed %float_1 %float_0}`,
  pairOf`atomic-pointer/of-a-shader
every atomic instruction takes a pointer
${shared}
body: %a = OpAtomicLoad %uint {%variable_Workgroup_uint | load-constant: %uint_1} ${operands}
OpAtomicStore {%variable_Workgroup_uint | store-loaded-value: %a} ${operands} %uint_1
%b = OpAtomicExchange %uint {%variable_Workgroup_uint | exchange-constant: %uint_0} ${operands} %uint_1
%c = OpAtomicCompareExchange %uint {%variable_Workgroup_uint
  | compare-exchange-result: %b} ${operands} %relaxed %uint_1 %uint_0
%d = OpAtomicIIncrement %uint {%variable_Workgroup_uint | increment-result: %a} ${operands}
%e = OpAtomicXor %uint {%variable_Workgroup_uint | xor-function: %main
  | xor-type: %pointer_Workgroup_uint} ${operands} %uint_1`,
  pairOf`atomic-pointer/of-a-kernel
flags are pointed to
${flags}
body: %was_set = OpAtomicFlagTestAndSet %bool {%variable_Workgroup_uint | test-constant: %uint_1} ${operands}
OpAtomicFlagClear {%variable_Workgroup_uint | clear-constant: %uint_1 | clear-result: %was_set} ${operands}`,
  pairOf`atomic-pointee/load-and-exchange
the pointer points to what is loaded and exchanged
${shared}
body: %a = OpAtomicLoad %uint {%variable_Workgroup_uint | load-other-signedness: %variable_Workgroup_int | load-structure: %variable_Workgroup_two
  | load-vector: %variable_Workgroup_uint2} ${operands}
%b = OpAtomicExchange %float {%variable_Workgroup_float | exchange: %variable_Workgroup_uint} ${operands} %float_1
%c = OpAtomicCompareExchange %int {%variable_Workgroup_int
  | compare-exchange: %variable_Workgroup_uint} ${operands} %relaxed %int_1 %int_0
%d = OpAtomicIIncrement %uint {%variable_Workgroup_uint | increment: %variable_Workgroup_float} ${operands}
%e = OpAtomicIDecrement %uint {%variable_Workgroup_uint | decrement: %variable_Workgroup_int} ${operands}`,
  pairOf`atomic-pointee/modifying
the pointer points to what is changed
${shared}
body: ${modifyingBody}
${ways(eachModifying('%uint', '%variable_Workgroup_int', '%uint_1'))}`,
  pairOf`atomic-pointee/member
a member of a structure is reached by a pointer to its type
${shared}
body: %member = OpAccessChain %pointer_Workgroup_uint %variable_Workgroup_two %uint_1
%copy = OpCopyObject %pointer_Workgroup_uint %member
%sum = OpAtomicIAdd %uint {%copy | whole: %variable_Workgroup_two | other-variable: %variable_Workgroup_float} ${operands} %uint_1`,
  pairOf`atomic-value/exchanged
what is exchanged has the type of the result
${shared}
body: %b = OpAtomicExchange %float %variable_Workgroup_float ${operands} {%float_1 | exchange-integer: %uint_1
  | exchange-vector: %uint2_1_1}
%c = OpAtomicCompareExchange %int %variable_Workgroup_int ${operands} %relaxed {%int_1
  | compare-exchange-signedness: %uint_1 | compare-exchange-boolean: %true} %int_0`,
  pairOf`atomic-value/modifying
the second integer has the type of the result, also where an instruction has a signedness
${shared}
body: ${modifyingBody}
${ways(eachModifying('%uint', '%variable_Workgroup_uint', '%int_1'))}`,
  pairOf`atomic-value/width
a kernel adds 64-bit integers
${flags}
body: %sum = OpAtomicIAdd %ulong %wide ${operands} %ulong_1
changed: %relaxed {%ulong_1 | narrow: %uint_1 | float: %float_1}`,
  pairOf`atomic-comparator/of-a-shader
what is compared has the type of the result
${shared}
body: %a = OpAtomicCompareExchange %uint %variable_Workgroup_uint ${operands} %relaxed %uint_1 {%uint_0 | signed: %int_0
  | float: %float_0}
%b = OpAtomicCompareExchange %int %variable_Workgroup_int ${operands} %relaxed %int_1 {%int_0 | unsigned: %uint_0
  | vector: %uint2_1_1}`,
  pairOf`atomic-store-pointee/of-a-shader
integers and floats are stored
${shared}
+declarations: %two_members = OpConstantComposite %two %uint_1 %uint_1
body: OpAtomicStore %variable_Workgroup_float ${operands} %float_1
OpAtomicStore {%variable_Workgroup_int ${operands} %int_1 | vector: %variable_Workgroup_uint2 ${operands} %uint2_1_1
  | boolean: %variable_Workgroup_bool ${operands} %true | structure: %variable_Workgroup_two ${operands} %two_members}`,
  pairOf`atomic-store-value/of-a-shader
what is stored has the type that the pointer points to
${shared}
body: OpAtomicStore %variable_Workgroup_float ${operands} %float_1
OpAtomicStore %variable_Workgroup_uint ${operands} %uint_1
changed: %relaxed {%uint_1 | signed-integer: %int_1 | float-in-integer: %float_1}
changed: %relaxed {%float_1 | integer-in-float: %uint_1 | vector-in-float: %uint2_1_1}`,
  pairOf`atomic-flag-pointee/of-a-kernel
a flag is a 32-bit integer
${flags}
body: %was_set = OpAtomicFlagTestAndSet %bool {%variable_Workgroup_uint | test-wide: %wide | test-narrow: %narrow
  | test-float: %variable_Workgroup_float} ${operands}
OpAtomicFlagClear {%variable_Workgroup_uint | clear-wide: %wide | clear-narrow: %narrow
  | clear-vector: %variable_Workgroup_uint2} ${operands}`,
  pairOf`atomic-flag-result/of-a-kernel
testing a flag results in a Boolean
${flags}
body: %was_set = OpAtomicFlagTestAndSet {%bool | integer: %uint | vector-of-booleans: %bool2
  | float: %float} %variable_Workgroup_uint ${operands}`,
]
