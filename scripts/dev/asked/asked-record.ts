import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { digest } from '#runner/corpus/digest'
import type { Tool } from '#runner/oracle/oracle'

const askedRecord = z.object({
  tools: z.record(z.string(), z.string()),
  questions: z.record(z.string(), z.string()),
})

/**
 * What tools were asked when no answer was without an explanation: the version of each tool by its SPEC, and the digest of each
 * question by its name, or those of its parts with spaces between. A digest is of all that the answer depends on but the tools.
 */
export type AskedRecord = z.infer<typeof askedRecord>

/** The record in a file; one of nothing where there is no file. */
export function readAsked(file: string): AskedRecord {
  return existsSync(file)
    ? askedRecord.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { tools: {}, questions: {} }
}

/** A record as its file has it, in an order that does not depend on who asked. */
export function askedText({ tools, questions }: AskedRecord): string {
  const sorted = (list: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(list).toSorted(([left], [right]) => (left < right ? -1 : 1)))
  const all = { tools: sorted(tools), questions: sorted(questions) }
  return `${JSON.stringify(all, undefined, 2)}\n`
}

/** A short digest of anything that can be written as JSON. */
export const shortDigest = (value: unknown): string =>
  digest(Buffer.from(JSON.stringify(value))).slice(0, 8)

/**
 * The version by which a tool is recorded. Drivers and devices add the machine to theirs, which is left out; programs that state no version
 * have the digest of their file.
 *
 * @param file of the program, if the tool is one.
 */
export function recordedVersion(tool: Pick<Tool, 'version' | 'build'>, file = ''): string {
  const [version = ''] = tool.version.split(' ')
  return [version, tool.build, file.slice(0, 8)].filter(Boolean).join(' ')
}

/** The number of recorded questions of which one is asked again each time, where no other number is given. */
const usualShare = 200

/** A number that looks random and changes with the question alone. */
function drawn(name: string, content: string): number {
  return Number.parseInt(digest(Buffer.from(`${name} ${content}`)).slice(0, 8), 16)
}

/** Whether a question has to be asked: it is new or changed, or it is in the sample, which depends on that question alone. */
export function isDue(
  { questions }: Pick<AskedRecord, 'questions'>,
  name: string,
  content: string,
  share = usualShare,
): boolean {
  return questions[name] !== content || drawn(name, content) % share === 0
}

/** The parts of a question as they are recorded. */
export const partsText = (parts: readonly string[]): string => [...new Set(parts)].sort().join(' ')

/**
 * The parts of a question that have to be asked: those that are new or changed, or all of a question in the sample. Each part costs less than
 * the tool's start.
 *
 * @param parts digests of what the answer of each depends on.
 */
export function partsDue(
  { questions }: Pick<AskedRecord, 'questions'>,
  name: string,
  parts: readonly string[],
  share: number,
): ReadonlySet<string> {
  if (drawn(name, partsText(parts)) % share === 0) return new Set(parts)
  const recorded = new Set(questions[name]?.split(' '))
  return new Set(parts.filter((part) => !recorded.has(part)))
}

/**
 * The names of the questions that each tool has to be asked, by its SPEC: all where another version of it was asked, or none, and otherwise those that
 * are due.
 *
 * @param now the tools and questions as they are.
 */
export function questionsDue(
  recorded: AskedRecord,
  now: AskedRecord,
): ReadonlyMap<string, readonly string[]> {
  const all = Object.entries(now.questions)
  const due = all.filter(([name, content]) => isDue(recorded, name, content))
  return new Map(
    Object.entries(now.tools).map(([spec, version]) => {
      const questions = recorded.tools[spec] === version ? due : all
      return [spec, questions.map(([name]) => name)]
    }),
  )
}

/** Tools that have to be asked the same questions. */
export interface DueGroup {
  readonly specs: readonly string[]
  readonly names: readonly string[]
}

/** The tools of {@link questionsDue}, together where their questions are the same. */
export function dueGroups(due: ReadonlyMap<string, readonly string[]>): readonly DueGroup[] {
  const groups = new Map<string, { specs: string[]; names: readonly string[] }>()
  for (const [spec, names] of due) {
    const key = names.join('\n')
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { specs: [spec], names })
    else group.specs.push(spec)
  }
  return [...groups.values()]
}

/** At most this number of questions, the same ones as long as they do not change, whatever becomes of the others. */
export function fewOf(
  names: readonly string[],
  questions: AskedRecord['questions'],
  most: number,
): readonly string[] {
  return names
    .map((name) => ({ name, place: drawn(name, questions[name] ?? '') }))
    .toSorted((left, right) => left.place - right.place)
    .slice(0, most)
    .map(({ name }) => name)
    .toSorted()
}
