import type { Instruction, Operand } from '#spec/grammar/types'
import type { SentenceCondition as Condition, SentenceFact } from '#spec/vocabulary/facts'
import type { SentenceRow } from '#spec/vocabulary/sentence-row'
import { slotPath } from '#spec/vocabulary/slot'
import { MakerError } from '../maker-error.ts'
import { operandsOfRow } from '../words/operands-of.ts'
import { contentsNamed, waysNamed } from './contents-named.ts'
import { bits, isPlainConstant, scalar } from './facts.ts'
import { operationNamed } from './operation.ts'
import { factsOf } from './row-facts.ts'
import {
  type Fact,
  type Form,
  type Signature,
  type Slot,
  type SlotName,
  unclear,
} from './signature.ts'

/** Rules of their own say what a scope is like; here it is one that they allow. */
export const scope: Slot = unclear(scalar('integer'), bits(32), isPlainConstant)

/** What is shown in a slot, where rows do not say it. Names are those of the stock, or of enumerants. */
export interface ShownSlot {
  /** Contents of valid modules, instead of all types. */
  readonly with?: string
  /** Further contents that may break a rule. */
  readonly without?: string
  /** The name of the content that a way of a name has; the same when absent. */
  readonly named?: (name: string) => string
  /** Facts of which the text leaves open whether they must hold. */
  readonly beside?: readonly Fact[]
}

/** How the rows of some operations are shown. */
export interface Shown
  extends Omit<Partial<Signature>, 'name' | 'operations' | 'operands' | 'result'> {
  /** By the name of the slot in rows. */
  readonly slots?: Readonly<Record<string, ShownSlot>>
}

/** The number of a slot, by its name in rows; a `MakerError` where the operation has none. */
function slotNumber(row: Instruction, operand: string): SlotName {
  if (operand === 'Result Type') return 'result'
  if (operand.startsWith('#')) return Number(operand.slice(1))
  const operands = operandsOfRow(row)
  const index = operands.findIndex(({ name, kind }) => (name === '' ? kind : name) === operand)
  if (index < 0) {
    const names = operands.map(({ name, kind }) => (name === '' ? kind : name)).join(', ')
    throw new MakerError(
      'faulty-row',
      `${row.name} has no operand '${operand}'; the grammar has: ${names}`,
    )
  }
  return index + 1
}

const isWhere = (condition: Condition): condition is SentenceFact => 'shape' in condition

/** Whether a condition is surely so (`true`) or surely not (`false`) of a form. */
function conditionOf(
  condition: Condition,
  numbered: (operand: string) => SlotName,
): { readonly reads: readonly SlotName[]; readonly holds: (form: Form) => boolean | undefined } {
  const given = isWhere(condition) ? condition : condition.unless
  const wanted = isWhere(condition)
  // Modules of signatures are for no client, and what they run as does not matter: pairs show what depends on it.
  if (given.shape === 'execution' && !wanted) return { reads: [], holds: () => true }
  if (given.shape === 'execution' || given.shape === 'placement' || given.shape === 'use')
    throw new MakerError(
      'faulty-row',
      `no signature shows a condition '${given.shape}': write pairs`,
    )
  const parts = given.slots.flatMap((name) => {
    const slot = numbered(slotPath(name).operand)
    return factsOf(given, name, numbered).map((each) => ({ slot, each }))
  })
  return {
    reads: parts.flatMap(({ slot, each }) => [slot, ...each.reads]),
    holds(form) {
      const answers = parts.map(({ slot, each }) => {
        const content = form.content(slot)
        return content === undefined ? undefined : each.holds(content, form)
      })
      if (wanted) return answers.every((answer) => answer === true)
      return answers.some((answer) => answer === false)
    },
  }
}

function conditional(
  base: Fact,
  where: readonly Condition[],
  slot: SlotName,
  numbered: (operand: string) => SlotName,
): Fact {
  const conditions = where.map((condition) => conditionOf(condition, numbered))
  if (conditions.every(({ reads }) => reads.length === 0)) return base
  const others = conditions.flatMap(({ reads }) => reads).filter((name) => name !== slot)
  return {
    ...base,
    reads: [...new Set([...base.reads, ...others])],
    holds: (content, form) =>
      conditions.every(({ holds }) => holds(form) === true) ? base.holds(content, form) : undefined,
  }
}

