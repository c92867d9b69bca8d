import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction, Module } from '../../module.ts'
import { firstFunction, type Graft, graft } from '../graft.ts'
import type { GenericMutator } from './generic-mutator.ts'
import { type Scene, sceneOf } from './scene.ts'

/** What comes in place of one instruction, with declarations grafted for it. */
export interface Grafted {
  readonly by: readonly Instruction[]
  /** Puts more into the module: capabilities, extensions. */
  readonly finish?: (module: Module) => Module
}

/** A way of changing an instruction that needs declarations; the edit is made when it is asked for. */
export type GraftingEdit = readonly [variant: string, edit: (declarations: Graft) => Grafted]

/** The edits that can be made at one instruction. Of one instruction no two have the same variant. */
export type GraftingEditsAt = (
  instruction: Instruction,
  at: number,
  scene: Scene,
) => Iterable<GraftingEdit>

const opFirstType = opcodeOf('OpTypeVoid')

/** Where declarations for an instruction go: in front of it, or behind all others where it comes before the first one. */
function placeFor({ instructions }: Module, at: number): number {
  const first = instructions.findIndex(({ opcode }) => opcode === opFirstType)
  return first >= 0 && at < first ? instructions.length : at
}

/** As `genericMutatorOf`, for edits that declare types and constants which the module may lack. */
export function graftingMutatorOf(
  name: string,
  summary: string,
  edits: GraftingEditsAt,
): GenericMutator {
  const sitesOf = (scene: Scene, instruction: Instruction, at: number) =>
    Array.from(edits(instruction, at, scene), ([variant]) => ({ at, variant }))
  return {
    name,
    summary,
    sites(module) {
      const scene = sceneOf(module)
      return module.instructions.flatMap((instruction, at) => sitesOf(scene, instruction, at))
    },
    sitesAt(module, at) {
      const instruction = module.instructions[at]
      return instruction === undefined ? [] : sitesOf(sceneOf(module), instruction, at)
    },
    apply(module, { at, variant }) {
      const instruction = module.instructions[at]
      if (instruction === undefined) return module
      for (const [own, edit] of edits(instruction, at, sceneOf(module))) {
        if (own !== variant) continue
        const place = Math.min(placeFor(module, at), firstFunction(module))
        const declarations = graft(module, place)
        const grafted = edit(declarations)
        const { module: other, shift } = declarations.done()
        const moved = place <= at ? at + shift : at
        const instructions = other.instructions.toSpliced(moved, 1, ...grafted.by)
        const changed = { ...other, instructions }
        return grafted.finish?.(changed) ?? changed
      }
      return module
    },
  }
}
