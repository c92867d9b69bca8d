import { join } from 'node:path'
import { validate } from '#reference/validate'
import { sentence } from '#runner/bugs/blamed'
import { disputedTexts } from '#runner/bugs/disputed-texts'
import { brokenListing } from '#runner/bugs/listings'
import { namesIn } from '#runner/bugs/named'
import {
  type AnswerToday,
  type DisputedModule,
  specIssueText,
  specTitle,
} from '#runner/bugs/spec-issue'
import { twinListing } from '#runner/bugs/twin-listing'
import { assembleText } from '#runner/corpus/assembly'
import type { FiledCase } from '#runner/corpus/manifest'
import type { Corpus } from '#runner/corpus/read-corpus'
import { counted } from '#runner/counted'
import { marked } from '#runner/fuzz/finding/marked'
import { isProblem } from '#runner/is-problem'
import { openTool } from '#runner/oracle/open-tool'
import type { Oracle } from '#runner/oracle/oracle'
import { type Problem, problem } from '#runner/problem'
import { suites } from '#runner/tools/suites'
import { type Environment, environmentByName } from '#spec/environments'
import type { Rule } from '#spec/rule'
import { rules, texts } from '#spec/texts'
import { fail } from '../fail.ts'
import { writeFiles } from './kit-index.ts'

interface Disputed {
  readonly words: Uint32Array
  readonly control: Uint32Array | undefined
  readonly environment: Environment
}

/** Validators of all installed suites, oldest first. */
async function validators(): Promise<readonly Oracle[]> {
  const found: Oracle[] = []
  for (const { name } of suites) {
    const tool = await openTool(`spirv-val@${name}`)
    if (!isProblem(tool) && tool.kind === 'validator') found.push(tool)
  }
  return found
}

/** The smallest module of the corpus that the stricter reading alone forbids. */
function smallest(rule: Rule, corpus: Corpus): Disputed | undefined {
  const { cases } = corpus.manifest
  const byId = new Map(cases.map((filed) => [filed.id, filed]))
  const wordsOf = (filed: FiledCase | undefined): Uint32Array | undefined => {
    const read = filed === undefined ? undefined : corpus.read(filed)
    return read === undefined || isProblem(read) ? undefined : read.words
  }
  return cases
    .flatMap((filed): readonly Disputed[] => {
      if (filed.rule !== rule.id || filed.control === null) return []
      const [words, environment] = [wordsOf(filed), environmentByName(filed.environments[0] ?? '')]
      if (words === undefined || environment === undefined) return []
      return [{ words, environment, control: wordsOf(byId.get(filed.control)) }]
    })
    .sort((a, b) => a.words.length - b.words.length)[0]
}

/** The module of a question that no case shows. @throws if its text does not assemble. */
function written({ id }: Rule): Disputed | undefined {
  const text = disputedTexts[id]
  const environment = environmentByName(text?.environment ?? '')
  if (text === undefined || environment === undefined) return undefined
  const words = assembleText(text.assembly, text.environment, id)
  if (isProblem(words)) throw new Error(words.message)
  return { words, environment, control: undefined }
}

function listed({ words, control, environment }: Disputed): DisputedModule {
  const options = { ids: 'names', header: false } as const
  const verdict = validate(words, environment)
  const [blame] = verdict.kind === 'invalid' ? verdict.blames : []
  const message = blame === undefined ? 'differs here' : namesIn(words)(blame.message)
  return {
    environment: environment.name,
    listing:
      control === undefined
        ? marked(words, null, blame?.word, message, options).trimEnd()
        : brokenListing(words, control, blame?.word, message),
    control: control === undefined ? '' : twinListing(control, words),
  }
}

async function todayOf(
  { words, environment }: Disputed,
  tools: readonly Oracle[],
): Promise<readonly AnswerToday[]> {
  const answers: AnswerToday[] = []
  for (const tool of tools) {
    const verdict = await tool.judge(words, environment)
    const message =
      verdict.kind === 'valid'
        ? 'accepts it (reading 2)'
        : verdict.kind === 'invalid'
          ? `refuses it (reading 1, if its message is about this): ${verdict.message}`
          : verdict.kind === 'unsupported'
            ? 'does not know what the module uses'
            : verdict.kind
    answers.push({ name: `${tool.tool} ${tool.version}`, said: message.replaceAll('|', '\\|') })
  }
  return answers
}

/** The path of the report of a rule, below the folder. */
function fileOf({ id }: Rule): string {
  return `${id}.md`
}

/**
 * Writes a report for each rule whose text can be read in two ways, and an index.
 *
 * @param text only rules of this text.
 * @returns how many there are, and where.
 */
async function writeSpecIssues(
  corpus: Corpus,
  folder: string,
  text: string | undefined,
): Promise<{ readonly said: string } | Problem> {
  if (text !== undefined && !texts.some(({ name }) => name === text))
    return problem('unknown-text', `--text ${text}: no such text`, 'spirv-cts rules lists them')
  const open = rules.filter(
    (rule) => rule.confidence === 'open' && (text === undefined || rule.text === text),
  )
  const tools = await validators()
  const rows: string[] = []
  try {
    for (const rule of open) {
      const disputed = smallest(rule, corpus) ?? written(rule)
      const issue = {
        rule,
        ...(disputed === undefined ? {} : { module: listed(disputed) }),
        today: disputed === undefined ? [] : await todayOf(disputed, tools),
      }
      const unwritten = writeFiles(folder, new Map([[fileOf(rule), specIssueText(issue)]]))
      if (unwritten !== undefined) return unwritten
      rows.push(`- [${specTitle(rule)}](${fileOf(rule)}): ${sentence(rule.summary).slice(0, -1)}`)
    }
  } finally {
    for (const tool of tools) tool.close()
  }
  const index = `# Questions to the authors of texts\n\n${rows.join('\n')}\n`
  const unwritten = writeFiles(folder, new Map([['index.md', index]]))
  return unwritten ?? { said: `${counted(open.length, 'question')}: ${join(folder, 'index.md')}` }
}

/** Questions to the authors of texts, instead of reports to those of a tool. */
export async function askAuthors(
  corpus: Corpus,
  { out, text }: { readonly out: string; readonly text?: string },
): Promise<void> {
  const done = await writeSpecIssues(corpus, out, text)
  if (isProblem(done)) fail(done)
  else console.log(done.said)
}
