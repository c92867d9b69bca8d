import { enumerantByName } from '#spec/grammar/grammar'
import { environmentsOf } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { graft } from '../mutate/graft.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { replaceWord } from '../mutate/replace-word.ts'
import { decoratedPointers, retargeted } from './shared/decorations.ts'
import { constantSources, integerFrom } from './shared/functions.ts'
import type { Declare } from './shared/operands.ts'
import { kinds, variableIn } from './shared/pointer-into.ts'
import { anywhere, of, uintType } from './shared/things.ts'
import type { LaidType, Types } from './shared/types.ts'
import { createWorld, type GroundName, load, type World } from './shared/world.ts'

type Make = (types: Types) => LaidType

const triple: Make = ({ vector, scalar }) => vector(scalar('uint'), 3)

const wide: Make = ({ vector, scalar }) => vector(scalar('ulong'), 3)

/** Input built-ins with their type, by ground. */
const builtIns: Readonly<Record<string, { readonly ground: GroundName; readonly type: Make }>> = {
  GlobalInvocationId: { ground: 'shader', type: triple },
  NumWorkgroups: { ground: 'shader', type: triple },
  LocalInvocationIndex: { ground: 'shader', type: ({ scalar }) => scalar('uint') },
  FragCoord: { ground: 'fragment', type: ({ vector, scalar }) => vector(scalar('float'), 4) },
  FrontFacing: { ground: 'fragment', type: ({ scalar }) => scalar('bool') },
  GlobalSize: { ground: 'kernel', type: wide },
  WorkDim: { ground: 'kernel', type: ({ scalar }) => scalar('uint') },
}

/** A decoration with an operand that is a constant. */
interface Row {
  readonly ground: 'shader' | 'kernel'
  readonly minors: readonly number[]
  readonly value: number
}

const constantDecorations: Readonly<Record<string, Row>> = {
  // The scope is a subgroup.
  UniformId: { ground: 'shader', minors: [6, 4], value: 3 },
  AlignmentId: { ground: 'kernel', minors: [6, 2], value: 8 },
  MaxByteOffsetId: { ground: 'kernel', minors: [6, 2], value: 100 },
}

/** What may be decorated so. */
function target(world: World): number {
  if (world.ground === 'kernel') {
    const uint = world.plain.scalar('uint')
    return variableIn(world, 'CrossWorkgroup', 'untyped', uint.id)
  }
  const uint = world.laid.scalar('uint')
  const buffer = variableIn(world, 'StorageBuffer', 'untyped', uint.id)
  return load(world, 'StorageBuffer', uint, buffer)
}

/** Where a decoration can stand, and what it needs. */
interface VariableDecoration {
  readonly ground: GroundName
  readonly storageClasses: readonly string[]
  readonly operands?: readonly number[]
  readonly capability?: string
}

const buffer: VariableDecoration = {
  ground: 'shader',
  storageClasses: ['StorageBuffer', 'Uniform'],
  operands: [3],
}

const variableDecorations: Readonly<Record<string, VariableDecoration>> = {
  Invariant: { ground: 'fragment', storageClasses: ['Output'] },
  Location: { ground: 'fragment', storageClasses: ['Input', 'Output'], operands: [2] },
  Index: { ground: 'fragment', storageClasses: ['Output'], operands: [1] },
  Binding: buffer,
  DescriptorSet: buffer,
  InputAttachmentIndex: {
    ground: 'fragment',
    storageClasses: ['UniformConstant'],
    operands: [0],
    capability: 'InputAttachment',
  },
  Constant: { ground: 'kernel', storageClasses: ['UniformConstant', 'CrossWorkgroup'] },
}

function attachment({ builder, plain }: World): number {
  const texel = plain.scalar('float').id
  return builder.type('OpTypeImage', texel, 'SubpassData', 0, 0, 0, 2, 'Unknown')
}

