import { opcodeOf } from '#spec/grammar/opcodes'
import { reflectionInstructions } from '#spec/NonSemantic.ClspvReflection/operands'
import { environmentsOf } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { addExtension } from '../mutate/add-extension.ts'
import { type Graft, graft } from '../mutate/graft.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { replaceInstruction } from '../mutate/replace-instruction.ts'
import { replaceWord } from '../mutate/replace-word.ts'
import {
  addReferred,
  examples,
  type ForwardWay,
  forwardWays,
  optionalCounts,
  workgroupVariable,
} from './shared/instructions.ts'
import {
  createReflection,
  createShader,
  importsOf,
  instructionNamed,
  operandsIn,
  type Reflected,
  reflectedAt,
  reflectedOf,
  renamedImport,
  setName,
  wordsBefore,
} from './shared/reflection.ts'

/** The version of the set that the first version of the text describes. */
const usual = 6

/** The version of the set that modules with the instruction import: the usual one, where it has the instruction. */
function versionFor(name: string): number {
  return Math.max(usual, instructionNamed(name).since)
}

/** The first version with the instruction, those in which it got operands, and the usual one. */
function turningPoints(name: string): readonly number[] {
  const { since, operands } = instructionNamed(name)
  return [...new Set([since, ...operands.map((operand) => operand.since), versionFor(name)])]
}

const functionPlaces = ['in-own-block', 'in-later-block', 'between-functions', 'after-functions']

/** A reference to a kernel leans on a function, so that only other instructions may come before one. */
function placesOf(name: string): readonly string[] {
  const { operands } = instructionNamed(name)
  const leansOnKernel = operands.some(({ kind }) => kind === 'kernel' || kind === 'function')
  return leansOnKernel ? functionPlaces : ['among-types', ...functionPlaces]
}

export const generators: readonly Generator[] = [
  {
    name: 'every-instruction',
    rule: 'instruction-is-in-the-imported-version',
    alsoApplies: [
      'instruction-number-is-defined',
      'result-type-is-void',
      'required-operands-are-present',
      'no-operands-beyond-the-last',
      'operands-are-defined-before-use',
    ],
    summary:
      'every instruction in its first version and the newest, with and without what is optional',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const name = choices.pick(
        'instruction',
        reflectionInstructions.map((row) => row.name),
      )
      const version = choices.pick('version', turningPoints(name))
      const optional = choices.pick('optional', optionalCounts(name))
      const minor = choices.pick('minor', [6, 0])

      const shader = createShader(minor)
      const reflection = createReflection(shader, version)
      const referred = addReferred(shader, reflection, name, optional)
      reflection.add(name, ...examples(reflection, name, referred, optional))
      return shader.module()
    },
  },
  {
    name: 'other-sets',
    rule: 'not-executed-with-forward-references',
    alsoApplies: ['operands-are-defined-before-use'],
    summary: 'instructions of another set refer forward, those of this one do not',
    build(choices) {
      const version = choices.pick('version', [6, 4])
      const target = choices.pick('target', ['constant', 'function', 'reflection'])
      const place = choices.pick('reflection', ['kernel-only', 'with-argument'])

      const shader = createShader(6)
      const { builder, nothing, constant } = shader
      builder.extension('SPV_KHR_non_semantic_info')
      builder.extension('SPV_KHR_relaxed_extended_instruction')
      const reflection = createReflection(shader, version)
      const other = builder.instructionSet('NonSemantic.Unlisted')
      const later = builder.id()
      builder.place('declaration', 'OpExtInstWithForwardRefsKHR', nothing, other, 1, later)
      if (target === 'constant') builder.define(later, 'OpConstant', shader.word, 77)
      const entry = target === 'function' ? shader.open(later) : shader.open()
      shader.close()
      shader.entryPoint(entry, 'main')
      const kernel = reflection.addKernel(entry, 'main')
      if (place === 'with-argument') {
        reflection.add('ArgumentSampler', kernel, ...[0, 0, 1].map(constant))
      }
      if (target === 'reflection') {
        const info = builder.string('argument')
        reflection.define(later, 'ArgumentInfo', info)
      }
      return shader.module()
    },
  },
  {
    name: 'places',
    rule: 'instructions-may-stand-between-and-after-functions',
    alsoApplies: ['operands-are-defined-before-use', 'result-type-is-void'],
    summary:
      'an instruction among types, in a block, between two functions, or behind the last one',
    build(choices) {
      const name = choices.pick(
        'instruction',
        reflectionInstructions.map((row) => row.name),
      )
      const place = choices.pick('place', placesOf(name))

      const shader = createShader(6)
      const { builder } = shader
      const reflection = createReflection(shader, versionFor(name))
      const { operands } = instructionNamed(name)
      const takesKernel = operands.some(({ kind }) => kind === 'kernel')
      const takesVariable = operands.some(({ kind }) => kind === 'workgroup-variable')
      const variable = takesVariable ? workgroupVariable(shader) : 0
      const add = (entry: number) => {
        const kernel = takesKernel ? reflection.addKernel(entry, 'main') : 0
        const referred = { function: entry, kernel, 'workgroup-variable': variable }
        const all = examples(reflection, name, referred)
        reflection.addIn(place === 'among-types' ? 'declaration' : 'function', name, ...all)
      }

      if (place === 'among-types') add(0)
      const entry = shader.open()
      if (place === 'in-own-block') add(entry)
      shader.close()
      shader.entryPoint(entry, 'main')
      if (place === 'between-functions') add(entry)
      shader.open()
      if (place === 'in-later-block') {
        const next = builder.id()
        builder.add('OpBranch', next)
        builder.define(next, 'OpLabel')
        add(entry)
      }
      shader.close()
      if (place === 'after-functions') add(entry)
      return shader.module()
    },
  },
]

