import type { SentenceRow } from '#spec/vocabulary/sentence-row'
import { type RowAtom, rowAtoms } from './row-atoms.ts'

/** What one side says about a slot, and where it read it; `facts` is empty where it says nothing. */
export interface SideOfSlot {
  readonly facts: readonly string[]
  readonly sections: readonly string[]
}

/** A slot about which the two transcriptions say different things. */
export interface RowDifference {
  readonly about: string
  readonly slot: string
  readonly maker: SideOfSlot
  readonly judge: SideOfSlot
}

/** What the comparison of the rows of one rule comes to. */
export interface ComparedRule {
  readonly rule: string
  readonly outcome: 'equal' | 'different' | 'maker-only' | 'judge-only'
  readonly differences: readonly RowDifference[]
}

function factOf({ fact, where }: RowAtom): string {
  return where === '' ? fact : `${fact} (${where})`
}

function placeOf({ about, slot }: RowAtom): string {
  return `${about}\n${slot}`
}

function side(
  atoms: readonly RowAtom[],
  place: string,
  wanted: (fact: string) => boolean,
): SideOfSlot {
  const found = atoms.filter((atom) => placeOf(atom) === place)
  return {
    facts: [...new Set(found.map(factOf))].filter(wanted).sort(),
    sections: [...new Set(found.map(({ section }) => section))],
  }
}

function compareRule(
  rule: string,
  maker: readonly RowAtom[],
  judge: readonly RowAtom[],
): ComparedRule {
  if (judge.length === 0) return { rule, outcome: 'maker-only', differences: [] }
  if (maker.length === 0) return { rule, outcome: 'judge-only', differences: [] }
  const keys = (atoms: readonly RowAtom[]) =>
    new Set(atoms.map((atom) => `${placeOf(atom)}\n${factOf(atom)}`))
  const [made, judged] = [keys(maker), keys(judge)]
  const places = new Set(
    [...maker, ...judge]
      .filter((atom) => {
        const key = `${placeOf(atom)}\n${factOf(atom)}`
        return made.has(key) !== judged.has(key)
      })
      .map(placeOf),
  )
  const differences = [...places].sort().map((place): RowDifference => {
    const [about = '', slot = ''] = place.split('\n')
    const isShared = (fact: string) =>
      made.has(`${place}\n${fact}`) && judged.has(`${place}\n${fact}`)
    return {
      about,
      slot,
      maker: side(maker, place, (fact) => !isShared(fact)),
      judge: side(judge, place, (fact) => !isShared(fact)),
    }
  })
  return { rule, outcome: differences.length === 0 ? 'equal' : 'different', differences }
}

function byRule(atoms: readonly RowAtom[]): ReadonlyMap<string, readonly RowAtom[]> {
  const found = new Map<string, RowAtom[]>()
  for (const atom of atoms) {
    const list = found.get(atom.rule)
    if (list === undefined) found.set(atom.rule, [atom])
    else list.push(atom)
  }
  return found
}

/** The two transcriptions of a text, rule by rule; rules without rows on either side are left out. */
export function compareRows(
  maker: readonly SentenceRow[],
  judge: readonly SentenceRow[],
): readonly ComparedRule[] {
  const [made, judged] = [byRule(rowAtoms(maker)), byRule(rowAtoms(judge))]
  return [...new Set([...made.keys(), ...judged.keys()])]
    .sort()
    .map((rule) => compareRule(rule, made.get(rule) ?? [], judged.get(rule) ?? []))
}
