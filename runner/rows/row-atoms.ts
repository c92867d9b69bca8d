import { instructionByName } from '#spec/grammar/grammar'
import { instructionSetByName } from '#spec/grammar/instruction-sets'
import type { Operand } from '#spec/grammar/types'
import type {
  InstructionList,
  SentenceCondition,
  SentenceFact,
  ValueTerm,
} from '#spec/vocabulary/facts'
import type { SentenceRow, SentenceSubject } from '#spec/vocabulary/sentence-row'
import { type SlotText, slotPath } from '#spec/vocabulary/slot'
import { enumerantName, instructionName, normalType, sortedNames } from './normal-type.ts'

/** The smallest statement of a row: one instruction, one slot, one fact. */
export interface RowAtom {
  readonly rule: string
  /** What it is about: an instruction, a decoration, a capability or a type of objects. */
  readonly about: string
  /** `''` where it is about the whole. */
  readonly slot: string
  /** The requirement, in one form for all ways of writing it. */
  readonly fact: string
  /** The conditions under which it speaks; `''` without any. */
  readonly where: string
  readonly section: string
  /** The row's place in its list. */
  readonly row: number
}

/** Operands of an instruction after Result Type and Result; `undefined` where the grammar does not have the instruction. */
export function operandsIn(name: string, set?: string): readonly Operand[] | undefined {
  const row =
    set === undefined
      ? instructionByName(name)
      : instructionSetByName(set)?.instructions.find((candidate) => candidate.name === name)
  return row?.operands.filter(({ kind }) => kind !== 'IdResultType' && kind !== 'IdResult')
}

/** The operand that a slot begins with; `undefined` where the instruction has none such. */
export function operandNamed(operands: readonly Operand[], name: string): Operand | undefined {
  if (name.startsWith('#')) return operands[Number(name.slice(1)) - 1]
  return (
    operands.find((operand) => operand.name === name) ??
    operands.find((operand) => operand.name === '' && operand.kind === name)
  )
}

/** Whatever is to be read as the operand of another row: by name and steps. */
function normalSlot(slot: SlotText, operands: readonly Operand[]): string {
  const { operand, enumerant, steps } = slotPath(slot)
  const found = operandNamed(operands, operand)
  const name = found === undefined ? operand : found.name || found.kind
  const parameter =
    enumerant === undefined
      ? ''
      : `: ${enumerantName(found?.kind ?? '', enumerant.name)} #${enumerant.parameter}`
  return [`${name}${parameter}`, ...steps].join(' / ')
}

function words(value: unknown): string {
  return JSON.stringify(value).replaceAll('"', '')
}

function instructionList({ instructions = [], classes = [] }: InstructionList): string {
  return words(
    [...classes.map((name) => `class ${name}`), ...instructions.map(instructionName)].sort(),
  )
}

function valueWords(term: ValueTerm): string {
  if ('operandKind' in term) {
    const names = term.names && sortedNames(term.operandKind, term.names)
    return `${term.kind} of ${term.operandKind} ${names === undefined ? '(all)' : names.join(', ')}`
  }
  if ('numbers' in term) {
    const { numbers } = term
    const list = typeof numbers === 'number' ? [numbers] : numbers
    return `${term.kind} ${words(Array.isArray(list) ? [...list].sort((left, right) => left - right) : list)}`
  }
  return 'factor' in term ? `multiple of ${term.factor}` : term.kind
}

const symmetric = /^(?:same-|different-|both-or-neither)/

/** Facts without what relates slots to one another, slot by slot. */
function factWords(fact: SentenceFact): string {
  switch (fact.shape) {
    case 'type':
      return 'type' in fact
        ? `type ${words(normalType(fact.type))}`
        : `declares ${words(normalType(fact.declares))}`
    case 'value':
      return `value ${valueWords(fact.value)}`
    case 'relation':
      return `relation ${fact.relation}`
    case 'storage-class':
      return `storage class ${fact.among === undefined ? 'none of' : 'one of'} ${sortedNames('StorageClass', fact.among ?? fact.none ?? []).join(', ')}`
    case 'origin':
      return `result ${fact.among === undefined ? 'of none of' : 'of one of'} ${instructionList(fact.among ?? fact.none ?? {})}`
    case 'placement':
      return `placed ${fact.place} ${instructionList(fact.neighbours ?? {})}`
    case 'execution': {
      const { shape, ...rest } = fact
      const sorted = Object.entries(rest)
        .map(
          ([name, value]) =>
            `${name} ${Array.isArray(value) ? [...value].sort().join(', ') : value}`,
        )
        .sort()
      return `${shape} ${sorted.join('; ')}`
    }
    case 'use': {
      const { users, notUsers, decorations, notDecorations } = fact
      return [
        'use',
        users && `by ${instructionList(users)}`,
        notUsers && `not by ${instructionList(notUsers)}`,
        decorations && `decorated with ${sortedNames('Decoration', decorations).join(', ')}`,
        notDecorations &&
          `not decorated with ${sortedNames('Decoration', notDecorations).join(', ')}`,
      ]
        .filter((part) => part !== undefined)
        .join(' ')
    }
  }
}

