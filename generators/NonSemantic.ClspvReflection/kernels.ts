import { pair } from '../pairs/pair.ts'
import { pairOf } from '../pairs/pair-of.ts'
import type { Damage } from '../pairs/ways.ts'
import { importOf, strings } from './shared/text.ts'

/** Flags beyond the list, by the names of their ways. */
const flags = {
  'bit-1': 0x2,
  'bits-0-and-1': 0x3,
  'bit-2': 0x4,
  'bit-7': 0x80,
  'bit-8': 0x100,
  'bit-16': 0x1_0000,
  'bit-31': 0x8000_0000,
  'bits-0-and-31': 0x8000_0001,
  'all-bits': 0xffff_ffff,
  'all-bits-but-0': 0xffff_fffe,
}

const attributes = [
  '',
  'reqd_work_group_size(8,4,1)',
  'vec_type_hint(float4) work_group_size_hint(64,1,1) kernel_arg_info',
  'work_group_size_hint(64, 1, 1)',
  'intel_reqd_sub_group_size( 16)',
]

/** Bytes of a string become others, as many, where they are for the first time. */
function respelled(from: string, to: string): Damage {
  return (words) => {
    const copy = words.slice()
    const bytes = new Uint8Array(copy.buffer)
    const text = String.fromCharCode(...bytes)
    const at = text.indexOf(from)
    bytes.set(
      Array.from(to, (character) => character.charCodeAt(0)),
      at,
    )
    return copy
  }
}

const newlines = {
  'line-feed-inside': respelled('work_group_size(8', 'work\ngroup_size(8'),
  'line-feed-before': respelled('reqd_work', '\neqd_work'),
  'line-feed-after': respelled('(8,4,1)', '(8,4,1\n'),
  'carriage-return-inside': respelled('work_group_size(8', 'work\rgroup_size(8'),
  'carriage-return-after': respelled('(8,4,1)', '(8,4,1\r'),
  'carriage-return-and-line-feed-inside': respelled('group_size(8', 'group\r\nize(8'),
}

const debug = `%name = OpString "main"
${attributes.map((text, at) => `%attributes_${at} = OpString "${text}"`).join('\n')}`

/** Kernels of one function with any numbers of arguments, flags and attributes; alternatives for some flags. */
function kernels(version: number, ways: string) {
  const lines = [0, 1, 255, 0xffff_ffff, 3].map((count, at) => {
    const own = at === 2 ? `{%uint_1${ways}}` : `%uint_${at % 2}`
    return `%kernel_${at} = OpExtInst %void %set Kernel %main %name %uint_${count} ${ways === '' ? `%uint_${at % 2}` : own} %attributes_${at}`
  })
  return { imports: importOf(version), debug, after: lines.join('\n') }
}

const flagWays = Object.entries(flags).map(([way, value]) => ` | ${way}: %uint_${value}`)

/** Ordinals that are too large, after the names of their ways. */
const faults = [
  'as-many: %uint_3',
  'one-more: %uint_4',
  'largest-signed: %uint_2147483647',
  'largest: %uint_4294967295',
]

/** Pairs of the rules on what a Kernel says of a kernel, and on ordinals. */
export const pairs = [
  pairOf`kernel-flags-are-listed-bits/version-6
kernels have and have not printf, no argument and many, and attributes or none
${kernels(6, flagWays.join(''))}`,
  pairOf`kernel-flags-are-listed-bits/version-5
kernels have flags from version 5 on
${kernels(5, flagWays.slice(0, 2).join(''))}`,
  ...[6, 5].map((version) =>
    pair(
      'kernel-attributes-hold-no-newline',
      `version-${version}`,
      'attributes are in one line',
      {
        imports: importOf(version),
        debug: strings,
        after:
          '%kernel = OpExtInst %void %set Kernel %main %string_Name %uint_1 %uint_0 %string_Attributes',
      },
      version === 6 ? newlines : { 'line-feed-inside': newlines['line-feed-inside'] },
    ),
  ),
  ...[1, 2, 3, 4].map(
    (version) => pairOf`kernel-has-two-operands-before-version-5/version-${version}
kernels have a function and a name, and nothing else yet
imports: ${importOf(version)}
debug: ${strings}
after: %kernel = OpExtInst %void %set Kernel %main %string_Name {| num-arguments: %uint_3
  | num-arguments-and-flags: %uint_3 %uint_0 | all-three: %uint_3 %uint_0 %string_Attributes}
%again = OpExtInst %void %set Kernel %main %string_Name`,
  ),
  ...[5, 6].map(
    (version) => pairOf`kernel-has-five-operands-from-version-5/version-${version}
kernels have a number of arguments, flags and attributes, too
imports: ${importOf(version)}
debug: ${strings}
after: %kernel = OpExtInst %void %set {Kernel %main %string_Name %uint_3 %uint_0 %string_Attributes
  | attributes-missing: 1 %main %string_Name %uint_3 %uint_0 | flags-and-attributes-missing: 1 %main %string_Name %uint_3
  | all-three-missing: 1 %main %string_Name}`,
  ),
  ...(
    [
      ['all-in-order', [0, 1, 2]],
      ['all-reversed', [2, 1, 0]],
      ['last-only', [2]],
      ['one-twice', [1, 1]],
    ] as const
  ).map(
    ([name, ordinals], turn) => pairOf`ordinal-is-below-num-arguments/${name}
some arguments of a kernel with three, or all of them, are reflected
imports: ${importOf(turn % 2 === 0 ? 6 : 5)}
debug: ${strings}
after: %kernel = OpExtInst %void %set Kernel %main %string_Name %uint_3 %uint_0 %string_Attributes
%none = OpExtInst %void %set Kernel %main %string_Name %uint_0 %uint_0 %string_Attributes
${ordinals
  .map(
    (ordinal, at) =>
      `%argument_${at} = OpExtInst %void %set ArgumentStorageBuffer %kernel {%uint_${ordinal} | ${faults[(at + turn) % 4]}} %uint_0 %uint_${at}`,
  )
  .join('\n')}`,
  ),
]
