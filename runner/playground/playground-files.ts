import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environments } from '#spec/environments'
import { rules, texts } from '#spec/texts'
import type { RecordedTool } from '../causes/recorded.ts'
import type { FiledCase } from '../corpus/manifest.ts'
import type { Corpus } from '../corpus/read-corpus.ts'
import { packageRoot } from '../package-root.ts'
import { pageStyle } from '../pages/page-style.ts'
import { packed } from '../pages/report/packed.ts'
import { template } from '../render.ts'
import { groupBy } from '../report/group-by.ts'
import { casesOfRule } from './case-data.ts'
import { examplesOf } from './examples.ts'
import type { CasesOfRule, PlaygroundData } from './page-data.ts'
import { type PlaygroundScripts, playgroundScripts } from './playground-script.ts'
import { rulesData } from './rule-data.ts'
import type { AnswersOf } from './tool-answers.ts'

/** What a playground is made of. */
export interface PlaygroundMaterial {
  readonly suite: { readonly name: string; readonly version: string }
  readonly corpus: Corpus
  /** What is recorded of tools, by which examples are chosen. */
  readonly recorded: readonly RecordedTool[]
  readonly answersOf: AnswersOf
  /** A sentence that says where the answers come from. */
  readonly answers: string
  /** The scripts that judge, break and run modules, by the names under which the page asks for them. */
  readonly scripts: Readonly<Record<'judge.js' | 'more.js', string>>
}

/** The style sheets in cascade order, after those that all pages share. */
const sheets = ['layout', 'editor', 'panels']

function playgroundStyle(): string {
  const folder = join(packageRoot(), 'templates', 'playground', 'style')
  const texts = sheets.map((sheet) => readFileSync(join(folder, `${sheet}.css`), 'utf8'))
  return [pageStyle(), ...texts].join('\n')
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

/** A file that a script element loads: from disk, a page can read no other. */
function dataFile(name: string, value: unknown): string {
  return `spirvCtsData(${JSON.stringify(name)},${JSON.stringify(packed(value))})\n`
}

/**
 * What the page may do: run the scripts written in it and what those load, start a worker from a text that it has, and use its own
 * style and that of the editor, which has the nonce. It cannot fetch anything.
 */
function policyOf({ start, page }: PlaygroundScripts, style: string, nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'sha256-${sha256(start)}' 'sha256-${sha256(page)}' 'strict-dynamic'`,
    `style-src 'sha256-${sha256(style)}' 'nonce-${nonce}'`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

function nameIn(rule: string, id: string): string {
  return id.slice(rule.length + 1)
}

function pageData(
  { suite, answers, recorded }: PlaygroundMaterial,
  cases: readonly FiledCase[],
  sizeOf: (filed: FiledCase) => number,
): PlaygroundData {
  return {
    ...{ suite, answers },
    environments: environments.map(({ name }) => name),
    texts: texts.map(({ name, versions }) => ({
      name,
      versions: versions.map(({ date, revision }) => ({ date, revision })),
    })),
    examples: examplesOf(cases, recorded, sizeOf),
  }
}

/** The files of the playground, by path: the page, and what it loads on demand. The same material gives the same files. */
export function playgroundFiles(material: PlaygroundMaterial): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  const { cases } = material.corpus.manifest
  const byRule = groupBy(cases, ({ rule }) => rule)
  const shards = new Map<string, CasesOfRule>()
  for (const [rule, filed] of byRule) {
    const shard = casesOfRule(material.corpus, filed)
    shards.set(rule, shard)
    files.set(`cases/${rule}.js`, dataFile(`cases/${rule}`, shard))
  }
  const sizeOf = ({ id, rule }: FiledCase) =>
    shards.get(rule)?.[nameIn(rule, id)]?.module.length ?? Number.POSITIVE_INFINITY
  const casesOf = (rule: string) => Object.keys(shards.get(rule) ?? {})
  const scripts = playgroundScripts()
  const style = playgroundStyle()
  const nonce = sha256(style).slice(0, 22)
  const page = template(
    'playground/page.hbs',
    'xml',
  )({
    ...{ suite: material.suite, scripts, style, nonce },
    policy: policyOf(scripts, style, nonce),
    data: JSON.stringify(pageData(material, cases, sizeOf)).replaceAll('<', '\\u003c'),
  })
  files.set('index.html', page)
  for (const [name, text] of Object.entries(material.scripts)) files.set(name, text)
  files.set('rules.js', dataFile('rules', rulesData(rules, casesOf, material.answersOf)))
  return files
}
