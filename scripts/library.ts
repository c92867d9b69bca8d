import {
  type Assembled,
  type AssembleOptions,
  assemble as assembleText,
} from '#generators/assembly/assemble'
import type { BlockLayouts } from '#reference/block-layouts'
import { type Decoded, decode as decodeInput } from '#reference/decode/decode'
import { disassemble as disassembleInput } from '#reference/disassemble/disassemble'
import type { DisassembleOptions } from '#reference/disassemble/options'
import { validate as validateInput } from '#reference/validate'
import type { MadeCase } from '#runner/corpus/draft'
import { makeCorpus } from '#runner/corpus/make-corpus'
import { referenceJudge } from '#runner/corpus/reference-judge'
import { readLimits as readLimitsText } from '#runner/limits/read-limits'
import type { Problem } from '#runner/problem'
import { type Environment, environmentByName } from '#spec/environments'
import type { Limits } from '#spec/limits/limit'
import type { Rule, RuleId } from '#spec/rule'
import { rules as allRules, texts } from '#spec/texts'
import type { Verdict } from '#spec/verdict'

/** The error for an unknown name from the caller. Modules never cause an error: every input gives a value. */
export class UnknownNameError extends Error {
  readonly code: 'unknown-environment' | 'unknown-text'

  constructor(code: UnknownNameError['code'], message: string) {
    super(message)
    this.name = 'UnknownNameError'
    this.code = code
  }
}

/** The environment and the rules by which a module is judged. */
export interface ValidateOptions {
  /** A name as in `spirv-val --target-env`; `spv1.6` if absent. */
  readonly environment?: string
  /** Revision per text, if it differs from the one that the catalogue follows. */
  readonly revisions?: Readonly<Record<string, number>>
  /** Rules that are not checked. */
  readonly without?: readonly RuleId[]
  /** Whether rules with two readings are checked in the stricter reading. */
  readonly open?: boolean
  /** Layouts of blocks that features of Vulkan allow; none of them if absent. */
  readonly layouts?: BlockLayouts
  /** Limits and features of a device, as {@link readLimits} reads them; rules that need them are not checked if absent. */
  readonly limits?: Limits
}

/** The cases to generate. */
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
 * Decodes a module: instructions, look-ups, and a defect for every encoding error. Never throws.
 *
 * @param input octets or words of a module, in either byte order; looked at, not copied.
 */
export function decode(input: Uint8Array | Uint32Array): Decoded {
  return decodeInput(input)
}

/** The disassembly of a module, by default as `spirv-dis --raw-id --no-color` prints it. Never throws. */
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
 * The verdict of the reference decoder on a module; that on an invalid one includes all broken rules. Never throws because
 * of the module.
 *
 * @throws {@link UnknownNameError} when the environment has no such name.
 */
export function validate(
  input: Uint8Array | Uint32Array,
  { environment: name = 'spv1.6', ...selection }: ValidateOptions = {},
): Verdict {
  const where = environment(name)
  // Without a selection, the validator that was built when this module was loaded is reused.
  return Object.keys(selection).length === 0
    ? validateInput(input, where)
    : validateInput(input, where, selection)
}

/**
 * The limits and features of a device that JSON text gives, as files for `validate --limits` have them; a problem for the first
 * name, value or contradiction that is wrong.
 *
 * @param name of the text, for messages.
 */
export function readLimits(text: string, name = 'limits'): Limits | Problem {
  return readLimitsText(name, text)
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
