import type { SentenceFact, ValueTerm } from '#spec/vocabulary/facts'
import type { SentenceRow } from '#spec/vocabulary/sentence-row'
import type { Amount, TypeTerm } from '#spec/vocabulary/type-terms'
import { normalType } from './normal-type.ts'
import { rowAtoms } from './row-atoms.ts'
import type { RowFault } from './row-fault.ts'

interface Bounds {
  readonly least: number
  readonly most: number
}

function boundsOf(amount: Amount | undefined): readonly Bounds[] {
  if (amount === undefined)
    return [{ least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY }]
  if (typeof amount === 'number') return [{ least: amount, most: amount }]
  if (!('least' in amount || 'most' in amount))
    return (amount as readonly number[]).map((number) => ({ least: number, most: number }))
  const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = amount
  return [{ least, most }]
}

function amountsMeet(left: Amount | undefined, right: Amount | undefined): boolean {
  return boundsOf(left).some((first) =>
    boundsOf(right).some((second) => first.least <= second.most && second.least <= first.most),
  )
}

function listsMeet(
  left: readonly string[] | undefined,
  right: readonly string[] | undefined,
): boolean {
  if (left === undefined || right === undefined) return true
  if (left.length === 0 || right.length === 0) return left.length === right.length
  return left.some((name) => right.includes(name))
}

function partsMeet(left: TypeTerm | undefined, right: TypeTerm | undefined): boolean {
  return left === undefined || right === undefined || typesMeet(left, right)
}

/** Whether some type may be as both alternatives say. Where that takes more than their words, it may. */
function alternativesMeet(left: TypeTerm, right: TypeTerm): boolean {
  if (left.kind === 'any' || right.kind === 'any') return true
  if (left.kind === 'containing' || right.kind === 'containing') return true
  if (left.kind === 'not') return JSON.stringify(left.type) !== JSON.stringify(right)
  if (right.kind === 'not') return JSON.stringify(right.type) !== JSON.stringify(left)
  if (left.kind === 'declared' && right.kind === 'declared') return left.opcode === right.opcode
  if (left.kind === 'declared' || right.kind === 'declared') return true
  if (left.kind !== right.kind) return false
  if (left.kind === 'integer' && right.kind === 'integer')
    return (
      amountsMeet(left.width, right.width) &&
      (left.signedness ?? right.signedness) === (right.signedness ?? left.signedness)
    )
  if (left.kind === 'float' && right.kind === 'float')
    return amountsMeet(left.width, right.width) && listsMeet(left.encodings, right.encodings)
  if (left.kind === 'vector' && right.kind === 'vector')
    return amountsMeet(left.count, right.count) && partsMeet(left.component, right.component)
  if (left.kind === 'matrix' && right.kind === 'matrix')
    return amountsMeet(left.count, right.count) && partsMeet(left.column, right.column)
  if (left.kind === 'array' && right.kind === 'array')
    return amountsMeet(left.length, right.length) && partsMeet(left.element, right.element)
  if (left.kind === 'pointer' && right.kind === 'pointer')
    return (
      listsMeet(left.storageClasses, right.storageClasses) &&
      partsMeet(left.pointee, right.pointee) &&
      (left.typed ?? right.typed) === (right.typed ?? left.typed)
    )
  return true
}

function alternativesOf(term: TypeTerm): readonly TypeTerm[] {
  const normal = normalType(term)
  return normal.kind === 'one-of' ? normal.types : [normal]
}

function typesMeet(left: TypeTerm, right: TypeTerm): boolean {
  return alternativesOf(left).some((first) =>
    alternativesOf(right).some((second) => alternativesMeet(first, second)),
  )
}

