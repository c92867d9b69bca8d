import { opcodeOf } from '#spec/grammar/opcodes'
import {
  type ReflectionOperand,
  type ReflectionOperandKind,
  reflectionInstructions,
} from '#spec/NonSemantic.ClspvReflection/operands'
import { instruction } from '../../builder/instruction.ts'
import type { Mutator, Site } from '../../maker.ts'
import type { Module } from '../../module.ts'
import { addCapability } from '../../mutate/add-capability.ts'
import { definition } from '../../mutate/definition.ts'
import { freshId } from '../../mutate/fresh-id.ts'
import { type Graft, graft } from '../../mutate/graft.ts'
import { insertDeclaration } from '../../mutate/insert-declaration.ts'
import { insertInstructions } from '../../mutate/insert-instructions.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import {
  instructionNamed,
  operandsIn,
  type Reflected,
  reflectedAt,
  reflectedOf,
  textAt,
  wordsBefore,
} from './reflection.ts'

/** An operand of an instruction of the set. */
interface OperandPlace {
  readonly reflected: Reflected
  readonly operand: ReflectionOperand
  /** Index in `Instruction.words`. */
  readonly word: number
  readonly id: number
}

function placesIn(reflected: Reflected): readonly OperandPlace[] {
  const rows = operandsIn(reflected.row, reflected.version)
  const last = rows.at(-1)
  return reflected.operands.flatMap((id, index) => {
    const operand = rows[index] ?? (last?.quantifier === '*' ? last : undefined)
    return operand === undefined ? [] : [{ reflected, operand, word: wordsBefore + index, id }]
  })
}

/** The operands of those kinds, in the order of the module; those that no row has are left out. */
export function operandPlaces(
  module: Module,
  ...kinds: readonly ReflectionOperandKind[]
): readonly OperandPlace[] {
  return reflectedOf(module).flatMap((reflected) =>
    placesIn(reflected).filter(({ operand }) => kinds.includes(operand.kind)),
  )
}

/** All operands of the instruction with ordinal `at`; those that its row does not have are left out. */
export function placesAt(module: Module, at: number): readonly OperandPlace[] {
  const reflected = reflectedAt(module, at)
  return reflected === undefined ? [] : placesIn(reflected)
}

/** The operand of that name of the instruction with ordinal `at`; of a list, the first. */
export function operandNamed(module: Module, at: number, name: string): OperandPlace | undefined {
  return placesAt(module, at).find(({ operand }) => operand.name === name)
}

/** A module in which something more can be referred to from a place. */
interface Widened {
  readonly module: Module
  readonly id: number
}

/**
 * Something to stand in an operand's place, defined before the instruction, which it leaves as it is; `undefined` where
 * it cannot be had.
 */
export type Substitute = (module: Module, place: OperandPlace) => Widened | undefined

/** The module with something else in that place. */
function substituted(
  module: Module,
  place: OperandPlace,
  substitute: Substitute,
): Module | undefined {
  const instruction = module.instructions[place.reflected.at]
  const widened = substitute(module, place)
  if (instruction === undefined || widened === undefined) return undefined
  const at = widened.module.instructions.indexOf(instruction)
  return replaceWord(widened.module, at, place.word, widened.id)
}

const opConstant = opcodeOf('OpConstant')

const opTypeInt = opcodeOf('OpTypeInt')

/** The value of an `OpConstant` of 32-bit unsigned integer type; `undefined` of whatever else the id is. */
export function wordValue(module: Module, id: number): number | undefined {
  const constant = definition(module, id)
  if (constant?.opcode !== opConstant) return undefined
  const type = definition(module, constant.words[0])
  const isWord = type?.opcode === opTypeInt && type.words[1] === 32 && type.words[2] === 0
  return isWord ? constant.words[2] : undefined
}

/** What a declaration is made with. */
interface Declaring {
  readonly graft: Graft
  /** The 32-bit unsigned integer type. */
  readonly word: number
  /** The value that stands in the place; 0 where it is no constant of one word. */
  readonly value: number
  readonly place: OperandPlace
}

/**
 * A declaration of module scope.
 *
 * @param make nothing where it cannot be declared.
 */
export function declared(
  make: (declaring: Declaring) => number | undefined,
  ...capabilities: readonly string[]
): Substitute {
  return (module, place) => {
    const added = graft(module, place.reflected.at)
    const word = added.type('OpTypeInt', 32, 0)
    if (word === undefined) return undefined
    const id = make({ graft: added, word, value: wordValue(module, place.id) ?? 0, place })
    if (id === undefined) return undefined
    return { module: capabilities.reduce(addCapability, added.done().module), id }
  }
}