interface SlotFact {
  readonly slot: string
  readonly fact: string
}

function slotFacts(fact: SentenceFact, operands: readonly Operand[]): readonly SlotFact[] {
  if (!('slots' in fact)) return [{ slot: '', fact: factWords(fact) }]
  if (fact.shape !== 'relation')
    return fact.slots.map((slot) => ({ slot: normalSlot(slot, operands), fact: factWords(fact) }))
  const other = normalSlot(fact.other, operands)
  return fact.slots.map((slot) => {
    const left = normalSlot(slot, operands)
    const [first = '', second = ''] = symmetric.test(fact.relation)
      ? [left, other].sort()
      : [left, other]
    return { slot: first, fact: `${factWords(fact)} ${second}` }
  })
}

function conditionWords(condition: SentenceCondition, operands: readonly Operand[]): string {
  const isNegative = 'unless' in condition
  const facts = slotFacts(isNegative ? condition.unless : condition, operands)
  const text = facts.map(({ slot, fact }) => `${slot} ${fact}`.trim()).sort()
  return `${isNegative ? 'unless' : 'if'} ${text.join(' and ')}`
}

interface About {
  readonly about: string
  readonly operands: readonly Operand[]
}

function subjects(subject: SentenceSubject): readonly About[] {
  if ('instructions' in subject)
    return subject.instructions.map((name) => ({
      about: subject.set === undefined ? instructionName(name) : `${subject.set} ${name}`,
      operands: operandsIn(name, subject.set) ?? [],
    }))
  if ('decorations' in subject)
    return subject.decorations.map((name) => ({
      about: `decoration ${enumerantName('Decoration', name)}`,
      operands: [],
    }))
  if ('capabilities' in subject)
    return subject.capabilities.map((name) => ({
      about: `capability ${enumerantName('Capability', name)}`,
      operands: [],
    }))
  return [{ about: `objects of ${words(normalType(subject.objects))}`, operands: [] }]
}

/** Relations between all pairs of slots of a group, of which a row may name only a few. */
function closed(atoms: readonly RowAtom[]): readonly RowAtom[] {
  const groups = new Map<string, { readonly atom: RowAtom; readonly slots: Set<string> }[]>()
  const others: RowAtom[] = []
  for (const atom of atoms) {
    const [, name, other] = /^relation (same-\S+) (.+)$/.exec(atom.fact) ?? []
    if (name === undefined || other === undefined) {
      others.push(atom)
      continue
    }
    const key = [atom.rule, atom.about, atom.where, name].join('\n')
    const known = groups.get(key) ?? []
    const touching = known.filter(({ slots }) => slots.has(atom.slot) || slots.has(other))
    const slots = new Set([atom.slot, other, ...touching.flatMap((group) => [...group.slots])])
    groups.set(key, [...known.filter((group) => !touching.includes(group)), { atom, slots }])
  }
  const related = [...groups.values()].flat().flatMap(({ atom, slots }) => {
    const name = /^relation (\S+)/.exec(atom.fact)?.[1]
    const [first = '', ...rest] = [...slots].sort()
    return [{ ...atom, slot: first, fact: `relation ${name} ${rest.join(', ')}` }]
  })
  return [...others, ...related]
}

/** Rows as atoms, in the one form that all rows with the same meaning have. */
export function rowAtoms(rows: readonly SentenceRow[]): readonly RowAtom[] {
  const atoms = rows.flatMap(({ rule, section, subject, facts, where = [] }, row) =>
    subjects(subject).flatMap(({ about, operands }) => {
      const conditions = where.map((condition) => conditionWords(condition, operands)).sort()
      return facts.flatMap((fact) =>
        slotFacts(fact, operands).map((atom) => ({
          rule,
          about,
          ...atom,
          where: conditions.join(', '),
          section,
          row,
        })),
      )
    }),
  )
  return closed(atoms)
}
