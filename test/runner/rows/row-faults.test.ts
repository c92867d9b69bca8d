import { describe, expect, test } from 'vitest'
import { rowFaults } from '#runner/rows/row-faults'
import { lineOfFault } from '#runner/rows/row-place'
import {
  absent,
  constant,
  enumerants,
  hasBits,
  notEnumerants,
  numbers,
  placed,
  present,
  relation,
  resultOf,
  type SentenceFact,
  storedIn,
  type,
  used,
  value,
} from '#spec/vocabulary/facts'
import { rowsAbout, rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { declared, float, integer, pointer, vector } from '#spec/vocabulary/type-terms'

const slugs = new Set(['asked', 'other'])

function messages(rows: readonly SentenceRow[]): readonly string[] {
  return rowFaults(rows, slugs).map(({ message }) => message)
}

function atLoad(...facts: readonly SentenceFact[]): readonly SentenceRow[] {
  return rowsAt('OpLoad', { asked: facts })
}

const unknown: Readonly<Record<string, readonly [readonly SentenceRow[], RegExp]>> = {
  instruction: [
    rowsAt('OpLode', { asked: type('Result Type', integer()) }),
    /no instruction OpLode/,
  ],
  operand: [
    atLoad(value('Pointr', constant)),
    /OpLoad has no operand Pointr: it has Pointer, MemoryAccess/,
  ],
  'number of an operand': [atLoad(value('#3', constant)), /OpLoad has no operand #3/],
  'Result Type': [
    rowsAt('OpStore', { asked: type('Result Type', integer()) }),
    /OpStore has no Result Type/,
  ],
  'other slot': [atLoad(relation('Pointer', 'same-type', 'Value')), /OpLoad has no operand Value/],
  step: [atLoad(type('Pointer / pointy', integer())), /an operand pointy/],
  'parameter of an enumerant': [
    atLoad(value('MemoryAccess: Aligned #2', numbers(4))),
    /Aligned has no parameter 2/,
  ],
  'enumerant of a slot': [
    atLoad(value('MemoryAccess: Alined', numbers(4))),
    /no MemoryAccess Alined/,
  ],
  enumerant: [
    atLoad(value('MemoryAccess', hasBits('MemoryAccess', 'Volatil'))),
    /no MemoryAccess Volatil/,
  ],
  'operand kind': [
    atLoad(value('MemoryAccess', enumerants('Memory', 'Volatile'))),
    /no operand kind Memory/,
  ],
  'storage class': [atLoad(storedIn('Pointer', 'Functon')), /no StorageClass Functon/],
  encoding: [atLoad(type('Result Type', float(16, ['BFloat16']))), /no FPEncoding BFloat16/],
  'instruction of an origin': [atLoad(resultOf('Pointer', 'OpVar')), /no instruction OpVar/],
  'type declaration': [
    atLoad(type('Result Type', vector(declared('OpTypeX')))),
    /no instruction OpTypeX/,
  ],
  'operand of a type': [
    atLoad(type('Result Type', declared('OpTypeImage', { Simple: { numbers: 1 } }))),
    /OpTypeImage has no operand Simple/,
  ],
  class: [atLoad(used({ users: { classes: ['Memries'] } })), /no class Memries/],
  decoration: [
    rowsAbout('x', { decorations: ['Blok'] }, { asked: type('Result Type', integer()) }),
    /no Decoration Blok/,
  ],
  'slot of what is decorated': [
    rowsAbout('x', { decorations: ['Block'] }, { asked: type('Value', integer()) }),
    /only Target or Result Type/,
  ],
  capability: [
    rowsAbout('x', { capabilities: ['Shadr'] }, { asked: placed('in-functions') }),
    /no Capability Shadr/,
  ],
  set: [
    rowsAbout(
      'x',
      { set: 'GLSL.std', instructions: ['FMix'] },
      { asked: type('Result Type', float()) },
    ),
    /no instruction set GLSL\.std/,
  ],
  'instruction of a set': [
    rowsAbout(
      'x',
      { set: 'GLSL.std.450', instructions: ['FMixed'] },
      { asked: type('Result Type', float()) },
    ),
    /no instruction FMixed in GLSL\.std\.450/,
  ],
  rule: [
    rowsAt('OpLoad', { lost: type('Result Type', integer()) }),
    /no rule of the text is called lost/,
  ],
  shape: [
    atLoad({ shape: 'colour', slots: ['Pointer'] } as unknown as SentenceFact),
    /the shape colour has no definition/,
  ],
  relation: [
    atLoad(relation('Pointer', 'same-colour' as 'same-type', 'Result Type')),
    /the relation same-colour has no definition/,
  ],
  'kind of type': [
    atLoad(type('Result Type', { kind: 'colour' } as never)),
    /the type colour has no definition/,
  ],
  'kind of value': [
    atLoad(value('Pointer', { kind: 'colour' } as never)),
    /the value colour has no definition/,
  ],
  place: [atLoad(placed('nowhere' as 'in-functions')), /the place nowhere has no definition/],
  'fact at all': [atLoad(), /says nothing/],
}

const impossible: Readonly<Record<string, readonly SentenceFact[]>> = {
  'kinds of types': [type('Result Type', integer()), type('Result Type', float())],
  widths: [type('Result Type', integer(32)), type('Result Type', integer([8, 16]))],
  signedness: [type('Result Type', integer(32, 0)), type('Result Type', integer(32, 1))],
  counts: [
    type('Result Type', vector(integer(), 4)),
    type('Result Type', vector(integer(), { most: 3 })),
  ],
  'storage classes of pointers': [
    type('Pointer', pointer(integer(), 'Function')),
    type('Pointer', pointer(integer(), 'Private')),
  ],
  'storage classes': [storedIn('Pointer', 'Function'), storedIn('Pointer', 'Private')],
  numbers: [value('MemoryAccess', numbers(1)), value('MemoryAccess', numbers(2))],
  enumerants: [
    value('MemoryAccess', enumerants('MemoryAccess', 'Volatile')),
    value('MemoryAccess', notEnumerants('MemoryAccess', 'Volatile')),
  ],
  presence: [value('MemoryAccess', present), value('MemoryAccess', absent)],
  origins: [resultOf('Pointer', 'OpVariable'), resultOf('Pointer', 'OpAccessChain')],
  relations: [
    relation('Pointer / pointee', 'same-type', 'Result Type'),
    relation('Pointer / pointee', 'different-type', 'Result Type'),
  ],
  places: [placed('in-functions'), placed('outside-functions')],
}

describe('a row of facts', () => {
  test.each(Object.entries(unknown))('is refused with an unknown %s', (_, [rows, message]) => {
    expect(messages(rows).join('\n')).toMatch(message)
  })

  test.each(Object.entries(impossible))(
    'is refused if its rule contradicts itself in %s',
    (_, facts) => {
      const rows = facts.flatMap((fact) => atLoad(fact))
      expect(messages(rows).join('\n')).toMatch(/of OpLoad contradict each other/)
      for (const fact of facts) expect(messages(atLoad(fact))).toEqual([])
    },
  )

  test('contradicts only rows of the same rule under the same conditions', () => {
    const integers = type('Result Type', integer())
    const floats = type('Result Type', float())
    expect(messages([...atLoad(integers), ...rowsAt('OpLoad', { other: floats })])).toEqual([])
    const volatile = value('MemoryAccess', hasBits('MemoryAccess', 'Volatile'))
    expect(
      messages([...atLoad(integers), ...rowsAt('OpLoad', { asked: floats }, volatile)]),
    ).toEqual([])
  })

  test('is reported with its line, and with the line of the word at fault', () => {
    const source = [
      'export const rows = [',
      "  ...rowsAt('OpLoad', {",
      "    other: type('Result Type', integer()),",
      '    asked: [',
      "      type('Result Type', integer()),",
      "      value('Pointr', constant),",
      '    ],',
      '  }),',
      ']',
    ].join('\n')
    const rows = rowsAt('OpLoad', {
      other: type('Result Type', integer()),
      asked: [type('Result Type', integer()), value('Pointr', constant)],
    })
    const [fault] = rowFaults(rows, slugs)
    if (fault === undefined) throw new Error('no fault')
    expect(lineOfFault(source, rows, fault)).toBe(6)
    expect(lineOfFault(source, rows, { ...fault, word: 'nothing of the file' })).toBe(4)
    expect(lineOfFault(source, rows, { ...fault, word: 'OpLoad' })).toBe(2)
  })
})
