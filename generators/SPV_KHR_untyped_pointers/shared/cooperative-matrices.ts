import { versionWord } from '../../builder/versions.ts'
import type { Module } from '../../module.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import type { Add } from './functions.ts'
import { type Kind, pointerInto, pointerType } from './pointer-into.ts'
import { ruledOrdinals } from './pointers.ts'
import type { LaidType } from './types.ts'
import { createWorld, type World } from './world.ts'

const subgroup = 3

const accumulator = 2

/** Where matrices are loaded from and stored to, by the name of the choice. */
export const matrixPlaces = {
  'storage-buffer': { ground: 'shader', storageClass: 'StorageBuffer' },
  workgroup: { ground: 'shader', storageClass: 'Workgroup' },
  'physical-storage-buffer': {
    ground: 'physical-storage-buffer',
    storageClass: 'PhysicalStorageBuffer',
  },
  global: { ground: 'kernel', storageClass: 'CrossWorkgroup' },
  local: { ground: 'kernel', storageClass: 'Workgroup' },
} as const

export type MatrixPlace = keyof typeof matrixPlaces

/** A world that may have cooperative matrices: shaders ask for the Vulkan memory model. */
export function createMatrixWorld(place: MatrixPlace, minor = 6): World {
  const { ground } = matrixPlaces[place]
  const world = createWorld(ground, {
    minor,
    ...(ground === 'kernel' ? {} : { memoryModel: 'Vulkan' }),
  })
  const { builder } = world
  builder.capability('CooperativeMatrixKHR')
  builder.extension('SPV_KHR_cooperative_matrix')
  if (ground !== 'kernel' && versionWord(minor) < versionWord(5)) {
    builder.extension('SPV_KHR_vulkan_memory_model')
  }
  return world
}

/** The type of a matrix of 16 rows and 8 columns. */
export function matrixType({ builder, uint }: World, component: number): number {
  const [scope, rows, columns, use] = [uint(subgroup), uint(16), uint(8), uint(accumulator)]
  return builder.type('OpTypeCooperativeMatrixKHR', component, scope, rows, columns, use)
}

/** Pointers to where a matrix begins. */
interface MatrixPointer {
  readonly kind: Kind
  /** What a typed one points to, and what the array is of. */
  readonly element: LaidType
  /** False of an untyped pointer to the whole array, or of data that is none. */
  readonly isElement: boolean
}

/** A pointer to where a matrix begins. */
export function matrixPointer(
  world: World,
  storageClass: string,
  { kind, element, isElement }: MatrixPointer,
): number {
  const { builder } = world
  const array = world.types(storageClass).array(element, 256).id
  const base = pointerInto(world, storageClass, kind, array)
  if (!isElement) return base
  const type = pointerType(world, storageClass, kind, element.id)
  const index = world.uint(16)
  return kind === 'untyped'
    ? builder.add('OpUntypedAccessChainKHR', type, array, base, index)
    : builder.add('OpAccessChain', type, base, index)
}

/** Memory operands that accesses to that storage class come with. */
function operandsFor(storageClass: string): readonly (string | number)[] {
  return storageClass === 'PhysicalStorageBuffer' ? ['Aligned', 16] : []
}

/** Loads a matrix, column by column, and stores it again where it came from. */
export function loadAndStore(
  { builder, uint }: World,
  storageClass: string,
  type: number,
  pointer: number,
  stride: number,
  add: Add = builder.add,
): void {
  const more = [stride, ...operandsFor(storageClass)]
  const layout = uint(1)
  const matrix = add('OpCooperativeMatrixLoadKHR', type, pointer, layout, ...more)
  add('OpCooperativeMatrixStoreKHR', pointer, matrix, layout, ...more)
}

/** Places of words in accesses to cooperative matrices, counted behind the instruction's first word. */
interface MatrixWords {
  readonly pointer: number
  /** It stands there or there is none. */
  readonly stride: number
}

const words: Readonly<Record<string, MatrixWords>> = {
  OpCooperativeMatrixLoadKHR: { pointer: 2, stride: 4 },
  OpCooperativeMatrixStoreKHR: { pointer: 0, stride: 3 },
}

/** Ordinals of loads and stores of cooperative matrices. */
export function matrixAccesses(module: Module): readonly number[] {
  return ruledOrdinals(module, ...Object.keys(words))
}

/** The places of words in the access with ordinal `at`; `undefined` where there is none. */
export function matrixWordsAt(module: Module, at: number): MatrixWords | undefined {
  const [, found] =
    Object.entries(words).find(([name]) => ordinalsOf(module, name).includes(at)) ?? []
  return found
}
