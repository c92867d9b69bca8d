import { describe, expect, it } from 'vitest'
import { instructions } from '#spec/grammar/grammar'
import { instructionSets } from '#spec/grammar/instruction-sets'
import { assemble, assemblerGenerator } from '../../../generators/assembly/assemble.ts'
import { print } from '../../../generators/assembly/print.ts'
import type { Module } from '../../../generators/module.ts'
import { encode } from '../../../generators/words/encode.ts'
import { instructionOf } from '../../../generators/words/instruction-of.ts'
import { read } from '../../../generators/words/read.ts'
import { wordsOfString } from '../../../generators/words/strings.ts'
import { naturalBound } from '../../support/natural-bound.ts'
import { spirvAs } from '../../support/spirv-as.ts'
import { given, sampleExtended, sampleInstructions } from './grammar-sample.ts'

function moduleOf(all: Module['instructions']): Module {
  const instructions = [
    instructionOf('OpTypeInt', given.uint, 32, 0),
    instructionOf('OpTypeVoid', given.void),
    instructionOf('OpUndef', given.uint, given.value),
    ...all,
  ]
  const bare = {
    version: 0x1_0600,
    generator: assemblerGenerator,
    bound: 0,
    schema: 0,
    instructions,
  }
  return { ...bare, bound: naturalBound(bare) }
}

/** Instructions that spirv-as or our assembler turns into something else, with their text. */
function disagreements(module: Module, words: Uint32Array): readonly string[] {
  const lines = print(module).split('\n').slice(4, -1)
  const others = read(words)?.instructions ?? []
  return module.instructions.flatMap((instruction, index) =>
    JSON.stringify(instruction) === JSON.stringify(others[index])
      ? []
      : [`${lines[index]}: ${instruction.words} became ${others[index]?.words}`],
  )
}

function triangle(module: Module): void {
  const text = print(module)
  const theirs = spirvAs(text)
  if (theirs.kind !== 'words') throw new Error(theirs.complaint)
  expect(disagreements(module, theirs.words)).toEqual([])
  expect(theirs.words).toEqual(encode(module))
  const ours = assemble(text)
  expect(ours).toMatchObject({ kind: 'assembled', words: theirs.words })
}

describe('every instruction and enumerant of the core grammar', () => {
  const all = sampleInstructions(1000)
  const module = moduleOf(all)

  it('every instruction and enumerant has a sample', () => {
    expect(all.length).toBeGreaterThan(instructions.length)
  })

  it('survives the way through text in both assemblers', () => {
    triangle(module)
  })

  it('a sample of every instruction and enumerant is printed by name', () => {
    const raw = print(module)
      .split('\n')
      .filter((line) => line.includes('!'))
    expect(raw).toEqual([])
  })
})
describe.each(instructionSets.map((set) => [set.name, set] as const))(
  'the instruction set %s',
  (name, set) => {
    const text = set.versioned ? `${name}1` : name
    const imported = instructionOf('OpExtInstImport', given.firstSet, ...wordsOfString(text))
    const all = sampleExtended(set, given.firstSet, 1000)
    const module = moduleOf([imported, ...all])

    it('has samples', () => {
      expect(all.length).toBeGreaterThanOrEqual(set.instructions.length)
    })

    it('survives the way through text in both assemblers', () => {
      triangle(module)
    })
  },
)
