import { describe, expect, it } from 'vitest'
import { decode } from '#reference/decode/decode'
import type { DecodeFault } from '#reference/decode/fault'
import { rules } from '#spec/core/rules/decode'
import { type Encoded, encode, stringWords } from '../../support/encode.ts'

interface FaultSubject {
  readonly what: string
  /** Instructions before the one that is looked at. */
  readonly before?: readonly Encoded[]
  /** A module without a fault. */
  readonly control: Encoded
  /** With one fault. */
  readonly subject: Encoded
  readonly fault: DecodeFault
  /** Word index of the fault, counted from the first word of the subject. */
  readonly at: number
}

const opName = 5
const opExtInst = 12
const opCapability = 17
const opTypeVoid = 19
const opConstant = 43
const opLoad = 61
const opStore = 62
const opDecorate = 71
const opSwitch = 251

const uint: Encoded = { opcode: 21, words: [1, 32, 0] }
const ushort: Encoded = { opcode: 21, words: [2, 16, 0] }
const short: Encoded = { opcode: 21, words: [3, 16, 1] }
const half: Encoded = { opcode: 22, words: [4, 16] }
const ulong: Encoded = { opcode: 21, words: [5, 64, 0] }
const odd: Encoded = { opcode: 21, words: [6, 40, 0] }
const types = [uint, ushort, short, half, ulong, odd]
const glsl: Encoded = { opcode: 11, words: [9, ...stringWords('GLSL.std.450')] }
const clsp: Encoded = { opcode: 11, words: [9, ...stringWords('NonSemantic.ClspvReflection.5')] }

function encoded(opcode: number, ...words: number[]): Encoded {
  return { opcode, words }
}

