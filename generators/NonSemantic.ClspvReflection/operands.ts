import { reflectionInstructions } from '#spec/NonSemantic.ClspvReflection/operands'
import type { Argument } from '../builder/argument.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { examples } from './shared/instructions.ts'
import {
  declared,
  eachOperand,
  eachSubstitute,
  namesWith,
  newString,
  operandPlaces,
  operandWay,
  rarerThings,
  type Substitute,
  things,
} from './shared/operands.ts'
import { createReflection, createShader, instructionNamed } from './shared/reflection.ts'

/** Instructions of nothing but constants. */
const names = reflectionInstructions
  .filter(({ operands }) =>
    operands.every(({ kind, quantifier }) => kind === 'constant' && quantifier === ''),
  )
  .map(({ name }) => name)

/** A single operand shares its constant with nothing. */
function sharings(name: string): readonly string[] {
  return instructionNamed(name).operands.length > 1 ? ['shared', 'one-each'] : ['one-each']
}

/** By the name of the choice. */
const data: Readonly<Record<string, string>> = {
  empty: '',
  'one-byte': '00',
  'one-word': 'ffffffff',
  'three-bytes': '9aF0a9',
  'both-cases': 'deadBEEF',
  'all-digits': '0123456789abcdefABCDEF',
  'many-bytes': '0123456789abcdef'.repeat(512),
}

/** By the name of the choice. */
const texts: Readonly<Record<string, string>> = {
  empty: '',
  'three-bytes': 'buf',
  'four-bytes': 'size',
  'beyond-ascii': 'l\u00e4nge \u03b1 \u{1f4a1}',
  quotation: 'say "hi" \\ twice',
  'several-lines': 'first\nsecond\r\n\tthird',
  long: 'struct { float4 position; float4 colour; } *'.repeat(64),
}

export const generators: readonly Generator[] = [
  {
    name: 'constants',
    rule: 'constant-operand-is-32-bit-unsigned',
    alsoApplies: ['constant-operand-is-op-constant'],
    summary: 'constants of any value, one for all operands or one for each, named or not',
    build(choices) {
      const name = choices.pick('instruction', names)
      const value = choices.pick('value', [0, 1, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff])
      const sharing = choices.pick('constants', sharings(name))
      const named = choices.pick('named', [false, true])

      const shader = createShader(6)
      const { builder, constant, word } = shader
      const reflection = createReflection(shader, 6)
      shader.kernel('main')
      const operands = instructionNamed(name).operands.map((operand) => {
        const id = sharing === 'shared' ? constant(value) : builder.add('OpConstant', word, value)
        if (named && sharing === 'one-each') builder.name(id, operand.name)
        return id
      })
      if (named && sharing === 'shared') builder.name(operands[0] as number, 'shared')
      reflection.add(name, ...operands)
      return shader.module()
    },
  },
  {
    name: 'hex-data',
    rule: 'data-holds-whole-bytes',
    alsoApplies: ['data-holds-only-hexadecimal-digits', 'string-operand-is-op-string'],
    summary: 'constant data and program scope variables of any number of bytes, none included',
    build(choices) {
      const name = choices.pick('instruction', namesWith('hex-string'))
      const content = choices.pick('data', Object.keys(data))
      const version = choices.pick('version', [...new Set([6, instructionNamed(name).since])])

      const shader = createShader(6)
      const reflection = createReflection(shader, version)
      shader.kernel('main')
      const [one, two] = examples(reflection, name, {}) as [number, number]
      reflection.add(name, one, two, shader.builder.string(data[content] as string))
      return shader.module()
    },
  },
  {
    name: 'strings',
    rule: 'string-operand-is-op-string',
    summary: 'names, type names and format strings of any content',
    build(choices) {
      const where = choices.pick('operand', ['name', 'type-name', 'format-string'])
      const content = choices.pick('text', Object.keys(texts))
      const debugged = choices.pick('source', [false, true])

      const shader = createShader(6)
      const { builder, constant } = shader
      const reflection = createReflection(shader, 6)
      const text = builder.string(texts[content] as string)
      if (debugged) builder.add('OpSource', 'OpenCL_C', 200, text)
      shader.kernel('main')
      if (where === 'name') reflection.add('ArgumentInfo', text)
      if (where === 'type-name') reflection.add('ArgumentInfo', builder.string('argument'), text)
      if (where === 'format-string') reflection.add('PrintfInfo', constant(0), text)
      return shader.module()
    },
  },
]

const { constant, ...allButConstant } = things

/** Bits that a value keeps, so that it is the same number in every type. */
const kept: Readonly<Record<number, number>> = { 8: 0x7f, 16: 0x7fff, 32: 0x7fff_ffff }

function integer(width: 8 | 16 | 32 | 64, signed: boolean): Substitute {
  const capabilities = width === 32 ? [] : [`Int${width}`]
  return declared(
    ({ graft, value }) => {
      const type = graft.type('OpTypeInt', width, signed ? 1 : 0)
      if (type === undefined) return undefined
      const literal = width === 64 ? BigInt(value) : value & (kept[width] ?? 0)
      return graft.add('OpConstant', type, literal)
    },
    ...capabilities,
  )
}

