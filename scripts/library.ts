import {
  type Assembled,
  type AssembleOptions,
  assemble as assembleText,
} from '#generators/assembly/assemble'
import { type Decoded, decode as decodeInput } from '#reference/decode/decode'
import {
  type DisassembleOptions,
  disassemble as disassembleInput,
} from '#reference/disassemble/disassemble'
import { validateAll as validateInputs } from '#reference/validate'
import type { MadeCase } from '#runner/corpus/draft'
import { makeCorpus } from '#runner/corpus/make-corpus'
import { referenceJudge } from '#runner/corpus/reference-judge'
import { readLimits as readLimitsText } from '#runner/limits/read-limits'
import type { Problem } from '#runner/problem'
import type { Limits } from '#spec/limits/limit'
import type { Rule } from '#spec/rule'
import { rules as allRules, texts } from '#spec/texts'
import type { Verdict } from '#spec/verdict'
import { checkRevisions, checkTexts, environmentOf } from './library/names.ts'
import type { ValidateOptions } from './library/validate-options.ts'

// biome-ignore lint/performance/noBarrelFile: the one entry point of the package
export { isProblem } from '#runner/is-problem'
export type { Problem } from '#runner/problem'
export type { Reflected } from '#runner/reflection/reflected'
export { type Checked, type CheckOptions, check } from './library/check.ts'
export { type MutateOptions, mutate } from './library/mutate.ts'
export { UnknownNameError } from './library/names.ts'
export { type ReducedModule, type ReduceOptions, reduce } from './library/reduce.ts'
export { reflect } from './library/reflect.ts'
export { type SmithModule, type SmithOptions, smith } from './library/smith.ts'
export { validate } from './library/validate.ts'
export type { ValidateOptions } from './library/validate-options.ts'

/** The cases to generate. */
export interface GenerateOptions {
  /** Names of texts; all when absent. */
  readonly texts?: readonly string[]
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
 * The verdicts on modules, in their order: those of {@link validate}, in less time where there are many small ones. Never throws
 * because of a module.
 *
 * @throws {@link UnknownNameError} when an environment or a text has no such name, or a text no such revision.
 */
export function validateAll(
  inputs: readonly (Uint8Array | Uint32Array)[],
  { environment: name = 'spv1.6', ...selection }: ValidateOptions = {},
): readonly Verdict[] {
  const environment = environmentOf(name)
  checkRevisions(selection.revisions)
  const isUsual = Object.keys(selection).length === 0
  return validateInputs(
    inputs.map((module) => ({ module, environment })),
    isUsual ? undefined : selection,
  )
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
  checkTexts(names)
  const chosen = texts.filter(({ name }) => names?.includes(name) ?? true)
  return (await makeCorpus(chosen, { judge: referenceJudge })).cases
}