function valuesMeet(left: ValueTerm, right: ValueTerm): boolean {
  const kinds = [left.kind, right.kind]
  if (kinds.includes('present') && kinds.includes('absent')) return false
  if (left.kind === 'numbers' && right.kind === 'numbers')
    return amountsMeet(left.numbers, right.numbers)
  if (left.kind === 'numbers' && right.kind === 'not-numbers')
    return JSON.stringify(left.numbers) !== JSON.stringify(right.numbers)
  if (left.kind === 'not-numbers' && right.kind === 'numbers') return valuesMeet(right, left)
  if (left.kind === 'enumerants' && right.kind === 'enumerants')
    return listsMeet(left.names, right.names)
  if (left.kind === 'enumerants' && right.kind === 'not-enumerants')
    return left.names === undefined || left.names.some((name) => !right.names.includes(name))
  if (left.kind === 'not-enumerants' && right.kind === 'enumerants') return valuesMeet(right, left)
  if (left.kind === 'has-bits' && right.kind === 'exclusive-bits')
    return left.names.filter((name) => right.names.includes(name)).length < 2
  if (left.kind === 'has-bits' && right.kind === 'bits')
    return left.names.every((name) => right.names.includes(name))
  if (right.kind === 'has-bits' && left.kind !== 'has-bits') return valuesMeet(right, left)
  return true
}

const opposites: Readonly<Record<string, string>> = {
  'same-type': 'different-type',
  'same-width': 'different-width',
  'same-value': 'different-value',
}

function relationsMeet(left: string, right: string): boolean {
  return opposites[left] !== right && opposites[right] !== left
}

/** Whether an instruction can be as two facts about the same slot say. */
function factsMeet(left: SentenceFact, right: SentenceFact): boolean {
  if (left.shape === 'type' && right.shape === 'type') {
    if ('type' in left && 'type' in right) return typesMeet(left.type, right.type)
    return 'type' in left || 'type' in right || typesMeet(left.declares, right.declares)
  }
  if (left.shape === 'value' && right.shape === 'value') return valuesMeet(left.value, right.value)
  if (left.shape === 'relation' && right.shape === 'relation')
    return left.other !== right.other || relationsMeet(left.relation, right.relation)
  if (left.shape === 'storage-class' && right.shape === 'storage-class') {
    const refused = [...(left.none ?? []), ...(right.none ?? [])]
    const allowed = left.among ?? right.among
    if (!listsMeet(left.among, right.among)) return false
    return allowed === undefined || allowed.some((name) => !refused.includes(name))
  }
  if (left.shape === 'origin' && right.shape === 'origin') {
    const [first, second] = [left.among?.instructions, right.among?.instructions]
    return (left.among?.classes ?? right.among?.classes) !== undefined || listsMeet(first, second)
  }
  if (left.shape === 'placement' && right.shape === 'placement')
    return !/outside/.test(left.place) === !/outside/.test(right.place)
  if (left.shape === 'execution' && right.shape === 'execution')
    return listsMeet(left.models, right.models)
  return true
}

/** Rows with one fact and one slot each, as they can be compared. */
interface SingleFact {
  readonly row: number
  readonly rule: string
  readonly place: string
  readonly slot: string
  readonly fact: SentenceFact
}

function singleFacts(rows: readonly SentenceRow[]): readonly SingleFact[] {
  return rows.flatMap((given, row) =>
    given.facts.flatMap((fact) =>
      ('slots' in fact ? fact.slots : ['']).flatMap((slot): readonly SingleFact[] => {
        const alone = 'slots' in fact ? { ...fact, slots: [slot] } : fact
        return rowAtoms([{ ...given, facts: [alone] }]).map(({ rule, about, where, ...atom }) => ({
          row,
          rule,
          place: [rule, about, where, atom.slot].join('\n'),
          slot: slot || 'the instruction',
          fact: alone,
        }))
      }),
    ),
  )
}

/** Rows of a rule that no instruction can obey together: about the same slot, under the same conditions. */
export function contradictions(rows: readonly SentenceRow[]): readonly RowFault[] {
  const byPlace = new Map<string, SingleFact[]>()
  const faults: RowFault[] = []
  for (const single of singleFacts(rows)) {
    const known = byPlace.get(single.place) ?? []
    byPlace.set(single.place, [...known, single])
    const other = known.find(({ fact }) => !factsMeet(fact, single.fact))
    if (other === undefined) continue
    const [, about] = single.place.split('\n')
    faults.push({
      row: single.row,
      rule: single.rule,
      word: single.slot,
      message: `two facts about ${single.slot} of ${about} contradict each other: no module can obey both`,
    })
  }
  return faults
}