const subjects: readonly FaultSubject[] = [
  {
    what: 'no result id',
    control: encoded(opTypeVoid, 1),
    subject: encoded(opTypeVoid),
    fault: 'operand-missing',
    at: 0,
  },
  {
    what: 'no result type',
    control: encoded(1, 1, 2),
    subject: encoded(1),
    fault: 'operand-missing',
    at: 0,
  },
  {
    what: 'a result type and no result id',
    control: encoded(1, 1, 2),
    subject: encoded(1, 1),
    fault: 'operand-missing',
    at: 0,
  },
  {
    what: 'an id too few',
    control: encoded(opStore, 1, 2),
    subject: encoded(opStore, 1),
    fault: 'operand-missing',
    at: 0,
  },
  {
    what: 'an id too many',
    control: encoded(opTypeVoid, 1),
    subject: encoded(opTypeVoid, 1, 2),
    fault: 'operand-excess',
    at: 2,
  },
  {
    what: 'a word after the last optional operand',
    control: encoded(opLoad, 1, 2, 3, 0),
    subject: encoded(opLoad, 1, 2, 3, 0, 0),
    fault: 'operand-excess',
    at: 5,
  },
  {
    what: 'no parameter for a bit of a mask',
    control: encoded(opLoad, 1, 2, 3, 2, 16),
    subject: encoded(opLoad, 1, 2, 3, 2),
    fault: 'operand-missing',
    at: 0,
  },
  {
    what: 'a parameter for no bit of a mask',
    control: encoded(opLoad, 1, 2, 3, 1),
    subject: encoded(opLoad, 1, 2, 3, 1, 16),
    fault: 'operand-excess',
    at: 5,
  },
  {
    what: 'no parameter for an enumerant',
    control: encoded(opDecorate, 1, 11, 0),
    subject: encoded(opDecorate, 1, 11),
    fault: 'operand-missing',
    at: 0,
  },
  {
    what: 'half of a pair',
    control: encoded(245, 1, 10, 2, 3),
    subject: encoded(245, 1, 10, 2),
    fault: 'operand-missing',
    at: 0,
  },
  {
    what: 'half of a number',
    before: types,
    control: encoded(opConstant, 5, 10, 1, 2),
    subject: encoded(opConstant, 5, 10, 1),
    fault: 'operand-missing',
    at: 0,
  },
  {
    what: 'a number and a half',
    before: types,
    control: encoded(opConstant, 1, 10, 1),
    subject: encoded(opConstant, 1, 10, 1, 2),
    fault: 'operand-excess',
    at: 4,
  },
  {
    what: 'a target without label',
    before: [...types, encoded(opConstant, 5, 10, 1, 0)],
    control: encoded(opSwitch, 10, 20, 1, 0, 21),
    subject: encoded(opSwitch, 10, 20, 1, 0),
    fault: 'operand-missing',
    at: 0,
  },
  {
    what: 'an operand too few of an extended instruction',
    before: [glsl],
    control: encoded(opExtInst, 1, 10, 9, 26, 3, 4),
    subject: encoded(opExtInst, 1, 10, 9, 26, 3),
    fault: 'operand-missing',
    at: 0,
  },
  {
    what: 'an operand too many of an extended instruction',
    before: [clsp],
    control: encoded(opExtInst, 1, 10, 9, 1, 3, 4, 5, 6, 7),
    subject: encoded(opExtInst, 1, 10, 9, 1, 3, 4, 5, 6, 7, 8),
    fault: 'operand-excess',
    at: 10,
  },
  {
    what: 'an operand too few of an embedded instruction',
    control: encoded(52, 1, 10, 128, 3, 4),
    subject: encoded(52, 1, 10, 128, 3),
    fault: 'operand-missing',
    at: 0,
  },
  {
    what: 'a string without end',
    control: encoded(opName, 1, 0x0061_6161),
    subject: encoded(opName, 1, 0x6161_6161),
    fault: 'string-terminated',
    at: 2,
  },
  {
    what: 'an octet after the end of a string',
    control: encoded(opName, 1, 0x6161_6161, 0),
    subject: encoded(opName, 1, 0x6161_6161, 0x0100_0000),
    fault: 'string-padding-zero',
    at: 3,
  },
  {
    what: 'a word after the end of a string',
    control: encoded(opName, 1, 0),
    subject: encoded(opName, 1, 0, 0),
    fault: 'operand-excess',
    at: 3,
  },
  {
    what: 'a string that is not UTF-8',
    control: encoded(opName, 1, ...stringWords('Ünicode')),
    subject: encoded(opName, 1, ...stringWords(Uint8Array.of(0xdc, 0x6e))),
    fault: 'string-utf-8',
    at: 2,
  },
  {
    what: 'a surrogate in a string',
    control: encoded(opName, 1, ...stringWords('𝄞')),
    subject: encoded(opName, 1, ...stringWords(Uint8Array.of(0xed, 0xa0, 0xb4))),
    fault: 'string-utf-8',
    at: 2,
  },
  {
    what: 'a high bit beyond an unsigned number',
    before: types,
    control: encoded(opConstant, 2, 10, 0xffff),
    subject: encoded(opConstant, 2, 10, 0x1_ffff),
    fault: 'literal-padding',
    at: 3,
  },
  {
    what: 'a negative number that is not sign-extended',
    before: types,
    control: encoded(opConstant, 3, 10, 0xffff_8000),
    subject: encoded(opConstant, 3, 10, 0x8000),
    fault: 'literal-padding',
    at: 3,
  },
  {
    what: 'a positive number that is sign-extended',
    before: types,
    control: encoded(opConstant, 3, 10, 0x7fff),
    subject: encoded(opConstant, 3, 10, 0xffff_7fff),
    fault: 'literal-padding',
    at: 3,
  },
  {
    what: 'a sign-extended float',
    before: types,
    control: encoded(opConstant, 4, 10, 0xbc00),
    subject: encoded(opConstant, 4, 10, 0xffff_bc00),
    fault: 'literal-padding',
    at: 3,
  },
  {
    what: 'a high bit in the last of two words',
    before: types,
    control: encoded(opConstant, 6, 10, 0xffff_ffff, 0xff),
    subject: encoded(opConstant, 6, 10, 0xffff_ffff, 0x1ff),
    fault: 'literal-padding',
    at: 4,
  },
  {
    what: 'a high bit beyond a target of a switch',
    before: [...types, encoded(opConstant, 2, 10, 1)],
    control: encoded(opSwitch, 10, 20, 0xffff, 21),
    subject: encoded(opSwitch, 10, 20, 0xffff_ffff, 21),
    fault: 'literal-padding',
    at: 3,
  },
  {
    what: 'an opcode of no instruction',
    control: encoded(0),
    subject: encoded(9999, 1),
    fault: 'unknown-opcode',
    at: 0,
  },
  {
    what: 'an embedded opcode of no instruction',
    control: encoded(52, 1, 10, 128, 3, 4),
    subject: encoded(52, 1, 10, 9999, 3, 4),
    fault: 'unknown-opcode',
    at: 3,
  },
  {
    what: 'an embedded opcode that is too large for an opcode',
    control: encoded(52, 1, 10, 128, 3, 4),
    subject: encoded(52, 1, 10, 0x1_0080, 3, 4),
    fault: 'unknown-opcode',
    at: 3,
  },
  {
    what: 'a value that no enumerant has',
    control: encoded(opCapability, 1),
    subject: encoded(opCapability, 9999),
    fault: 'unknown-enumerant',
    at: 1,
  },
  {
    what: 'a bit that no enumerant has',
    control: encoded(opLoad, 1, 2, 3, 1),
    subject: encoded(opLoad, 1, 2, 3, 0x8000_0001),
    fault: 'unknown-enumerant',
    at: 4,
  },
  {
    what: 'a set that is unknown',
    control: encoded(11, 9, ...stringWords('NonSemantic.Unheard')),
    subject: encoded(11, 9, ...stringWords('Unheard')),
    fault: 'unknown-instruction-set',
    at: 2,
  },
  {
    what: 'an instruction that its set does not have',
    before: [glsl],
    control: encoded(opExtInst, 1, 10, 9, 4, 3),
    subject: encoded(opExtInst, 1, 10, 9, 82, 3),
    fault: 'unknown-extended-instruction',
    at: 4,
  },
]

