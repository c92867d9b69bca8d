import { ruleById, texts } from '#spec/texts'
import { octets } from '../oracle/octets.ts'
import { textProbe } from '../oracle/probe.ts'
import { validatorMessages } from '../oracle/spirv-tools-messages.ts'
import { template } from '../render.ts'
import type { ExportedCase } from './exported-case.ts'
import type { Exporter } from './exporter.ts'
import type { KnownTable } from './known-tables.ts'
import { originView } from './origin-view.ts'
import { tar } from './tar.ts'

/** Files that are the same for every selection of cases. */
const fixed = [
  'README.md',
  'spirv_cts_test.cpp',
  'CMakeLists.txt',
  'BUILD.bazel',
  'BUILD.gn',
  'meson.build',
  'lit.cfg.py',
  'spirv_cts_lit.py',
]

const columns = [
  'case',
  'file',
  'expectation',
  'earlier',
  'control',
  'environments',
  'rule',
  'section',
  'vuids',
  'confidence',
  'phase',
  'summary',
]

/** Fields as a line of a table; what would end a field or a line becomes a blank. */
function line(fields: readonly string[]): string {
  return fields.map((field) => field.replaceAll(/\s+/g, ' ')).join('\t')
}

function table(lines: readonly (readonly string[])[]): string {
  return `${lines.map(line).join('\n')}\n`
}

/** The member of the archive with a module: named by its contents, so that equal modules are stored once. */
function memberOf({ case: { sha256 } }: ExportedCase): string {
  return `modules/${sha256.slice(0, 16)}.spv`
}

/** The expectation of other published versions of the texts, if it is another answer; `either` if they differ. */
function earlierOf({ case: { expect, revisions = {} } }: ExportedCase): string {
  const all = Object.values(revisions).flatMap((byDate) => Object.values(byDate))
  const others = new Set(all.filter((other) => other !== expect))
  const [only = ''] = others
  return others.size > 1 ? 'either' : only
}

function row(exported: ExportedCase): readonly string[] {
  const { case: filed, asked } = exported
  const rule = ruleById(filed.rule)
  return [
    filed.id,
    memberOf(exported),
    filed.expect,
    earlierOf(exported),
    filed.control ?? '',
    asked.join(','),
    filed.rule,
    rule?.section ?? '',
    rule?.vuids?.join(',') ?? '',
    filed.confidence,
    filed.phase,
    filed.summary,
  ]
}

function knownTable({ rows }: KnownTable): string {
  return table([
    ['case', 'environment', 'outcome', 'cause', 'runs'],
    ...rows.map((known) => [known.case, known.environment, known.outcome, known.cause, known.runs]),
  ])
}

/** A line for each text with cases: the module that shows whether a validator knows it. */
function probesOf(cases: readonly ExportedCase[]) {
  const named = new Set(cases.map(({ case: { id } }) => id.split('/')[0]))
  const some = texts
    .filter(({ name }) => named.has(name))
    .map((text) => ({ text, ...textProbe(text) }))
  return {
    lines: some.map(({ text, environment, isUnknownIfAccepted }) => [
      text.name,
      `probes/${text.name}.spv`,
      environment.name,
      isUnknownIfAccepted ? 'unsupported,valid' : 'unsupported',
    ]),
    members: some.map(({ text, module }) => [`probes/${text.name}.spv`, octets(module)] as const),
  }
}

/** Regular expressions for the messages with which SPIRV-Tools say that they do not know something, one a line. */
function unsupportedMessages(): string {
  const patterns = validatorMessages.filter(({ means }) => means === 'unsupported')
  return `${patterns.map(({ pattern }) => pattern.source).join('\n')}\n`
}

/** Modules, tables, and one C++ file that runs them; for those who test a validator without Node. */
export const kit: Exporter = {
  summary:
    'one C++ file that asks a library or program, with build files for CMake, Bazel, GN and Meson',
  consumer: 'a C++17 compiler',
  takes: ['cases', 'known'],
  files: (cases, origin, _results, known) => {
    const modules = new Map(
      cases.map((exported) => [memberOf(exported), octets(exported.octets ?? exported.words)]),
    )
    const probes = probesOf(cases)
    const view = { ...originView(origin), cases: cases.length, modules: modules.size }
    return new Map<string, string | Uint8Array>([
      ...fixed.map((file) => [file, template(`exports/kit/${file}.hbs`, 'none')(view)] as const),
      ['cases.tsv', table([columns, ...cases.map(row)])],
      ['texts.tsv', table([['text', 'file', 'environment', 'unknown'], ...probes.lines])],
      ['unsupported.txt', unsupportedMessages()],
      ['modules.tar', tar([...probes.members, ...modules])],
      ...known.map(
        (build) => [`known/${build.tool}-${build.version}.tsv`, knownTable(build)] as const,
      ),
    ])
  },
}
