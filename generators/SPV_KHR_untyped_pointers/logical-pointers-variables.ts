import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import { firstFunction } from '../mutate/graft.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { logicalPointerTypes, typesWithLogicalPointers } from './shared/logical-pointers.ts'
import { type Declare, withOperand } from './shared/operands.ts'
import { kinds, pointerType, variableIn } from './shared/pointer-into.ts'
import { hasVariablePointers, ruledOrdinals, storageClassName } from './shared/pointers.ts'
import type { LaidType } from './shared/types.ts'
import { isIdle, variableWords } from './shared/variables.ts'
import { createWorld, type World } from './shared/world.ts'

const shapes: Readonly<Record<string, (world: World, type: LaidType) => LaidType>> = {
  alone: (_, type) => type,
  array: ({ plain }, type) => plain.array(type, 2),
  structure: ({ plain }, type) => plain.structure(plain.scalar('uint'), type),
}

const besides = ['nothing', 'StorageBuffer', 'Workgroup', 'Uniform', 'PushConstant', 'Output']

/** How a type stands in a data type. */
const plainShapes: Readonly<Record<string, (world: World, type: LaidType) => LaidType>> = {
  alone: (_, type) => type,
  array: ({ plain }, type) => plain.array(type, 2),
  structure: ({ plain }, type) => plain.structure(plain.scalar('uint'), type),
  'nested-structures': ({ plain }, type) => plain.structure(plain.structure(type), type),
}

const plainData = (world: World): LaidType => world.plain.vector(world.plain.scalar('float'), 2)

function physicalPointer(world: World, storageClass: string, kind: 'typed' | 'untyped'): LaidType {
  const types = world.types(storageClass)
  const id = pointerType(world, storageClass, kind, types.scalar('uint').id)
  return { id, size: 8, alignment: 8 }
}

export const generators: readonly Generator[] = [
  {
    name: 'variables-with-logical-pointers',
    rule: 'variable-with-logical-pointers-is-function-or-private',
    alsoApplies: ['data-type-is-a-type'],
    summary: 'with variable pointers, variables of Function and Private hold logical pointers',
    build(choices) {
      const storageClass = choices.pick('storage-class', ['Function', 'Private'])
      const variable = choices.pick('variable', kinds)
      const content = choices.pick('content', kinds)
      const shape = choices.pick('shape', Object.keys(shapes))
      const plain = shape === 'alone' && content === 'untyped'
      const pointee = choices.pick('pointee', ['StorageBuffer', ...(plain ? ['Workgroup'] : [])])
      const beside = choices.pick('beside', plain ? besides : ['nothing'])

      const world = createWorld('variable-pointers')
      const element = world.types(pointee).scalar('uint')
      const type = pointerType(world, pointee, content, element.id)
      const pointer: LaidType = { id: type, size: 8, alignment: 8 }
      const holder = variableIn(
        world,
        storageClass,
        variable,
        shapes[shape]?.(world, pointer).id ?? type,
      )
      // Plain data, in a storage class where no pointer may stand.
      if (beside !== 'nothing') {
        for (const kind of kinds) variableIn(world, beside, kind, world.plain.scalar('float').id)
      }
      if (shape === 'alone') {
        world.builder.add('OpStore', holder, variableIn(world, pointee, content, element.id, type))
        world.builder.add('OpLoad', type, holder)
      }
      return world.finish()
    },
  },
  {
    name: 'variables-without-logical-pointers',
    rule: 'variable-allocates-no-logical-pointer',
    alsoApplies: ['data-type-is-a-type'],
    summary: 'variables hold plain data or, where there are such, physical pointers',
    build(choices) {
      const ground = choices.pick('ground', [
        'shader',
        'physical-storage-buffer',
        'kernel',
      ] as const)
      const content = choices.pick('content', ground === 'shader' ? ['data'] : ['data', ...kinds])
      const shape = choices.pick('shape', Object.keys(plainShapes))
      const variable = choices.pick('variable', kinds)
      const storageClass = choices.pick(
        'storage-class',
        ground === 'kernel' ? ['Function', 'Workgroup', 'CrossWorkgroup'] : ['Function', 'Private'],
      )

      const world = createWorld(ground)
      const pointee = ground === 'kernel' ? 'Generic' : 'PhysicalStorageBuffer'
      const type =
        content === 'data'
          ? plainData(world)
          : physicalPointer(world, pointee, content as 'typed' | 'untyped')
      const data = plainShapes[shape]?.(world, type) ?? type
      const allocated = variableIn(world, storageClass, variable, data.id)
      if (content !== 'data' && ground !== 'kernel') {
        world.builder.decorate(allocated, 'RestrictPointer')
      }
      return world.finish()
    },
  },
]

