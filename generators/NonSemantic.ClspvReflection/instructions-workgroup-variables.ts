import { opcodeOf } from '#spec/grammar/opcodes'
import { firstOf, withWord } from '../pairs/damaged.ts'
import { pair } from '../pairs/pair.ts'
import { pairOf } from '../pairs/pair-of.ts'
import { shader, size } from './shared/workgroup-variables.ts'

/** The number of the first instruction of the set becomes another one. */
const numbered = (number: number) => (words: Uint32Array) =>
  withWord(words, firstOf(words, opcodeOf('OpExtInst')) + 4, number)

/** Pairs of the rules on version 7 of the set, which adds WorkgroupVariableSize. */
export const pairs = [
  pair(
    'instruction-number-is-between-1-and-42',
    'newest',
    'the instruction with the greatest number gives the size of a variable',
    { ...shader, after: size('%first', '%group') },
    {
      zero: numbered(0),
      'forty-three': numbered(43),
      'forty-two-beyond-a-byte': numbered(298),
      'forty-two-with-the-sign-bit': numbered(0x8000_002a),
      'all-bits': numbered(0xffff_ffff),
    },
  ),
  pair(
    'instruction-number-is-between-1-and-42',
    'oldest-import',
    'the set is imported in its first version',
    {
      imports: '%set = OpExtInstImport "NonSemantic.ClspvReflection.1"',
      after: '%first = OpExtInst %void %set SpecConstantWorkDim %uint_3',
    },
    { 'forty-three': numbered(43), 'one-hundred': numbered(100) },
  ),
  pairOf`instruction-is-in-the-imported-version/workgroup-variable-size
WorkgroupVariableSize is used with version 7 of the set
${shader}
imports: %set = OpExtInstImport {"NonSemantic.ClspvReflection.7"
  | six: "NonSemantic.ClspvReflection.6" | first: "NonSemantic.ClspvReflection.1"}
after: ${size('%first', '%group')}`,
]
