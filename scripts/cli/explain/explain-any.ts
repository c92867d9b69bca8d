import { join } from 'node:path'
import { type RecordedTool, recordedTools } from '#runner/causes/recorded'
import { casesAt } from '#runner/corpus/cases-at'
import { casesByRule } from '#runner/corpus/covers'
import type { FiledCase } from '#runner/corpus/manifest'
import { caseWithId } from '#runner/corpus/moves-in'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { type Problem, problem } from '#runner/problem'
import { nearest } from '#spec/nearest'
import type { Rule } from '#spec/rule'
import { rules, vuids } from '#spec/texts'
import { type RuntimeNeed, runtimeSentences } from '#spec/Vulkan-environment/runtime-sentences'
import { corpusManifest } from '../input/corpus-manifest.ts'
import { type Revisions, revisionsNamed } from '../options/revision-option.ts'
import { causesOfRule } from './causes-of-rule.ts'
import { explainCase } from './explain-case.ts'
import { explainCause, toolsWithCause } from './explain-cause.ts'
import { explainExtension } from './explain-extension.ts'
import { explainRule } from './explain-rule.ts'
import { recordedCauseCounts, recordedCauseTable } from './recorded-causes-table.ts'

/** The contents of the corpus; empty before one was generated. */
interface ExplainedCorpus {
  readonly cases: readonly FiledCase[]
  readonly recorded: readonly RecordedTool[]
  /** The versions of texts to follow; the cases expect what they say. */
  readonly revisions: Revisions
}

function known(revision: readonly string[] | undefined): ExplainedCorpus | Problem {
  const revisions = revisionsNamed(revision)
  if (isProblem(revisions)) return revisions
  const manifest = corpusManifest()
  if (manifest === undefined) return { cases: [], recorded: [], revisions }
  if (isProblem(manifest)) return manifest
  const recorded = recordedTools(join(packageRoot(), 'corpus'))
  if (isProblem(recorded)) return recorded
  return { cases: casesAt(manifest.cases, revisions), recorded, revisions }
}

const runtimePrefix = 'VUID-RuntimeSpirv-'

/** Why no rule decides a sentence of the runtime validation of Vulkan. */
const undecided = {
  module: 'a module decides it, and no rule does so yet',
  limit: 'it needs limits of a device, and no rule decides it yet',
  feature: 'it needs features of a device, and no rule decides it yet',
  pipeline: 'it depends on a pipeline, on other stages of it, or on what is bound or built',
  run: 'it depends on a run',
  extension: 'it needs an extension whose text was not read: its modules are not judged',
  replaced: 'another sentence replaces it where all versions and extensions of Vulkan are present',
} as const satisfies Record<RuntimeNeed, string>

/** A sentence of Vulkan that is known and that no rule carries, as text and as JSON. */
function explainSentence(id: string): { readonly text: string; readonly json: object } | undefined {
  const name = id.slice(runtimePrefix.length)
  const kinds = Object.keys(undecided) as readonly RuntimeNeed[]
  const kind = kinds.find(
    (need) => id === runtimePrefix + name && runtimeSentences[need].includes(name),
  )
  if (kind === undefined || vuids().includes(id)) return undefined
  const why = undecided[kind]
  return { text: `${id}: no rule carries it: ${why}`, json: { vuid: id, needs: kind, why } }
}

function unknownVuid(id: string): Problem {
  const sentences = Object.values(runtimeSentences).flat()
  const near = nearest(id, [
    ...new Set([...vuids(), ...sentences.map((name) => runtimePrefix + name)]),
  ])
  return problem(
    'unknown-vuid',
    `${id}: no rule carries it, and no such sentence is known`,
    near.length === 0
      ? 'spirv-cts rules --format json lists vuids'
      : `did you mean ${near.join(', ')}?`,
  )
}

/** Ids that a user may have meant, and what to do otherwise. */
function unknown(id: string, { cases, recorded }: ExplainedCorpus): Problem {
  if (id.startsWith('VUID-')) return unknownVuid(id)
  const names = [
    ...rules.map((rule) => rule.id),
    ...new Set(recorded.flatMap(({ causes }) => Object.keys(causes))),
    ...(id.split('/').length > 2 ? cases.map((filed) => filed.id) : []),
  ]
  const near = nearest(id, names)
  return problem(
    'unknown-rule',
    `${id}: no such rule, case or cause`,
    near.length === 0 ? 'spirv-cts rules lists them' : `did you mean ${near.join(', ')}?`,
  )
}

/** An answer as text and as JSON. */
export interface ExplainedId {
  readonly text: string
  readonly json: object
}

/**
 * Everything that is known under a name: rules, a sentence of Vulkan, an extension, a case or causes; a problem if there is nothing.
 *
 * @param named the rules of that name.
 */
export async function explainAny(
  id: string,
  named: readonly Rule[],
  revision: readonly string[] | undefined,
): Promise<readonly ExplainedId[] | Problem> {
  const catalogue = known(revision)
  if (isProblem(catalogue)) return catalogue
  const { cases, recorded, revisions } = catalogue
  if (id === 'causes') {
    const counts = recordedCauseCounts(recorded, cases)
    return [{ text: recordedCauseTable(counts), json: counts }]
  }
  const byRule = casesByRule(cases)
  const explainedRules = await Promise.all(
    named.map((rule) => {
      const ruleCases = byRule.get(rule.id) ?? []
      const filed = ruleCases.filter((shown) => shown.rule === rule.id)
      const causes = causesOfRule(filed, recorded)
      return explainRule(rule, { cases: ruleCases, causes, revisions })
    }),
  )
  const found = caseWithId(cases, id, join(packageRoot(), 'corpus'))
  const sentence = explainSentence(id) ?? explainExtension(id)
  const explained = [
    ...explainedRules,
    ...(sentence === undefined ? [] : [sentence]),
    ...(found === undefined ? [] : [explainCase(found, recorded)]),
    ...toolsWithCause(recorded, id).map((cause) => explainCause(cause, cases)),
  ]
  return explained.length === 0 ? unknown(id, catalogue) : explained
}