/** A mutator that puts something else in the place of operands of some kinds. */
interface Replacing extends Pick<Mutator, 'name' | 'rule' | 'summary'> {
  readonly kinds: readonly ReflectionOperandKind[]
  /** By variant. */
  readonly by: Readonly<Record<string, Substitute>>
}

interface Choice {
  readonly place: OperandPlace
  readonly variant: string
  readonly substitute: string
}

function hyphened(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()
}

/** Position of every operand of those kinds in the table, by the number of its instruction and its name. */
function positions(kinds: Replacing['kinds']): ReadonlyMap<string, number> {
  const keys = reflectionInstructions.flatMap(({ number, operands }) =>
    operands.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => `${number} ${name}`),
  )
  return new Map(keys.map((key, index) => [key, index]))
}

/**
 * Every operand of those kinds of every instruction, each with one substitute; the substitutes take turns along the
 * table, so that an operand always gets the same one. Of a list the last operand is taken. Variants say the operand,
 * the number of its instruction, and the substitute.
 */
export function eachOperand({ kinds, by, ...about }: Replacing): Mutator {
  const substitutes = Object.keys(by)
  const position = positions(kinds)

  function choices(module: Module): readonly Choice[] {
    const places = new Map(
      operandPlaces(module, ...kinds).map((place) => [
        `${place.reflected.at} ${place.operand.name}`,
        place,
      ]),
    )
    return [...places.values()].map((place) => {
      const { number } = place.reflected.row
      const { name } = place.operand
      const turn = (position.get(`${number} ${name}`) ?? 0) % substitutes.length
      const substitute = substitutes[turn] as string
      return { place, variant: `${hyphened(name)}-of-${number}-as-${substitute}`, substitute }
    })
  }

  function broken(module: Module, { place, substitute }: Choice): Module | undefined {
    const make = by[substitute]
    return make === undefined ? undefined : substituted(module, place, make)
  }

  return {
    ...about,
    sites: (module) =>
      choices(module)
        .filter((choice) => broken(module, choice) !== undefined)
        .map(({ place, variant }): Site => ({ at: place.reflected.at, variant })),
    apply(module, { at, variant }) {
      const choice = choices(module).find(
        (each) => each.place.reflected.at === at && each.variant === variant,
      )
      return (choice === undefined ? undefined : broken(module, choice)) ?? module
    },
  }
}

/**
 * Every substitute, in every instruction that has such operands, for one of them: which one changes from substitute to
 * substitute and from instruction to instruction.
 */
export function eachSubstitute({ kinds, by, ...about }: Replacing): Mutator {
  const ways = Object.entries(by).map(([variant, substitute], index): [string, Way] => [
    variant,
    (module, at) => {
      const places = placesAt(module, at).filter(({ operand }) => kinds.includes(operand.kind))
      const place = places[(index + (places[0]?.reflected.row.number ?? 0)) % places.length]
      return place === undefined ? undefined : substituted(module, place, substitute)
    },
  ])
  return mutatorOf({
    ...about,
    ordinals: (module) => [
      ...new Set(operandPlaces(module, ...kinds).map(({ reflected }) => reflected.at)),
    ],
    ways: Object.fromEntries(ways),
  })
}

/** Names of the instructions that have an operand of that kind, in the order of the table. */
export function namesWith(kind: ReflectionOperandKind): readonly string[] {
  return reflectionInstructions
    .filter(({ operands }) => operands.some((operand) => operand.kind === kind))
    .map(({ name }) => name)
}

/** A new `OpConstant` of 32-bit unsigned integer type with that value. */
export function newConstant(value: number): Substitute {
  return declared(({ graft, word }) => graft.add('OpConstant', word, value))
}

const opString = opcodeOf('OpString')

/** The string of an `OpString`; `undefined` of whatever else the id is. */
export function stringOf(module: Module, id: number): string | undefined {
  const string = definition(module, id)
  return string?.opcode === opString ? textAt(string.words, 1) : undefined
}

/** The module with one more `OpString`. */
function withString(module: Module, text: string): Widened {
  const { id, module: wider } = freshId(module)
  return { module: insertDeclaration(wider, instruction('OpString', id, text)), id }
}

/**
 * An `OpString` made from the one that stands in the place.
 *
 * @param change nothing where it cannot be made, or would be the same.
 */