describe('a fault that gives one defect', () => {
  it.each(subjects)('is reported: $what', ({ before = [], control, subject, fault, at: index }) => {
    expect(decode(encode([...before, control])).defects).toEqual([])
    const start = encode(before).length
    const { module, defects } = decode(encode([...before, subject, encoded(0)]))
    expect(defects).toMatchObject([
      { rule: `core/${fault}`, fault, word: start + index, instruction: before.length },
    ])
    const [defect] = defects
    expect(defect?.opcode).toBe(subject.opcode)
    expect(defect?.message).not.toBe('')
    expect(module.instructions.at(-1)?.name).toBe('OpNop')
  })

  it('is shown for every rule of instructions, with the outcome that the rule has', () => {
    const elsewhere = new Set([
      'whole-words',
      'magic-number',
      'header-complete',
      'word-count-not-zero',
      'instruction-fits-module',
    ])
    const slugs = rules.map(({ slug }) => slug).filter((slug) => !elsewhere.has(slug))
    expect(slugs.length).toBe(rules.length - elsewhere.size)
    expect(new Set(subjects.map(({ fault }) => fault))).toEqual(new Set(slugs))
    for (const { before = [], subject, fault } of subjects) {
      const rule = rules.find(({ slug }) => slug === fault)
      const [defect] = decode(encode([...before, subject])).defects
      expect(defect?.outcome).toBe(rule?.decidable === 'no' ? 'unsupported' : 'invalid')
    }
  })

  it('names the set and the number of an extended instruction', () => {
    const [defect] = decode(encode([clsp, encoded(opExtInst, 1, 10, 9, 1, 3)])).defects
    expect(defect?.extended).toEqual({ set: 'NonSemantic.ClspvReflection.5', number: 1 })
  })

  it('notes thousands of defects and then stops, but keeps some of each outcome', () => {
    const unknown = Array.from({ length: 20_000 }, () => encoded(9999))
    const { defects, module } = decode(encode([...unknown, encoded(opTypeVoid)]))
    expect(module.instructions.length).toBe(20_001)
    expect(defects.length).toBeLessThan(10_000)
    expect(defects.at(-1)?.fault).toBe('operand-missing')
  })
})

describe('a fault that is not a defect', () => {
  it.each([
    {
      what: 'a number whose type is not declared',
      before: [],
      subject: encoded(opConstant, 1, 10, 1, 2, 3),
    },
    {
      what: 'a number whose type is declared later',
      before: [],
      subject: encoded(opConstant, 1, 1, 1),
    },
    {
      what: 'a number of a type that is not a number',
      before: [encoded(20, 1)],
      subject: encoded(opConstant, 1, 10, 1),
    },
    {
      what: 'a number of a type without width',
      before: [encoded(21, 1, 0, 0)],
      subject: encoded(opConstant, 1, 10, 1),
    },
    { what: 'a switch over nothing', before: [], subject: encoded(opSwitch, 10, 20, 1, 0, 21) },
    {
      what: 'a set that is no import',
      before: [encoded(20, 9)],
      subject: encoded(opExtInst, 1, 10, 9, 99, 3),
    },
    {
      what: 'an unknown instruction of a set without semantics',
      before: [clsp],
      subject: encoded(opExtInst, 1, 10, 9, 99, 3),
    },
  ])('is left to that rule: $what', ({ before, subject }) => {
    expect(decode(encode([...before, subject])).defects).toEqual([])
  })
})