const numberWord = 3

/** A way of breaking an `OpExtInst` of the set, under a variant for each instruction: the prefix and its number. */
function eachInstruction(prefix: string, way: Way): Readonly<Record<string, Way>> {
  const ways = reflectionInstructions.map(({ number }): [string, Way] => [
    `${prefix}-${number}`,
    (module, at) =>
      module.instructions[at]?.words[numberWord] === number ? way(module, at) : undefined,
  ])
  return Object.fromEntries(ways)
}

/** Repeats the last operand of an instruction that has all it can have. */
function more(count: number): Way {
  return (module, at) => {
    const instruction = module.instructions[at]
    const last = instruction?.words.at(-1)
    const reflected = reflectedAt(module, at)
    if (instruction === undefined || last === undefined || reflected === undefined) return undefined
    const { row, operands } = reflected
    if (row.operands.at(-1)?.quantifier === '*') return undefined
    const missing = row.operands.length - operands.length
    // Optional operands would have to be filled first, with what they must be.
    if (missing !== 0) return undefined
    const words = [...instruction.words, ...Array.from({ length: count }, () => last)]
    return replaceInstruction(module, at, { ...instruction, words })
  }
}

/** Operands that every version of the instruction must have. */
function requiredCount(module: Module, at: number): number {
  const row = reflectedAt(module, at)?.row
  if (row === undefined) return 0
  return operandsIn(row, row.since).filter(({ quantifier }) => quantifier === '').length
}

/** Cuts all operands off but that many; a module only where one that is required goes with them. */
function cut(module: Module, at: number, count: number): Module | undefined {
  const instruction = module.instructions[at]
  if (instruction === undefined || count < 0) return undefined
  const words = instruction.words.slice(0, wordsBefore + count)
  return replaceInstruction(module, at, { ...instruction, words })
}

function resultType(declare: (graft: Graft) => number | undefined): Way {
  return (module, at) => {
    const added = graft(module, at)
    const type = declare(added)
    if (type === undefined) return undefined
    const { module: wider, shift } = added.done()
    return replaceWord(wider, at + shift, 0, type)
  }
}

function word(added: Graft): number | undefined {
  return added.type('OpTypeInt', 32, 0)
}

/** True of an id that an instruction of the set has as an operand. */
function isReferredTo(module: Module, id: number): boolean {
  return reflectedOf(module).some(({ operands }) => operands.includes(id))
}

const instructionWord = 3

function number(value: number): Way {
  return (module, at) => replaceWord(module, at, instructionWord, value)
}

const ways = Object.entries(forwardWays).map(([what, forward]): [string, Way] => [
  `${what}-after-its-use`,
  (module, at) => forward(module, at)?.module,
])

/** True where an instruction is as good in that version of the set as in its own. */
function suits({ row, operands }: Reflected, version: number): boolean {
  const isKernel = row.name === 'Kernel'
  return row.since <= version && (!isKernel || operands.length === (version < 5 ? 2 : 5))
}

/** The import becomes one of an older version, where nothing but the instruction is at fault with it. */
function olderImport(older: (since: number) => number): Way {
  return (module, at) => {
    const reflected = reflectedAt(module, at)
    if (reflected === undefined) return undefined
    const version = older(reflected.row.since)
    const others = reflectedOf(module).filter(
      (each) => each.set === reflected.set && each.at !== at,
    )
    if (version < 1 || !others.every((each) => suits(each, version))) return undefined
    const set = importsOf(module).find(({ id }) => id === reflected.set)
    return set === undefined ? undefined : renamedImport(setName(version))(module, set.at)
  }
}

