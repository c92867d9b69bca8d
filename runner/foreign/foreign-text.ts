import type picocolors from 'picocolors'
import { verdictText } from '../report/verdict-text.ts'
import type { ForeignAnswer } from './foreign-answer.ts'

type Colors = ReturnType<typeof picocolors.createColors>

function paragraph({ file, env, verdict, tools }: ForeignAnswer, colors: Colors): string[] {
  const shade = { valid: colors.green, invalid: colors.red }[verdict.kind as string]
  const why = 'why' in verdict ? ` (${verdict.why})` : ''
  const wrong = tools.filter((one) => one.disagrees)
  if (verdict.kind === 'valid' && wrong.length === 0) return []
  return [
    `${file}: ${(shade ?? colors.yellow)(verdict.kind)} for ${env}${why}`,
    ...(verdict.kind === 'invalid'
      ? verdict.blames.map(
          ({ word, rule, message }) => `  word ${word}: ${message} ${colors.dim(`(${rule})`)}`,
        )
      : []),
    ...wrong.map((one) => `  ${one.tool} disagrees: ${verdictText(one.verdict)}`),
  ]
}

/** The invalid modules with their violations, the disagreements of tools, and the number of modules that misuse each text. */
export function foreignText(answers: readonly ForeignAnswer[], colors: Colors): string {
  const count = (kind: string) => answers.filter(({ verdict }) => verdict.kind === kind).length
  const names = [...new Set(answers.flatMap(({ texts }) => texts))].sort()
  const others = answers.length - count('valid') - count('invalid')
  const lines = [
    ...answers.flatMap((answer) => paragraph(answer, colors)),
    ...names.map((name) => {
      const users = answers.filter(({ texts }) => texts.includes(name))
      const misusers = users.filter(({ misuses }) => misuses.includes(name))
      return `${name}: used by ${users.length}, misused by ${misusers.length}`
    }),
    `${answers.length} answers: ${count('valid')} valid, ${count('invalid')} invalid, ${others} not judged`,
  ]
  return `${lines.join('\n')}\n`
}
