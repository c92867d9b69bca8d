import { pair } from '../pairs/pair.ts'
import { kernel } from '../pairs/pieces.ts'
import type { Edit } from '../pairs/ways.ts'

/** A compute shader with variables in Workgroup, one of each type that an atomic instruction may meet. */
export const shared = {
  entryPoints: 'OpEntryPoint GLCompute %main "main" %natural %signed %real %pair %truth %record',
  declarations: `%workgroup = OpConstant %uint 2
%relaxed = OpConstant %uint 0
%two_words = OpConstantComposite %uint2 %uint_1 %uint_1
%two = OpTypeStruct %uint %uint
%pointer_uint = OpTypePointer Workgroup %uint
%pointer_int = OpTypePointer Workgroup %int
%pointer_float = OpTypePointer Workgroup %float
%pointer_uint2 = OpTypePointer Workgroup %uint2
%pointer_bool = OpTypePointer Workgroup %bool
%pointer_two = OpTypePointer Workgroup %two
%natural = OpVariable %pointer_uint Workgroup
%signed = OpVariable %pointer_int Workgroup
%real = OpVariable %pointer_float Workgroup
%pair = OpVariable %pointer_uint2 Workgroup
%truth = OpVariable %pointer_bool Workgroup
%record = OpVariable %pointer_two Workgroup`,
}

/** A kernel with integers in Workgroup. */
export const flags = {
  ...kernel,
  capabilities: `${kernel.capabilities}\nOpCapability Int16\nOpCapability Int64Atomics`,
  entryPoints: 'OpEntryPoint Kernel %main "main" %flag %narrow %wide %real %pair',
  declarations: `%workgroup = OpConstant %uint 2
%relaxed = OpConstant %uint 0
%ushort = OpTypeInt 16 0
%pointer_uint = OpTypePointer Workgroup %uint
%pointer_ushort = OpTypePointer Workgroup %ushort
%pointer_ulong = OpTypePointer Workgroup %ulong
%pointer_float = OpTypePointer Workgroup %float
%pointer_uint2 = OpTypePointer Workgroup %uint2
%flag = OpVariable %pointer_uint Workgroup
%narrow = OpVariable %pointer_ushort Workgroup
%wide = OpVariable %pointer_ulong Workgroup
%real = OpVariable %pointer_float Workgroup
%pair = OpVariable %pointer_uint2 Workgroup`,
}

/** Instructions that read, change and write an integer by another. */
export const modifying = ['IAdd', 'ISub', 'SMin', 'UMin', 'SMax', 'UMax', 'And', 'Or', 'Xor']

