import { opcodeOf } from '#spec/grammar/opcodes'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { definition } from '../mutate/definition.ts'
import { mutatorOf } from '../mutate/mutator-of.ts'
import { examples, optionalCounts } from './shared/instructions.ts'
import {
  eachOperand,
  eachSubstitute,
  namesWith,
  operandPlaces,
  operandWay,
  rarerThings,
  type Substitute,
  things,
  withExtInst,
  withImport,
} from './shared/operands.ts'
import {
  createReflection,
  createShader,
  instructionNamed,
  type Reflection,
  reflectedOf,
  setName,
} from './shared/reflection.ts'

/** Versions of the two imports, by the name of the choice. */
const pairs: Readonly<Record<string, readonly [number, number]>> = {
  'version-6-twice': [6, 6],
  'versions-6-and-5': [6, 5],
  'versions-1-and-6': [1, 6],
  'versions-3-and-4': [3, 4],
}

/** A kernel and its argument; where the version lacks the instruction, an argument that is in all. */
function addArgument(reflection: Reflection, entry: number, wanted: string): void {
  const inVersion = instructionNamed(wanted).since <= reflection.version
  const name = inVersion ? wanted : 'ArgumentStorageBuffer'
  const kernel = reflection.addKernel(entry, 'main')
  const info = reflection.add('ArgumentInfo', ...examples(reflection, 'ArgumentInfo', {}, 1))
  reflection.add(name, ...examples(reflection, name, { kernel, 'argument-info': info }, 1))
}

export const generators: readonly Generator[] = [
  {
    name: 'argument-infos',
    rule: 'argument-info-reference-is-an-argument-info-instruction',
    alsoApplies: ['kernel-reference-is-a-kernel-instruction'],
    summary:
      'arguments refer to information of one to five operands, each to its own or all to one',
    build(choices) {
      const name = choices.pick('instruction', namesWith('argument-info'))
      const more = choices.pick('optional', optionalCounts('ArgumentInfo'))
      const place = choices.pick('place', ['before-kernel', 'after-kernel', 'among-types'])
      const shared = choices.pick('shared', [false, true])

      const shader = createShader(6)
      const reflection = createReflection(shader, 6)
      const addInfo = () =>
        reflection.addIn(
          place === 'among-types' ? 'declaration' : 'function',
          'ArgumentInfo',
          ...examples(reflection, 'ArgumentInfo', {}, more),
        )
      const early = place === 'after-kernel' ? undefined : addInfo()
      const entry = shader.kernel('main')
      const kernel = reflection.addKernel(entry, 'main')
      const first = early ?? addInfo()
      const second = shared ? first : addInfo()
      for (const info of [first, second]) {
        reflection.add(name, ...examples(reflection, name, { kernel, 'argument-info': info }, 1))
      }
      return shader.module()
    },
  },
  {
    name: 'imports',
    rule: 'kernel-reference-has-the-same-import',
    alsoApplies: [
      'argument-info-reference-has-the-same-import',
      'kernel-reference-is-a-kernel-instruction',
      'argument-info-reference-is-an-argument-info-instruction',
    ],
    summary: 'two imports of the set, of one version or two, each with a kernel and its argument',
    build(choices) {
      const name = choices.pick('instruction', namesWith('argument-info'))
      const versions = choices.pick('versions', Object.keys(pairs))
      const both = choices.pick('both-used', [true, false])

      const shader = createShader(6)
      const [one, two] = pairs[versions] as readonly [number, number]
      const first = createReflection(shader, one)
      const second = createReflection(shader, two)
      const entry = shader.kernel('main')
      if (both) addArgument(first, entry, name)
      addArgument(second, entry, name)
      return shader.module()
    },
  },
  {
    name: 'kernel-references',
    rule: 'kernel-reference-is-a-kernel-instruction',
    summary: 'arguments of two kernels, with others in between, or two reflections of one function',
    build(choices) {
      const name = choices.pick('instruction', namesWith('kernel'))
      const kernels = choices.pick('kernels', ['one', 'two', 'one-function-twice'])
      const order = choices.pick('order', ['kernel-by-kernel', 'kernels-first'])

      const shader = createShader(6)
      const reflection = createReflection(shader, 6)
      const first = shader.kernel('first')
      const second = kernels === 'two' ? shader.kernel('second') : first
      const addArgument = (kernel: number) =>
        reflection.add(name, ...examples(reflection, name, { kernel }))

      const one = reflection.addKernel(first, 'first')
      if (kernels === 'one' || order === 'kernel-by-kernel') addArgument(one)
      if (kernels !== 'one') {
        const two = reflection.addKernel(second, kernels === 'two' ? 'second' : 'first')
        addArgument(two)
      }
      if (order === 'kernels-first') addArgument(one)
      return shader.module()
    },
  },
]

