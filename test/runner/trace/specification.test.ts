import { describe, expect, it } from 'vitest'
import { factsOfFile } from '#runner/trace/facts/facts-of-file'
import { isSpecification } from '#runner/trace/specification/is-specification'
import { rulesOfSections } from '#runner/trace/specification/rules-of-sections'
import { startLedger } from '#runner/trace/start-ledger'
import { stated } from '#runner/trace/stated'
import { statements } from '#runner/trace/statements'
import { texts } from '#spec/texts'

/** A page in the form of the core specification, with words of our own. */
const page = `SPIR-V Specification

   version 1.6, Revision 7
   Table of Contents
     * 1. Introduction
          + 1.1. Goals

1. Introduction

   Ships carry goods. A line that is so long that the next word does not fit goes on
   without an end.
   This line ends where its author ended it.

2. Specification

2.2. Terms

2.2.1. Instructions

   Word: Four octets.

     * It is not a byte.

2.16. Validation Rules

2.16.1. Universal Validation Rules

     * Anchors
          + An anchor must be one of:
               o OpLoad
               o OpStore
     * Sails must not be torn.

3. Binary Form

3.2. Enumerants

3.2.6. Storage Class

   Where variables are.

   Storage Class Enabling Capabilities

   0

   UniformConstant (ConstantUniform)
   Shared with the harbour. Must not be sold.

   1

   Input

   Shader
   Missing before version 1.3.

3.3. Instructions

3.3.8. Memory Instructions

   OpLoad
   Load a ship.
   Result Type must be a ship.

   Capability:
   Kernel

   4 + variable

   61

   <id>
   Result Type

   Result <id>

   <id>
   Pointer

   OpStore
   Store a ship. Result Type must be a ship.

   3

   62

   <id>
   Pointer

4. Appendix A: Changes

   Everything changed.
`

const found = statements(page)

function words(section: string): readonly string[] {
  return found
    .filter((statement) => statement.section === section)
    .map((statement) => statement.words)
}

describe('the core specification as plain text', () => {
  it('is recognized by its first lines', () => {
    expect(isSpecification(page)).toBe(true)
    expect(isSpecification('SPIR-V Specification\n\nNothing else')).toBe(false)
    expect(isSpecification('== Overview\n\n1. Introduction\n')).toBe(false)
    expect(stated(page).revision).toBe(7)
  })

  it('has wrapped lines joined, and shorter lines kept apart', () => {
    expect(words('Introduction')).toEqual([
      'Ships carry goods.',
      'A line that is so long that the next word does not fit goes on without an end.',
      'This line ends where its author ended it.',
    ])
  })

  it('has paragraphs before the first chapter', () => {
    expect(words('Preamble')).toEqual(['version 1.6, Revision 7', 'Table of Contents'])
  })

  it('is read without the table of contents and the history', () => {
    expect(found.filter(({ words: each }) => /Goals|changed/.test(each))).toEqual([])
  })

  it('has terms, titles of lists, and items', () => {
    expect(words('Specification / Terms / Instructions / Word')).toEqual([
      'Word: Four octets.',
      'It is not a byte.',
    ])
    const rules = 'Specification / Validation Rules / Universal Validation Rules'
    expect(words(rules)).toEqual(['Anchors', 'Sails must not be torn.'])
    expect(words(`${rules} / Anchors`)).toEqual(['An anchor must be one of:', 'OpLoad', 'OpStore'])
  })

  it('has one statement for the cells of a row', () => {
    expect(words('Binary Form / Instructions / Memory Instructions / OpLoad')).toEqual([
      'OpLoad | Capability: Kernel | word count 4 + variable | opcode 61 | <id> Result Type | Result <id> | <id> Pointer',
      'Load a ship.',
      'Result Type must be a ship.',
    ])
    const table = 'Binary Form / Enumerants / Storage Class'
    expect(words(`${table} / UniformConstant`)).toEqual([
      'UniformConstant (ConstantUniform) | 0',
      'Shared with the harbour.',
      'Must not be sold.',
    ])
    expect(words(`${table} / Input`)).toEqual(['Input | 1 | Shader Missing before version 1.3.'])
  })

  it('has equal sentences of two instructions, and equal items of two lists, kept apart', () => {
    const ships = found.filter((statement) => statement.words === 'Result Type must be a ship.')
    expect(new Set(ships.map(({ hash }) => hash)).size).toBe(2)
    const moved = statements(page.replace('must be one of:', 'must not be one of:'))
    const hashOf = (list: typeof found) =>
      list.find(({ words: each, section }) => each === 'OpStore' && section.endsWith('Anchors'))
        ?.hash
    expect(hashOf(moved)).toBeDefined()
    expect(hashOf(moved)).not.toBe(hashOf(found))
  })

  it('is the same with other chapter numbers or another page width', () => {
    const hashes = (text: string) => statements(text).map(({ hash }) => hash)
    const renumbered = page.replace('2.16.1. Universal', '2.17.1. Universal')
    expect(hashes(renumbered)).toEqual(hashes(page))
    const wider = page.replace('goes on\n   without an end.', 'goes on without an end.')
    expect(hashes(wider)).toEqual(hashes(page))
  })

  it('starts a ledger of sections, in which the rows are facts', () => {
    const groups = JSON.parse(startLedger(found)) as { section: string; why?: string }[]
    expect(groups.filter(({ why }) => why === 'fact').map(({ section }) => section)).toEqual([
      'Binary Form / Enumerants / Storage Class / UniformConstant',
      'Binary Form / Enumerants / Storage Class / Input',
      'Binary Form / Instructions / Memory Instructions / OpLoad',
      'Binary Form / Instructions / Memory Instructions / OpStore',
    ])
  })
})

