import { enumerantOf, instructionOf } from '../../words/instruction-of.ts'
import type { DeclaredType, Draft } from '../draft.ts'
import { pointerType, structureType } from '../types.ts'
import { bind } from '../variables.ts'
import { storageClasses } from '../world.ts'
import { declareObject, decorate } from '../write.ts'

/** A function that is being written for an entry point of its own. */
export interface FurtherStage {
  /** Its execution model. */
  readonly model: string
  /** Ids of the variables of its interface. */
  readonly interfaces: number[]
}

/** Instructions that a stage may have. */
export interface StageRow {
  /** Whether the module may have them in that stage. */
  readonly applies: (draft: Draft, stage: FurtherStage) => boolean
  readonly emit: (draft: Draft, stage: FurtherStage) => void
}

const { input, output, storageBuffer, uniformConstant } = storageClasses

/** Declares a variable that the interface of that entry point lists, and no other. */
export function stageVariable(
  draft: Draft,
  { interfaces }: FurtherStage,
  storageClass: number,
  type: DeclaredType,
): number {
  const pointer = pointerType(draft, storageClass, type)
  const id = declareObject(draft, 'OpVariable', pointer, storageClass)
  if (draft.world.minor >= 4 || storageClass === input || storageClass === output)
    interfaces.push(id)
  return id
}

/** A variable of the function, by its pointer type, which is in scope for no other instruction. */
export function stageLocal(draft: Draft, pointer: DeclaredType): number {
  const id = draft.bound++
  draft.locals.push(instructionOf('OpVariable', pointer.id, id, storageClasses.function))
  return id
}

/** A variable that holds a descriptor of such a type, for this stage alone. */
export function stageDescriptor(draft: Draft, stage: FurtherStage, type: DeclaredType): number {
  const id = stageVariable(draft, stage, uniformConstant, type)
  bind(draft, id)
  return id
}

/** Key of modules whose buffers are in Uniform, with BufferBlock: these have none in StorageBuffer. */
export const oldBuffers = 'old buffers'

/** Whether a shader may have a buffer in StorageBuffer. */
export function hasBuffers({ ids, world }: Draft): boolean {
  return world.shader && !ids.has(oldBuffers)
}

/** A variable in StorageBuffer of a new structure type with a layout that holds such members. */
export function stageBuffer(draft: Draft, stage: FurtherStage, members: readonly DeclaredType[]) {
  const structure = structureType(draft, members, true)
  decorate(draft, structure.id, 'Block')
  const variable = stageVariable(draft, stage, storageBuffer, structure)
  bind(draft, variable)
  return { structure, variable }
}

/** The bits of a mask with these names, together. */
export function maskOf(kind: string, names: readonly string[]): number {
  return names.reduce((mask, name) => mask | enumerantOf(kind, name), 0)
}