const { 'argument-info': argumentInfo, ...others } = things

const { constant, string } = things

const { function: ofKernel, kernel, 'second-of-another-set': likeArgumentInfo } = rarerThings

const opExtInst = opcodeOf('OpExtInst')

/**
 * A copy of the instruction that the place refers to, of a new import of the set and in front of the place.
 *
 * @param version of that import, from the version of the place's own.
 */
function copyOfNewImport(version: (own: number) => number): Substitute {
  return (module, { reflected, id }) => {
    const original = definition(module, id)
    const using = module.instructions[reflected.at]
    if (original?.opcode !== opExtInst || using === undefined) return undefined
    const imported = withImport(module, setName(version(reflected.version)))
    const [resultType = 0, , , number = 0, ...operands] = original.words
    const executed = { resultType, set: imported.id, number, operands }
    return withExtInst(imported.module, imported.module.instructions.indexOf(using), executed)
  }
}

/** An instruction like the one that the place refers to, that stands before the place already, of another import. */
const existingOfOtherImport: Substitute = (module: Module, { reflected, id }) => {
  const all = reflectedOf(module)
  const name = all.find(({ result }) => result === id)?.row.name
  const other = all.find(
    ({ at, row, set }) => at < reflected.at && row.name === name && set !== reflected.set,
  )
  return other === undefined ? undefined : { module, id: other.result }
}

/** Another version in which a `Kernel` has as many operands. */
function neighbour(version: number): number {
  return version === 6 ? 5 : version === 5 ? 6 : version === 4 ? 3 : version + 1
}

const { 'argument-info': likeArgument } = things

const { 'first-of-another-set': likeKernel } = rarerThings

export const mutators: readonly Mutator[] = [
  eachOperand({
    name: 'argument-info-by-operand',
    rule: 'argument-info-reference-is-an-argument-info-instruction',
    summary: 'in each instruction ArgInfo is something else than an ArgumentInfo instruction',
    kinds: ['argument-info'],
    by: others,
  }),
  eachSubstitute({
    name: 'argument-info-by-substitute',
    rule: 'argument-info-reference-is-an-argument-info-instruction',
    summary: 'an operand that must be an ArgumentInfo instruction is something near to one',
    kinds: ['argument-info'],
    by: {
      string,
      kernel,
      'second-of-another-set': likeArgumentInfo,
      function: ofKernel,
      constant,
    },
  }),
  mutatorOf({
    name: 'argument-info-of-another-import',
    rule: 'argument-info-reference-has-the-same-import',
    summary: 'an argument refers to an ArgumentInfo instruction of another import of the set',
    ordinals: (module) =>
      operandPlaces(module, 'argument-info').map(({ reflected }) => reflected.at),
    ways: {
      'same-version': operandWay(
        'ArgInfo',
        copyOfNewImport((own) => own),
      ),
      'another-version': operandWay('ArgInfo', copyOfNewImport(neighbour)),
      'already-there': operandWay('ArgInfo', existingOfOtherImport),
    },
  }),
  eachOperand({
    name: 'kernel-by-operand',
    rule: 'kernel-reference-is-a-kernel-instruction',
    summary: 'in each instruction the Kernel operand is something else than a Kernel instruction',
    kinds: ['kernel'],
    by: things,
  }),
  eachSubstitute({
    name: 'kernel-by-substitute',
    rule: 'kernel-reference-is-a-kernel-instruction',
    summary:
      'an operand that must be a Kernel instruction is something near to one, its function say',
    kinds: ['kernel'],
    by: {
      function: ofKernel,
      'argument-info': likeArgument,
      'first-of-another-set': likeKernel,
      constant,
      string,
    },
  }),
  mutatorOf({
    name: 'kernel-of-another-import',
    rule: 'kernel-reference-has-the-same-import',
    summary: 'an argument refers to a Kernel instruction of another import of the set',
    ordinals: (module) => operandPlaces(module, 'kernel').map(({ reflected }) => reflected.at),
    ways: {
      'same-version': operandWay(
        'Kernel',
        copyOfNewImport((own) => own),
      ),
      'another-version': operandWay('Kernel', copyOfNewImport(neighbour)),
      'already-there': operandWay('Kernel', existingOfOtherImport),
    },
  }),
]
