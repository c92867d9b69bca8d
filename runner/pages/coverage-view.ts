import type { View } from '../render.ts'
import {
  type Enforcement,
  type EnforcementWord,
  enforcementLook,
  enforcementWords,
} from '../report/enforcement.ts'
import type { Material } from '../report/material.ts'

/** A validator in a table of statements, with the versions that were asked, oldest first and never none. */
export interface CoverageTool {
  readonly tool: string
  readonly index: number
  /** Address of its page; empty if it has none. */
  readonly href: string
  readonly versions: readonly {
    readonly version: string
    readonly enforces: (rules: readonly string[]) => Enforcement
  }[]
}

/** The data that a table of statements needs beside the ledger. */
export interface CoverageContext {
  readonly tools: readonly CoverageTool[]
  /** The number that the page gives to each of its rules; the other rules are not shown. */
  readonly numbers: ReadonlyMap<string, number>
  /** Cases of rules, by what they expect. */
  readonly casesOf: (rules: readonly string[]) => {
    readonly valid: number
    readonly invalid: number
  }
  /** Address of the page of a rule. */
  readonly href: (rule: string) => string
}

interface CoverageCell extends View {
  readonly word: EnforcementWord
}

/** Since when a tool enforces a statement: the first version from which on all do, or how far the newest one does. */
function cellOf({ tool, index, versions }: CoverageTool, rules: readonly string[]): CoverageCell {
  const found = versions.map(({ version, enforces }) => ({ version, ...enforces(rules) }))
  const newest = found.at(-1)
  if (newest === undefined) throw new Error(`${tool}: a tool without versions`)
  const broken = found.findLastIndex(({ word }) => word !== 'enforced')
  const since = found[broken + 1]?.version
  const count = newest.asked === 0 ? '' : ` ${newest.refused}/${newest.asked}`
  const { word } = newest
  const title = found.map(
    (row) =>
      `${row.version}: ${row.word}${row.asked === 0 ? '' : `, ${row.refused} of ${row.asked}`}`,
  )
  return {
    tool,
    index,
    word,
    ...enforcementLook(word),
    text: word === 'enforced' && broken >= 0 ? `since ${since}` : `${word}${count}`,
    title: title.join('; '),
  }
}

/** The statements of a text: those with rules, and those that ask nothing of a module. */
export interface CoverageView extends View {
  readonly name: string
  readonly all: number
  readonly statements: readonly View[]
  readonly silent: readonly View[]
  readonly tools: readonly View[]
}

/** The statements of a text with the tools that enforce them, for `templates/parts/coverage-table.hbs` and `coverage-sums.hbs`. */
export function coverageView(
  text: string,
  { ledger }: Pick<Material, 'ledger'>,
  { tools, numbers, casesOf, href: hrefOf }: CoverageContext,
): CoverageView {
  const entries = ledger(text).map((entry) => ({
    ...entry,
    ids: entry.rules.map((slug) => `${text}/${slug}`).filter((id) => numbers.has(id)),
  }))
  const statements = entries
    .filter(({ ids }) => ids.length > 0)
    .map(({ section, ordinal, ids }) => ({
      section,
      ordinal,
      numbers: ids.map((id) => numbers.get(id)).join(' '),
      rules: ids.map((id) => ({ slug: id.slice(text.length + 1), href: hrefOf(id) })),
      ...casesOf(ids),
      cells: tools.map((tool) => cellOf(tool, ids)),
    }))
  return {
    name: text,
    all: entries.length,
    statements,
    silent: entries
      .filter(({ ids }) => ids.length === 0)
      .map(({ section, ordinal, ...entry }) => ({
        section,
        ordinal,
        why: 'why' in entry ? entry.why : '',
        reason: ('why' in entry && entry.reason) || '',
      })),
    tools: tools.map(({ tool, index, href, versions }, column) => ({
      tool,
      index,
      href,
      versions: versions.map(({ version }) => version).join(', '),
      sums: enforcementWords.flatMap((word) => {
        const count = statements.filter(({ cells }) => cells[column]?.word === word).length
        return count === 0 ? [] : [{ ...enforcementLook(word), text: `${count} ${word}` }]
      }),
    })),
  }
}
