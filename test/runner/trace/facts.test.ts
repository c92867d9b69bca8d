import { describe, expect, it } from 'vitest'
import { factRows } from '#runner/trace/facts/fact-rows'
import { factsOfFile } from '#runner/trace/facts/facts-of-file'
import { movedFacts, movedFactText } from '#runner/trace/facts/moved-facts'
import { texts } from '#spec/texts'

const { facts } = texts.find(({ name }) => name === 'SPV_KHR_constant_data') ?? {}
if (facts === undefined) throw new Error('SPV_KHR_constant_data: no facts')
const known = facts

/** The tables of a text in our own words. */
const file = `
[cols="^.^2,16,15", options="header"]
|====
2+^| Decoration ^| Capabilities 2+| Extra Operands
| 5145 | *UTFEncodedKHR* +
Letters | *ConstantDataKHR* 2+|
|====

|====
2+^| Capability ^| Implicitly Declares | Enabled by Extension
| 5146 | *ConstantDataKHR* +
Data of a module
| | *SPV_KHR_constant_data*
|====

[cols="5,5,5,5,5"]
|===
4+| *OpConstantDataKHR* +
 +
Words.
| *ConstantDataKHR*
| 4+ variable | 5147 | _<id> Result Type_ | Result <id> | _Literal Data_ ...
|===

|===
4+| [[OpSpecConstantDataKHR]]*OpSpecConstantDataKHR* +
Words.
| Capability: +
*ConstantDataKHR*
| 4 + variable | 5148 | '<id>' +
'Result Type' | Result <id> | Literal Data ...
|===

|===
| *Revision* | 4
|===
`

describe('facts in a file', () => {
  it('are read from the tables of instructions and enumerants', () => {
    expect(factRows(file, known).map(({ name, number, words }) => [name, number, words])).toEqual([
      ['UTFEncodedKHR', 5145, undefined],
      ['ConstantDataKHR', 5146, undefined],
      ['OpConstantDataKHR', 5147, { count: 4, variable: true }],
      ['OpSpecConstantDataKHR', 5148, { count: 4, variable: true }],
    ])
    expect(movedFacts(factRows(file, known), known)).toEqual([])
  })

  it.each<[string, string, string, string]>([
    ['an opcode', '| 5147 |', '| 5149 |', 'OpConstantDataKHR.opcode: 5149, known as 5147, line 18'],
    [
      'a word count',
      '| 4+ variable |',
      '| 5+ variable |',
      'OpConstantDataKHR.wordCount: 5 + variable, known as 4 + variable, line 18',
    ],
    [
      'an operand more',
      '_Literal Data_ ...',
      '_Literal Data_ ... | _<id> Stride_',
      'OpConstantDataKHR.operands.length: 4, known as 3, line 18',
    ],
    [
      'an operand that is not optional',
      '| Result <id> | Literal Data ...',
      '| Result <id> | Literal Data',
      'OpSpecConstantDataKHR.operands[2]: Literal Data, known as Data …, line 26',
    ],
    ['a value', '| 5145 |', '| 0x1419 |', ''],
    [
      'another value',
      '| 5145 |',
      '| 5144 |',
      'Decoration.UTFEncodedKHR.value: 5144, known as 5145, line 5',
    ],
    [
      'a capability',
      'Letters | *ConstantDataKHR*',
      'Letters | *ConstantDataKHR*, *Shader*',
      'Decoration.UTFEncodedKHR.capabilities: ConstantDataKHR, Shader, known as ConstantDataKHR, line 5',
    ],
    [
      'a new row',
      '| | *SPV_KHR_constant_data*\n',
      '| | *SPV_KHR_constant_data*\n| 5150 | *MoreDataKHR* | |\n',
      'MoreDataKHR: 5150, not known, line 14',
    ],
    [
      'a row that is gone',
      '4+| *OpConstantDataKHR* +',
      '4+| OfNothing +',
      'OpConstantDataKHR: not in the file, known as 5147',
    ],
  ])('are reported if they differ from the grammar in %s', (_, old, other, expected) => {
    expect(file).toContain(old)
    const moved = movedFacts(factRows(file.replace(old, other), known), known)
    expect(moved.map(movedFactText)).toEqual(expected === '' ? [] : [expected])
  })

  it('are those of an instruction set, by the numbers of its instructions', () => {
    const set =
      '|===\n3+|[[Kernel]]*Kernel* +\nA kernel.\n1+| 1 | <id> +\nName |\nOptional <id> +\nKind\n|===\n'
    const rows = factRows(set, { instructionSet: 'NonSemantic.Test.' })
    expect(rows).toMatchObject([
      {
        kind: 'instruction',
        name: 'Kernel',
        number: 1,
        operands: ['<id> Name', 'Optional <id> Kind'],
      },
    ])
    expect(factRows(set, {})).toEqual([])
  })

  it('are not read from plain text, which has no rows', () => {
    const plain = file.replace(/[|*]/g, '')
    expect(factRows(plain, known)).toEqual([])
    expect(movedFacts([], known)).toEqual([])
  })

  it('are not read from the tables of a client API, which also begin with names of instructions', () => {
    const table = `
[cols="1,1,1,6"]
|====
| *1D* | \`0\` | \`0\` | *OpTypeInt* with 32 bits
| *1D* | \`0\` | \`1\` | *OpTypeVector* with 2 components
|====
`
    const factsFor = (name: string) => {
      const text = texts.find((each) => each.name === name)
      return text && factsOfFile(table, text, new Set())
    }
    expect(factsFor('OpenCL-environment')).toEqual([])
    expect(factsFor('SPV_KHR_constant_data')).not.toEqual([])
  })
})

describe('facts of a text that defines an instruction set', () => {
  const instruction = { wordCount: 5, variable: false, operands: [], capabilities: [] }
  const set = {
    instructionSet: 'Set.',
    instructions: [
      { ...instruction, name: 'DebugOne', opcode: 7 },
      { ...instruction, name: 'DebugTwo', opcode: 8 },
    ],
    enumerants: [1, 2, 3].map((value) => ({
      ...{ kind: 'Flags', name: `Flag${value}`, value, capabilities: [], parameters: [] },
    })),
  }
  const tables = (two: number) => `
|====
| 7 | *DebugOne*
| ${two} | *DebugTwo*
|====

|====
| 1 << 0 | *Flag1* | Says so.
| 1 << 1 | *Flag2* | Says so.
| 1<<0 \\| 1<<1 | *Flag3* | Both of them.
|====

|====
1+| *DebugOne* +
 +
Does nothing.
| 7
|====

|====
1+| *DebugTwo* +
 +
Does nothing.
| 8
|====
`

  it('are the same in a table of all numbers, masks of several bits and columns of descriptions', () => {
    expect(factRows(tables(8), set)).toHaveLength(7)
    expect(movedFacts(factRows(tables(8), set), set)).toEqual([])
  })

  it('differ if the table of all numbers has another number', () => {
    expect(movedFacts(factRows(tables(9), set), set).map(movedFactText)).toEqual([
      'DebugTwo.opcode: 9, known as 8, line 4',
    ])
  })
})
