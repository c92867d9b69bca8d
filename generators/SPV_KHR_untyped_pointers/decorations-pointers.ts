import { opcodeOf } from '#spec/grammar/opcodes'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { definition } from '../mutate/definition.ts'
import { mutatorOf } from '../mutate/mutator-of.ts'
import { removeInstruction } from '../mutate/remove-instruction.ts'
import { typeShape } from '../mutate/type-shape.ts'
import { addChain } from './shared/chains.ts'
import {
  type DecoratedData,
  decoratedPointers,
  decorationsOf,
  retargeted,
} from './shared/decorations.ts'
import { asStage, type Stage } from './shared/interfaces.ts'
import { kinds, pointerType } from './shared/pointer-into.ts'
import { type PointerShape, pointerShape } from './shared/pointers.ts'
import { arraysFrom, type LaidType } from './shared/types.ts'
import { addVariable, variableWords } from './shared/variables.ts'
import { createWorld, type GroundName, type World } from './shared/world.ts'

/** Where a decoration can stand, and what it needs. */
interface Row {
  readonly ground: GroundName
  readonly storageClass: string
  readonly operands?: readonly number[]
  readonly capability?: string
  readonly stage?: Stage
}

const buffer: Row = { ground: 'shader', storageClass: 'StorageBuffer' }

const global: Row = { ground: 'kernel', storageClass: 'CrossWorkgroup' }

const input: Row = { ground: 'fragment', storageClass: 'Input' }

const output: Row = { ground: 'fragment', storageClass: 'Output' }

const holder: Row = { ground: 'physical-storage-buffer', storageClass: 'Function' }

const rows: Readonly<Record<string, readonly Row[]>> = {
  Restrict: [buffer, global],
  Aliased: [buffer, global],
  Volatile: [buffer],
  Coherent: [buffer],
  NonWritable: [buffer],
  NonReadable: [buffer],
  RestrictPointer: [holder],
  AliasedPointer: [holder],
  NoPerspective: [input],
  Flat: [input],
  Centroid: [input],
  Patch: [{ ...input, stage: 'TessellationEvaluation' }],
  Sample: [{ ...input, capability: 'SampleRateShading' }],
  Component: [{ ...input, operands: [0] }],
  Stream: [{ ...output, operands: [0], capability: 'GeometryStreams', stage: 'Geometry' }],
  XfbBuffer: [{ ...output, operands: [0], capability: 'TransformFeedback', stage: 'Vertex' }],
}

/** A block in a buffer, else an array: of pointers into PhysicalStorageBuffer where the decoration speaks of such. */
function dataOf(world: World, { storageClass, ground }: Row): DecoratedData {
  const { scalar, array, block } = world.types(storageClass)
  if (storageClass === 'StorageBuffer') {
    return { storageClass, dataType: block(scalar('uint'), scalar('uint')).id }
  }
  const element =
    ground === 'physical-storage-buffer'
      ? { id: world.pointer('PhysicalStorageBuffer'), size: 8, alignment: 8 }
      : scalar('uint')
  return { storageClass, dataType: array(element, 4).id }
}

const decorations = ['Restrict', 'Aliased', 'Volatile', 'Coherent', 'NonWritable', 'NonReadable']