/** `IAdd` as the name of a way: `i-add`. */
export const wayName = (opcode: string) =>
  opcode.replaceAll(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()

const operands = '%workgroup %relaxed'
const modify = (opcode: string, type: string, pointer: string, value: string) =>
  `%result_${opcode} = OpAtomic${opcode} ${type} ${pointer} ${operands} ${value}`

const modifyingBody = modifying.map((op) => modify(op, '%uint', '%natural', '%uint_1')).join('\n')

/** For every instruction in `modifyingBody` a way that gives it another type, pointer and value. */
function eachModifying(type: string, pointer: string, value: string) {
  return Object.fromEntries(
    modifying.map((op): [string, readonly Edit[]] => [
      wayName(op),
      [[modify(op, '%uint', '%natural', '%uint_1'), modify(op, type, pointer, value)]],
    ]),
  )
}

/** Pairs of the rules on the types of atomic instructions. */
export const pairs = [
  pair('atomic-result-type', 'load-and-exchange', 'integers and floats are loaded and exchanged', {
    ...shared,
    body: `%a = OpAtomicLoad {%float %real | load-vector: %uint2 %pair | load-boolean: %bool %truth
  | load-structure: %two %record} ${operands}
%b = OpAtomicLoad %int %signed ${operands}
%c = OpAtomicExchange %float %real ${operands} %float_1
%d = OpAtomicExchange {%uint %natural ${operands} %uint_1
  | exchange-vector: %uint2 %pair ${operands} %two_words
  | exchange-boolean: %bool %truth ${operands} %true}`,
  }),
  pair(
    'atomic-result-type',
    'modifying',
    'integers are read, changed and written',
    { ...shared, body: modifyingBody },
    eachModifying('%float', '%real', '%float_1'),
  ),
  pair(
    'atomic-result-type',
    'counting',
    'integers are counted up and down, and exchanged where they compare equal',
    {
      ...shared,
      body: `%a = OpAtomicIIncrement {%uint %natural | increment: %float %real
  | increment-vector: %uint2 %pair} ${operands}
%b = OpAtomicIDecrement {%int %signed | decrement: %float %real} ${operands}
%c = OpAtomicCompareExchange {%uint %natural ${operands} %relaxed %uint_1 %uint_0
  | compare-exchange-float: %float %real ${operands} %relaxed %float_1 %float_0
  | compare-exchange-vector: %uint2 %pair ${operands} %relaxed %two_words %two_words}`,
    },
  ),
  pair(
    'atomic-result-type',
    'compare-exchange-weak',
    'a kernel of version 1.3 exchanges an integer in the weak way',
    {
      ...flags,
      entryPoints: 'OpEntryPoint Kernel %main "main"',
      body: `%a = OpAtomicCompareExchangeWeak {%uint %flag ${operands} %relaxed %uint_1 %uint_0
  | float: %float %real ${operands} %relaxed %float_1 %float_0}`,
    },
    {},
    { environments: ['spv1.3'] },
  ),
  pair('atomic-pointer', 'of-a-shader', 'every atomic instruction takes a pointer', {
    ...shared,
    body: `%a = OpAtomicLoad %uint {%natural | load-constant: %uint_1} ${operands}
OpAtomicStore {%natural | store-loaded-value: %a} ${operands} %uint_1
%b = OpAtomicExchange %uint {%natural | exchange-constant: %uint_0} ${operands} %uint_1
%c = OpAtomicCompareExchange %uint {%natural
  | compare-exchange-result: %b} ${operands} %relaxed %uint_1 %uint_0
%d = OpAtomicIIncrement %uint {%natural | increment-result: %a} ${operands}
%e = OpAtomicXor %uint {%natural | xor-function: %main
  | xor-type: %pointer_uint} ${operands} %uint_1`,
  }),
  pair('atomic-pointer', 'of-a-kernel', 'flags are pointed to', {
    ...flags,
    body: `%was_set = OpAtomicFlagTestAndSet %bool {%flag | test-constant: %uint_1} ${operands}
OpAtomicFlagClear {%flag | clear-constant: %uint_1 | clear-result: %was_set} ${operands}`,
  }),
  pair(
    'atomic-pointee',
    'load-and-exchange',
    'the pointer points to what is loaded and exchanged',
    {
      ...shared,
      body: `%a = OpAtomicLoad %uint {%natural | load-other-signedness: %signed | load-structure: %record
  | load-vector: %pair} ${operands}
%b = OpAtomicExchange %float {%real | exchange: %natural} ${operands} %float_1
%c = OpAtomicCompareExchange %int {%signed
  | compare-exchange: %natural} ${operands} %relaxed %int_1 %int_0
%d = OpAtomicIIncrement %uint {%natural | increment: %real} ${operands}
%e = OpAtomicIDecrement %uint {%natural | decrement: %signed} ${operands}`,
    },
  ),
  pair(
    'atomic-pointee',
    'modifying',
    'the pointer points to what is changed',
    { ...shared, body: modifyingBody },
    eachModifying('%uint', '%signed', '%uint_1'),
  ),
  pair('atomic-pointee', 'member', 'a member of a structure is reached by a pointer to its type', {
    ...shared,
    body: `%member = OpAccessChain %pointer_uint %record %uint_1
%copy = OpCopyObject %pointer_uint %member
%sum = OpAtomicIAdd %uint {%copy | whole: %record | other-variable: %real} ${operands} %uint_1`,
  }),
  pair('atomic-value', 'exchanged', 'what is exchanged has the type of the result', {
    ...shared,
    body: `%b = OpAtomicExchange %float %real ${operands} {%float_1 | exchange-integer: %uint_1
  | exchange-vector: %two_words}
%c = OpAtomicCompareExchange %int %signed ${operands} %relaxed {%int_1
  | compare-exchange-signedness: %uint_1 | compare-exchange-boolean: %true} %int_0`,
  }),
  pair(
    'atomic-value',
    'modifying',
    'the second integer has the type of the result, also where an instruction has a signedness',
    { ...shared, body: modifyingBody },
    eachModifying('%uint', '%natural', '%int_1'),
  ),
  pair(
    'atomic-value',
    'width',
    'a kernel adds 64-bit integers',
    {
      ...flags,
      declarations: `${flags.declarations}\n%wide_1 = OpConstant %ulong 1`,
      body: `%sum = OpAtomicIAdd %ulong %wide ${operands} %wide_1`,
    },
    '%relaxed {%wide_1 | narrow: %uint_1 | float: %float_1}',
  ),
  pair('atomic-comparator', 'of-a-shader', 'what is compared has the type of the result', {
    ...shared,
    body: `%a = OpAtomicCompareExchange %uint %natural ${operands} %relaxed %uint_1 {%uint_0 | signed: %int_0
  | float: %float_0}
%b = OpAtomicCompareExchange %int %signed ${operands} %relaxed %int_1 {%int_0 | unsigned: %uint_0
  | vector: %two_words}`,
  }),
  pair('atomic-store-pointee', 'of-a-shader', 'integers and floats are stored', {
    ...shared,
    declarations: `${shared.declarations}\n%two_members = OpConstantComposite %two %uint_1 %uint_1`,
    body: `OpAtomicStore %real ${operands} %float_1
OpAtomicStore {%signed ${operands} %int_1 | vector: %pair ${operands} %two_words
  | boolean: %truth ${operands} %true | structure: %record ${operands} %two_members}`,
  }),
  pair(
    'atomic-store-value',
    'of-a-shader',
    'what is stored has the type that the pointer points to',
    {
      ...shared,
      body: `OpAtomicStore %real ${operands} %float_1
OpAtomicStore %natural ${operands} %uint_1`,
    },
    [
      '%relaxed {%uint_1 | signed-integer: %int_1 | float-in-integer: %float_1}',
      '%relaxed {%float_1 | integer-in-float: %uint_1 | vector-in-float: %two_words}',
    ],
  ),
  pair('atomic-flag-pointee', 'of-a-kernel', 'a flag is a 32-bit integer', {
    ...flags,
    body: `%was_set = OpAtomicFlagTestAndSet %bool {%flag | test-wide: %wide | test-narrow: %narrow
  | test-float: %real} ${operands}
OpAtomicFlagClear {%flag | clear-wide: %wide | clear-narrow: %narrow
  | clear-vector: %pair} ${operands}`,
  }),
  pair('atomic-flag-result', 'of-a-kernel', 'testing a flag results in a Boolean', {
    ...flags,
    body: `%was_set = OpAtomicFlagTestAndSet {%bool | integer: %uint | vector-of-booleans: %bool2
  | float: %float} %flag ${operands}`,
  }),
]
