import { pairOf } from '../pairs/pair-of.ts'
import { asyncCopy, narrowCopying, narrowSizes, wideCopying } from './shared/async-copying.ts'

const sizes = {
  'async-copy-element-num-bytes-is-as-wide-as-an-address': 'bytes',
  'async-copy-num-elements-is-as-wide-as-an-address': 'count',
  'async-copy-stride-is-as-wide-as-an-address': 'stride',
} as const

const out = { to: '%global', from: '%local' }

/** For each of the three sizes of a copy, what it may be with either width of addresses. */
const widths = Object.entries(sizes).flatMap(([rule, size]) => [
  pairOf`${rule}/physical-64
with 64-bit addresses the size is a 64-bit integer, constant or not
${wideCopying}
body: %read = OpLoad %ulong %global
%sum = OpIAdd %ulong %read %ulong_8
%read_int = OpLoad %uint %global
${asyncCopy('%first', {
  [size]: '{%ulong_4 | narrow: %uint_4 | short: %ushort_4 | float: %float_4 | double: %a_double}',
})}
${asyncCopy('%second', { ...out, [size]: '{%sum | vector: %a_ulong2 | structure: %a_ulong_only}' })}
${asyncCopy('%third', { [size]: '{%read | narrow-read: %read_int | boolean: %true | pointer: %global}' })}
${asyncCopy('%fourth', { ...out, [size]: '{%null_ulong | null-narrow: %null_uint | type: %ulong}' })}`,
  pairOf`${rule}/physical-32
with 32-bit addresses the size is a 32-bit integer, constant or not
${narrowCopying}
body: %read = OpLoad %uint %global
%sum = OpIAdd %uint %read %uint_8
%read_long = OpLoad %ulong %global
${asyncCopy('%first', {
  ...narrowSizes,
  [size]: '{%uint_4 | wide: %ulong_4 | short: %ushort_4 | byte: %uchar_4 | float: %float_4}',
})}
${asyncCopy('%second', {
  ...narrowSizes,
  ...out,
  [size]: '{%sum | vector: %a_uint2 | structure: %a_uint_only}',
})}
${asyncCopy('%third', { ...narrowSizes, [size]: '{%read | wide-read: %read_long | event: %no_event}' })}`,
])

/** Pairs of the rules on sizes and memory operands of asynchronous copies between untyped pointers, and on their encoding. */
export const pairs = [
  ...widths,
  pairOf`async-copy-has-two-memory-operands-or-none/none-or-two
a copy has memory operands for both sides, or for neither
${wideCopying}
body: ${asyncCopy('%plain')}
${asyncCopy('%none', { memory: 'None {None | one-none:}' })}
${asyncCopy('%volatile', { ...out, memory: 'Volatile {None | one-volatile:}' })}
${asyncCopy('%aligned', { memory: 'Aligned 4 {Aligned 16 | one-aligned:}' })}
${asyncCopy('%several', { ...out, memory: 'Volatile|Aligned 8 {Nontemporal | one-of-several:}' })}
${asyncCopy('%last', { memory: '{None Nontemporal | one-nontemporal: Nontemporal}' })}`,
]
