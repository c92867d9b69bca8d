import type { Builder } from '../builder/builder.ts'
import { createBuilder } from '../builder/create-builder.ts'
import { declaredOnly } from '../builder/declared-only.ts'
import { createProgram, settings } from '../builder/program.ts'
import { scalarNamed } from '../builder/scalars.ts'
import { environmentsOf, minorVersions, versionWord } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { againInBlock } from '../mutate/again-in-block.ts'
import { definitionOf } from '../mutate/definition-of.ts'
import { extensionMissing } from '../mutate/extension-missing.ts'
import { freshId } from '../mutate/fresh-id.ts'
import { firstFunction } from '../mutate/graft.ts'
import { insertInstructions } from '../mutate/insert-instructions.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { ordinalOfCapability } from '../mutate/ordinal-of-capability.ts'
import { replaceInstruction } from '../mutate/replace-instruction.ts'
import { withoutCapability } from '../mutate/without-capability.ts'
import {
  constantForms,
  enable,
  formNames,
  forms,
  replicate,
  replicateAt,
  replicatesOf,
  use,
} from './shared/replicates.ts'

/** Opens a selection; its blocks. The first one is open. */
function select(builder: Builder): { readonly inside: number; readonly merge: number } {
  const condition = builder.place('declaration', 'OpConstantTrue', builder.type('OpTypeBool'))
  const inside = builder.id()
  const merge = builder.id()
  builder.add('OpSelectionMerge', merge, 'None')
  builder.add('OpBranchConditional', condition, inside, merge)
  builder.define(inside, 'OpLabel')
  return { inside, merge }
}

