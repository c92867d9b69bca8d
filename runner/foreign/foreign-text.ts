import type { Colors } from '../colors.ts'
import { counted } from '../counted.ts'
import { outcomes } from '../log/outcome.ts'
import { verdictText } from '../report/verdict-text.ts'
import type { ForeignAnswer } from './foreign-answers.ts'
import { placedLines } from './placed-lines.ts'

function toolLine({
  tool,
  verdict,
  outcome,
  disagrees,
  explained,
}: ForeignAnswer['tools'][number]) {
  if (!disagrees) return `  ${tool} ${outcome === 'agree' ? 'agrees' : outcome}`
  const known = explained === undefined ? '' : ` (known: ${explained})`
  return `  ${tool} disagrees: ${outcome}: ${verdictText(verdict)}${known}`
}

function paragraph(answer: ForeignAnswer, colors: Colors): string[] {
  const { file, env, verdict, blames, tools } = answer
  const shade = { valid: colors.green, invalid: colors.red }[verdict.kind as string]
  const why = 'why' in verdict ? ` (${verdict.why})` : ''
  if (verdict.kind === 'valid' && !tools.some((tool) => tool.disagrees)) return []
  return [
    `${file}: ${(shade ?? colors.yellow)(verdict.kind)} for ${env}${why}`,
    ...blames.flatMap(({ blame, ...place }) => placedLines(blame, place, colors.dim)),
    ...tools.map(toolLine),
  ]
}

/** The answers of each tool in sum: agreement first. */
function sums(answers: readonly ForeignAnswer[]): readonly string[] {
  const all = answers.flatMap(({ tools }) => tools)
  return [...new Set(all.map(({ tool }) => tool))].map((name) => {
    const verdicts = all.filter(({ tool }) => tool === name)
    const count = (outcome: string) =>
      verdicts.filter((verdict) => verdict.outcome === outcome).length
    const others = outcomes.filter((outcome) => outcome !== 'agree' && count(outcome) > 0)
    return [
      `${name} agrees about ${count('agree')} of ${verdicts.length}`,
      ...others.map((outcome) => `${count(outcome)} ${outcome}`),
    ].join(', ')
  })
}

/**
 * The invalid modules with their violations and what tools say of them, the disagreements of tools, the number of modules
 * that misuse each text, and what each tool says in sum.
 */
export function* foreignText(
  answers: readonly ForeignAnswer[],
  colors: Colors,
): Generator<string, void> {
  const count = (kind: string) => answers.filter(({ verdict }) => verdict.kind === kind).length
  const names = [...new Set(answers.flatMap(({ texts }) => texts))].sort()
  const others = answers.length - count('valid') - count('invalid')
  for (const answer of answers) for (const line of paragraph(answer, colors)) yield `${line}\n`
  for (const name of names) {
    const users = answers.filter(({ texts }) => texts.includes(name))
    const misusers = users.filter(({ misuses }) => misuses.includes(name))
    yield `${name}: used by ${users.length}, misused by ${misusers.length}\n`
  }
  for (const sum of sums(answers)) yield `${sum}\n`
  yield `${counted(answers.length, 'answer')}: ${count('valid')} valid, ${count('invalid')} invalid, ${others} not judged\n`
}
