import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { describe, expect, it, vi } from 'vitest'
import { command } from '#scripts/commands/new-text'
import { document, filesBelow, folder, foldersForTests, newText } from './drafting.ts'

interface MappedSection {
  readonly section: string
  readonly rules: readonly string[]
  readonly why?: string
}

foldersForTests()

describe('the command new-text', () => {
  it('reads enumerants from the tables of the document, and says plainly why cells have no rule', async () => {
    const { out } = await newText(`SPV_KHR_cooperative_matrix
==========================

Overview
--------

This adds matrices.

Modifications
-------------

3.X Cooperative Matrix Use
~~~~~~~~~~~~~~~~~~~~~~~~~~

|====
| 0x1 | *MatrixBKHR*
| 7 | *MatrixAKHR*
|====

The Use must be a constant.
`)
    const read = (file: string) =>
      readFileSync(join(out, 'spec/SPV_KHR_cooperative_matrix', file), 'utf8')
    expect(read('facts.ts')).toContain('MatrixBKHR: [1]')
    // The number is not the one of the grammar: another table.
    expect(read('facts.ts')).not.toContain('MatrixAKHR')
    const ledger: readonly MappedSection[] = JSON.parse(read('ledger.json'))
    expect(ledger.map(({ why, rules }) => why ?? rules.length)).toEqual([
      'informative',
      'fact',
      0,
      'fact',
      0,
      1,
    ])
  })

  it('notes the files that a document includes and that do not exist', async () => {
    const { errors } = await newText(`${document}\ninclude::common/rules.txt[]\n`)
    expect(errors).toContain('includes common/rules.txt, which is not there')
  })

  it('reads the files that a document includes', async () => {
    mkdirSync(join(folder, 'common'))
    writeFileSync(join(folder, 'common/rules.txt'), 'It must be taken in.\n')
    const alone = await newText(document)
    const statements = (out: string): number => {
      const [path = ''] = filesBelow(out).filter((name) => name.endsWith('ledger.json'))
      return JSON.parse(readFileSync(join(out, path), 'utf8')).length
    }
    const before = statements(alone.out)
    rmSync(alone.out, { recursive: true })
    const { out, errors } = await newText(`${document}\ninclude::common/rules.txt[]\n`)
    expect(errors).not.toContain('common/rules.txt')
    expect(statements(out)).toBe(before + 1)
  })

  it('writes the folders of a text with its facts, statements and rows to fill in', async () => {
    const { printed, code, out } = await newText(document)
    expect(code).toBe(0)
    expect(filesBelow(out)).toEqual([
      'generators/SPV_KHR_constant_data/constant-creation-instructions.ts',
      'generators/SPV_KHR_constant_data/validation-rules.ts',
      'reference/SPV_KHR_constant_data/constant-creation-instructions.ts',
      'reference/SPV_KHR_constant_data/validation-rules.ts',
      'spec/SPV_KHR_constant_data/NOTES.md',
      'spec/SPV_KHR_constant_data/anchors.ts',
      'spec/SPV_KHR_constant_data/facts.ts',
      'spec/SPV_KHR_constant_data/ledger.json',
      'spec/SPV_KHR_constant_data/rules/constant-creation-instructions.ts',
      'spec/SPV_KHR_constant_data/rules/validation-rules.ts',
      'spec/SPV_KHR_constant_data/text.ts',
      'test/generators/SPV_KHR_constant_data/pairs.test.ts',
    ])
    expect([...printed].sort()).toEqual(filesBelow(out))
    const read = (file: string) =>
      readFileSync(join(out, 'spec/SPV_KHR_constant_data', file), 'utf8')
    expect(read('text.ts')).toContain('revision: 3,')
    expect(read('rules/validation-rules.ts')).toContain(
      "...rowsIn('Validation Rules', 'operand', {",
    )
    const ledger: readonly { readonly section: string; readonly rules: readonly string[] }[] =
      JSON.parse(read('ledger.json'))
    expect(ledger.length).toBeGreaterThan(8)
    expect(ledger.flatMap(({ rules }) => rules)).toEqual([
      'constant-creation-instructions-1',
      'validation-rules-1',
    ])
    for (const file of filesBelow(out).filter((each) => each.endsWith('.ts')))
      expect(transformSync(readFileSync(join(out, file), 'utf8'), { loader: 'ts' }).code).not.toBe(
        '',
      )
  })

  it('prefers the numbers of the document to those of the grammar, and says where they differ', async () => {
    const { out } = await newText(document)
    const facts = readFileSync(join(out, 'spec/SPV_KHR_constant_data/facts.ts'), 'utf8')
    expect(facts).toMatch(/ConstantDataKHR: \[77[,\]]/)
    expect(facts).toMatch(/UTFEncodedKHR: \[5145[,\]]/)
    expect(facts).toMatch(/instructionFact\('OpConstantDataKHR', 5147,/)
    expect(facts).not.toContain('OpSpecConstantDataKHR')
    expect(facts).not.toContain('from the grammar: replace')
    const { out: bare } = await newText(
      document.replace('5145', '').replace('5147', ''),
      '--text',
      'SPV_B',
    )
    const other = readFileSync(join(bare, 'spec/SPV_B/facts.ts'), 'utf8')
    expect(other.match(/from the grammar: replace/g)).toHaveLength(2)
  })

  it('notes names in sentences that the grammar does not have', async () => {
    const { errors, code } = await newText(document)
    expect(code).toBe(0)
    expect(errors).toMatch(/^note: .*names OpConstantDatum/)
  })

  it.each([
    ['a file that is not a text', 'The result must be true.\n', /not an extension text/],
    ['a text without statements', '= SPV_KHR_empty\n', /no statement found/],
    [
      'an instruction that the grammar does not have',
      `${document}\n[cols="1"]\n|====\n| OpNeverKHR\n| OpNotYetKHR\n|====\n`,
      /OpNeverKHR: the grammar does not have[\s\S]*OpNotYetKHR: the grammar does not have/,
    ],
  ])('reports %s and writes nothing', async (_, content, message) => {
    const { errors, code, out } = await newText(content)
    expect(errors).toMatch(message)
    expect(code).toBe(2)
    expect(() => readdirSync(out)).toThrow('ENOENT')
  })

  it('reports a file that cannot be read', async () => {
    const errors: string[] = []
    vi.spyOn(console, 'error').mockImplementation((line) => void errors.push(String(line)))
    await command().parseAsync([join(folder, 'absent.adoc')], { from: 'user' })
    expect(process.exitCode).toBe(2)
    expect(errors[0]).toContain('absent.adoc')
  })

  it('leaves an existing folder alone, and writes none of the others', async () => {
    const existing = join(folder, 'out/generators/SPV_KHR_constant_data')
    mkdirSync(existing, { recursive: true })
    const { errors, code, out } = await newText(document)
    expect(code).toBe(2)
    expect(errors).toContain('exists and is not overwritten')
    expect(readdirSync(out, { recursive: true })).toEqual([
      'generators',
      'generators/SPV_KHR_constant_data',
    ])
  })

  it('moves the folders that a killed run left behind after all of its files were written', async () => {
    const whole = filesBelow((await newText(document)).out)
    const out = join(folder, 'out')
    const cut = join(out, '.new-text-killed')
    for (const room of ['spec', 'generators']) {
      mkdirSync(join(cut, room), { recursive: true })
      renameSync(join(out, room, 'SPV_KHR_constant_data'), join(cut, room, 'SPV_KHR_constant_data'))
    }
    const unfinished = await newText(document)
    expect(unfinished.errors).toContain('reference/SPV_KHR_constant_data: exists')
    expect(readdirSync(join(out, 'spec'))).toEqual([])
    writeFileSync(join(cut, 'whole'), '')
    expect((await newText(document)).errors).toContain('spec/SPV_KHR_constant_data: exists')
    expect(filesBelow(out)).toEqual(whole)
  })

  it('refuses a name that would lead to another folder', async () => {
    const { errors, code } = await newText(document, '--text', '../elsewhere')
    expect(code).toBe(2)
    expect(errors).toContain('not the name of a text')
  })

  it('writes a text under a name that the document does not give', async () => {
    const { printed, code } = await newText(
      '== Rules\n\nThe value must be small.\n',
      '--text',
      'NonSemantic.Example',
    )
    expect(code).toBe(0)
    expect(printed).toContain('spec/NonSemantic.Example/rules/rules.ts')
  })
})