export const generators: readonly Generator[] = [
  {
    name: 'all-forms',
    rule: 'instruction-has-four-words',
    alsoApplies: ['value-has-constituent-type', 'capability-is-declared'],
    summary: 'the three instructions follow each other, each taking the result of the one before',
    build(choices) {
      const setting = choices.pick('setting', ['compute', 'fragment', 'kernel', 'library'])
      const first = choices.pick('first', ['vector', 'array'])
      const start = choices.pick('start', ['float', 'half', 'double', 'uint', 'bool'])

      const program = createProgram(setting)
      const { builder } = program
      enable(program)
      const uint = scalarNamed('uint').declare(program)
      const scalar = scalarNamed(start)
      let constituent = scalar.declare(program)
      let value = builder.constant(constituent, scalar.value)
      for (const [level, form] of formNames.entries()) {
        const composite =
          level === 0 && first === 'vector'
            ? builder.type('OpTypeVector', constituent, 2)
            : builder.add('OpTypeArray', constituent, builder.constant(uint, level + 2))
        const result = replicate(program, form, composite, value)
        if (form === 'construct') use('extracted', program, result, composite, constituent)
        constituent = composite
        value = result
      }
      return program.finish()
    },
  },
  {
    name: 'blocks',
    rule: 'construct-stands-in-a-block',
    alsoApplies: ['value-has-constituent-type', 'result-type-is-composite'],
    summary: 'the object form stands in any block and takes any object that is there',
    build(choices) {
      const setting = choices.pick('setting', ['compute', 'fragment', 'kernel'])
      const place = choices.pick('place', ['first', 'inside', 'merge'])
      const sources = [
        'constant',
        'spec-constant',
        'load',
        'arithmetic',
        'undef',
        'replicate',
      ] as const
      const source = choices.pick('value', place === 'merge' ? [...sources, 'phi'] : sources)

      const program = createProgram(setting)
      const { builder } = program
      enable(program)
      const uint = scalarNamed('uint').declare(program)
      const one = builder.constant(uint, 1)
      const triple = builder.type('OpTypeVector', uint, 3)
      const variable = builder.add(
        'OpVariable',
        builder.type('OpTypePointer', 'Function', uint),
        'Function',
      )
      builder.add('OpStore', variable, one)
      const entry = builder.id()
      builder.add('OpBranch', entry)
      builder.define(entry, 'OpLabel')

      const values: Readonly<Record<string, () => number>> = {
        constant: () => one,
        'spec-constant': () => builder.specConstant(uint, 5),
        load: () => builder.add('OpLoad', uint, variable),
        arithmetic: () => builder.add('OpIAdd', uint, one, one),
        undef: () => builder.add('OpUndef', uint),
        replicate: () =>
          builder.add('OpCompositeExtract', uint, replicate(program, 'construct', triple, one), 2),
      }
      const blocks = place === 'first' ? undefined : select(builder)
      if (place === 'merge' && blocks !== undefined) {
        builder.add('OpBranch', blocks.merge)
        builder.define(blocks.merge, 'OpLabel')
      }
      const value =
        source === 'phi'
          ? builder.add('OpPhi', uint, one, entry, one, blocks?.inside ?? entry)
          : (values[source] as () => number)()
      replicate(program, 'construct', triple, value)
      if (place === 'inside' && blocks !== undefined) {
        builder.add('OpBranch', blocks.merge)
        builder.define(blocks.merge, 'OpLabel')
      }
      return program.finish()
    },
  },
  {
    name: 'declarations',
    rule: 'capability-is-declared',
    alsoApplies: ['extension-is-declared', 'instruction-has-four-words'],
    summary:
      'extension and capability are declared in every version and setting, alone or among others',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const minor = choices.pick('minor', minorVersions)
      const setting = choices.pick('setting', settings)
      const form = choices.pick('form', formNames)
      const place = choices.pick('place', ['alone', 'first', 'last'])

      const program = createProgram(setting, versionWord(minor))
      const { builder } = program
      const another = () => {
        builder.capability('Int64')
        builder.extension('SPV_KHR_no_integer_wrap_decoration')
      }
      if (place === 'last') another()
      enable(program)
      if (place === 'first') another()
      const float = scalarNamed('float').declare(program)
      const composite = builder.type('OpTypeVector', float, 4)
      replicate(program, form, composite, builder.constant(float, 1))
      return program.finish()
    },
  },
  declaredOnly({
    extension: 'SPV_EXT_replicated_composites',
    enable,
  }),
  {
    name: 'module-scope',
    rule: 'constant-stands-at-module-scope',
    alsoApplies: ['value-has-constituent-type'],
    summary:
      'the constant forms stand anywhere among types, constants and global variables, before their uses',
    build(choices) {
      const form = choices.pick('form', constantForms)
      const setting = choices.pick('setting', ['compute', 'kernel'])
      const place = choices.pick('place', ['before-types', 'between-variables', 'behind-line'])
      const what = choices.pick('use', ['unused', 'initializer', 'constituent', 'loaded-index'])

      const program = createProgram(setting)
      const { builder } = program
      enable(program)
      const storageClass = setting === 'kernel' ? 'CrossWorkgroup' : 'Private'
      const uint = scalarNamed('uint').declare(program)
      const composite = builder.type('OpTypeVector', uint, 4)
      const pointer = builder.type('OpTypePointer', storageClass, composite)
      const value = builder.constant(uint, 7)

      if (place === 'between-variables') program.globalVariable(pointer, storageClass)
      if (place === 'behind-line') {
        builder.place('declaration', 'OpLine', builder.string('source'), 1, 1)
      }
      const result = replicate(program, form, composite, value)
      if (place === 'behind-line') builder.place('declaration', 'OpNoLine')
      if (place === 'before-types') builder.type('OpTypeVector', uint, 3)
      if (place === 'between-variables') program.globalVariable(pointer, storageClass)

      if (what === 'initializer') program.globalVariable(pointer, storageClass, result)
      if (what === 'constituent') {
        const outer = builder.add('OpTypeArray', composite, builder.constant(uint, 2))
        const constituents = form === 'constant' ? 'OpConstantComposite' : 'OpSpecConstantComposite'
        builder.add(constituents, outer, result, result)
      }
      if (what === 'loaded-index') builder.add('OpVectorExtractDynamic', uint, result, value)
      return program.finish()
    },
  },
  {
    name: 'parameters',
    rule: 'construct-stands-in-a-block',
    alsoApplies: ['value-has-constituent-type', 'result-type-is-composite'],
    summary:
      'the object form replicates a function parameter, and a call replicates what comes back',
    build(choices) {
      const setting = choices.pick('setting', ['compute', 'kernel'])
      const shape = choices.pick('shape', ['vector', 'array'])

      const program = createProgram(setting)
      enable(program)
      const uint = scalarNamed('uint').declare(program)
      const one = program.builder.constant(uint, 1)
      const composite =
        shape === 'vector'
          ? program.builder.type('OpTypeVector', uint, 2)
          : program.builder.type('OpTypeArray', uint, program.builder.constant(uint, 2))
      const signature = program.builder.type('OpTypeFunction', composite, uint)
      const callee = program.builder.id()
      const called = program.builder.add('OpFunctionCall', composite, callee, one)
      const element = program.builder.add('OpCompositeExtract', uint, called, 1)
      program.builder.add(forms.construct, composite, element)

      const builder = createBuilder({ from: program.finish() })
      builder.define(callee, 'OpFunction', composite, 'None', signature)
      const parameter = builder.add('OpFunctionParameter', uint)
      builder.add('OpLabel')
      builder.add('OpReturnValue', builder.add(forms.construct, composite, parameter))
      builder.add('OpFunctionEnd')
      return builder.module()
    },
  },
]