describe('facts of the core specification', () => {
  const core = texts.find(({ name }) => name === 'core')
  if (core === undefined) throw new Error('no core')
  const all = new Set(found.map(({ line }) => line))

  it('are reported if the grammar states them differently', () => {
    expect(factsOfFile(page, core, all).map(({ fact }) => fact)).toEqual([
      'StorageClass.Input.capabilities',
      'OpLoad.capabilities',
      'OpStore.wordCount',
    ])
  })

  it('are compared only if a statement is new', () => {
    expect(factsOfFile(page, core, new Set())).toEqual([])
    const opcode = page.replace('   62\n', '   63\n')
    const line = found.find(({ words: each }) => each.startsWith('OpStore |'))?.line ?? 0
    expect(factsOfFile(opcode, core, new Set([line]))).toContainEqual({
      ...{ fact: 'OpStore.opcode', file: '63', known: '62', line },
    })
  })
})

describe('rules of sections', () => {
  const sections = [
    'Specification / Types',
    'Binary Form / Instructions / Group Instructions / OpGroupIAdd',
    'Binary Form / Instructions / Group Instructions / OpGroupFAdd',
    'Binary Form / Instructions / Group Instructions / OpGroupAll',
    'Binary Form / Enumerants / Scope <id>',
    'Binary Form / Enumerants / Scope <id> / Device',
  ]

  function wordsIn(section: string): readonly string[] {
    const hung = rulesOfSections([{ slug: 'a-rule', section }], sections)
    return [...hung.keys()].map((each) => each.split(' / ').at(-1) ?? '')
  }

  it.each<[string, readonly string[]]>([
    ['3.3.21 Group Instructions: OpGroupAll', ['OpGroupAll']],
    ['3.3.21 Group Instructions: OpGroupIAdd, FAdd', ['OpGroupIAdd', 'OpGroupFAdd']],
    ['3.3.21 Group Instructions', ['OpGroupIAdd', 'OpGroupFAdd', 'OpGroupAll']],
    [
      '3.3.21 Group Instructions: OpGroupIAdd and its kin',
      ['OpGroupIAdd', 'OpGroupFAdd', 'OpGroupAll'],
    ],
    ['3.2.26 Scope <id>', ['Scope <id>']],
    ['3.2.26 Scope <id>: Device', ['Device']],
    ['2.2 Types; 3.3.21 Group Instructions: OpGroupAll', ['Types', 'OpGroupAll']],
    ['3.3.21: OpGroupAll', ['OpGroupAll']],
    ['Binary Form, Types', ['Types']],
    ['2.2 Scope <id>', []],
    ['OpenCL.ExtendedInstructionSet.100: 2.2 Integer instructions', []],
  ])('apply to the right instructions: %s', (section, expected) => {
    expect(wordsIn(section)).toEqual(expected)
  })
})
