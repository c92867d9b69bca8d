import {
  enumerantByName,
  instructions,
  operandKindByName,
  operandKinds,
} from '#spec/grammar/grammar'
import type { Availability, Enumerant, Operand } from '#spec/grammar/types'
import type { Module } from '../../module.ts'
import { enumerantOwner, instructionOwner, isKnownVersion } from './availability.ts'
import { enumerant } from './grammar.ts'

function byExtension(module: Module, { extensions }: Availability): boolean {
  return extensions.some((name) => module.extensions.has(name))
}

function byCapability(module: Module, { capabilities }: Availability): boolean {
  return capabilities.some((name) => {
    if (!module.capabilities.has(name)) return false
    const capability = enumerantByName('Capability', name)
    return (
      capability !== undefined && (capability.version === null || byExtension(module, capability))
    )
  })
}

/**
 * Whether the module's version, one of its extensions, or a declared capability that itself comes from an extension,
 * brings the thing in (2.22). Where the grammar names neither version nor extension, it cannot be decided and counts as
 * brought in.
 */
export function isAvailable(module: Module, thing: Availability): boolean {
  if (thing.version !== null && module.version >= thing.version) return true
  if (!isKnownVersion(module.version)) return true
  if (byExtension(module, thing)) return true
  if (thing.version === null && thing.extensions.length === 0) return true
  return byCapability(module, thing)
}

const rows: ReadonlyMap<number, Enumerant> = new Map(
  operandKindByName('Capability')
    ?.enumerants.filter(
      ({ value, version }) => version !== null || enumerantOwner('Capability', value) === undefined,
    )
    .map((row) => [row.value, row]),
)

/**
 * The capability with that value, unless only a text with a folder brings it in: what such a capability needs is that
 * text's rule. One that a version of the core specification took over is judged here, whoever owns it.
 */
export function capabilityRow(value: number): Enumerant | undefined {
  return rows.get(value)
}

/** Whether the module's version has the capability or a declared extension brings it in. */
export function isCapabilityAvailable(module: Module, { version, extensions }: Enumerant): boolean {
  if (version !== null && module.version >= version) return true
  if (!isKnownVersion(module.version)) return true
  if (version === null && extensions.length === 0) return true
  return extensions.some((name) => module.extensions.has(name))
}

/** Something of the grammar that the general rules on capabilities, extensions and versions judge. */
export interface Requirement extends Availability {
  readonly name: string
  /** All of them are numbered from 0. */
  readonly number: number
}

/** Whether a text that has its own rules added one of the enabling capabilities, and so rewords the requirement. */
function isReworded({ capabilities }: Availability): boolean {
  return capabilities.some(
    (name) => enumerantOwner('Capability', enumerant('Capability', name)) !== undefined,
  )
}

function asksForAnything(thing: Availability): boolean {
  return (
    thing.capabilities.length > 0 || thing.version !== 0x0001_0000 || thing.lastVersion !== null
  )
}

function isJudged(thing: Availability): boolean {
  return asksForAnything(thing) && !isReworded(thing)
}

let count = 0

function requirement(row: Omit<Requirement, 'number'>): Requirement {
  const { name, version, lastVersion, capabilities, extensions, provisional } = row
  const number = count++
  return { name, version, lastVersion, capabilities, extensions, provisional, number }
}

/** Enumerants of one kind that ask for anything and that no text with a folder owns. */
export interface KindRequirements {
  readonly kind: string
  /** Bits with their meanings; absent if the values of the kind are not masks. */
  readonly bits?: readonly { readonly bit: number; readonly thing: Requirement }[]
  readonly byValue: ReadonlyMap<number, Requirement>
}

/** Keyed by operand kind; kinds whose enumerants ask for nothing are not there. */
export const operandRequirements: ReadonlyMap<string, KindRequirements> = new Map(
  operandKinds.flatMap(({ kind, category, enumerants }): [string, KindRequirements][] => {
    const rows = enumerants
      .filter((row) => isJudged(row) && enumerantOwner(kind, row.value) === undefined)
      .map((row) => ({ value: row.value, thing: requirement(row) }))
    if (rows.length === 0 || kind === 'Capability') return []
    return [
      [
        kind,
        {
          kind,
          ...(category === 'BitEnum'
            ? { bits: rows.map(({ value, thing }) => ({ bit: value, thing })) }
            : {}),
          byValue: new Map(rows.map(({ value, thing }) => [value, thing])),
        },
      ],
    ]
  }),
)