function newerThanFirst(module: Module): readonly number[] {
  return reflectedOf(module).flatMap(({ at, row }) => (row.since > 1 ? [at] : []))
}

const opExtInstWithForwardRefsKHR = opcodeOf('OpExtInstWithForwardRefsKHR')

const extensions = ['SPV_KHR_non_semantic_info', 'SPV_KHR_relaxed_extended_instruction']

function relaxed(forward: ForwardWay): Way {
  return (module, at) => {
    const made = forward(module, at)
    const instruction = made?.module.instructions[made.at]
    if (made === undefined || instruction === undefined) return undefined
    const executed = { ...instruction, opcode: opExtInstWithForwardRefsKHR }
    return extensions.reduce(addExtension, replaceInstruction(made.module, made.at, executed))
  }
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'operand-beyond-the-last',
    rule: 'no-operands-beyond-the-last',
    summary: 'the instruction goes on after its last operand',
    ordinals: (module) => reflectedOf(module).map(({ at }) => at),
    ways: { ...eachInstruction('one-more-of', more(1)), 'three-more': more(3) },
  }),
  mutatorOf({
    name: 'operand-missing',
    rule: 'required-operands-are-present',
    summary: 'the instruction ends before the last operand that it must have',
    ordinals: (module) => reflectedOf(module).map(({ at }) => at),
    ways: {
      ...eachInstruction('last-missing-of', (module, at) =>
        cut(module, at, requiredCount(module, at) - 1),
      ),
      'all-missing': (module, at) =>
        requiredCount(module, at) > 1 ? cut(module, at, 0) : undefined,
    },
  }),
  mutatorOf({
    name: 'result-type-not-void',
    rule: 'result-type-is-void',
    summary: 'an instruction of the set has a result type with values',
    ordinals: (module) => reflectedOf(module).map(({ at }) => at),
    ways: {
      uint: resultType(word),
      int: resultType((added) => added.type('OpTypeInt', 32, 1)),
      float: resultType((added) => added.type('OpTypeFloat', 32)),
      bool: resultType((added) => added.type('OpTypeBool')),
      vector: resultType((added) => {
        const component = word(added)
        return component === undefined ? undefined : added.type('OpTypeVector', component, 2)
      }),
      structure: resultType((added) => added.add('OpTypeStruct')),
    },
  }),
  mutatorOf({
    name: 'undefined-number',
    rule: 'instruction-number-is-defined',
    summary: 'the number of the instruction is none of the table',
    // Whoever refers to an instruction refers to a Kernel or ArgumentInfo, and would be at fault as well.
    ordinals: (module) =>
      reflectedOf(module)
        .filter(({ result }) => !isReferredTo(module, result))
        .map(({ at }) => at),
    ways: {
      zero: number(0),
      'forty-two': number(42),
      'forty-three': number(43),
      'two-hundred-fifty-seven': number(257),
      'one-with-the-sign-bit': number(0x8000_0001),
      'all-bits': number(0xffff_ffff),
    },
  }),
  mutatorOf({
    name: 'used-before-its-definition',
    rule: 'operands-are-defined-before-use',
    summary: 'an operand is defined behind the instruction, where only the order is wrong',
    ordinals: (module) => reflectedOf(module).map(({ at }) => at),
    ways: Object.fromEntries(ways),
  }),
  mutatorOf({
    name: 'version-too-early',
    rule: 'instruction-is-in-the-imported-version',
    summary: 'the set is imported in a version that lacks the instruction',
    ordinals: newerThanFirst,
    ways: {
      ...eachInstruction(
        'one-version-early-for',
        olderImport((since) => since - 1),
      ),
      'two-versions-early': olderImport((since) => since - 2),
      'first-version': olderImport((since) => (since > 3 ? 1 : 0)),
    },
  }),
  mutatorOf({
    name: 'with-forward-references',
    rule: 'not-executed-with-forward-references',
    summary: 'an instruction of the set refers forward and is executed by the opcode for that',
    // Nothing refers to it: a reference to a Kernel of that opcode is another question.
    ordinals: (module) =>
      reflectedOf(module)
        .filter(({ result }) => !isReferredTo(module, result))
        .map(({ at }) => at),
    ways: Object.fromEntries(
      Object.entries(forwardWays).map(([what, forward]) => [`${what}-after`, relaxed(forward)]),
    ),
  }),
]
