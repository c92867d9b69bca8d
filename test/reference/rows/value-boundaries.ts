import {
  absent,
  bits,
  constant,
  enumerants,
  exclusiveBits,
  fixedConstant,
  hasBits,
  multiple,
  notEnumerants,
  notNumbers,
  numbers,
  present,
  type SentenceFact,
  value,
} from '#spec/vocabulary/facts'
import { type Boundary, bitFields } from './boundary.ts'

/** A boundary of `Count`, the last operand. */
function counted(
  word: string,
  term: Parameters<typeof value>[1],
  holds: string,
  broken: string,
  message: string,
): Boundary {
  const counts = (names: string) =>
    names
      .split(' ')
      .map((name) => `%u_int %two ${name}`)
      .join(', ')
  return bitFields(word, value('Count', term), counts(holds), counts(broken), message)
}

/** Loads with these memory operands; `-` stands for no operands. */
function loads(masks: string): readonly string[] {
  return masks === ''
    ? []
    : masks.split(', ').map((mask) => `%x = OpLoad %int %variable ${mask === '-' ? '' : mask}`)
}

const masks = (
  word: string,
  fact: SentenceFact,
  holds: string,
  broken: string,
  message: string,
): Boundary => ({
  word,
  instruction: 'OpLoad',
  fact,
  holds: loads(holds),
  broken: loads(broken),
  message,
})

/** Each question about a value. */
export const valueBoundaries: readonly Boundary[] = [
  counted(
    'constant',
    constant,
    '%two %spec %null',
    '%u_int %loaded',
    'Count is the result of OpUndef, not a constant',
  ),
  counted(
    'fixed-constant',
    fixedConstant,
    '%two %null',
    '%spec %u_int',
    'that specialization cannot change',
  ),
  counted('numbers', numbers(2), '%two %spec %u_int', '%three %null', 'Count is 3, not 2'),
  counted('numbers', numbers({ least: 0, most: 2 }), '%two %null', '%three %minus', '0 to 2'),
  counted('not-numbers', notNumbers([0, 3]), '%two %spec', '%null %three', 'any number but 0 or 3'),
  counted('multiple', multiple(2), '%two %null', '%three', 'a multiple of 2'),
  counted(
    'enumerants',
    enumerants('Scope', 'Workgroup'),
    '%two %spec',
    '%three',
    'Count is Subgroup, not Workgroup',
  ),
  counted('enumerants', enumerants('Scope'), '%two', '%hundred %minus', 'an enumerant of Scope'),
  counted(
    'not-enumerants',
    notEnumerants('Scope', 'Subgroup'),
    '%two',
    '%three',
    'any Scope but Subgroup',
  ),
  counted(
    'has-bits',
    hasBits('RayFlags', 'OpaqueKHR', 'NoOpaqueKHR'),
    '%three',
    '%two',
    'with OpaqueKHR and NoOpaqueKHR',
  ),
  counted(
    'exclusive-bits',
    exclusiveBits('RayFlags', 'OpaqueKHR', 'NoOpaqueKHR'),
    '%two %null',
    '%three',
    'OpaqueKHR | NoOpaqueKHR',
  ),
  masks(
    'bits',
    value('MemoryAccess', bits('MemoryAccess', 'Volatile', 'Aligned')),
    'Volatile, Aligned 4, None',
    'Nontemporal, Volatile|Nontemporal',
    'Nontemporal',
  ),
  masks('present', value('MemoryAccess', present), 'None, Volatile', '-', 'is absent, not present'),
  masks('absent', value('MemoryAccess', absent), '-', 'None, Volatile', 'is present, not absent'),
  masks(
    'numbers',
    value('MemoryAccess: Aligned', numbers(4)),
    'Aligned 4, Volatile, Volatile|Aligned 4',
    'Aligned 8, Volatile|Aligned 8',
    'is 8, not 4',
  ),
]
