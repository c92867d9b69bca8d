import {
  enumerantByName,
  instructionByName,
  instructions,
  operandKindByName,
} from '#spec/grammar/grammar'
import { instructionSetByName } from '#spec/grammar/instruction-sets'
import type { Operand } from '#spec/grammar/types'
import * as definitions from '#spec/vocabulary/definitions'
import type {
  InstructionList,
  SentenceCondition,
  SentenceFact,
  ValueTerm,
} from '#spec/vocabulary/facts'
import type { SentenceRow, SentenceSubject } from '#spec/vocabulary/sentence-row'
import { type SlotText, slotPath } from '#spec/vocabulary/slot'
import type { TypeTerm } from '#spec/vocabulary/type-terms'
import { contradictions } from './contradictions.ts'
import { operandNamed, operandsIn } from './row-atoms.ts'
import type { RowFault } from './row-fault.ts'

type SayFault = (word: string, message: string) => void

/** Says of names that the grammar does not have them. */
function enumerantFaults(kind: string, names: readonly string[] | undefined, say: SayFault): void {
  if (operandKindByName(kind) === undefined) {
    say(kind, `the grammar has no operand kind ${kind}`)
    return
  }
  for (const name of names ?? [])
    if (enumerantByName(kind, name) === undefined) say(name, `the grammar has no ${kind} ${name}`)
}

function instructionFaults(
  { instructions: names = [], classes = [] }: InstructionList,
  say: SayFault,
): void {
  for (const name of names)
    if (instructionByName(name) === undefined) say(name, `the grammar has no instruction ${name}`)
  for (const name of classes)
    if (!instructions.some((row) => row.class === name))
      say(name, `the grammar has no class ${name}`)
}

/** Says that a word of a row has no definition in the vocabulary. */
function wordFault(table: object, word: string, sort: string, say: SayFault): boolean {
  if (Object.hasOwn(table, word)) return false
  say(word, `${sort} ${word} has no definition in spec/vocabulary/definitions.ts`)
  return true
}

function typeFaults(term: TypeTerm, say: SayFault): void {
  if (wordFault(definitions.types, term.kind, 'the type', say)) return
  switch (term.kind) {
    case 'float':
      enumerantFaults('FPEncoding', term.encodings, say)
      break
    case 'vector':
      if (term.component) typeFaults(term.component, say)
      break
    case 'matrix':
      if (term.column) typeFaults(term.column, say)
      break
    case 'array':
      if (term.element) typeFaults(term.element, say)
      break
    case 'structure':
      for (const member of term.members ?? []) typeFaults(member, say)
      break
    case 'pointer':
      enumerantFaults('StorageClass', term.storageClasses, say)
      if (term.pointee) typeFaults(term.pointee, say)
      break
    case 'declared':
      declaredFaults(term, say)
      break
    case 'one-of':
      for (const type of term.types) typeFaults(type, say)
      break
    case 'not':
    case 'containing':
      typeFaults(term.type, say)
      break
  }
}

function declaredFaults(
  { opcode, operands = {} }: Extract<TypeTerm, { kind: 'declared' }>,
  say: SayFault,
): void {
  const known = operandsIn(opcode)
  if (known === undefined) {
    say(opcode, `the grammar has no instruction ${opcode}`)
    return
  }
  for (const [name, term] of Object.entries(operands)) {
    const operand = operandNamed(known, name)
    if (operand === undefined) say(name, `${opcode} has no operand ${name}: ${operandList(known)}`)
    if ('type' in term) typeFaults(term.type, say)
    else if ('enumerants' in term && operand !== undefined && !operand.kind.startsWith('Id'))
      enumerantFaults(operand.kind, term.enumerants, say)
  }
}

function operandList(operands: readonly Operand[]): string {
  return operands.length === 0
    ? 'it has none'
    : `it has ${operands.map(({ name, kind }) => name || kind).join(', ')}`
}

/** Names that some declaration of a type has for an operand. */
const operandsOfTypes = new Set(
  instructions
    .filter(({ name }) => name.startsWith('OpType'))
    .flatMap(({ operands }) => operands.map(({ name, kind }) => name || kind)),
)

interface SlotHolder {
  readonly name: string
  /** `undefined` where any instruction may come. */
  readonly operands: readonly Operand[] | undefined
  readonly hasResultType: boolean
}

