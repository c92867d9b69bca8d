import { enumerantByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import { decorateThrough, routes } from '../builder/decorate-through.ts'
import type { Generator, Mutator } from '../maker.ts'
import { firstFunction, graft } from '../mutate/graft.ts'
import { mutatorOf } from '../mutate/mutator-of.ts'
import { replaceInstruction } from '../mutate/replace-instruction.ts'
import { replaceWord } from '../mutate/replace-word.ts'
import { typeShape } from '../mutate/type-shape.ts'
import { resultsOf } from '../words/results-of.ts'
import { decorationsOf } from './shared/decorations.ts'
import { finishWithFunction } from './shared/functions.ts'
import { type Declare, operandWays } from './shared/operands.ts'
import { kinds, pointerType } from './shared/pointer-into.ts'
import { pointerShape } from './shared/pointers.ts'
import { constantOf, floatType, of, pairType, uintType, where } from './shared/things.ts'
import {
  addVariable,
  untypedVariableAt,
  untypedVariablesOf,
  variableWords,
} from './shared/variables.ts'
import { createWorld, type GroundName, type World } from './shared/world.ts'

/** What a variable begins with, and its type. */
interface Value {
  readonly type: number
  readonly id: number
}

type Make = (world: World, storageClass: string) => Value

function scalar(name: string, value: (world: World, type: number) => number): Make {
  return (world) => {
    const type = world.plain.scalar(name).id
    return { type, id: value(world, type) }
  }
}

function structure(world: World, storageClass: string, name: string, last: number): Value {
  const { scalar: of, structure: make } = world.types(storageClass)
  const type = make(of('float'), of('uint')).id
  const one = world.builder.constant(of('float').id, 1)
  return { type, id: world.builder.add(name, type, one, last) }
}

const constants: Readonly<Record<string, Make>> = {
  constant: scalar('uint', ({ builder }, type) => builder.constant(type, 7)),
  'floating-point': scalar('float', ({ builder }, type) => builder.constant(type, 0.5)),
  'wide-constant': scalar('ulong', ({ builder }, type) => builder.constant(type, 7)),
  null: scalar('uint', ({ builder }, type) => builder.add('OpConstantNull', type)),
  'null-array': (world, storageClass) => {
    const { array, scalar: of } = world.types(storageClass)
    const type = array(of('uint'), 3).id
    return { type, id: world.builder.add('OpConstantNull', type) }
  },
  composite: (world, storageClass) =>
    structure(world, storageClass, 'OpConstantComposite', world.uint(2)),
  'spec-constant': scalar('uint', ({ builder }, type) => builder.specConstant(type, 9)),
  'spec-composite': (world, storageClass) => {
    const specialized = world.builder.specConstant(world.plain.scalar('uint').id, 2)
    return structure(world, storageClass, 'OpSpecConstantComposite', specialized)
  },
  'spec-operation': scalar('uint', ({ builder }, type) => {
    const specialized = builder.specConstant(type, 1)
    return builder.add('OpSpecConstantOp', type, 'IAdd', specialized, specialized)
  }),
}

const booleans: Readonly<Record<string, Make>> = {
  true: scalar('bool', ({ builder }, type) => builder.add('OpConstantTrue', type)),
  'spec-false': scalar('bool', ({ builder }, type) => builder.add('OpSpecConstantFalse', type)),
}

/** Addresses of variables; `pointee` is the storage class they point into. */
function addresses(pointee: string): Readonly<Record<string, Make>> {
  return {
    'typed-variable': (world) => {
      const { id } = world.types(pointee).scalar('uint')
      const type = world.typedPointer(pointee, id)
      return { type, id: world.globalVariable(type, pointee) }
    },
    'untyped-variable': (world) => {
      const { id } = world.types(pointee).scalar('uint')
      const type = world.pointer(pointee)
      return { type, id: world.untypedVariable(type, pointee, id) }
    },
  }
}

const places: Readonly<
  Record<string, { readonly ground: GroundName; readonly values: Readonly<Record<string, Make>> }>
> = {
  Function: { ground: 'shader', values: { ...constants, ...booleans } },
  Private: { ground: 'shader', values: { ...constants, ...booleans } },
  Output: { ground: 'fragment', values: constants },
  StorageBuffer: { ground: 'shader', values: constants },
  CrossWorkgroup: {
    ground: 'kernel',
    values: { ...constants, ...booleans, ...addresses('CrossWorkgroup') },
  },
  UniformConstant: { ground: 'kernel', values: { ...constants, ...addresses('UniformConstant') } },
}

export const generators: readonly Generator[] = [
  {
    name: 'initializers',
    rule: 'initializer-is-a-constant-or-a-global-variable',
    alsoApplies: [
      'initializer-has-the-data-type',
      'data-type-is-a-type',
      'untyped-variable-in-input-or-push-constant-has-no-initializer',
    ],
    summary: 'variables begin with constants of every kind or with the address of a variable',
    build(choices) {
      const storageClass = choices.pick('storage-class', Object.keys(places))
      const { ground, values } = places[storageClass] ?? { ground: 'shader', values: constants }
      const initializer = choices.pick('initializer', Object.keys(values))

      const world = createWorld(ground)
      const { type, id } = (values[initializer] as Make)(world, storageClass)
      addVariable(world, storageClass, world.pointer(storageClass), type, id)
      return world.finish()
    },
  },
  {
    name: 'linkage',
    rule: 'imported-untyped-variable-has-no-initializer',
    alsoApplies: ['linkage-attributes-target-a-function-or-global-variable'],
    summary: 'untyped variables are imported, or exported with an initializer or without',
    build(choices) {
      const storageClass = choices.pick('storage-class', ['CrossWorkgroup', 'UniformConstant'])
      const linkage = choices.pick('linkage', ['Import', 'Export'])
      const initialized = choices.pick(
        'initializer',
        linkage === 'Import' ? ['none'] : ['none', 'constant', 'null'],
      )
      const route = choices.pick('route', routes)
      const passed = choices.pick('passed-on', kinds)

      const world = createWorld('library')
      const { builder, plain } = world
      const uint = plain.scalar('uint').id
      const operands = {
        none: [uint],
        constant: [uint, world.uint(5)],
        null: [uint, builder.once('OpConstantNull', uint)],
      }[initialized]
      const variable = addVariable(world, storageClass, world.pointer(storageClass), ...operands)
      decorateThrough(world, route, variable, 'LinkageAttributes', 'data', linkage)
      // Something that is no variable and has the same type, or the other kind of it.
      const type = pointerType(world, storageClass, passed, uint)
      if (passed === 'untyped') builder.add('OpCopyObject', type, variable)
      else builder.add('OpBitcast', type, variable)
      return world.finish()
    },
  },
  {
    name: 'local-initializers',
    rule: 'initializer-has-the-data-type',
    alsoApplies: [
      'initializer-is-a-constant-or-a-global-variable',
      'untyped-variable-in-a-block-comes-before-other-instructions',
      'data-type-is-a-type',
    ],
    summary:
      'local variables that hold pointers begin with null or the address of a global variable',
    build(choices) {
      const kind = choices.pick('pointers', kinds)
      const pointee = choices.pick('pointee', ['Function', 'CrossWorkgroup'])
      const value = choices.pick(
        'initializer',
        pointee === 'Function' ? ['null'] : ['null', 'variable'],
      )

      const world = createWorld('kernel')
      const uint = world.plain.scalar('uint').id
      const type = pointerType(world, pointee, kind, uint)
      const nothing = world.builder.add('OpConstantNull', type)
      const address =
        value === 'null'
          ? nothing
          : kind === 'untyped'
            ? world.untypedVariable(type, pointee, uint)
            : world.globalVariable(type, pointee)
      const void_ = world.builder.type('OpTypeVoid')
      const callee = world.builder.id()
      world.builder.add('OpFunctionCall', void_, callee, nothing)
      const local = world.pointer('Function')
      return finishWithFunction(world, {
        id: callee,
        resultType: void_,
        parameterTypes: [type],
        body() {
          if (pointee === 'Function') {
            if (kind === 'untyped')
              world.builder.add('OpUntypedVariableKHR', type, 'Function', uint)
            else world.builder.add('OpVariable', type, 'Function')
          }
          world.builder.add('OpUntypedVariableKHR', local, 'Function', type, address)
          return undefined
        },
      })
    },
  },
]

const importType = enumerantByName('LinkageType', 'Import')?.value ?? 0

const exportType = enumerantByName('LinkageType', 'Export')?.value ?? 0

function linkageOf(module: Parameters<typeof decorationsOf>[0], target: number) {
  const [at = -1] = decorationsOf(module, ['LinkageAttributes'], (id) => id === target)
  const words = module.instructions[at]?.words
  return words === undefined ? undefined : { at, word: words.length - 1, type: words.at(-1) }
}

const undef: Declare = (graft, module, at) => {
  const { dataType } = untypedVariableAt(module, at)
  return dataType === undefined ? undefined : graft.add('OpUndef', dataType)
}

/** Such an object of the data type that stands in the function in front of the variable. */
function local(name: string): Declare {
  const opcode = opcodeOf(name)
  return (_, module, at) => {
    const { dataType } = untypedVariableAt(module, at)
    const found = module.instructions
      .slice(Math.min(at, firstFunction(module)), at)
      .find((each) => each.opcode === opcode && resultsOf(each).resultType === dataType)
    return found === undefined ? undefined : resultsOf(found).result
  }
}

/** An object of another type than the data type, which the type must not be by chance. */
function ofType(typeOf: Declare, make: (typeOf: Declare) => Declare): Declare {
  return (graft, module, at) => {
    const { dataType } = untypedVariableAt(module, at)
    return typeOf(graft, module, at) === dataType ? undefined : make(typeOf)(graft, module, at)
  }
}

const nullOf = (typeOf: Declare): Declare => of(typeOf, 'OpConstantNull')

const one = (typeOf: Declare): Declare => constantOf(typeOf, 1)

/** The integer type of the same width and the other signedness. */
const otherSignedness: Declare = (graft, module, at) => {
  const shape = typeShape(module, untypedVariableAt(module, at).dataType)
  return shape.kind === 'integer'
    ? graft.type('OpTypeInt', shape.width, shape.signed ? 0 : 1)
    : undefined
}

/** The integer type of 32 bits for a wider or narrower one. */
const otherWidth: Declare = (graft, module, at) => {
  const shape = typeShape(module, untypedVariableAt(module, at).dataType)
  return shape.kind === 'integer' && shape.width !== 32
    ? graft.type('OpTypeInt', 32, shape.signed ? 1 : 0)
    : undefined
}

/** A structure type with the same members, which is another type all the same. */
const sameMembers: Declare = (graft, module, at) => {
  const shape = typeShape(module, untypedVariableAt(module, at).dataType)
  return shape.kind === 'structure' ? graft.add('OpTypeStruct', ...shape.members) : undefined
}

/** A second untyped pointer type into the same storage class, which is another type all the same. */
const samePointer: Declare = (graft, module, at) => {
  const shape = pointerShape(module, untypedVariableAt(module, at).dataType)
  return shape?.kind === 'untyped'
    ? graft.add('OpTypeUntypedPointerKHR', shape.storageClass)
    : undefined
}

/** The one kind of pointer type for the other. */
const otherKind: Declare = (graft, module, at) => {
  const shape = pointerShape(module, untypedVariableAt(module, at).dataType)
  if (shape === undefined) return undefined
  const uint = graft.type('OpTypeInt', 32, 0)
  if (shape.kind === 'typed') return graft.add('OpTypeUntypedPointerKHR', shape.storageClass)
  return uint === undefined ? undefined : graft.add('OpTypePointer', shape.storageClass, uint)
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'imported-with-initializer',
    rule: 'imported-untyped-variable-has-no-initializer',
    summary: 'a variable with an initializer is imported',
    ordinals: (module) =>
      untypedVariablesOf(module, ({ result }) => linkageOf(module, result) !== undefined),
    ways: {
      'export-changed': (module, at) => {
        const { result, initializer } = untypedVariableAt(module, at)
        const linkage = linkageOf(module, result)
        return linkage?.type === exportType && initializer !== undefined
          ? replaceWord(module, linkage.at, linkage.word, importType)
          : undefined
      },
      'initializer-added': (module, at) => {
        const { result, initializer, dataType } = untypedVariableAt(module, at)
        const instruction = module.instructions[at]
        const fits = linkageOf(module, result)?.type === importType && initializer === undefined
        if (!fits || dataType === undefined || instruction === undefined) return undefined
        const added = graft(module, at)
        const value = added.add('OpConstantNull', dataType)
        const { module: wider, shift } = added.done()
        const words = [...instruction.words, value]
        return replaceInstruction(wider, at + shift, { ...instruction, words })
      },
    },
  }),
  mutatorOf({
    name: 'initializer-not-constant',
    rule: 'initializer-is-a-constant-or-a-global-variable',
    summary: 'the initializer of a variable is no constant instruction and no global variable',
    ordinals: (module) =>
      untypedVariablesOf(module, ({ initializer }) => initializer !== undefined),
    ways: operandWays(variableWords.initializer, {
      undef,
      'its-data-type': (_, module, at) => untypedVariableAt(module, at).dataType,
      parameter: local('OpFunctionParameter'),
      'typed-local-variable': local('OpVariable'),
      'untyped-local-variable': local('OpUntypedVariableKHR'),
    }),
  }),
  mutatorOf({
    name: 'initializer-of-another-type',
    rule: 'initializer-has-the-data-type',
    summary: 'the initializer is of another type than the data type',
    ordinals: (module) =>
      untypedVariablesOf(module, ({ initializer }) => initializer !== undefined),
    ways: operandWays(variableWords.initializer, {
      integer: ofType(uintType, one),
      'floating-point': ofType(floatType, one),
      vector: ofType(pairType, nullOf),
      width: nullOf(otherWidth),
      signedness: where('Shader', nullOf(otherSignedness)),
      'structure-with-the-same-members': nullOf(sameMembers),
      'array-of-it': (graft, module, at) => {
        const { dataType } = untypedVariableAt(module, at)
        const uint = graft.type('OpTypeInt', 32, 0)
        if (dataType === undefined || uint === undefined) return undefined
        const array = graft.add('OpTypeArray', dataType, graft.add('OpConstant', uint, 1))
        return graft.add('OpConstantNull', array)
      },
      'second-untyped-pointer-type': nullOf(samePointer),
      'other-kind-of-pointer': nullOf(otherKind),
    }),
  }),
]