/** The possible requirements of instructions with one opcode. */
export interface Demands {
  /** The instruction itself, if it asks for anything and no text with a folder owns it. */
  readonly own: Requirement | undefined
  /** Enumerants that are at the same position in every such instruction, as a number of words from its first one. */
  readonly fixed: readonly { readonly offset: number; readonly kind: KindRequirements }[]
  /** The operands after those whose places are the same; absent where none of them asks for anything. */
  readonly rest: Rest | undefined
}

/** Operands whose kinds must be looked at. */
export interface Rest {
  /** The first of them. */
  readonly operand: number
  /** The earliest word where it can be, counted from the word of the instruction. */
  readonly offset: number
  /** Where they are parameters of the enumerant before: its values that have parameters which ask for anything. */
  readonly values: ReadonlySet<number> | undefined
}

const kindRows = new Map(operandKinds.map((row) => [row.kind, row]))

/** The operands after these depend on another table than that of the instruction. */
const followed: ReadonlySet<string> = new Set([
  'LiteralExtInstInteger',
  'LiteralSpecConstantOpInteger',
])

/** Whether an operand of that kind, or what comes with it, can ask for anything. */
function canAsk(kind: string): boolean {
  if (operandRequirements.has(kind) || followed.has(kind)) return true
  const row = kindRows.get(kind)
  return (
    row !== undefined &&
    (row.bases.some(canAsk) ||
      row.enumerants.some(({ parameters }) =>
        parameters.some((parameter) => canAsk(parameter.kind)),
      ))
  )
}

/** Whether an operand takes one word, and nothing can come with it. */
function isOneWord({ kind, quantifier }: Operand): boolean {
  if (quantifier !== '' || followed.has(kind)) return false
  const row = kindRows.get(kind)
  if (row === undefined) return false
  if (row.category === 'Id') return true
  return row.category === 'Literal'
    ? kind === 'LiteralInteger'
    : row.category !== 'Composite' &&
        row.enumerants.every(({ parameters }) => parameters.length === 0)
}

/** The values of an enumerant with parameters that ask for anything; `undefined` where the operand is not such an enumerant. */
function valuesThatAsk(operand: Operand | undefined): ReadonlySet<number> | undefined {
  const row = operand?.quantifier === '' ? kindRows.get(operand.kind) : undefined
  if (row?.category !== 'ValueEnum') return undefined
  const asking = row.enumerants.filter(({ parameters }) =>
    parameters.some(({ kind }) => canAsk(kind)),
  )
  return new Set(asking.map(({ value }) => value))
}

function demandsOf(row: (typeof instructions)[number]): Demands | undefined {
  const ofOpcode =
    isJudged(row) && instructionOwner(row.opcode) === undefined ? requirement(row) : undefined
  const firstOther = row.operands.findIndex((operand) => !isOneWord(operand))
  const values = valuesThatAsk(row.operands[firstOther])
  // The enumerant itself is at the same place, too.
  const end =
    firstOther < 0 ? row.operands.length : values === undefined ? firstOther : firstOther + 1
  const fixed = row.operands.slice(0, end).flatMap(({ kind }, index) => {
    const requirements = operandRequirements.get(kind)
    return requirements === undefined ? [] : [{ offset: 1 + index, kind: requirements }]
  })
  const before = row.operands.filter(({ kind }) => kind === 'IdResultType' || kind === 'IdResult')
  const followers = row.operands.slice(end)
  const isAsked = followers.some(({ kind }) => canAsk(kind))
  const rest =
    isAsked || (values !== undefined && values.size > 0)
      ? {
          operand: end - before.length,
          offset: 1 + end,
          values: followers.length === 0 ? values : undefined,
        }
      : undefined
  return ofOpcode === undefined && fixed.length === 0 && rest === undefined
    ? undefined
    : { own: ofOpcode, fixed, rest }
}

const demands: (Demands | undefined)[] = []
for (const row of instructions) {
  const demand = demandsOf(row)
  if (demand !== undefined) demands[row.opcode] = demand
}

/** The possible requirements of instructions with that opcode; `undefined` if they never require anything. */
export function demandsOfInstructions(opcode: number): Demands | undefined {
  return demands[opcode]
}

/** How many requirements there are. */
export const requirementCount = count