function slotFaults(
  slot: SlotText,
  { name, operands, hasResultType }: SlotHolder,
  say: SayFault,
): void {
  const { operand, enumerant, steps } = slotPath(slot)
  for (const step of steps)
    if (!Object.hasOwn(definitions.steps, step) && !operandsOfTypes.has(step))
      say(step, `the slot ${slot}: no declaration of a type has an operand ${step}`)
  if (operands === undefined) {
    if (operand !== 'Target' && operand !== 'Result Type')
      say(slot, `the slot ${slot} of what ${name} is about: only Target or Result Type`)
    return
  }
  if (operand === 'Result Type') {
    if (!hasResultType) say(slot, `${name} has no Result Type`)
    return
  }
  const found = operandNamed(operands, operand)
  if (found === undefined) say(slot, `${name} has no operand ${operand}: ${operandList(operands)}`)
  else if (enumerant !== undefined) {
    const row = enumerantByName(found.kind, enumerant.name)
    if (row === undefined) say(slot, `the grammar has no ${found.kind} ${enumerant.name}`)
    else if (row.parameters[enumerant.parameter - 1] === undefined)
      say(slot, `${found.kind} ${enumerant.name} has no parameter ${enumerant.parameter}`)
  }
}

function valueFaults(term: ValueTerm, say: SayFault): void {
  if (wordFault(definitions.values, term.kind, 'the value', say)) return
  if ('operandKind' in term) enumerantFaults(term.operandKind, term.names, say)
}

function factFaults(fact: SentenceFact, places: readonly SlotHolder[], say: SayFault): void {
  if (wordFault(definitions.shapes, fact.shape, 'the shape', say)) return
  if ('slots' in fact)
    for (const place of places) {
      for (const slot of fact.slots) slotFaults(slot, place, say)
      if (fact.shape === 'relation') slotFaults(fact.other, place, say)
    }
  switch (fact.shape) {
    case 'type':
      typeFaults('type' in fact ? fact.type : fact.declares, say)
      break
    case 'value':
      valueFaults(fact.value, say)
      break
    case 'relation':
      wordFault(definitions.relations, fact.relation, 'the relation', say)
      break
    case 'storage-class':
      enumerantFaults('StorageClass', [...(fact.among ?? []), ...(fact.none ?? [])], say)
      break
    case 'origin':
      instructionFaults(fact.among ?? fact.none ?? {}, say)
      break
    case 'placement':
      wordFault(definitions.places, fact.place, 'the place', say)
      instructionFaults(fact.neighbours ?? {}, say)
      break
    case 'execution':
      enumerantFaults('ExecutionModel', [...(fact.models ?? []), ...(fact.notModels ?? [])], say)
      enumerantFaults('Capability', fact.capabilities, say)
      break
    case 'use':
      instructionFaults(fact.users ?? {}, say)
      instructionFaults(fact.notUsers ?? {}, say)
      enumerantFaults(
        'Decoration',
        [...(fact.decorations ?? []), ...(fact.notDecorations ?? [])],
        say,
      )
      break
  }
}

/** The instructions that a row is about, as far as the grammar has them. */
function placesOf(subject: SentenceSubject, say: SayFault): readonly SlotHolder[] {
  if ('decorations' in subject) enumerantFaults('Decoration', subject.decorations, say)
  if ('capabilities' in subject) enumerantFaults('Capability', subject.capabilities, say)
  if ('objects' in subject) typeFaults(subject.objects, say)
  if (!('instructions' in subject))
    return [{ name: Object.keys(subject)[0] ?? '', operands: undefined, hasResultType: true }]
  const { set } = subject
  if (set !== undefined && instructionSetByName(set) === undefined) {
    say(set, `the grammar has no instruction set ${set}`)
    return []
  }
  return subject.instructions.flatMap((name) => {
    const operands = operandsIn(name, set)
    if (operands === undefined) {
      say(name, `the grammar has no instruction ${name}${set === undefined ? '' : ` in ${set}`}`)
      return []
    }
    const hasResultType =
      set !== undefined || instructionByName(name)?.operands[0]?.kind === 'IdResultType'
    return [{ name, operands, hasResultType }]
  })
}

function factOfCondition(condition: SentenceCondition): SentenceFact {
  return 'unless' in condition ? condition.unless : condition
}

/** What is wrong with rows by themselves: names that the grammar lacks, words without a definition, contradictions. */
export function rowFaults(
  rows: readonly SentenceRow[],
  slugs: ReadonlySet<string>,
): readonly RowFault[] {
  const faults = rows.flatMap(({ rule, subject, facts, where = [] }, row) => {
    const found: RowFault[] = []
    const say: SayFault = (word, message) => {
      if (!found.some((fault) => fault.message === message))
        found.push({ row, rule, word, message })
    }
    if (!slugs.has(rule)) say(rule, `no rule of the text is called ${rule}`)
    if (facts.length === 0) say(rule, `the row of ${rule} says nothing`)
    const places = placesOf(subject, say)
    for (const fact of [...facts, ...where.map(factOfCondition)]) factFaults(fact, places, say)
    return found
  })
  return faults.length > 0 ? faults : contradictions(rows)
}
