import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { comparedGrammar, comparedTexts } from '#runner/grammar/compared-grammar'
import { readCoreGrammar } from '#runner/grammar/read-core-grammar'
import { isProblem } from '#runner/is-problem'
import { instructions, operandKinds } from '#spec/grammar/grammar'
import { texts } from '#spec/texts'
import { ctsHere } from '../../support/cts-here.ts'
import { temporaryFolder } from '../corpus/fake-corpus.ts'

/** The package's grammar in the form of SPIRV-Headers. */
function ownAsHeaders() {
  return {
    magic_number: '0x07230203',
    instructions: instructions.map(({ name, ...row }) => ({ opname: name, ...row })),
    operand_kinds: operandKinds.map(({ enumerants, ...kind }) => ({
      ...kind,
      enumerants: enumerants.map(({ name, value, ...enumerant }) => ({
        enumerant: name,
        value: kind.category === 'BitEnum' ? `0x${value.toString(16)}` : value,
        ...enumerant,
        version: undefined,
      })),
    })),
  }
}

function differences(grammar: object) {
  const read = readCoreGrammar(JSON.stringify(grammar), 'mine.json')
  if (isProblem(read)) throw new Error(read.message)
  return comparedGrammar(read, texts)
}

describe('comparedGrammar', () => {
  it('finds what the texts list as known differences, with the reason', () => {
    const found = differences(ownAsHeaders())
    const listed = comparedTexts(texts).flatMap(({ facts }) => facts.differences)
    expect(listed.length).toBeGreaterThan(50)
    expect(found).toHaveLength(listed.length)
    expect(found.filter(({ known }) => known === undefined)).toEqual([])
  })

  it.each<[string, (headers: ReturnType<typeof ownAsHeaders>) => object, object]>([
    [
      'another opcode',
      (headers) => ({
        ...headers,
        instructions: headers.instructions.map((row) =>
          row.opname === 'OpConstantDataKHR' ? { ...row, opcode: 7 } : row,
        ),
      }),
      { name: 'SPV_KHR_constant_data', entry: 'OpConstantDataKHR.opcode', grammar: '7' },
    ],
    [
      'an instruction that is not there',
      (headers) => ({
        ...headers,
        instructions: headers.instructions.filter(({ opname }) => opname !== 'OpConstantDataKHR'),
      }),
      { name: 'SPV_KHR_constant_data', entry: 'OpConstantDataKHR', grammar: '' },
    ],
  ])('finds %s', (_, planted, difference) => {
    const fresh = differences(planted(ownAsHeaders())).filter(({ known }) => known === undefined)
    expect(fresh).toEqual([expect.objectContaining(difference)])
  })

  it('reads labels in quotation marks, as in older grammars', () => {
    const quoted = ownAsHeaders().instructions.map(({ operands, ...row }) => ({
      ...row,
      // One label ends with a quotation mark already, which the grammar has too much.
      operands: operands.map((operand) => ({
        ...operand,
        name: `'${operand.name?.replace(/'$/, '')}'`,
      })),
    }))
    const found = differences({ ...ownAsHeaders(), instructions: quoted })
    expect(found.filter(({ known }) => known === undefined)).toEqual([])
  })
})

describe('the command grammar', () => {
  const folder = temporaryFolder()

  function file(name: string, content: object): string {
    const path = join(folder, name)
    writeFileSync(path, JSON.stringify(content))
    return path
  }

  it('passes known differences only, and fails for any other', async () => {
    const mine = file('mine.json', ownAsHeaders())
    const known = await ctsHere(['grammar', mine])
    expect(known.exitCode).toBe(0)
    expect(known.stdout).toMatch(/: (\d+) differences from \d+ texts, \1 of them known\n$/)
    const fewer = ownAsHeaders()
    const broken = file('broken.json', {
      ...fewer,
      operand_kinds: fewer.operand_kinds.filter(({ kind }) => kind !== 'Capability'),
    })
    const found = await ctsHere(['grammar', broken, '--json'])
    expect(found.exitCode).toBe(1)
    expect(
      found.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toContainEqual({
      file: broken,
      name: 'SPV_KHR_constant_data',
      entry: 'Capability.ConstantDataKHR',
      text: expect.stringMatching(/^\d+$/),
      grammar: '',
    })
  })

  it.each([
    ['what is no grammar', { instructions: [] }],
    [
      'the grammar of an extended instruction set',
      { instructions: [{ opname: 'Round', opcode: 1 }] },
    ],
  ])('refuses %s', async (_, content) => {
    const { exitCode, stdout, stderr } = await ctsHere(['grammar', file('no.json', content)])
    expect(stderr).toMatch(/no\.json: is not a core grammar: \S+/)
    expect(stdout).toBe('')
    expect(exitCode).toBe(2)
  })
})
