import { describe, expect, it } from 'vitest'
import { instructionByName, operandKindByName } from '#spec/grammar/grammar'
import { instructionSets } from '#spec/grammar/instruction-sets'
import { type Encoded, encode, stringWords } from '../../support/encode.ts'
import { expectSame } from './expect-same.ts'
import { hasInitMode } from './has-init-mode.ts'
import { coreSamples, prelude, setSamples } from './samples.ts'

function op(name: string, ...words: number[]): Encoded {
  return { opcode: instructionByName(name)?.opcode ?? 0xffff, words }
}

function named(id: number, name: string): Encoded {
  return op('OpName', id, ...stringWords(name))
}

function expectSameNames(...instructions: Encoded[]): void {
  expect(instructions.length).toBeGreaterThan(0)
  expectSame(encode(instructions), [], { ids: 'names' })
  expectSame(encode(instructions), ['--no-indent'], { ids: 'names', indent: false })
}

describe('names are those of spirv-dis', () => {
  it('names every result of a core instruction as spirv-dis does', () => {
    expectSameNames(...prelude, ...coreSamples().filter((sample) => !hasInitMode(sample)))
  })

  it('names every result of an extended instruction as spirv-dis does', () => {
    const sets = instructionSets.filter(({ name }) => name !== 'Arm.ExperimentalMLOperations')
    for (const set of sets) expectSameNames(...prelude, ...setSamples(set))
  })

  it('names integer and float types of any width, and their constants, as spirv-dis does', () => {
    const widths = [1, 4, 7, 8, 16, 24, 32, 40, 48, 64, 128]
    const encodings = operandKindByName('FPEncoding')?.enumerants ?? []
    const types = widths.flatMap((width, index) => [
      op('OpTypeInt', 10 + index, width, 0),
      op('OpTypeInt', 30 + index, width, 1),
      op('OpTypeFloat', 50 + index, width),
      ...encodings.map(({ value }, n) => op('OpTypeFloat', 100 + index * 10 + n, width, value)),
    ])
    const values = [0, 1, 0xff, 0xffff_fffb, 0x7fc0_0000, 0x60ad_78ec, 0x8000_0000]
    const constants = types.flatMap(({ words: [type = 0, width = 0] }, index) =>
      values.map((value, n) =>
        op('OpConstant', type, 1000 + index * 10 + n, ...Array(Math.ceil(width / 32)).fill(value)),
      ),
    )
    expectSameNames(...types, ...constants)
  })

  it('names pointers of every storage class, with pointees named, unnamed and forward, as spirv-dis does', () => {
    const classes = operandKindByName('StorageClass')?.enumerants ?? []
    expectSameNames(
      op('OpTypeFloat', 1, 32),
      ...classes.map(({ value }, index) => op('OpTypePointer', 10 + index, value, 1)),
      ...classes.map(({ value }, index) => op('OpTypePointer', 100 + index, value, 999)),
      op('OpTypeVector', 500, 501, 4),
      op('OpTypeFloat', 501, 16),
    )
  })

  it('names every built-in as spirv-dis does, unless the id has a name', () => {
    const builtIns = operandKindByName('BuiltIn')?.enumerants ?? []
    expectSameNames(
      named(1000, 'mine'),
      op('OpDecorate', 1000, 11, 0),
      ...builtIns.map(({ value }, index) => op('OpDecorate', 1 + index, 11, value)),
      named(1, 'late'),
      op('OpDecorate', 2000, 11, 0),
      op('OpMemberDecorate', 3000, 0, 11, 0),
      op('OpDecorateId', 4000, 11, 0),
    )
  })

  it('changes names that are taken, odd, empty or numeric as spirv-dis does', () => {
    const names = [
      'main',
      'main',
      'a b',
      'a-b',
      'é',
      '',
      '7',
      '7x',
      '_',
      'void',
      '12',
      '%',
      '"q"',
      'main_0',
      'x\ny',
      '-5',
      'int_5',
      '0',
    ]
    expectSameNames(
      op('OpTypeFunction', 300, 1),
      named(50, '300'),
      named(1, 'first'),
      named(1, 'second'),
      ...names.map((name, index) => named(10 + index, name)),
      op('OpTypeVoid', 100),
      op('OpTypeVoid', 101),
      op('OpTypeFunction', 12, 100),
      op('OpTypeFunction', 7, 100),
      op('OpTypeFunction', 13, 12),
      op('OpTypeInt', 102, 32, 1),
      op('OpConstant', 102, 103, 5),
      op('OpStore', 0xffff_ffff, 7),
    )
  })

  it('shortens names that are too long, and names composed of them, as spirv-dis does', () => {
    const chain = Array.from({ length: 80 }, (_, index) =>
      op('OpTypeRuntimeArray', index + 20, index + 19),
    )
    expectSameNames(
      named(1, 'x'.repeat(256)),
      named(2, 'x'.repeat(256)),
      named(3, 'x'.repeat(257)),
      named(3, 'short'),
      named(4, 'x'.repeat(200_000)),
      named(5, '6'),
      named(6, 'x'.repeat(300)),
      op('OpTypeVoid', 19),
      ...chain,
    )
  })
})