export const generators: readonly Generator[] = [
  {
    name: 'built-ins',
    rule: 'built-in-targets-a-variable',
    alsoApplies: [
      'boolean-data-type-is-not-externally-visible',
      'entry-point-interface-has-each-used-untyped-variable',
    ],
    summary: 'built-ins are untyped variables that are read, beside other untyped pointers',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const name = choices.pick('built-in', Object.keys(builtIns))
      const minor = choices.pick('minor', [6, 4, 3, 0])
      const row = builtIns[name] ?? { ground: 'shader', type: triple }

      const world = createWorld(row.ground, { minor })
      const type = row.type(world.plain)
      const variable = world.untypedVariable(world.pointer('Input'), 'Input', type.id)
      world.builder.decorate(variable, 'BuiltIn', name)
      load(world, 'Input', type, variable)
      const others = {
        storageClass: 'Input',
        dataType: world.plain.array(world.plain.scalar('uint'), 2).id,
      }
      return decoratedPointers(world, others).finish()
    },
  },
  {
    name: 'decorations-by-id',
    rule: 'decorate-id-operand-is-a-constant-or-a-variable',
    alsoApplies: ['extension-is-declared'],
    summary: 'decorations have ids for operands: constants of several kinds, variables of both',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const decoration = choices.pick('decoration', [
        'CounterBuffer',
        ...Object.keys(constantDecorations),
      ])
      const row = constantDecorations[decoration]
      const minor = choices.pick('minor', row?.minors ?? [6, 4, 3, 0])
      const operand = choices.pick(
        'operand',
        row === undefined
          ? kinds
          : decoration === 'UniformId'
            ? ['constant']
            : Object.keys(constantSources),
      )
      const counterFirst = choices.pick('counter-first', row === undefined ? [true, false] : [true])

      const world = createWorld(row?.ground ?? 'shader', { minor })
      const { builder, laid } = world
      if (row !== undefined) {
        const uint = world.plain.scalar('uint').id
        const value = integerFrom(operand, world, uint, row.value)
        builder.add('OpDecorateId', target(world), decoration, value)
        return world.finish()
      }
      if (minor < 4) builder.extension('SPV_GOOGLE_hlsl_functionality1')
      const kind = kinds.find((each) => each === operand) ?? 'untyped'
      // Operands of annotations may be defined in any order.
      const ids = { counter: 0, counted: 0 }
      for (const name of counterFirst ? ['counter', 'counted'] : ['counted', 'counter']) {
        const uint = laid.scalar('uint')
        if (name === 'counter')
          ids.counter = variableIn(world, 'Uniform', kind, laid.block(uint).id)
        else {
          const block = laid.block(laid.runTimeArray(uint)).id
          ids.counted = variableIn(world, 'Uniform', 'untyped', block)
        }
      }
      builder.add('OpDecorateId', ids.counted, decoration, ids.counter)
      return world.finish()
    },
  },
  {
    name: 'linkage-beside-pointers',
    rule: 'linkage-attributes-target-a-function-or-global-variable',
    alsoApplies: ['imported-untyped-variable-has-no-initializer'],
    summary: 'a global variable is linked, beside untyped pointers of every origin that are not',
    build(choices) {
      const linkage = choices.pick('linkage', ['Import', 'Export'])
      const storageClass = choices.pick('storage-class', ['CrossWorkgroup', 'UniformConstant'])
      const name = choices.pick('name', ['data', 'a'])

      const world = createWorld('library')
      const dataType = world.plain.array(world.plain.scalar('uint'), 4).id
      const { variable, finish } = decoratedPointers(world, { storageClass, dataType })
      world.builder.decorate(variable, 'LinkageAttributes', name, linkage)
      return finish()
    },
  },
  {
    name: 'variable-decorations',
    rule: 'variable-decoration-targets-a-variable',
    alsoApplies: ['untyped-variable-result-type-is-an-untyped-pointer-type'],
    summary: 'an untyped variable is decorated, beside other untyped pointers',
    build(choices) {
      const decoration = choices.pick('decoration', Object.keys(variableDecorations))
      const row = variableDecorations[decoration] ?? buffer
      const storageClass = choices.pick('storage-class', row.storageClasses)

      const world = createWorld(row.ground)
      const { builder } = world
      if (row.capability !== undefined) builder.capability(row.capability)
      const types = world.types(storageClass)
      const data =
        decoration === 'InputAttachmentIndex'
          ? { storageClass, dataType: attachment(world), indexes: [] }
          : { storageClass, dataType: types.array(types.scalar('uint'), 4).id }
      const { variable, finish } = decoratedPointers(world, data)
      builder.decorate(variable, decoration, ...(row.operands ?? []))
      return finish()
    },
  },
]

/** Ways that put in the place of one word what is declared behind the instruction, at the end of the declarations. */
function laterOperandWays(
  word: number,
  things: Readonly<Record<string, Declare>>,
): Readonly<Record<string, Way>> {
  return Object.fromEntries(
    Object.entries(things).map(([variant, declare]): [string, Way] => [
      variant,
      (module: Module, at) => {
        const end = module.instructions.length
        const added = graft(module, end)
        const id = declare(added, module, end)
        return id === undefined ? undefined : replaceWord(added.done().module, at, word, id)
      },
    ]),
  )
}

const operandWord = 2

/** Its operand is a scope, for which there are more rules. */
const uniformId = enumerantByName('Decoration', 'UniformId')?.value

export const mutators: readonly Mutator[] = [
  retargeted(
    {
      name: 'built-in-elsewhere',
      rule: 'built-in-targets-a-variable',
      summary: 'an untyped pointer that is no variable is a built-in',
    },
    ['BuiltIn'],
    ['chain', 'copy', 'null', 'load', 'select', 'parameter'],
  ),
  mutatorOf({
    name: 'decoration-by-other-id',
    rule: 'decorate-id-operand-is-a-constant-or-a-variable',
    summary: 'the operand of a decoration is neither a constant nor a variable',
    ordinals: (module) =>
      ordinalsOf(module, 'OpDecorateId').filter((at) => {
        const words = module.instructions[at]?.words ?? []
        return words.length === operandWord + 1 && words[1] !== uniformId
      }),
    ways: laterOperandWays(operandWord, {
      undef: of(uintType, 'OpUndef'),
      type: uintType,
      'pointer-type': anywhere('OpTypeUntypedPointerKHR'),
      function: anywhere('OpFunction'),
    }),
  }),
  retargeted(
    {
      name: 'linkage-elsewhere',
      rule: 'linkage-attributes-target-a-function-or-global-variable',
      summary: 'an untyped pointer that is no global variable is linked',
    },
    ['LinkageAttributes'],
    ['chain', 'copy', 'null', 'load', 'select', 'parameter', 'local-variable'],
  ),
  retargeted(
    {
      name: 'variable-decoration-elsewhere',
      rule: 'variable-decoration-targets-a-variable',
      summary: 'an untyped pointer that is no variable has a decoration for variables',
    },
    [
      'Invariant',
      'Location',
      'Index',
      'Binding',
      'DescriptorSet',
      'InputAttachmentIndex',
      'Constant',
    ],
    ['chain', 'copy', 'null', 'load', 'select', 'parameter'],
    ['OpUntypedArrayLengthKHR'],
  ),
]
