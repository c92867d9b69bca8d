import { opcodeOf } from '#spec/grammar/opcodes'
import { decorateThrough, routes } from '../builder/decorate-through.ts'
import { instruction } from '../builder/instruction.ts'
import { createProgram, type Program } from '../builder/program.ts'
import { scalarNamed } from '../builder/scalars.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { freshId } from '../mutate/fresh-id.ts'
import { insertDeclaration } from '../mutate/insert-declaration.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { ordinalOfExtension } from '../mutate/ordinal-of-extension.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { replaceInstruction } from '../mutate/replace-instruction.ts'
import { usesOf } from '../mutate/uses-of.ts'
import { resultsOf } from '../words/results-of.ts'
import { arrayOf, dataAt, dataOf, enable, forms, isLarge, words } from './shared/data.ts'

/** Which data a composite is made of, and the instruction that makes it. */
const wholes = {
  plain: ['OpConstantComposite', 'constant', 'constant'],
  'plain-in-specialized': ['OpSpecConstantComposite', 'constant', 'constant'],
  specialized: ['OpSpecConstantComposite', 'spec-constant', 'spec-constant'],
  mixed: ['OpSpecConstantComposite', 'constant', 'spec-constant'],
} as const

const targets: Readonly<Record<string, (program: Program) => number>> = {
  OpSpecConstantDataKHR: (program) =>
    program.builder.add(
      'OpSpecConstantDataKHR',
      arrayOf(program, scalarNamed('uint'), 3),
      ...words(3),
    ),
  OpSpecConstant: (program) =>
    program.builder.specConstant(scalarNamed('float').declare(program), 2.5),
  OpSpecConstantTrue: (program) =>
    program.builder.specConstant(scalarNamed('bool').declare(program), true),
  OpSpecConstantFalse: (program) =>
    program.builder.specConstant(scalarNamed('bool').declare(program), false),
}

export const generators: readonly Generator[] = [
  {
    name: 'parts',
    rule: 'spec-data-is-not-part-of-a-plain-constant',
    alsoApplies: ['data-word-count'],
    summary:
      'data is part of larger constants, of specialized ones only where it is specialized itself',
    build(choices) {
      const whole = choices.pick('whole', Object.keys(wholes) as (keyof typeof wholes)[])
      const shape = choices.pick('shape', ['array', 'structure', 'nested'])
      const setting = choices.pick('setting', ['compute', 'kernel'])
      const extracted = choices.pick('extracted', [false, true])

      const program = createProgram(setting)
      const { builder } = program
      enable(program)
      const [composite, ...parts] = wholes[whole]
      const uint = scalarNamed('uint').declare(program)
      const array = arrayOf(program, scalarNamed('uint'), 3)
      const data = parts.map((form) => builder.add(forms[form], array, ...words(3)))
      let type =
        shape === 'structure'
          ? builder.add('OpTypeStruct', array, array)
          : builder.add('OpTypeArray', array, builder.constant(uint, 2))
      let result = builder.add(composite, type, ...data)
      if (shape === 'nested') {
        type = builder.add('OpTypeStruct', type)
        result = builder.add(composite, type, result)
      }
      if (extracted) {
        const path = shape === 'nested' ? [0, 1, 2] : [1, 2]
        if (composite === 'OpConstantComposite') {
          builder.add('OpCompositeExtract', uint, result, ...path)
        } else builder.add('OpSpecConstantOp', uint, 'CompositeExtract', result, ...path)
      }
      return program.finish()
    },
  },
  {
    name: 'spec-ids',
    rule: 'spec-id-has-a-listed-target',
    alsoApplies: ['extension-is-declared'],
    summary: 'every listed specialization constant has a SpecId, beside constants that have none',
    build(choices) {
      const target = choices.pick('target', Object.keys(targets))
      const route = choices.pick('route', routes)
      const setting = choices.pick('setting', ['compute', 'kernel'])
      const number = choices.pick('spec-id', [0, 1, 0xffff_ffff])

      const program = createProgram(setting)
      const { builder } = program
      enable(program)
      const decorated = (targets[target] as (from: Program) => number)(program)
      decorateThrough(program, route, decorated, 'SpecId', number)

      const uint = scalarNamed('uint').declare(program)
      const one = builder.constant(uint, 1)
      const specialized = builder.specConstant(uint, 1)
      builder.add('OpSpecConstantOp', uint, 'IAdd', specialized, one)
      const pair = builder.type('OpTypeVector', uint, 2)
      builder.add('OpSpecConstantComposite', pair, specialized, one)
      builder.add('OpConstantDataKHR', arrayOf(program, scalarNamed('uint'), 2), ...words(2))
      return program.finish()
    },
  },
]

const specForm = opcodeOf(forms['spec-constant'])

const opConstantComposite = opcodeOf('OpConstantComposite')

const opConstantCompositeReplicateEXT = opcodeOf('OpConstantCompositeReplicateEXT')

/** A number that no other constant of ours has. */
const specId = 4711

const wrong = [
  'OpConstantDataKHR',
  'OpConstant',
  'OpConstantComposite',
  'OpSpecConstantComposite',
  'OpSpecConstantOp',
] as const

/** The first of each kind: the others are no different. */
function ordinals(module: Module): readonly number[] {
  if (isLarge(module) || ordinalOfExtension(module, 'SPV_KHR_constant_data') === undefined)
    return []
  return wrong.flatMap((name) => ordinalsOf(module, name).slice(0, 1)).sort((a, b) => a - b)
}

function result(module: Module, at: number): number {
  const found = module.instructions[at]
  return found === undefined ? 0 : resultsOf(found).result
}

const ways: Readonly<Record<string, Way>> = {
  direct: (module, at) =>
    insertDeclaration(module, instruction('OpDecorate', result(module, at), 'SpecId', specId)),
  'through-a-group': (module, at) => {
    const { id, module: wider } = freshId(module)
    return [
      instruction('OpDecorate', id, 'SpecId', specId),
      instruction('OpDecorationGroup', id),
      instruction('OpGroupDecorate', id, result(module, at)),
    ].reduce(insertDeclaration, wider)
  },
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'spec-data-in-plain-constant',
    rule: 'spec-data-is-not-part-of-a-plain-constant',
    summary: 'data that is a constituent of a plain constant is specialized',
    ordinals: (module) =>
      dataOf(module, ['constant']).filter((at) => {
        const users = usesOf(module, dataAt(module, at)?.result ?? 0).map(
          (use) => module.instructions[use.at]?.opcode,
        )
        // Another text has its own rule for its own instruction.
        return (
          users.includes(opConstantComposite) && !users.includes(opConstantCompositeReplicateEXT)
        )
      }),
    ways: {
      specialized: (module, at) => {
        const instruction = module.instructions[at]
        if (instruction === undefined || specForm === undefined) return undefined
        return replaceInstruction(module, at, { ...instruction, opcode: specForm })
      },
    },
  }),
  mutatorOf({
    name: 'spec-id-elsewhere',
    rule: 'spec-id-has-a-listed-target',
    summary: 'SpecId decorates a constant that is not in the list',
    ordinals,
    ways,
  }),
]