/** Places of words that variables of either kind have; a typed one may have an initializer where the other has a type. */
const { resultType, storageClass, dataType, initializer } = variableWords

/** Ordinals of variables without initializer, by opcode. */
function variablesWithout(
  module: Module,
  name: 'OpVariable' | 'OpUntypedVariableKHR',
): readonly number[] {
  const length = name === 'OpVariable' ? dataType : initializer
  return ruledOrdinals(module, name).filter(
    (at) => module.instructions[at]?.words.length === length,
  )
}

/** The storage class of the variable with ordinal `at`, by name. */
function classOfVariable(module: Module, at: number): string {
  return storageClassName(module.instructions[at]?.words[storageClass])
}

/** False of blocks in Workgroup, which have rules of their own. */
function isFreeOfBlocks(module: Module, at: number): boolean {
  return (
    classOfVariable(module, at) !== 'Workgroup' ||
    !declaresCapability(module, 'WorkgroupMemoryExplicitLayoutKHR')
  )
}

/** Has an untyped variable, one of those above, hold an object of that type. */
function heldBy(declare: Declare): Way {
  return (module, at) =>
    module.instructions[at]?.words.length === initializer
      ? withOperand(module, at, dataType, declare)
      : undefined
}

/** Has a typed variable that nobody looks into hold an object of that type. */
function heldByTyped(declare: Declare): Way {
  return (module, at) => {
    const { words } = module.instructions[at] ?? {}
    const value = words?.[storageClass]
    if (words?.length !== dataType || value === undefined) return undefined
    if (at >= firstFunction(module) || !isIdle(module, words[1] ?? 0)) return undefined
    return withOperand(module, at, resultType, (graft, ...where) => {
      const type = declare(graft, ...where)
      return type === undefined ? undefined : graft.add('OpTypePointer', value, type)
    })
  }
}

/** Storage classes where memory has no explicit layout, which pointers could not have. */
const free: ReadonlySet<string> = new Set(['Workgroup', 'Output'])

const all: ReadonlySet<string> = new Set([...free, 'StorageBuffer', 'Uniform', 'PushConstant'])

function suits(module: Module, at: number): boolean {
  return all.has(classOfVariable(module, at)) && isFreeOfBlocks(module, at)
}

const classes: ReadonlySet<string> = new Set(['Private', 'Function', 'Workgroup', 'CrossWorkgroup'])

function isFreeVariable(module: Module, at: number): boolean {
  return classes.has(classOfVariable(module, at)) && isFreeOfBlocks(module, at)
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'logical-pointers-in-wrong-class',
    rule: 'variable-with-logical-pointers-is-function-or-private',
    summary: 'with variable pointers, a variable of another storage class holds a logical pointer',
    ordinals: (module) =>
      hasVariablePointers(module)
        ? [
            ...variablesWithout(module, 'OpUntypedVariableKHR'),
            ...variablesWithout(module, 'OpVariable'),
          ].filter((at) => suits(module, at))
        : [],
    ways: {
      ...Object.fromEntries(
        Object.entries(logicalPointerTypes).map(([variant, declare]) => [
          `holds-${variant}`,
          heldBy(declare),
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(typesWithLogicalPointers).map(([variant, declare]) => [
          `holds-${variant}`,
          heldBy((graft, module, at) =>
            free.has(classOfVariable(module, at)) ? declare(graft, module, at) : undefined,
          ),
        ]),
      ),
      'typed-one-holds-untyped-pointer': heldByTyped(
        logicalPointerTypes['untyped-pointer'] ?? (() => undefined),
      ),
    },
  }),
  mutatorOf({
    name: 'variable-with-logical-pointers',
    rule: 'variable-allocates-no-logical-pointer',
    summary: 'a variable holds a logical pointer, though there are no variable pointers',
    ordinals: (module) =>
      hasVariablePointers(module)
        ? []
        : [
            ...variablesWithout(module, 'OpUntypedVariableKHR'),
            ...variablesWithout(module, 'OpVariable'),
          ].filter((at) => isFreeVariable(module, at)),
    ways: {
      ...Object.fromEntries(
        Object.entries({ ...logicalPointerTypes, ...typesWithLogicalPointers }).map(
          ([variant, declare]) => [`holds-${variant}`, heldBy(declare)],
        ),
      ),
      ...Object.fromEntries(
        Object.entries({ ...typesWithLogicalPointers, ...logicalPointerTypes })
          .filter(([variant]) => !variant.includes('-typed') && !variant.startsWith('typed'))
          .map(([variant, declare]) => [`typed-one-holds-${variant}`, heldByTyped(declare)]),
      ),
    },
  }),
]
