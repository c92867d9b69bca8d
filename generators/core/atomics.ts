import { instead } from '../pairs/instead.ts'
import type { Edit } from '../pairs/pair.ts'
import { pair } from '../pairs/pair.ts'
import { kernel } from '../pairs/pieces.ts'

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
  pair(
    'atomic-result-type',
    'load-and-exchange',
    'integers and floats are loaded and exchanged',
    {
      ...shared,
      body: `%a = OpAtomicLoad %float %real ${operands}
%b = OpAtomicLoad %int %signed ${operands}
%c = OpAtomicExchange %float %real ${operands} %float_1
%d = OpAtomicExchange %uint %natural ${operands} %uint_1`,
    },
    {
      ...instead('OpAtomicLoad %float %real', {
        'load-vector': 'OpAtomicLoad %uint2 %pair',
        'load-boolean': 'OpAtomicLoad %bool %truth',
        'load-structure': 'OpAtomicLoad %two %record',
      }),
      'exchange-vector': [
        [`%uint %natural ${operands} %uint_1`, `%uint2 %pair ${operands} %two_words`],
      ],
      'exchange-boolean': [
        [`%uint %natural ${operands} %uint_1`, `%bool %truth ${operands} %true`],
      ],
    },
  ),
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
      body: `%a = OpAtomicIIncrement %uint %natural ${operands}
%b = OpAtomicIDecrement %int %signed ${operands}
%c = OpAtomicCompareExchange %uint %natural ${operands} %relaxed %uint_1 %uint_0`,
    },
    {
      increment: [['OpAtomicIIncrement %uint %natural', 'OpAtomicIIncrement %float %real']],
      'increment-vector': [
        ['OpAtomicIIncrement %uint %natural', 'OpAtomicIIncrement %uint2 %pair'],
      ],
      decrement: [['OpAtomicIDecrement %int %signed', 'OpAtomicIDecrement %float %real']],
      'compare-exchange-float': [
        [
          `%uint %natural ${operands} %relaxed %uint_1 %uint_0`,
          `%float %real ${operands} %relaxed %float_1 %float_0`,
        ],
      ],
      'compare-exchange-vector': [
        [
          `%uint %natural ${operands} %relaxed %uint_1 %uint_0`,
          `%uint2 %pair ${operands} %relaxed %two_words %two_words`,
        ],
      ],
    },
  ),
  pair(
    'atomic-result-type',
    'compare-exchange-weak',
    'a kernel of version 1.3 exchanges an integer in the weak way',
    {
      ...flags,
      entryPoints: 'OpEntryPoint Kernel %main "main"',
      body: `%a = OpAtomicCompareExchangeWeak %uint %flag ${operands} %relaxed %uint_1 %uint_0`,
    },
    {
      float: [
        [
          `%uint %flag ${operands} %relaxed %uint_1 %uint_0`,
          `%float %real ${operands} %relaxed %float_1 %float_0`,
        ],
      ],
    },
    { environments: ['spv1.3'] },
  ),
  pair(
    'atomic-pointer',
    'of-a-shader',
    'every atomic instruction takes a pointer',
    {
      ...shared,
      body: `%a = OpAtomicLoad %uint %natural ${operands}
OpAtomicStore %natural ${operands} %uint_1
%b = OpAtomicExchange %uint %natural ${operands} %uint_1
%c = OpAtomicCompareExchange %uint %natural ${operands} %relaxed %uint_1 %uint_0
%d = OpAtomicIIncrement %uint %natural ${operands}
%e = OpAtomicXor %uint %natural ${operands} %uint_1`,
    },
    {
      'load-constant': [['OpAtomicLoad %uint %natural', 'OpAtomicLoad %uint %uint_1']],
      'store-loaded-value': [['OpAtomicStore %natural', 'OpAtomicStore %a']],
      'exchange-constant': [['OpAtomicExchange %uint %natural', 'OpAtomicExchange %uint %uint_0']],
      'compare-exchange-result': [
        ['OpAtomicCompareExchange %uint %natural', 'OpAtomicCompareExchange %uint %b'],
      ],
      'increment-result': [['OpAtomicIIncrement %uint %natural', 'OpAtomicIIncrement %uint %a']],
      'xor-function': [['OpAtomicXor %uint %natural', 'OpAtomicXor %uint %main']],
      'xor-type': [['OpAtomicXor %uint %natural', 'OpAtomicXor %uint %pointer_uint']],
    },
  ),
  pair(
    'atomic-pointer',
    'of-a-kernel',
    'flags are pointed to',
    {
      ...flags,
      body: `%was_set = OpAtomicFlagTestAndSet %bool %flag ${operands}
OpAtomicFlagClear %flag ${operands}`,
    },
    {
      'test-constant': [['Set %bool %flag', 'Set %bool %uint_1']],
      'clear-constant': [['Clear %flag', 'Clear %uint_1']],
      'clear-result': [['Clear %flag', 'Clear %was_set']],
    },
  ),
  pair(
    'atomic-pointee',
    'load-and-exchange',
    'the pointer points to what is loaded and exchanged',
    {
      ...shared,
      body: `%a = OpAtomicLoad %uint %natural ${operands}
%b = OpAtomicExchange %float %real ${operands} %float_1
%c = OpAtomicCompareExchange %int %signed ${operands} %relaxed %int_1 %int_0
%d = OpAtomicIIncrement %uint %natural ${operands}
%e = OpAtomicIDecrement %uint %natural ${operands}`,
    },
    {
      ...instead('OpAtomicLoad %uint %natural', {
        'load-other-signedness': 'OpAtomicLoad %uint %signed',
        'load-structure': 'OpAtomicLoad %uint %record',
        'load-vector': 'OpAtomicLoad %uint %pair',
      }),
      exchange: [['OpAtomicExchange %float %real', 'OpAtomicExchange %float %natural']],
      'compare-exchange': [['Exchange %int %signed', 'Exchange %int %natural']],
      increment: [['Increment %uint %natural', 'Increment %uint %real']],
      decrement: [['Decrement %uint %natural', 'Decrement %uint %signed']],
    },
  ),
  pair(
    'atomic-pointee',
    'modifying',
    'the pointer points to what is changed',
    { ...shared, body: modifyingBody },
    eachModifying('%uint', '%signed', '%uint_1'),
  ),
  pair(
    'atomic-pointee',
    'member',
    'a member of a structure is reached by a pointer to its type',
    {
      ...shared,
      body: `%member = OpAccessChain %pointer_uint %record %uint_1
%copy = OpCopyObject %pointer_uint %member
%sum = OpAtomicIAdd %uint %copy ${operands} %uint_1`,
    },
    {
      whole: [['OpAtomicIAdd %uint %copy', 'OpAtomicIAdd %uint %record']],
      'other-variable': [['OpAtomicIAdd %uint %copy', 'OpAtomicIAdd %uint %real']],
    },
  ),
  pair(
    'atomic-value',
    'exchanged',
    'what is exchanged has the type of the result',
    {
      ...shared,
      body: `%b = OpAtomicExchange %float %real ${operands} %float_1
%c = OpAtomicCompareExchange %int %signed ${operands} %relaxed %int_1 %int_0`,
    },
    {
      'exchange-integer': [[`${operands} %float_1`, `${operands} %uint_1`]],
      'exchange-vector': [[`${operands} %float_1`, `${operands} %two_words`]],
      'compare-exchange-signedness': [['%relaxed %int_1', '%relaxed %uint_1']],
      'compare-exchange-boolean': [['%relaxed %int_1', '%relaxed %true']],
    },
  ),
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
    instead('%relaxed %wide_1', { narrow: '%relaxed %uint_1', float: '%relaxed %float_1' }),
  ),
  pair(
    'atomic-comparator',
    'of-a-shader',
    'what is compared has the type of the result',
    {
      ...shared,
      body: `%a = OpAtomicCompareExchange %uint %natural ${operands} %relaxed %uint_1 %uint_0
%b = OpAtomicCompareExchange %int %signed ${operands} %relaxed %int_1 %int_0`,
    },
    {
      signed: [['%uint_1 %uint_0', '%uint_1 %int_0']],
      float: [['%uint_1 %uint_0', '%uint_1 %float_0']],
      unsigned: [['%int_1 %int_0', '%int_1 %uint_0']],
      vector: [['%int_1 %int_0', '%int_1 %two_words']],
    },
  ),
  pair(
    'atomic-store-pointee',
    'of-a-shader',
    'integers and floats are stored',
    {
      ...shared,
      declarations: `${shared.declarations}\n%two_members = OpConstantComposite %two %uint_1 %uint_1`,
      body: `OpAtomicStore %real ${operands} %float_1
OpAtomicStore %signed ${operands} %int_1`,
    },
    instead(`OpAtomicStore %signed ${operands} %int_1`, {
      vector: `OpAtomicStore %pair ${operands} %two_words`,
      boolean: `OpAtomicStore %truth ${operands} %true`,
      structure: `OpAtomicStore %record ${operands} %two_members`,
    }),
  ),
  pair(
    'atomic-store-value',
    'of-a-shader',
    'what is stored has the type that the pointer points to',
    {
      ...shared,
      body: `OpAtomicStore %real ${operands} %float_1
OpAtomicStore %natural ${operands} %uint_1`,
    },
    {
      'signed-integer': [['%relaxed %uint_1', '%relaxed %int_1']],
      'float-in-integer': [['%relaxed %uint_1', '%relaxed %float_1']],
      'integer-in-float': [['%relaxed %float_1', '%relaxed %uint_1']],
      'vector-in-float': [['%relaxed %float_1', '%relaxed %two_words']],
    },
  ),
  pair(
    'atomic-flag-pointee',
    'of-a-kernel',
    'a flag is a 32-bit integer',
    {
      ...flags,
      body: `%was_set = OpAtomicFlagTestAndSet %bool %flag ${operands}
OpAtomicFlagClear %flag ${operands}`,
    },
    {
      ...instead('Set %bool %flag', {
        'test-wide': 'Set %bool %wide',
        'test-narrow': 'Set %bool %narrow',
        'test-float': 'Set %bool %real',
      }),
      ...instead('Clear %flag', {
        'clear-wide': 'Clear %wide',
        'clear-narrow': 'Clear %narrow',
        'clear-vector': 'Clear %pair',
      }),
    },
  ),
  pair(
    'atomic-flag-result',
    'of-a-kernel',
    'testing a flag results in a Boolean',
    { ...flags, body: `%was_set = OpAtomicFlagTestAndSet %bool %flag ${operands}` },
    instead('Set %bool %flag', {
      integer: 'Set %uint %flag',
      'vector-of-booleans': 'Set %bool2 %flag',
      float: 'Set %float %flag',
    }),
  ),
]
