import type { LoggedOracle } from '../../log/run-log.ts'
import { type CellState, marks } from '../../pages/cell-view.ts'
import type { View } from '../../render.ts'
import { countsOf, errorsOf, severitiesIn } from './error-counts.ts'
import { errorKinds, type FoundCause, type FoundKind } from './found-cause.ts'
import { mostCases } from './gravity.ts'
import { type Severity, severityNames, severityWords } from './severity.ts'
import { toolsOf } from './tools-of.ts'

/** How a severity is coloured, in the states of cells. */
const states: Readonly<Record<Severity, CellState>> = {
  crash: 'open',
  'accepts-invalid': 'open',
  'refuses-valid': 'known',
  'wrong-output': 'known',
  'describes-another-value': 'known',
}

const kindNames: Readonly<Record<FoundKind, string>> = {
  bug: '',
  policy: 'policy of its authors',
  'other-revision': 'follows another revision of the text',
  open: 'open to debate',
  unsupported: 'not supported',
  unsorted: '',
  known: 'known from an earlier run',
  new: 'nothing explains it',
}

function marked(state: CellState): { readonly state: CellState; readonly mark: string } {
  return { state, mark: marks[state] }
}

/** Errors by tool and severity, for `templates/parts/errors-by-tool.hbs`. */
export function errorsByToolView(
  oracles: readonly LoggedOracle[],
  causes: readonly FoundCause[],
  href: (oracle: LoggedOracle) => string,
): View & { readonly tools: readonly View[] } {
  const found = [...toolsOf(oracles).values()]
    .flat()
    .map((oracle) => ({ oracle, counts: countsOf(errorsOf(causes, oracle.name)) }))
  const columns = severitiesIn(found.map(({ counts }) => counts))
  const tools = found.map(({ oracle, counts }) => ({
    name: oracle.name,
    version: oracle.version,
    href: href(oracle),
    total: columns.reduce((sum, severity) => sum + counts[severity], 0),
    counts: columns.map((severity) => ({
      severity: severityNames[severity],
      count: counts[severity],
      ...marked(counts[severity] === 0 ? 'right' : states[severity]),
    })),
  }))
  return { first: 'Tool', severities: columns.map((severity) => severityNames[severity]), tools }
}

/** An address with a short name: `SPIRV-Tools#6519` for a thread of GitHub. */
export function linkView(href: string): { readonly href: string; readonly name: string } {
  const [, project, number] =
    /^https:\/\/github\.com\/[\w.-]+\/([\w.-]+)\/(?:issues|pull)\/(\d+)/.exec(href) ?? []
  return { href, name: project === undefined ? href : `${project}#${number}` }
}

/** A cause in a list. */
export interface CauseRow extends View {
  readonly severity: string
  readonly state: CellState
  readonly mark: string
  /** Empty for an error. */
  readonly kind: string
}

/** The tools that have a fault. */
export function toolsIn({ tool, joined = [] }: FoundCause): readonly string[] {
  return joined.length === 0 ? [tool] : [...new Set(joined.map((cause) => cause.tool))].sort()
}

/** Causes in a list, for `templates/parts/cause-rows.hbs`. */
export function causeRowsView(
  causes: readonly FoundCause[],
  href: (cause: FoundCause) => string,
): readonly CauseRow[] {
  return causes.map((cause) => {
    const { severity, summary, section, kind, links, cases } = cause
    const most = mostCases(cause)
    return {
      severity: severityWords(cause),
      ...marked(errorKinds.has(kind) ? states[severity] : 'none'),
      tool: toolsIn(cause).join(', '),
      summary,
      section,
      href: href(cause),
      cases: `${most} ${most === 1 ? 'case' : 'cases'}`,
      versions: [...cases.keys()].join(', '),
      kind: kindNames[kind],
      links: links.map(linkView),
    }
  })
}
