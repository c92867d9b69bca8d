import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { freshId } from '../mutate/fresh-id.ts'
import { insertInstructions } from '../mutate/insert-instructions.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import {
  newConstant,
  operandNamed,
  operandWay,
  type Substitute,
  wordValue,
} from './shared/operands.ts'
import { createReflection, createShader, type Reflected, reflectedOf } from './shared/reflection.ts'

/** PrintfID values, by the name of the choice. */
const identifiers: Readonly<Record<string, readonly number[]>> = {
  one: [0],
  'one-that-is-largest': [0xffff_ffff],
  'from-zero': [0, 1, 2, 3],
  'with-gaps': [7, 0x8000_0000, 1, 0x7fff_ffff],
}

/** Sizes in bytes of the arguments behind the format string, by the name of the choice. */
const argumentSizes: Readonly<Record<string, readonly number[]>> = {
  none: [],
  one: [4],
  several: [4, 8, 16, 4],
  // With the first two operands as many as an extended instruction may have.
  'as-many-as-can-be': Array.from({ length: 253 }, () => 4),
}

/** The buffer's instruction and what the values of its operands are, by the name of the choice. */
const buffers: Readonly<Record<string, readonly [string, readonly number[]] | undefined>> = {
  none: undefined,
  'storage-buffer': ['PrintfBufferStorageBuffer', [1, 0, 0x10_0000]],
  'push-constant': ['PrintfBufferPointerPushConstant', [16, 8, 0x10_0000]],
}

export const generators: readonly Generator[] = [
  {
    name: 'printf',
    rule: 'printf-id-is-unique',
    alsoApplies: ['string-operand-is-op-string'],
    summary: 'format strings with identifiers of their own and any number of argument sizes',
    build(choices) {
      const version = choices.pick('version', [6, 5])
      const ids = choices.pick('identifiers', Object.keys(identifiers))
      const sizes = choices.pick('sizes', Object.keys(argumentSizes))
      const format = choices.pick('format', ['own-strings', 'one-string', 'empty-string'])
      const buffer = choices.pick('buffer', Object.keys(buffers))

      const shader = createShader(6)
      const { builder, constant } = shader
      const reflection = createReflection(shader, version)
      reflection.addKernel(shader.kernel('main'), 'main', { flags: 1 })
      const [bufferName, values] = buffers[buffer] ?? []
      if (bufferName !== undefined && values !== undefined) {
        reflection.add(bufferName, ...values.map(constant))
      }
      for (const id of identifiers[ids] as readonly number[]) {
        const own = format === 'own-strings' ? `${id}: %d\n` : '%d\n'
        const text = builder.string(format === 'empty-string' ? '' : own)
        const more = argumentSizes[sizes] as readonly number[]
        reflection.add('PrintfInfo', constant(id), text, ...more.map(constant))
      }
      return shader.module()
    },
  },
]

const resultWord = 1

function infos(module: Module): readonly Reflected[] {
  return reflectedOf(module).filter(({ row }) => row.name === 'PrintfInfo')
}

/** The constant gets the identifier of an earlier instruction of the same import. */
function idOf(
  substitute: (id: number, value: number) => Substitute,
  which: (earlier: readonly Reflected[]) => Reflected | undefined,
): Way {
  return (module, at) => {
    const set = infos(module).find((each) => each.at === at)?.set
    const other = which(infos(module).filter((each) => each.at < at && each.set === set))
    const constant = other === undefined ? undefined : operandNamed(module, other.at, 'PrintfID')
    const value = constant === undefined ? undefined : wordValue(module, constant.id)
    if (constant === undefined || value === undefined) return undefined
    return operandWay('PrintfID', substitute(constant.id, value))(module, at)
  }
}

function sameConstant(id: number): Substitute {
  return (module) => ({ module, id })
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'printf-id-twice',
    rule: 'printf-id-is-unique',
    summary: 'two PrintfInfo instructions have one PrintfID, as one constant or as two',
    ordinals: (module) => infos(module).map(({ at }) => at),
    ways: {
      'same-constant': idOf(sameConstant, (earlier) => earlier.at(-1)),
      'same-constant-as-the-first': idOf(sameConstant, (earlier) => earlier[0]),
      'another-constant-of-the-value': idOf(
        (_, value) => newConstant(value),
        (earlier) => earlier.at(-1),
      ),
      'instruction-repeated': (module, at) => {
        const instruction = module.instructions[at]
        const constant = operandNamed(module, at, 'PrintfID')
        if (instruction === undefined || constant === undefined) return undefined
        if (wordValue(module, constant.id) === undefined) return undefined
        const { id, module: wider } = freshId(module)
        const words = instruction.words.with(resultWord, id)
        return insertInstructions(wider, at + 1, { ...instruction, words })
      },
    },
  }),
]
