import { statSync } from 'node:fs'
import { join } from 'node:path'
import { askedEnvironments } from '#runner/check/asked-environments'
import { check } from '#runner/check/check'
import type { FiledCase } from '#runner/corpus/manifest'
import type { Corpus } from '#runner/corpus/read-corpus'
import { couldShow } from '#runner/expectations/could-show'
import { entryText } from '#runner/expectations/entry-text'
import type { ExpectationEntry, Expectations } from '#runner/expectations/expectations'
import { explainer, sorted } from '#runner/expectations/explainer'
import { optionsOf } from '#runner/expectations/options-of'
import { isProblem } from '#runner/is-problem'
import type { RunLog } from '#runner/log/run-log'
import type { Tool } from '#runner/oracle/oracle'
import { fails } from '#runner/report/failure'
import { recordedVersion, shortDigest } from '#scripts/dev/asked/asked-record'
import { texts } from '#spec/texts'
import { plainRun } from './plain-run.ts'

/** Cases of an entry that are asked before it counts as no longer shown: a control may be refused, or a text unknown. */
const tried = 8

/** Sizes of files of the corpus, each asked of the system once: entries of many tools cover the same cases. */
const sizes = new Map<string, number>()

function sizeOf(file: string): number {
  const size = sizes.get(file) ?? statSync(file).size
  sizes.set(file, size)
  return size
}

/** An entry, and the cases that it covers, with the shortest file first. */
interface CoveredCases {
  readonly entry: ExpectationEntry
  readonly cases: readonly FiledCase[]
}

/**
 * The cases that the entries for a tool with the options of its SPEC cover: all of them, and those to ask about. Entries whose cases only
 * `--profile robust` asks about have none of the latter.
 */
function coverings(
  tool: Tool,
  { entries }: Expectations,
  { folder, manifest }: Corpus,
): readonly (CoveredCases & { readonly named: readonly FiledCase[] })[] {
  const explain = explainer(entries, tool.version, optionsOf(tool.name), tool.build)
  const cases = sorted(manifest.cases)
  return explain.entries.map((entry) => {
    const named = explain.casesOf(entry, cases)
    const asked = named
      .filter(
        (filed) =>
          couldShow(filed.expect, entry.outcome, tool.kind) &&
          askedEnvironments(tool, filed, undefined).some((environment) =>
            explain.coversEnvironment(entry, environment),
          ),
      )
      .map((filed) => ({ filed, size: sizeOf(join(folder, filed.file)) }))
      .toSorted((left, right) => left.size - right.size)
      .slice(0, tried)
    return { entry, cases: asked.map(({ filed }) => filed), named }
  })
}

async function logOf(
  tool: Tool,
  cases: readonly FiledCase[],
  expectations: Expectations,
  corpus: Corpus,
): Promise<RunLog> {
  const log = await check(
    plainRun(corpus, [tool], {
      ...{ cases, texts },
      expectations: new Map([[expectations.tool, expectations]]),
    }),
  )
  if (isProblem(log)) throw new Error(log.message)
  return log
}

/** Answers that no entry explains, and cases that an entry covers although the tool is right, each in a line. */
function faultsIn(log: RunLog, where: string): readonly string[] {
  const [oracle] = log.header.oracles
  const unexplained = log.results
    .filter((result) => oracle !== undefined && fails(result, oracle))
    .map((result) => `${where}: ${result.case}: ${result.outcome} is explained by no entry`)
  const covering = log.footer.expectations
    .filter(({ right = 0 }) => right > 0)
    .map(
      ({ entry, cause }) => `${where}: ${cause}: covers a case that is answered rightly: ${entry}`,
    )
  return [...unexplained, ...covering]
}

/** The digest of each entry, in the order of {@link coverings}. */
function digestsOf(tool: Tool, found: ReturnType<typeof coverings>): readonly string[] {
  const asked = new Set(found.flatMap(({ cases }) => cases))
  const entriesOf = new Map<FiledCase, ExpectationEntry[]>()
  for (const { entry, named } of found)
    for (const filed of named)
      if (asked.has(filed)) entriesOf.set(filed, [...(entriesOf.get(filed) ?? []), entry])
  // By its message, an entry explains answers about any case.
  const speaking = found.flatMap(({ entry }) => (entry.says === undefined ? [] : [entry]))
  return found.map(({ entry, cases, named }) =>
    shortDigest([
      recordedVersion(tool),
      entry,
      named.length === 0,
      speaking,
      cases.map((filed) => [
        ...[filed.id, filed.rule, filed.expect, filed.environments, filed.sha256],
        ...[filed.limits ?? null, filed.revisions ?? null, entriesOf.get(filed)],
      ]),
    ]),
  )
}

/**
 * A digest for each entry: of the tool's version, the entry, the cases that {@link confirmed} would ask it about and the other entries that may
 * explain an answer about them, which are all that its part of the result depends on.
 */
export function contentsOf(
  tool: Tool,
  expectations: Expectations,
  corpus: Corpus,
): readonly string[] {
  return digestsOf(tool, coverings(tool, expectations, corpus))
}

/** The questions that a tool was asked, and the faults of its entries. */
export interface Confirmed {
  readonly asked: number
  readonly faults: readonly string[]
}

/**
 * Asks a tool about the smallest case of each entry that holds for it, and about the next ones where that case does not show
 * the entry. A fault is an entry that none of them shows, one that covers a case which is answered rightly, and an answer that no
 * entry explains.
 *
 * @param due digests of the entries to ask about, as {@link contentsOf} gives them; all entries when absent.
 */
export async function confirmed(
  tool: Tool,
  expectations: Expectations,
  corpus: Corpus,
  due?: ReadonlySet<string>,
): Promise<Confirmed> {
  const where = `${tool.name} ${tool.version}`
  const covered = coverings(tool, expectations, corpus)
  const digests = due && digestsOf(tool, covered)
  const unknown = [...(due ?? [])].filter((part) => digests?.includes(part) !== true)
  if (unknown.length > 0) throw new Error(`${where}: no entry has the digest ${unknown}`)
  const found = covered.filter((_, index) => due?.has(digests?.[index] ?? '') ?? true)
  const all = found.filter(({ cases }) => cases.length > 0)
  const faults = new Set(
    found.flatMap(({ entry, named }) =>
      named.length === 0 ? [`${where}: ${entry.cause}: covers no case: ${entryText(entry)}`] : [],
    ),
  )
  let asked = 0
  const idleAfter = async (
    some: readonly CoveredCases[],
    casesOf: (covering: CoveredCases) => readonly FiledCase[],
  ): Promise<readonly CoveredCases[]> => {
    const cases = [...new Set(some.flatMap(casesOf))]
    if (cases.length === 0) return some
    asked += cases.length
    const log = await logOf(tool, cases, expectations, corpus)
    for (const fault of faultsIn(log, where)) faults.add(fault)
    const shown = new Set(
      log.footer.expectations.flatMap(({ entry, explains }) => (explains > 0 ? [entry] : [])),
    )
    return some.filter(({ entry }) => !shown.has(entryText(entry)))
  }
  const first = await idleAfter(all, ({ cases }) => cases.slice(0, 1))
  const idle = await idleAfter(first, ({ cases }) => cases.slice(1))
  for (const { entry } of idle)
    if (entry.sometimes === undefined)
      faults.add(`${where}: ${entry.cause}: no case shows it: ${entryText(entry)}`)
  return { asked, faults: [...faults] }
}
