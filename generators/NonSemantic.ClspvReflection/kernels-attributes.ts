import { tagOf, ways } from '../pairs/pair-of.ts'
import type { Damage } from '../pairs/ways.ts'

/** Bytes of a string become others, as many, where they are for the first time. */
function respelled(from: string, to: string): Damage {
  return (words) => {
    const copy = words.slice()
    const bytes = new Uint8Array(copy.buffer)
    const text = String.fromCharCode(...bytes)
    const index = text.indexOf(from)
    bytes.set(
      Array.from(to, (character) => character.charCodeAt(0)),
      index,
    )
    return copy
  }
}

const reflecting = tagOf`debug: %string_Name = OpString "main"
%string_TypeName = OpString "float*"
%string_Attributes = OpString "reqd_work_group_size(8,4,1)"
%string_FormatString = OpString "%d %s\\n"
%string_Data = OpString "0123456789abcdefABCDEF"
after: %kernel = OpExtInst %void %set Kernel %main %string_Name %uint_1 %uint_0 %string_Attributes`

const inside = { 'line-feed-inside': respelled('work_group_size(8', 'work\ngroup_size(8') }

/** Attributes with newlines: assembly has no short form of a carriage return. */
export const pairs = [
  reflecting`kernel-attributes-hold-no-newline/version-6: attributes are in one line
imports: %set = OpExtInstImport "NonSemantic.ClspvReflection.6"
${ways({
  ...inside,
  'line-feed-before': respelled('reqd_work', '\neqd_work'),
  'line-feed-after': respelled('(8,4,1)', '(8,4,1\n'),
  'carriage-return-inside': respelled('work_group_size(8', 'work\rgroup_size(8'),
  'carriage-return-after': respelled('(8,4,1)', '(8,4,1\r'),
  'carriage-return-and-line-feed-inside': respelled('group_size(8', 'group\r\nize(8'),
})}`,
  reflecting`kernel-attributes-hold-no-newline/version-5: attributes are in one line
imports: %set = OpExtInstImport "NonSemantic.ClspvReflection.5"
${ways(inside)}`,
]
