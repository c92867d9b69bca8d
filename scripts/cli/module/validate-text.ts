import { placedLines } from '#runner/foreign/placed-lines'
import type { Verdict } from '#spec/verdict'
import { colours } from '../output/colours.ts'
import type { PlacedInSource } from './in-source.ts'
import type { ValidateLine } from './validate-line.ts'

/** A verdict on a module, with additional information. */
export interface JudgedInput {
  readonly verdict: Verdict
  /** Places of the violations of an invalid module, in their order. */
  readonly places?: readonly PlacedInSource[]
  readonly undecided?: readonly string[]
  /** For a valid module, extensions whose rules are not known. */
  readonly unknownExtensions?: readonly string[]
}

/** The line about a file in an environment. */
export function validateLine(
  file: string,
  env: string,
  verdict: Verdict,
  { undecided, unknownExtensions = [], places }: Omit<JudgedInput, 'verdict'>,
): ValidateLine {
  const head = { file, env, verdict: verdict.kind }
  if (verdict.kind === 'valid')
    return {
      ...head,
      blames: [],
      ...(undecided && { undecided }),
      ...(unknownExtensions.length > 0 && { unknownExtensions }),
    }
  if (verdict.kind === 'invalid') {
    const blames = places?.map(({ blame, ...place }) => ({ ...blame, ...place })) ?? verdict.blames
    return { ...head, blames, phase: verdict.phase }
  }
  return { ...head, blames: [], ...('why' in verdict ? { why: verdict.why } : {}) }
}

/** The part that a verdict leaves out: `, except for the rules of SPV_X and SPV_Y, which are not known`. */
function exceptionOf(extensions: readonly string[]): string {
  const last = extensions.at(-1)
  if (last === undefined) return ''
  const names = [extensions.slice(0, -1).join(', '), last].filter((part) => part !== '')
  return `, except for the rules of ${names.join(' and ')}, which are not known`
}

/** The text of such a line for people. */
export function validateText(answered: ValidateLine): string {
  const { file, env, verdict, blames, phase, why, unknownExtensions = [] } = answered
  const colour = colours(process.stdout)
  const shade = { valid: colour.green, invalid: colour.red }[verdict as string] ?? colour.yellow
  const aside = phase ?? why
  const exception = exceptionOf(unknownExtensions)
  return [
    `${file}: ${shade(verdict)} for ${env}${aside === undefined ? '' : ` (${aside})`}${exception}`,
    ...blames.flatMap((blame) => placedLines(blame, blame, colour.dim, file)),
  ].join('\n')
}