export function newString(change: (text: string) => string | undefined): Substitute {
  return (module, place) => {
    const before = stringOf(module, place.id)
    const text = before === undefined ? undefined : change(before)
    return text === undefined || text === before ? undefined : withString(module, text)
  }
}

/** Puts something else in the place of the operand of that name. */
export function operandWay(name: string, substitute: Substitute): Way {
  return (module, at) => {
    const place = operandNamed(module, at, name)
    return place === undefined ? undefined : substituted(module, place, substitute)
  }
}

/** What an `OpExtInst` executes. */
interface Executed {
  readonly resultType: number
  readonly set: number
  readonly number: number
  readonly operands: readonly number[]
}

/** The module with one more `OpExtInst` in front of the instruction with ordinal `at`. */
export function withExtInst(
  module: Module,
  at: number,
  { resultType, set, number, operands }: Executed,
): Widened {
  const { id, module: wider } = freshId(module)
  const added = instruction('OpExtInst', resultType, id, set, number, ...operands)
  return { module: insertInstructions(wider, at, added), id }
}

/** The module with one more `OpExtInstImport`. */
export function withImport(module: Module, name: string): Widened {
  const { id, module: wider } = freshId(module)
  return { module: insertDeclaration(wider, instruction('OpExtInstImport', id, name)), id }
}

const opFunction = opcodeOf('OpFunction')

const argumentInfo: Substitute = (module, { reflected }) => {
  const using = module.instructions[reflected.at]
  if (using === undefined) return undefined
  const named = withString(module, 'argument')
  const { resultType, set } = reflected
  const { number } = instructionNamed('ArgumentInfo')
  const executed = { resultType, set, number, operands: [named.id] }
  return withExtInst(named.module, named.module.instructions.indexOf(using), executed)
}

/** An instruction of another non-semantic set that has the number of the one wanted. */
function ofAnotherSet(name: string): Substitute {
  return (module, { reflected }) => {
    const using = module.instructions[reflected.at]
    if (using === undefined) return undefined
    const imported = withImport(module, 'NonSemantic.Unlisted')
    const { resultType } = reflected
    const { number } = instructionNamed(name)
    const executed = { resultType, set: imported.id, number, operands: [] }
    return withExtInst(imported.module, imported.module.instructions.indexOf(using), executed)
  }
}

const existingFunction: Substitute = (module, { reflected }) => {
  const before = module.instructions.slice(0, reflected.at)
  const id = before.findLast(({ opcode }) => opcode === opFunction)?.words[1]
  return id === undefined ? undefined : { module, id }
}

const existingKernel: Substitute = (module, { reflected, id }) => {
  const kernel = reflectedOf(module).find(
    ({ at, row, result }) => at < reflected.at && row.name === 'Kernel' && result !== id,
  )
  return kernel === undefined ? undefined : { module, id: kernel.result }
}

/** What can be defined before any instruction of the set. */
export const things = {
  constant: declared(({ graft, word, value }) => graft.add('OpConstant', word, value)),
  'spec-constant': declared(({ graft, word, value }) => graft.add('OpSpecConstant', word, value)),
  'spec-constant-operation': declared(({ graft, word, value }) =>
    graft.add('OpSpecConstantOp', word, 'Not', graft.add('OpConstant', word, ~value >>> 0)),
  ),
  null: declared(({ graft, word }) => graft.add('OpConstantNull', word)),
  undef: declared(({ graft, word }) => graft.add('OpUndef', word)),
  true: declared(({ graft }) => {
    const bool = graft.type('OpTypeBool')
    return bool === undefined ? undefined : graft.add('OpConstantTrue', bool)
  }),
  composite: declared(({ graft, word, value }) => {
    const vector = graft.type('OpTypeVector', word, 2)
    if (vector === undefined) return undefined
    const component = graft.add('OpConstant', word, value)
    return graft.add('OpConstantComposite', vector, component, component)
  }),
  string: (module) => withString(module, 'text'),
  type: (module, { reflected }) => ({ module, id: reflected.resultType }),
  import: (module, { reflected }) => ({ module, id: reflected.set }),
  'argument-info': argumentInfo,
} as const satisfies Readonly<Record<string, Substitute>>

/** What can be had in some modules, or looks like a `Kernel` or `ArgumentInfo` and is none. */
export const rarerThings = {
  function: existingFunction,
  kernel: existingKernel,
  'first-of-another-set': ofAnotherSet('Kernel'),
  'second-of-another-set': ofAnotherSet('ArgumentInfo'),
} as const satisfies Readonly<Record<string, Substitute>>
