import type { Argument } from '../../build/argument.ts'
import { instruction } from '../../build/instruction.ts'
import type { Module } from '../../module.ts'
import { freshId } from '../../mutate/fresh-id.ts'
import { graft } from '../../mutate/graft.ts'
import { insertDeclaration } from '../../mutate/insert-declaration.ts'
import type { Declare } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'

/** An annotation of a target, by its name and what stands behind the target. */
export type Annotation = readonly [name: string, ...args: readonly Argument[]]

/** The module with a decoration of `target`, behind the other annotations. */
export function annotated(module: Module, target: number, [name, ...args]: Annotation): Module {
  return insertDeclaration(module, instruction(name, target, ...args))
}

/** As `annotated`, through a decoration group; `member` where it is for a member. */
export function annotatedByGroup(
  module: Module,
  target: number,
  annotation: Annotation,
  member?: number,
): Module {
  const { id, module: wider } = freshId(module)
  const group = insertDeclaration(
    annotated(wider, id, annotation),
    instruction('OpDecorationGroup', id),
  )
  return insertDeclaration(
    group,
    member === undefined
      ? instruction('OpGroupDecorate', id, target)
      : instruction('OpGroupMemberDecorate', id, target, member),
  )
}

/** Declares something at the end of the declarations, and goes on with it. */
export function declaring(
  module: Module,
  declare: Declare,
  then: (module: Module, id: number) => Module | undefined,
): Module | undefined {
  const end = module.instructions.length
  const added = graft(module, end)
  const id = declare(added, module, end)
  return id === undefined ? undefined : then(added.done().module, id)
}