export const generators: readonly Generator[] = [
  {
    name: 'memory-object-decorations',
    rule: 'memory-object-decoration-targets-a-memory-object-declaration',
    alsoApplies: ['untyped-variable-result-type-is-an-untyped-pointer-type'],
    summary: 'an untyped variable or parameter is decorated, beside other untyped pointers',
    build(choices) {
      const decoration = choices.pick('decoration', Object.keys(rows))
      const places = rows[decoration] ?? [buffer]
      const ground = choices.pick(
        'ground',
        places.map((row) => row.ground),
      )
      const row = places.find((each) => each.ground === ground) ?? buffer
      const target = choices.pick(
        'target',
        row === global ? ['variable', 'parameter'] : ['variable'],
      )

      const world = createWorld(row.ground)
      const { builder } = world
      if (row.capability !== undefined) builder.capability(row.capability)
      const pointers = decoratedPointers(world, dataOf(world, row))
      if (row === buffer) world.describe(pointers.variable)
      if (decoration === 'Component') builder.decorate(pointers.variable, 'Location', 0)
      const id = target === 'variable' ? pointers.variable : pointers.parameter
      builder.decorate(id, decoration, ...(row.operands ?? []))
      const module = pointers.finish()
      return row.stage === undefined ? module : asStage(module, row.stage)
    },
  },
  {
    name: 'memory-objects-without-data-type',
    rule: 'memory-object-decoration-targets-a-memory-object-declaration',
    summary: 'a descriptor that does not say what it holds is decorated as one that does',
    build(choices) {
      const decoration = choices.pick('decoration', decorations)
      const storageClass = choices.pick('storage-class', ['StorageBuffer', 'Uniform'])
      const world = createWorld('shader')
      const variable = world.untypedVariable(world.pointer(storageClass), storageClass)
      world.describe(variable)
      world.builder.decorate(variable, decoration)
      return world.finish()
    },
  },
  {
    name: 'physical-pointers-in-variables',
    rule: 'variable-with-physical-pointers-is-aliased-or-restricted',
    alsoApplies: ['untyped-variable-is-not-in-physical-storage-buffer', 'data-type-is-a-type'],
    summary: 'variables hold pointers into PhysicalStorageBuffer, and say whether they alias',
    build(choices) {
      const variable = choices.pick('variable', kinds)
      const content = choices.pick('pointer', variable === 'typed' ? ['untyped'] : kinds)
      const storageClass = choices.pick('storage-class', ['Function', 'Private', 'StorageBuffer'])
      const shape = choices.pick('data-type', ['pointer', 'array', 'structure'])
      const decoration = choices.pick(
        'decoration',
        shape === 'structure' ? ['none'] : ['AliasedPointer', 'RestrictPointer'],
      )

      const world = createWorld('physical-storage-buffer')
      const { builder, laid } = world
      const types = world.types(storageClass)
      const pointee = laid.scalar('uint').id
      const pointer: LaidType = {
        id: pointerType(world, 'PhysicalStorageBuffer', content, pointee),
        size: 8,
        alignment: 8,
      }
      const dataType = {
        pointer: () => pointer,
        array: () => types.array(pointer, 2),
        structure: () => types.structure(pointer, laid.scalar('ulong')),
      }[shape]().id
      const resultType = pointerType(world, storageClass, variable, dataType)
      const add = variable === 'untyped' ? world.untypedVariable : world.globalVariable
      const name = variable === 'untyped' ? 'OpUntypedVariableKHR' : 'OpVariable'
      const operands = variable === 'untyped' ? [dataType] : []
      const id =
        storageClass === 'Function'
          ? builder.add(name, resultType, storageClass, ...operands)
          : add(resultType, storageClass, ...operands)
      if (storageClass === 'StorageBuffer') world.describe(id)
      if (decoration !== 'none') builder.decorate(id, decoration)
      return world.finish()
    },
  },
  {
    name: 'pointer-types',
    rule: 'untyped-pointer-type-may-be-repeated',
    alsoApplies: [
      'array-stride-may-decorate-an-untyped-pointer-type',
      'untyped-variable-has-the-storage-class-of-its-result-type',
      'chain-has-the-storage-class-of-its-base',
    ],
    summary: 'several untyped pointer types have one storage class, and serve together',
    build(choices) {
      const ground = choices.pick('ground', ['shader', 'kernel'])
      const count = choices.pick('types', [2, 3])
      const strided = choices.pick(
        'strides',
        ground === 'shader' ? ['none', 'last', 'all'] : ['none'],
      )

      const storageClass = ground === 'shader' ? 'StorageBuffer' : 'CrossWorkgroup'
      const world = createWorld(ground)
      const { builder } = world
      const types = Array.from({ length: count }, (_, index) => {
        const has = strided === 'all' || (strided === 'last' && index === count - 1)
        return has
          ? world.strided(storageClass, 4 * (index + 1))
          : builder.add('OpTypeUntypedPointerKHR', storageClass)
      })
      const uint = world.plain.scalar('uint').id
      const [first = 0] = types
      let pointer = addVariable(world, storageClass, first, uint)
      for (const resultType of types) {
        pointer = addChain(world, 'access', { resultType, baseType: uint, base: pointer })
      }
      return world.finish()
    },
  },
]

const opVariable = opcodeOf('OpVariable')

/** The pointers that a type is or is an array of. */
function pointersIn(module: Module, type: number | undefined): PointerShape | undefined {
  return pointerShape(module, arraysFrom(module, type).at(-1))
}

/** True of untyped variables of pointers, and of typed ones of untyped pointers. */
function isJudged(module: Module, variable: number): boolean {
  const { opcode, words = [] } = definition(module, variable) ?? {}
  if (opcode !== opVariable) {
    return pointersIn(module, words[variableWords.dataType]) !== undefined
  }
  const shape = typeShape(module, words[variableWords.resultType])
  return shape.kind === 'pointer' && pointersIn(module, shape.pointee)?.kind === 'untyped'
}

export const mutators: readonly Mutator[] = [
  retargeted(
    {
      name: 'memory-object-decoration-elsewhere',
      rule: 'memory-object-decoration-targets-a-memory-object-declaration',
      summary: 'what is no memory object declaration has a decoration for such',
    },
    [
      'Restrict',
      'Aliased',
      'RestrictPointer',
      'AliasedPointer',
      'Volatile',
      'Coherent',
      'NonWritable',
      'NonReadable',
      'NoPerspective',
      'Flat',
      'Patch',
      'Centroid',
      'Sample',
      'Stream',
      'Component',
      'XfbBuffer',
    ],
    ['chain', 'copy', 'null', 'load', 'select'],
  ),
  mutatorOf({
    name: 'physical-pointers-undecided',
    rule: 'variable-with-physical-pointers-is-aliased-or-restricted',
    summary: 'a variable with pointers into PhysicalStorageBuffer does not say whether they alias',
    ordinals: (module) =>
      decorationsOf(module, ['AliasedPointer', 'RestrictPointer'], (target) =>
        isJudged(module, target),
      ),
    ways: { 'decoration-missing': removeInstruction },
  }),
]
