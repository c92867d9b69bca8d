import type { Instruction, Module } from '../../module.ts'
import type { Edit } from './edit.ts'
import type { GenericMutator } from './generic-mutator.ts'
import { type Scene, sceneOf } from './scene.ts'

/** A way of changing an instruction; the edit is made when it is asked for. */
export type NamedEdit = readonly [variant: string, edit: () => Edit]

/** The edits that can be made at one instruction. Of one instruction no two have the same variant. */
export type EditsAt = (instruction: Instruction, at: number, scene: Scene) => Iterable<NamedEdit>

function edited(module: Module, at: number, edit: Edit): Module {
  const start = edit.at ?? at
  const before = module.instructions.slice(0, start)
  const behind = module.instructions.slice(start + (edit.removed ?? 1))
  return { ...module, ...edit.header, instructions: [...before, ...edit.by, ...behind] }
}

/**
 * A mutator that goes through the instructions one by one. Nothing is copied but in `apply`, so that sites can be asked
 * of large modules too.
 */
export function genericMutatorOf(name: string, summary: string, edits: EditsAt): GenericMutator {
  return {
    name,
    summary,
    sites(module) {
      const scene = sceneOf(module)
      return module.instructions.flatMap((instruction, at) =>
        Array.from(edits(instruction, at, scene), ([variant]) => ({ at, variant })),
      )
    },
    sitesAt(module, at) {
      const instruction = module.instructions[at]
      if (instruction === undefined) return []
      return Array.from(edits(instruction, at, sceneOf(module)), ([variant]) => ({ at, variant }))
    },
    apply(module, { at, variant }) {
      const instruction = module.instructions[at]
      if (instruction === undefined) return module
      for (const [own, edit] of edits(instruction, at, sceneOf(module))) {
        if (own === variant) return edited(module, at, edit())
      }
      return module
    },
  }
}
