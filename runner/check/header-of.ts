import { join, resolve } from 'node:path'
import { foreignRules } from '../foreign/foreign-corpus.ts'
import type { Header, LoggedOracle } from '../log/run-log.ts'
import { packageRoot } from '../package-root.ts'
import { probesOf } from '../revisions/probe.ts'
import type { Run } from './run.ts'

/** The folder of a corpus that is neither the package's, nor a user's modules, nor the judge's own cases. */
function otherCorpus({ folder, isForeign, isOwn }: Run['corpus']): string | undefined {
  const isUsual = isForeign || isOwn || resolve(folder) === join(packageRoot(), 'corpus')
  return isUsual ? undefined : folder
}

/** The log's header for a run that asks these oracles. */
export function headerOf(run: Run, oracles: readonly LoggedOracle[]): Header {
  const rules = run.texts.flatMap((text) =>
    text.rules.map(({ slug, section, summary }) => ({
      id: `${text.name}/${slug}`,
      named: { section, summary },
    })),
  )
  const chosen = new Set(run.cases.map(({ id }) => id))
  const probes = probesOf(run.corpus.manifest.cases, run.texts).filter((probe) =>
    chosen.has(probe.case),
  )
  const asked = new Set<string>(run.cases.map(({ rule }) => rule))
  const environments = new Set(
    run.cases.flatMap(({ environments: names }) =>
      names.filter((name) => run.environments?.includes(name) ?? true),
    ),
  )
  const corpus = otherCorpus(run.corpus)
  return {
    kind: 'header',
    format: 1,
    command: 'check',
    ...run.about,
    texts: [...run.corpus.manifest.texts],
    rules: {
      ...(run.corpus.isForeign ? foreignRules : {}),
      ...Object.fromEntries(
        rules.filter(({ id }) => asked.has(id)).map(({ id, named }) => [id, named]),
      ),
    },
    oracles: corpus === undefined ? oracles : oracles.map((oracle) => ({ ...oracle, corpus })),
    ...(probes.length === 0 ? {} : { probes }),
    environments: [...environments].sort(),
  }
}
