import {
  type Assembled,
  type AssembleOptions,
  assemble as assembleText,
} from '#generators/assembly/assemble'
import { type Decoded, decode as decodeInput } from '#reference/decode/decode'
import { disassemble as disassembleInput } from '#reference/disassemble/disassemble'
import type { DisassembleOptions } from '#reference/disassemble/options'
import { validate as validateInput } from '#reference/validate'
import type { MadeCase } from '#runner/corpus/draft'
import { makeCorpus } from '#runner/corpus/make-corpus'
import { referenceJudge } from '#runner/corpus/reference-judge'
import { type Environment, environmentByName } from '#spec/environments'
import type { Rule, RuleId } from '#spec/rule'
import { rules as allRules, texts } from '#spec/texts'
import type { Verdict } from '#spec/verdict'

/** What a caller named and we do not have. Everything that a module can be gives a value, never an error. */
export class UnknownNameError extends Error {
  readonly code: 'unknown-environment' | 'unknown-text'

  constructor(code: UnknownNameError['code'], message: string) {
    super(message)
    this.name = 'UnknownNameError'
    this.code = code
  }
}

/** Whether, and by whose rules, a module is judged. */
export interface ValidateOptions {
  /** A name that `spirv-val --target-env` takes; `spv1.6` when absent. */
  readonly environment?: string
  /** Revision per text, where it is not the one that the catalogue follows. */
  readonly revisions?: Readonly<Record<string, number>>
  /** Rules that are not checked. */
  readonly without?: readonly RuleId[]
  /** Whether rules that their text leaves open are checked in their stricter reading. */
  readonly open?: boolean
}

/** What is generated. */
export interface GenerateOptions {
  /** Names of texts; all when absent. */
  readonly texts?: readonly string[]
}

function environment(name: string): Environment {
  const found = environmentByName(name)
  if (found === undefined)
    throw new UnknownNameError('unknown-environment', `there is no environment ${name}`)
  return found
}

/** Every rule of every text. */
export const rules: readonly Rule[] = allRules

/**
 * Takes a module apart: instructions, look-ups, and a defect for every place where the encoding is broken. Total.
 *
 * @param input octets or words of a module, in either byte order; looked at, not copied.
 */
export function decode(input: Uint8Array | Uint32Array): Decoded {
  return decodeInput(input)
}

/** The disassembly of a module, by default as `spirv-dis --raw-id --no-color` prints it. Total. */
export function disassemble(
  input: Uint8Array | Uint32Array,
  options: DisassembleOptions = {},
): string {
  return disassembleInput(input, options)
}

/** The words of a text in the assembly syntax of SPIRV-Tools, or its errors with line and column. */
export function assemble(text: string, options: AssembleOptions = {}): Assembled {
  return assembleText(text, options)
}

/**
 * The reference decoder's verdict on a module; an invalid one comes with all broken rules. Total for any input.
 *
 * @throws {@link UnknownNameError} when the environment has no such name.
 */
export function validate(
  input: Uint8Array | Uint32Array,
  { environment: name = 'spv1.6', ...selection }: ValidateOptions = {},
): Verdict {
  const where = environment(name)
  // Without a selection the validator that was built when this module was loaded is used again.
  return Object.keys(selection).length === 0
    ? validateInput(input, where)
    : validateInput(input, where, selection)
}

/**
 * The certified cases of the corpus, with their words.
 *
 * @throws {@link UnknownNameError} when a text has no such name.
 */
export async function generate({
  texts: names,
}: GenerateOptions = {}): Promise<readonly MadeCase[]> {
  for (const name of names ?? [])
    if (!texts.some((text) => text.name === name))
      throw new UnknownNameError('unknown-text', `there is no text ${name}`)
  const chosen = texts.filter(({ name }) => names?.includes(name) ?? true)
  return (await makeCorpus(chosen, { judge: referenceJudge })).cases
}
