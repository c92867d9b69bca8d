import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import type { JudgedText, RuleConditions } from '#spec/judged'
import * as data from '#spec/judged-data'
import type { Text } from '#spec/rule'
import { pathFilter, type Tree } from './tree.ts'

interface JudgedData {
  readonly judgedTexts: readonly Text[]
  readonly judgedRules: readonly RuleConditions[]
}

/** The conditions of a rule that most rules do not have. */
function unusual(rule: RuleConditions): Partial<RuleConditions> | undefined {
  const { confidence, client, revisions, versions, environments, limits } = rule
  const found = {
    ...(confidence === 'certain' ? {} : { confidence }),
    ...(client && { client }),
    ...(revisions && { revisions }),
    ...(versions && { versions }),
    ...(environments && { environments }),
    ...(limits && { limits }),
  }
  return Object.keys(found).length === 0 ? undefined : found
}

function judged({ name, versions, facts }: Text): JudgedText {
  const { extension, instructionSet, instructions, enumerants, differences } = facts
  return {
    name,
    versions: versions.map(({ date, revision }) => ({ date, revision })),
    facts: {
      ...(extension === undefined ? {} : { extension }),
      ...(instructionSet === undefined ? {} : { instructionSet }),
      instructions: instructions.map(({ name: instruction, opcode, since }) => ({
        ...{ name: instruction, opcode },
        ...(since === undefined ? {} : { since }),
      })),
      enumerants: enumerants.map(({ kind, name: enumerant, value, capabilities }) => ({
        ...{ kind, name: enumerant, value, capabilities },
      })),
      differences: differences.map(({ fact, follow }) => ({ fact, follow })),
    },
  }
}

function contents({ judgedTexts, judgedRules }: JudgedData): string {
  const rows = {
    texts: judgedTexts.map(judged),
    rules: judgedTexts.map(({ name }) => [
      name,
      judgedRules
        .filter(({ text }) => text === name)
        .map((rule) => [rule.id.slice(name.length + 1), unusual(rule)]),
    ]),
  }
  return `const { texts, rules } = JSON.parse(${JSON.stringify(JSON.stringify(rows))})
export const judgedTexts = texts
export const judgedRules = rules.flatMap(([text, of]) =>
  of.map(([slug, unusual]) => ({ id: text + '/' + slug, text, confidence: 'certain', ...unusual })))
`
}

/** The data of texts and rules that the judge needs, without their words. */
export function judgedData(tree: Tree): Plugin {
  const file = join(tree.folder, 'spec', `judged-data${tree.ending}`)
  return {
    name: 'judged-data',
    setup({ onLoad }) {
      onLoad({ filter: pathFilter(tree, 'judged-data') }, ({ path }) =>
        path === file ? { contents: contents(data) } : undefined,
      )
    },
  }
}