const name = 'ReplicatedCompositesEXT'

/** The module with the instruction a second time, under another id, in front of ordinal `place`. */
function againOutside(module: Module, at: number, place: number): Module | undefined {
  const { opcode, words } = module.instructions[at] ?? { opcode: 0, words: [] }
  const value = definitionOf(module, replicateAt(module, at)?.value ?? 0)
  // Elsewhere only what stands before the functions is defined.
  if (value === undefined || value >= firstFunction(module)) return undefined
  const { id, module: wider } = freshId(module)
  return insertInstructions(wider, place, { opcode, words: words.with(1, id) })
}

const extensionName = 'SPV_EXT_replicated_composites'

function words(change: (words: readonly number[]) => readonly number[]): Way {
  return (module, at) => {
    const instruction = module.instructions[at]
    if (instruction === undefined) return undefined
    return replaceInstruction(module, at, { ...instruction, words: change(instruction.words) })
  }
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'capability-missing',
    rule: 'capability-is-declared',
    summary: 'an instruction of the text is used without the capability',
    ordinals: (module) => {
      const at = ordinalOfCapability(module, name)
      return at === undefined || replicatesOf(module).length === 0 ? [] : [at]
    },
    ways: withoutCapability(name),
  }),
  mutatorOf({
    name: 'constant-in-function',
    rule: 'constant-stands-at-module-scope',
    summary: 'a constant form stands in a block',
    ordinals: (module) => replicatesOf(module, constantForms),
    ways: { 'in-a-block': againInBlock },
  }),
  mutatorOf({
    name: 'construct-outside',
    rule: 'construct-stands-in-a-block',
    summary: 'the object form stands among the declarations, or behind the functions',
    ordinals: (module) => replicatesOf(module, ['construct']),
    ways: {
      'at-module-scope': (module, at) => againOutside(module, at, firstFunction(module)),
      'behind-the-functions': (module, at) => againOutside(module, at, module.instructions.length),
    },
  }),
  extensionMissing(extensionName, 'ReplicatedCompositesEXT'),
  mutatorOf({
    name: 'other-word-count',
    rule: 'instruction-has-four-words',
    summary: 'the instruction is shorter or longer than four words',
    ordinals: (module) => replicatesOf(module),
    ways: {
      'without-value': words((all) => all.slice(0, 2)),
      'without-result': words((all) => all.slice(0, 1)),
      'opcode-only': words(() => []),
      'second-value': words((all) => [...all, all[2] ?? 0]),
      'zero-at-the-end': words((all) => [...all, 0]),
    },
  }),
]
