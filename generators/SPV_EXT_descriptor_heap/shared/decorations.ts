import { enumerantByName, instructionByOpcode } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Argument } from '../../builder/argument.ts'
import type { Building, Route } from '../../builder/decorate-through.ts'
import { instruction } from '../../builder/instruction.ts'
import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { definitionOf } from '../../mutate/definition-of.ts'
import { freshId } from '../../mutate/fresh-id.ts'
import { firstFunction, graft } from '../../mutate/graft.ts'
import { insertDeclaration } from '../../mutate/insert-declaration.ts'
import type { Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import type { Declare } from '../../SPV_KHR_untyped_pointers/shared/operands.ts'

/** An annotation of a target, by its name and what stands behind the target. */
type Annotation = readonly [name: string, ...args: readonly Argument[]]

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

/** Where a decoration stands in the instructions that hold one, and whether it is of a member. */
const holders: Readonly<Record<string, number>> = {
  OpDecorate: 1,
  OpDecorateId: 1,
  OpMemberDecorate: 2,
  OpMemberDecorateIdEXT: 2,
}

/** An annotation that holds one of the decorations asked for. */
export interface Held {
  readonly at: number
  readonly name: string
  readonly target: number
  /** Absent for what is of no member. */
  readonly member?: number
  /** The first word behind the decoration: an id or a literal. */
  readonly operand: number
}

/** The annotations with one of those decorations, groups left out of account. */
export function annotationsOf(module: Module, ...decorations: readonly string[]): readonly Held[] {
  const values = decorations.map((name) => enumerantByName('Decoration', name)?.value)
  return module.instructions.flatMap(({ opcode, words }, at): readonly Held[] => {
    const name = instructionByOpcode(opcode)?.name ?? ''
    const place = holders[name]
    if (place === undefined || !values.includes(words[place])) return []
    const [target = 0, member = 0] = words
    const operand = words[place + 1] ?? 0
    return [{ at, name, target, operand, ...(place === 2 ? { member } : {}) }]
  })
}

/** As `decorateThrough`, with a decoration that takes an id. */
export function decorateIdThrough(
  { builder }: Building,
  route: Route,
  target: number,
  decoration: string,
  id: number,
): void {
  if (route === 'direct') {
    builder.add('OpDecorateId', target, decoration, id)
    return
  }
  const group = builder.id()
  builder.add('OpDecorateId', group, decoration, id)
  builder.define(group, 'OpDecorationGroup')
  builder.add('OpGroupDecorate', group, target)
}

/** Gives a member an offset that is an id, by OpMemberDecorateIdEXT or through a decoration group. */
export function offsetThrough(
  { builder }: Building,
  route: Route,
  structure: number,
  member: number,
  offset: number,
): void {
  if (route === 'direct') {
    builder.add('OpMemberDecorateIdEXT', structure, member, 'OffsetIdEXT', offset)
    return
  }
  const group = builder.id()
  builder.add('OpDecorateId', group, 'OffsetIdEXT', offset)
  builder.define(group, 'OpDecorationGroup')
  builder.add('OpGroupMemberDecorate', group, structure, member)
}

/** A decoration with an id. */
type IdDecoration = 'ArrayStrideIdEXT' | 'OffsetIdEXT'

/** Where the decoration stands behind the first word, by the instruction that holds it. */
const places: ReadonlyMap<number | undefined, number> = new Map([
  [opcodeOf('OpDecorateId'), 1],
  [opcodeOf('OpMemberDecorateIdEXT'), 2],
])

/** Index of the extra operand in such an instruction; `undefined` in others. */
export function extraOperandAt(module: Module, at: number): number | undefined {
  const place = places.get(module.instructions[at]?.opcode)
  return place === undefined ? undefined : place + 1
}

/** Ordinals of the instructions that hold one of those decorations; both when none is named. */
export function idDecorations(
  module: Module,
  ...names: readonly IdDecoration[]
): readonly number[] {
  const wanted = names.length > 0 ? names : (['ArrayStrideIdEXT', 'OffsetIdEXT'] as const)
  const values = wanted.map((name) => enumerantByName('Decoration', name)?.value)
  return module.instructions.flatMap(({ opcode, words }, at) => {
    const place = places.get(opcode)
    return place !== undefined && values.includes(words[place]) ? [at] : []
  })
}

/** True of an OpMemberDecorateIdEXT, whose operand has to stand before the structure. */
export function isMemberwise(module: Module, at: number): boolean {
  return ordinalsOf(module, 'OpMemberDecorateIdEXT').includes(at)
}

/** The id that an instruction decorates with; 0 where it does not. */
export function extraOperand(module: Module, at: number): number {
  return module.instructions[at]?.words[extraOperandAt(module, at) ?? -1] ?? 0
}

/** Decorates with something else, declared where the decoration may ask for it. */
export function withExtraOperand(declare: Declare): Way {
  return (module, at) => {
    const word = extraOperandAt(module, at)
    const target = module.instructions[at]?.words[0] ?? 0
    const place = isMemberwise(module, at) ? definitionOf(module, target) : firstFunction(module)
    if (word === undefined || place === undefined || place <= at) return undefined
    const added = graft(module, place)
    const id = declare(added, module, place)
    return id === undefined ? undefined : replaceWord(added.done().module, at, word, id)
  }
}

/** As `withExtraOperand` for each of those things. */
export function extraOperandWays(
  things: Readonly<Record<string, Declare>>,
): Readonly<Record<string, Way>> {
  return Object.fromEntries(
    Object.entries(things).map(([variant, declare]) => [variant, withExtraOperand(declare)]),
  )
}

/** Decorates each of those things anew, with the id that the instruction there decorates with. */
export function decorationWays(
  targets: Readonly<Record<string, Declare>>,
  name: string,
  ...args: readonly Argument[]
): Readonly<Record<string, Way>> {
  return Object.fromEntries(
    Object.entries(targets).map(([variant, declare]): [string, Way] => [
      variant,
      (module, at) =>
        declaring(module, declare, (wider, target) =>
          annotated(wider, target, [name, ...args, extraOperand(module, at)]),
        ),
    ]),
  )
}

/** As `decorationWays`, through a decoration group; `member` where it is for one. */
export function groupWay(declare: Declare, decoration: string, member?: number): Way {
  return (module, at) =>
    declaring(module, declare, (wider, target) =>
      annotatedByGroup(
        wider,
        target,
        ['OpDecorateId', decoration, extraOperand(module, at)],
        member,
      ),
    )
}

const opConstant = opcodeOf('OpConstant')

const opConstantNull = opcodeOf('OpConstantNull')

/** The value of a 32-bit OpConstant, or 0 of an OpConstantNull; `undefined` for what else an id may be. */
export function literalValue(module: Module, id: number | undefined): number | undefined {
  const { opcode, words } = definition(module, id) ?? { opcode: 0, words: [] }
  if (opcode === opConstantNull) return 0
  return opcode === opConstant && words.length === 3 ? words[2] : undefined
}