/** The facts of rows about one slot of an operation, each under its rule, in order of the rows. */
function slotFacts(rows: readonly SentenceRow[], row: Instruction, slot: SlotName): Slot['facts'] {
  const numbered = (operand: string) => slotNumber(row, operand)
  return rows.flatMap(({ rule, facts, where = [] }) =>
    facts.flatMap((given) => {
      const names = 'slots' in given ? given.slots : []
      return names
        .filter((name) => numbered(slotPath(name).operand) === slot)
        .flatMap((name) => factsOf(given, name, numbered))
        .map((each) => ({ rule, fact: conditional(each, where, slot, numbered) }))
    }),
  )
}

function slotKind({ kind }: Operand): Slot['kind'] {
  if (kind.startsWith('Id')) return 'type'
  return kind.startsWith('Literal') ? 'literals' : 'enumerant'
}

function shownSlot(operand: Operand, facts: Slot['facts'], shown: ShownSlot | undefined): Slot {
  const kind = slotKind(operand)
  const beside = shown?.beside ?? []
  const isScope = operand.kind === 'IdScope'
  const { with: contents = isScope ? 'uint_3' : undefined, without, named } = shown ?? {}
  const candidates: Slot['candidates'] =
    contents === undefined
      ? undefined
      : kind === 'enumerant'
        ? () => contents.split(/\s+/).map((name) => ({ kind: 'enumerant', name }))
        : contentsNamed(contents)
  return {
    kind,
    facts: [...(isScope ? scope.facts : []), ...beside.map((each) => ({ fact: each })), ...facts],
    ...(operand.quantifier === '?' && { optional: true as const }),
    ...(candidates && { candidates }),
    ...(without !== undefined && { ways: waysNamed(without, named) }),
  }
}

/** The rows about an instruction that say something of its slots. */
function rowsOf(rows: readonly SentenceRow[], name: string, set: string | undefined) {
  return rows.filter(
    ({ subject }) =>
      'instructions' in subject && subject.set === set && subject.instructions.includes(name),
  )
}

function signatureOf(
  rows: readonly SentenceRow[],
  name: string,
  operations: readonly string[],
  { slots = {}, ...more }: Shown,
): Signature {
  const [first = ''] = operations
  const shared = rowsOf(rows, first, more.set)
  for (const operation of operations) {
    const others = rowsOf(rows, operation, more.set)
    if (others.length !== shared.length || others.some((each, index) => each !== shared[index]))
      throw new MakerError(
        'faulty-row',
        `the rows of ${operation} are not those of ${first}: give it a line of its own in '${name}'`,
      )
  }
  const row = operationNamed(first, more.set)
  const byNumber = new Map(
    Object.entries(slots).map(([slot, shown]) => [slotNumber(row, slot), shown] as const),
  )
  const resultOperand: Operand = { kind: 'IdResultType', quantifier: '', name: '' }
  const hasResult = row.operands.some(({ kind }) => kind === 'IdResultType')
  return {
    name,
    operations,
    ...(hasResult && {
      result: shownSlot(resultOperand, slotFacts(shared, row, 'result'), byNumber.get('result')),
    }),
    operands: operandsOfRow(row).map((operand, index) =>
      shownSlot(operand, slotFacts(shared, row, index + 1), byNumber.get(index + 1)),
    ),
    ...more,
  }
}

/**
 * Signatures of rows, as a text: the name of each and its operations, `name: OpIAdd OpISub`, in one line or in several.
 * Operations of one signature are the subjects of the same rows.
 *
 * @param shown of all of these signatures.
 */
export function signaturesFrom(rows: readonly SentenceRow[], shown: Shown = {}) {
  return (strings: TemplateStringsArray): readonly Signature[] =>
    (strings[0] ?? '')
      .trim()
      .split(/\s+(?=[a-z\d-]+: )/)
      .map((line) => {
        const [name = '', ...operations] = line.split(/\s+/)
        return signatureOf(rows, name.slice(0, -1), operations, shown)
      })
}