/** The number 1 as a floating-point constant. */
function float(width: number, one: Argument): Substitute {
  const capabilities = width === 32 ? [] : [`Float${width}`]
  return declared(
    ({ graft }) => {
      const type = graft.type('OpTypeFloat', width)
      return type === undefined ? undefined : graft.add('OpConstant', type, one)
    },
    ...capabilities,
  )
}

/** An `OpConstant` of any scalar type but the 32-bit unsigned integer. */
const constantsOfOtherTypes: Readonly<Record<string, Substitute>> = {
  int: integer(32, true),
  uchar: integer(8, false),
  ushort: integer(16, false),
  ulong: integer(64, false),
  char: integer(8, true),
  short: integer(16, true),
  long: integer(64, true),
  float: float(32, 0x3f80_0000),
  half: float(16, 0x3c00),
  double: float(64, 0x3ff0_0000_0000_0000n),
}

/** Ordinals of the instructions whose *Data* spells bytes. */
function ordinalsOfData(module: Module): readonly number[] {
  return operandPlaces(module, 'hex-string').map(({ reflected }) => reflected.at)
}

/** Changes *Data* where it spells whole bytes; nothing where `change` gives nothing. */
function dataWay(change: (digits: string) => string | undefined): Way {
  return operandWay(
    'Data',
    newString((text) => (/^([0-9a-f]{2})*$/i.test(text) ? change(text) : undefined)),
  )
}

/** One digit, or where there is none a whole byte, becomes that character. */
function character(
  what: string,
  position: (length: number) => number = (length) => length >> 1,
): Way {
  return dataWay((digits) => {
    if (digits === '') return what.repeat(2)
    const at = position(digits.length)
    return digits.slice(0, at) + what + digits.slice(at + 1)
  })
}

const { string, ...allButString } = things

export const mutators: readonly Mutator[] = [
  eachOperand({
    name: 'constant-by-operand',
    rule: 'constant-operand-is-op-constant',
    summary: 'each operand that must be an OpConstant is something else once',
    kinds: ['constant'],
    by: allButConstant,
  }),
  eachSubstitute({
    name: 'constant-by-substitute',
    rule: 'constant-operand-is-op-constant',
    summary:
      'an operand that must be an OpConstant is something else, most often with the same value',
    kinds: ['constant'],
    by: { ...allButConstant, ...rarerThings },
  }),
  eachOperand({
    name: 'constant-type-by-operand',
    rule: 'constant-operand-is-32-bit-unsigned',
    summary: 'each constant operand has another type once',
    kinds: ['constant'],
    by: constantsOfOtherTypes,
  }),
  eachSubstitute({
    name: 'constant-type-by-substitute',
    rule: 'constant-operand-is-32-bit-unsigned',
    summary: 'a constant has another width, is signed, or is a floating-point number',
    kinds: ['constant'],
    by: constantsOfOtherTypes,
  }),
  mutatorOf({
    name: 'data-not-hexadecimal',
    rule: 'data-holds-only-hexadecimal-digits',
    summary: 'a digit of the data is no hexadecimal one; many are next to one in ASCII',
    ordinals: ordinalsOfData,
    ways: {
      'small-g': character('g'),
      'small-g-first': character('g', () => 0),
      'small-g-last': character('g', (length) => length - 1),
      'capital-g': character('G'),
      'small-o': character('o'),
      'small-z': character('z'),
      solidus: character('/'),
      colon: character(':'),
      'commercial-at': character('@'),
      'grave-accent': character('`'),
      'hyphen-first': character('-', () => 0),
      'plus-sign-first': character('+', () => 0),
      'full-stop': character('.'),
      'digit-beyond-ascii': character('\uff10'),
    },
  }),
  mutatorOf({
    name: 'data-of-half-a-byte',
    rule: 'data-holds-whole-bytes',
    summary: 'the data has an odd number of hexadecimal digits',
    ordinals: ordinalsOfData,
    ways: {
      'one-digit': dataWay(() => '7'),
      'last-digit-missing': dataWay((digits) => (digits === '' ? undefined : digits.slice(0, -1))),
      'first-digit-missing': dataWay((digits) => (digits === '' ? undefined : digits.slice(1))),
      'digit-more': dataWay((digits) => `${digits}0`),
      'capital-digit-more': dataWay((digits) => `${digits}F`),
    },
  }),
  eachOperand({
    name: 'string-by-operand',
    rule: 'string-operand-is-op-string',
    summary: 'each operand that must be an OpString is something else once',
    kinds: ['string', 'hex-string'],
    by: allButString,
  }),
  eachSubstitute({
    name: 'string-by-substitute',
    rule: 'string-operand-is-op-string',
    summary: 'an operand that must be an OpString is something else',
    kinds: ['string', 'hex-string'],
    by: { ...allButString, ...rarerThings },
  }),
]
