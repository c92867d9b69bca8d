import type { ComparedRule, SideOfSlot } from '#runner/rows/compare-rows'
import type { ComparedText } from '#runner/rows/compare-transcripts'
import { table } from './table.ts'

const outcomes = ['equal', 'different', 'maker-only', 'judge-only'] as const

function count(rules: readonly ComparedRule[], outcome: ComparedRule['outcome']): string {
  return String(rules.filter((rule) => rule.outcome === outcome).length)
}

function sideText(name: string, { facts, sections }: SideOfSlot): string {
  const read = sections.length === 0 ? '' : ` (${sections.join('; ')})`
  return `    ${name}${read}: ${facts.length === 0 ? 'nothing' : facts.join('; ')}`
}

/** The slots of a rule about which the two sides differ, and what each says. */
function differencesText(text: string, { rule, differences }: ComparedRule): readonly string[] {
  if (differences.length === 0) return []
  return [
    `${text}/${rule}: the rows of maker and judge differ`,
    ...differences.flatMap(({ about, slot, maker, judge }) => [
      `  ${about}${slot === '' ? '' : `, ${slot}`}`,
      sideText('maker', maker),
      sideText('judge', judge),
    ]),
  ]
}

/** What is wrong with rows, and where those of maker and judge differ; nothing where they agree. */
export function rowProblems(compared: readonly ComparedText[]): readonly string[] {
  return compared.flatMap(({ text, faults, rules }) => [
    ...faults,
    ...rules.flatMap((rule) => differencesText(text, rule)),
  ])
}

/** How many rules of each text have equal and different rows, and rows on one side alone. */
export function rowCounts(compared: readonly ComparedText[]): string {
  return table([
    ['text', 'equal', 'different', 'maker only', 'judge only'],
    ...compared.map(({ text, rules }) => [
      text,
      ...outcomes.map((outcome) => count(rules, outcome)),
    ]),
  ])
}
